import { expect, it } from "vitest";
import type { HintReply } from "../lib/protocol";
import { MastersAdvice } from "./advice.svelte";

it("advises again where a move was taken back, whatever becomes of the first question", async () => {
  const answers: ((hint: HintReply) => void)[] = [];
  const told: string[] = [];
  const hint = (words: string) => ({ decision: 7, moves: [{ words }] }) as HintReply;
  const advice = new MastersAdvice(() => ({
    decision: 7, // the same one again after the undo
    pending: false,
    allowed: true,
    ask: () => new Promise<HintReply>((done) => answers.push(done)),
    answered: (best) => told.push(best.words),
    refused: () => told.push("refused"),
  }));
  const first = advice.ask();
  advice.dismiss(); // I played
  expect(advice.open).toBe(false);
  const second = advice.ask();
  answers[0]!(hint("first"));
  await first;
  expect([advice.thinking, told]).toEqual([true, []]);
  answers[1]!(hint("second"));
  await second;
  expect([advice.thinking, told]).toEqual([false, ["second"]]);
  expect(advice.moves.map((move) => move.words)).toEqual(["second"]);
});
