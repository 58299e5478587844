import {
  keptDays,
  modelStates,
  retentionTexts,
  serviceStates,
  services,
} from '#content/pages/security.ts'
import type { Env } from '#server/platform/env.ts'

type Settings = Pick<
  Env,
  | 'smtpUrl'
  | 'llm'
  | 'calendlyUrl'
  | 'hubspotToken'
  | 'slackWebhookUrl'
  | 'leadWebhookUrl'
  | 'networkLookupUrl'
  | 'isEnrichmentOn'
  | 'retentionDays'
>

const STATED = /^\/(?:security|privacy)(?:\.md)?$/
const SECURITY_TXT = '/.well-known/security.txt'

/**
 * Pages are built before anybody knows how the server is configured. Those that say which services get data, and how
 * long it is kept, get what holds for this server; a file that is served otherwise keeps words true of every set-up.
 * @returns the text of a file as it is to be served, or null where it stays as it was built
 */
export function createSettingsWriter(settings: Settings, now: Date) {
  const words = listWords(settings)
  const nextYear = new Date(now)
  nextYear.setUTCFullYear(now.getUTCFullYear() + 1)
  return (path: string, read: () => string): string | null => {
    if (path === SECURITY_TXT) {
      return read().replace(/^Expires: .*$/m, `Expires: ${nextYear.toISOString()}`)
    }
    if (!STATED.test(path)) return null
    return words.reduce((text, [unknown, known]) => text.replaceAll(unknown, known), read())
  }
}

function listWords(settings: Settings): [unknown: string, known: string][] {
  const { retentionDays } = settings
  const { conversations, messages, counts, log } = retentionTexts
  const states = describeServices(settings)
  return [
    ...services.map(({ id, unknown }): [string, string] => [unknown, states[id] ?? unknown]),
    [
      conversations.unknown,
      retentionDays === undefined
        ? conversations.unlimited
        : conversations.afterDays(retentionDays),
    ],
    [messages.unknown, messages.days(retentionDays ?? keptDays.messages)],
    [counts.unknown, counts.days(retentionDays ?? keptDays.records)],
    [log.unknown, log.days(Math.max(keptDays.records, retentionDays ?? 0))],
  ]
}

/** By the service's id. What the software cannot know is left out. */
function describeServices(settings: Settings): Record<string, string> {
  const say = (isOn: boolean) => (isOn ? serviceStates.on : serviceStates.off)
  const { isEnrichmentOn, networkLookupUrl } = settings
  return {
    mail: say(settings.smtpUrl !== undefined),
    model: describeModel(settings.llm),
    calendar: say(settings.calendlyUrl !== undefined),
    crm: say(settings.hubspotToken !== undefined),
    chat: say(settings.slackWebhookUrl !== undefined),
    webhook: say(settings.leadWebhookUrl !== undefined),
    network:
      isEnrichmentOn && networkLookupUrl !== undefined
        ? `${serviceStates.on}: ${new URL(networkLookupUrl).hostname}`
        : serviceStates.off,
    website: say(isEnrichmentOn),
  }
}

function describeModel(llm: Settings['llm']): string {
  if (llm === undefined) return modelStates.off
  return modelStates[llm.baseUrl === undefined ? llm.provider : 'openai-compatible']
}
