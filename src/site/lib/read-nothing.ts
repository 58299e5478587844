type Answer = { ok: boolean; status: number; json: () => Promise<unknown> }

/** The answer to a good request is not read; a refusal says why. */
export function readNothing(answer: Answer) {
  return {
    ok: answer.ok,
    status: answer.status,
    json: async () => (answer.ok ? null : ((await answer.json()) as null)),
  }
}

const NOT_FOUND = 404

/** For a deletion: what is not there was deleted, perhaps by the same request, whose answer was lost. */
export function readGone(answer: Answer) {
  const { status } = answer
  const ok = answer.ok || status === NOT_FOUND
  return readNothing({ ok, status, json: () => answer.json() })
}
