import type { z } from 'zod'
import { type LlmSettings, readLlmSettings } from '#server/platform/env/llm-settings.ts'
import { type InCamelCase, nameInCamelCase, Variables } from '#server/platform/env/variables.ts'

/** Of variables whose setting has another name or form. */
const OWN_NAME = /^(?:CALENDLY_WEBHOOK_SIGNING_KEY|ENRICHMENT|LLM_.*)$/
type OwnName = 'CALENDLY_WEBHOOK_SIGNING_KEY' | 'ENRICHMENT' | `LLM_${string}`

/** Each variable by its name in camel case; what a variable means stands in `variables.ts`. */
export type Env = InCamelCase<Omit<Variables, OwnName>> & {
  /** Public address without a trailing slash; the local one when SITE_URL is not set. */
  readonly siteUrl: string
  readonly calendlySigningKeys: readonly string[]
  /** Absent without `LLM_PROVIDER`: then the rules speak alone. */
  readonly llm: LlmSettings | undefined
  /** False: the website that a visitor names is not read. */
  readonly isEnrichmentOn: boolean
}

export class EnvError extends Error {
  override readonly name = 'EnvError'
}

/**
 * Reads the configuration once.
 * @throws EnvError that names each bad variable, its value (secrets withheld) and what is allowed.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const parsed = Variables.safeParse(source)
  if (!parsed.success) throw new EnvError(describeProblems(parsed.error, source))
  const variables = parsed.data
  if (variables.DATABASE_DIRECT_URL && !variables.DATABASE_URL) {
    throw new EnvError(
      'DATABASE_DIRECT_URL is set without DATABASE_URL, the way past which it leads.',
    )
  }
  if (variables.ADMIN_EMAIL && !variables.ADMIN_PASSWORD) {
    throw new EnvError('ADMIN_EMAIL is set without ADMIN_PASSWORD. There is no default password.')
  }
  if (variables.SMTP_URL && !variables.MAIL_FROM) {
    throw new EnvError('SMTP_URL is set without MAIL_FROM, the address that mail is sent from.')
  }
  if (variables.LEAD_WEBHOOK_URL && !variables.LEAD_WEBHOOK_SECRET) {
    throw new EnvError(
      'LEAD_WEBHOOK_URL is set without LEAD_WEBHOOK_SECRET. What is sent unsigned can be forged.',
    )
  }
  const llm = readLlmSettings(variables)
  if (llm && 'problem' in llm) throw new EnvError(llm.problem)
  return Object.freeze({
    ...nameInCamelCase<Omit<Variables, OwnName>>(variables, (name) => !OWN_NAME.test(name)),
    siteUrl: variables.SITE_URL ?? `http://localhost:${variables.PORT}`,
    databaseDirectUrl: variables.DATABASE_DIRECT_URL ?? variables.DATABASE_URL,
    calendlySigningKeys: variables.CALENDLY_WEBHOOK_SIGNING_KEY,
    llm,
    isEnrichmentOn: variables.ENRICHMENT === 'on',
  })
}

/** The process's own environment, parsed. Only the composition roots call this. */
export function readEnv(): Env {
  return parseEnv(process.env)
}

const WITHHELD = /SECRET|PASSWORD|KEY|TOKEN|DATABASE_URL|DIRECT_URL|SMTP_URL|WEBHOOK_URL|LOOKUP_URL/

/** One line for each bad variable, with what is allowed; the value only where it is no secret. */
function describeProblems(error: z.ZodError, source: Record<string, string | undefined>): string {
  const lines = error.issues.map((issue) => {
    const name = String(issue.path[0])
    const shown = WITHHELD.test(name) ? '(value withheld)' : `"${source[name] ?? ''}"`
    return `  ${name} is ${shown}, but must be ${issue.message}.`
  })
  return `The environment has a value that cannot be used:\n${lines.join('\n')}`
}
