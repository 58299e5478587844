import type { Proposal } from '#agent/understand/proposals/proposal.ts'
import type { LlmSettings } from '#server/env/llm-settings.ts'
import type { Usage } from '#server/llm/call/call-cost.ts'
import type { ModelPrompt } from '#server/llm/prompts/model-prompt.ts'
import { chooseCallOptions } from '#server/llm/provider/call-options.ts'
import { loadSdk } from '#server/llm/provider/load-sdk.ts'
import { openModel } from '#server/llm/provider/open-model.ts'
import { readUsage } from '#server/llm/provider/read-usage.ts'
import { PROPOSALS_SCHEMA } from '#server/llm/reading/proposals-schema.ts'
import { readProposals } from '#server/llm/reading/read-proposals.ts'

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
