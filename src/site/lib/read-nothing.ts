type Answer = { ok: boolean; status: number; json: () => Promise<unknown> }

/** The answer to a good request is not read; a refusal says why. */
export function readNothing(answer: Answer) {
  return {
    ok: answer.ok,
    status: answer.status,
    json: async () => (answer.ok ? null : ((await answer.json()) as null)),
  }
}
