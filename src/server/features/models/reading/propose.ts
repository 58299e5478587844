import type { Proposal } from '#agent/understand/proposals/proposal.ts'
import type { Slot } from '#domain/fact.ts'
import { composeInterruption } from '#server/features/models/call/interruption.ts'
import type { ModelDesk } from '#server/features/models/call/model-desk.ts'
import { type CallOutcome, runCall } from '#server/features/models/call/run-call.ts'
import { askForProposals } from '#server/features/models/reading/ask-for-proposals.ts'
import { composeReadingPrompt } from '#server/features/models/reading/compose-reading-prompt.ts'
import { isWorthReading } from '#server/features/models/reading/is-worth-reading.ts'
import type { ModelContext } from '#server/platform/language-model.ts'

const OUTPUT_TOKENS = 400

/** What a model believes the message says. Empty in every case of trouble: the rules have read the message already. */
export async function propose(
  desk: ModelDesk,
  context: ModelContext & { asking: Slot | null },
  signal: AbortSignal,
): Promise<readonly Proposal[]> {
  if (signal.aborted || !isWorthReading(context.message)) return []
  if (!desk.circuit.isClosed() || desk.uselessReadings.isPaused()) return []
  const controller = new AbortController()
  const leave = () => controller.abort(composeInterruption('client_gone'))
  const expire = () => controller.abort(composeInterruption('timeout'))
  signal.addEventListener('abort', leave)
  const { promise: interrupted, resolve: interrupt } = Promise.withResolvers<'interrupted'>()
  controller.signal.addEventListener('abort', () => interrupt('interrupted'))
  const deadline = setTimeout(expire, desk.settings.readingTimeoutMs)
  try {
    const reading = read(desk, context, controller.signal)
    const result = await Promise.race([reading, interrupted])
    if (result !== 'interrupted') return noteReading(desk, result)
    if (!signal.aborted) desk.uselessReadings.miss()
    return []
  } finally {
    clearTimeout(deadline)
    signal.removeEventListener('abort', leave)
    controller.abort()
  }
}

type Reading = { proposals: readonly Proposal[]; outcome: CallOutcome }

async function read(
  desk: ModelDesk,
  context: ModelContext & { asking: Slot | null },
  signal: AbortSignal,
): Promise<Reading> {
  const prompt = composeReadingPrompt(context)
  let proposals: readonly Proposal[] = []
  const outcome = await runCall(
    desk,
    {
      purpose: 'read',
      conversationId: context.conversationId,
      prompt,
      outputTokens: OUTPUT_TOKENS,
      signal,
      countRefused: () => 0,
    },
    async ({ fetch }) => {
      const answer = await askForProposals(desk.settings, {
        prompt,
        signal,
        fetch,
        outputTokens: OUTPUT_TOKENS,
      })
      if (answer.proposals === null)
        return { kind: 'failed', reason: 'malformed', usage: answer.usage }
      proposals = answer.proposals
      return { kind: 'done', usage: answer.usage }
    },
  )
  return { proposals, outcome }
}

/** A provider that refuses or cannot be reached will not write either; one that answers badly here still may. */
function noteReading(desk: ModelDesk, { proposals, outcome }: Reading): readonly Proposal[] {
  const { failure, blames, retryAfterMs } = outcome
  if (failure === null) {
    desk.uselessReadings.hit()
    return proposals
  }
  if (blames === null) return []
  desk.uselessReadings.miss()
  const isRefusal =
    failure === 'rate_limited' || failure === 'key_refused' || failure === 'unavailable'
  if (isRefusal) desk.circuit.fail(failure, retryAfterMs)
  return []
}
