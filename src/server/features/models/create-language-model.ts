import type { Deps } from '#server/deps.ts'
import { openDesk } from '#server/features/models/call/model-desk.ts'
import { countRefusedActs } from '#server/features/models/call/reserve-call.ts'
import { loadSdk, openModel } from '#server/features/models/provider/open-model.ts'
import { readMessage } from '#server/features/models/reading/read-message.ts'
import { speak } from '#server/features/models/writing/speak.ts'
import { translate } from '#server/features/models/writing/translate.ts'
import type { LlmSettings } from '#server/platform/env/llm-settings.ts'
import type { LanguageModel } from '#server/platform/language-model.ts'

type ModelDeps = Pick<Deps, 'db' | 'clock' | 'logger'> & { settings: LlmSettings }

/** The configured provider, behind the agent's two contracts. One for each process: circuit and pauses are in it. */
export function createLanguageModel(deps: ModelDeps): LanguageModel {
  const desk = openDesk(deps)
  // Before the first visitor waits for it. A failure comes again with the first call, which reports it.
  Promise.all([loadSdk(), openModel(deps.settings, fetch)]).catch(() => {})
  return {
    name: deps.settings.provider,
    async read(context, signal) {
      try {
        return await readMessage(desk, context, signal)
      } catch (error) {
        desk.logger.error({ err: error }, 'reading with the model failed unexpectedly')
        return null
      }
    },
    noteRefused(facts) {
      countRefusedActs(desk, facts).catch((error) => {
        desk.logger.warn({ err: error }, 'refused facts were not counted')
      })
    },
    async translate(request, signal) {
      try {
        return await translate(desk, request, signal)
      } catch (error) {
        desk.logger.error({ err: error }, 'translating with the model failed unexpectedly')
        return null
      }
    },
    async speak(request, options) {
      try {
        return await speak(desk, request, options)
      } catch (error) {
        desk.logger.error({ err: error }, 'wording with the model failed unexpectedly')
        return { kind: 'failed', reason: 'unavailable' }
      }
    },
  }
}
