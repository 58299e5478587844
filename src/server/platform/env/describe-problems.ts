import type { z } from 'zod'

const WITHHELD = /SECRET|PASSWORD|KEY|TOKEN|DATABASE_URL|DIRECT_URL|SMTP_URL|WEBHOOK_URL|LOOKUP_URL/

/** One line for each bad variable, with what is allowed; the value only where it is no secret. */
export function describeProblems(
  error: z.ZodError,
  source: Record<string, string | undefined>,
): string {
  const lines = error.issues.map((issue) => {
    const name = String(issue.path[0])
    const shown = WITHHELD.test(name) ? '(value withheld)' : `"${source[name] ?? ''}"`
    return `  ${name} is ${shown}, but must be ${issue.message}.`
  })
  return `The environment has a value that cannot be used:\n${lines.join('\n')}`
}
