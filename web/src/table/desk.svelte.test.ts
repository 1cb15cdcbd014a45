import { afterEach, expect, test } from "vitest";
import type { Action, View } from "../games/contract";
import { prefer } from "../lib/session.svelte";
import { Desk, type Question } from "./desk.svelte";

const PASS: Action = { type: "pass" };

class Passing extends Desk<null> {
  get choice(): Action {
    return PASS;
  }
  protected wish(): Action {
    return PASS;
  }
  protected leads(): boolean {
    return true;
  }
  takeUp(): void {}
  protected override asks(action: Action): Question {
    return { action, text: "Give up 3 thalers?", yes: "Give up", no: "Go back" };
  }
}

function desk(played: Action[]): Passing {
  const props = {
    view: { choices: [PASS] } as unknown as View,
    me: 0,
    active: true,
    pending: false,
    play: (action: Action) => void played.push(action),
    check: () => Promise.resolve(null),
  };
  return new Passing(() => props, null);
}

afterEach(() => prefer({ asks: true }));

test("what gives something up is done after one question", () => {
  const played: Action[] = [];
  const asked = desk(played);
  asked.confirm();
  expect([asked.question?.text, played]).toEqual(["Give up 3 thalers?", []]);
  asked.answer(false);
  expect([asked.question, played]).toEqual([null, []]);
  asked.confirm();
  asked.answer(true);
  expect([asked.question, played]).toEqual([null, [PASS]]);
});

test("nobody is asked who wants no such questions", () => {
  prefer({ asks: false });
  const played: Action[] = [];
  const asked = desk(played);
  asked.confirm();
  expect([asked.question, played]).toEqual([null, [PASS]]);
});
