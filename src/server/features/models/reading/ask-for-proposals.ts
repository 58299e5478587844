import type { Proposal } from '#agent/understand/proposals/proposal.ts'
import type { Usage } from '#server/features/models/call/call-cost.ts'
import type { ModelPrompt } from '#server/features/models/prompts/model-prompt.ts'
import { chooseCallOptions } from '#server/features/models/provider/call-options.ts'
import { loadSdk } from '#server/features/models/provider/load-sdk.ts'
import { openModel } from '#server/features/models/provider/open-model.ts'
import { readUsage } from '#server/features/models/provider/read-usage.ts'
import { PROPOSALS_SCHEMA } from '#server/features/models/reading/proposals-schema.ts'
import { readProposals } from '#server/features/models/reading/read-proposals.ts'
import type { LlmSettings } from '#server/platform/env/llm-settings.ts'

type Asked = { prompt: ModelPrompt; outputTokens: number; signal: AbortSignal; fetch: typeof fetch }

/** One structured answer. `proposals` is null where it was none; throws what the SDK throws. */
export async function askForProposals(
  settings: LlmSettings,
  { prompt, outputTokens, signal, fetch }: Asked,
): Promise<{ proposals: readonly Proposal[] | null; usage: Usage | null }> {
  const { generateText, jsonSchema, NoObjectGeneratedError, Output } = await loadSdk()
  try {
    const result = await generateText({
      ...chooseCallOptions(settings),
      model: await openModel(settings, fetch),
      instructions: prompt.instructions,
      prompt: prompt.input,
      maxOutputTokens: outputTokens,
      abortSignal: signal,
      output: Output.object({ schema: jsonSchema<unknown>(PROPOSALS_SCHEMA), name: 'proposals' }),
    })
    return { proposals: readProposals(result.output), usage: readUsage(result.totalUsage) }
  } catch (error) {
    if (!NoObjectGeneratedError.isInstance(error)) throw error
    return { proposals: null, usage: readUsage(error.usage) }
  }
}
