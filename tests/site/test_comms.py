"""Widgets speak to a page without a kernel: what is said in one event travels as one batch."""

from __future__ import annotations

import asyncio
import json

import comm
import pytest

from navalgames.site.browser.comms import Comms, Outbox, PageComm


@pytest.fixture
def batches(monkeypatch):
    """What was sent, and the comms that send it; other widgets of this process keep their own."""
    monkeypatch.setattr(comm, "create_comm", comm.create_comm)
    monkeypatch.setattr(comm, "get_comm_manager", comm.get_comm_manager)
    sent = []
    comms = Comms(lambda batch: sent.append(json.loads(batch)))
    comms.install()
    return sent, comms


def opened(**state):
    return comm.create_comm(target_name="jupyter.widget", data={"state": state, "buffer_paths": []})


def test_what_a_widget_is_told_before_it_is_known_goes_into_its_opening(batches):
    sent, comms = batches
    with comms.outbox.one_batch():
        one = opened(value=1)
        one.send({"method": "update", "state": {"value": 2, "more": 3}})
        one.send({"method": "custom", "content": "hello"})
    assert [message["type"] for message in sent[0]] == ["comm_open", "comm_msg"]
    assert sent[0][0]["content"]["data"]["state"] == {"value": 2, "more": 3}
    assert sent[0][0]["content"]["target_name"] == "jupyter.widget"
    with comms.outbox.one_batch():
        one.send({"method": "update", "state": {"value": 4}})
    assert [message["content"]["data"]["method"] for message in sent[1]] == ["update"]


def test_a_message_of_the_page_reaches_its_widget_and_the_answers_are_one_batch(batches):
    sent, comms = batches
    with comms.outbox.one_batch():
        one = opened()

    def answer(message):
        for number in range(2):
            one.send({"method": "custom", "content": [message["content"]["data"], number]})

    one.on_msg(answer)
    comms.hear(one.comm_id, '{"ask": 1}')
    answers = [message["content"]["data"]["content"] for message in sent[-1]]
    assert answers == [[{"ask": 1}, 0], [{"ask": 1}, 1]]
    comms.hear("nobody", "{}")
    assert len(sent) == 2


def test_a_message_that_fails_is_logged_and_the_next_one_is_heard(batches, caplog):
    _sent, comms = batches
    with comms.outbox.one_batch():
        one = opened()
    heard = []

    def fragile(message):
        heard.append(message)
        raise ValueError("broken on purpose")

    one.on_msg(fragile)
    for _ in range(2):
        comms.hear(one.comm_id, "{}")
    assert len(heard) == 2
    assert "broken on purpose" in caplog.text


def test_what_is_said_outside_an_event_is_sent_as_soon_as_the_loop_is_free():
    sent = []

    async def said():
        outbox = Outbox(sent.append)
        outbox.put("comm_msg", "a", {"data": {"method": "custom"}}, {})
        outbox.put("comm_msg", "b", {"data": {"method": "custom"}}, {})
        assert sent == []
        await asyncio.sleep(0)

    asyncio.run(said())
    assert [message["comm"] for message in json.loads(sent[0])] == ["a", "b"]
    assert len(sent) == 1


def test_bytes_are_refused(batches):
    _sent, comms = batches
    with comms.outbox.one_batch():
        one = opened()
        assert isinstance(one, PageComm)
        with pytest.raises(TypeError):
            one.send({"method": "custom"}, buffers=[b"figure"])
