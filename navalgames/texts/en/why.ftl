# ---- why a chance is what it is (navalgames odds ... --why)
why-throw = [{ $number }] { $throw }
why-for = { $dice } for { $why }
why-by-rule = { $throw } (rule { $rule })
why-draw = { $count } of { $cards } cards
why-part = what the rules decide here in steps of their own
why-each = the same { $times } { $times ->
    [one] time
   *[other] times
  }
why-inside = { $kind ->
    [each] Each time:
   *[other] Which goes like this:
  }
why-together = { $kind ->
    [each] All together:
   *[other] What comes of it:
  }
why-case = case { $number }
why-until = again and again until it counts
why-then = { $values }: { $ways } of { $total } ({ $percent }), then
why-ends = { $values }: { $ways } of { $total } ({ $percent }) → { $outcome }
why-more = { $values }: { $ways } of { $total } ({ $percent }), then more throws that are not told here
why-as-before = as told under [{ $number }]
why-certain = Nothing is thrown: { $outcome }.
why-folded = more throws that are not told here
why-goes-on = another round
why-anything = whatever is shown
why-doubles = doubles
why-or-more = { $value } or more
why-or-less = { $value } or less
why-and-more = { $values } and { $more } more
cli-odds-why = How it comes about
cli-odds-why-round = How it comes about in the first round
cli-opt-why = Show how the dice come to it, throw after throw.
