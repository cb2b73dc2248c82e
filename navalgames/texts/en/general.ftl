language-name = English
general-broken = Something in this page has stopped working. Nothing you entered is lost: reload the page, and you are back at this step.
general-colon = :{" "}
general-percent = {" "}%
