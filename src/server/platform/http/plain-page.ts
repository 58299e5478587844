import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import type { Logger } from 'pino'
import { plainForm } from '#content/pages/audit-form.ts'
import { site } from '#content/site.ts'
import { AppError } from '#server/platform/errors.ts'
import type { AppEnv } from '#server/platform/http/app-env.ts'
import { cleanText } from '#server/platform/http/clean-text.ts'

/** The tokens of `site/styles`, as far as one small page needs them: its address must not depend on a build. */
const STYLE = `
:root{color-scheme:light dark;--paper:oklch(97.6% .006 85);--raise:oklch(99.3% .004 85);--ink:oklch(22% .02 265);--line:oklch(66% .01 85);--signal:oklch(58% .19 32);--bad:oklch(48% .17 25)}
@media (prefers-color-scheme:dark){:root{--paper:oklch(18.5% .018 265);--raise:oklch(22% .02 265);--ink:oklch(94% .008 85);--line:oklch(52% .02 265);--signal:oklch(70% .17 38);--bad:oklch(76% .13 25)}}
body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.55 system-ui,sans-serif}
main{max-width:36rem;margin:0 auto;padding:56px 24px}
h1{font-size:34px;line-height:1.1;letter-spacing:-.02em;margin:0 0 24px}
label{display:block;margin:24px 0 4px;font-weight:560}
input,select,textarea{box-sizing:border-box;width:100%;min-height:44px;padding:8px 12px;border:1px solid var(--line);border-radius:6px;background:var(--raise);color:inherit;font:inherit}
button{min-height:44px;margin-top:36px;padding:8px 24px;border:0;border-radius:6px;background:var(--ink);color:var(--paper);font:inherit;font-weight:560}
:focus-visible{outline:2px solid var(--signal);outline-offset:2px}
.problem{margin:4px 0 0;color:var(--bad)}
[role=alert]{padding:12px 24px;border:1px solid var(--bad);border-radius:8px}
.hint{margin:0 0 4px}
.saving{margin:0;font-size:44px;line-height:1.1;font-weight:700;letter-spacing:-.02em}
dt{margin-top:12px;font-weight:560}
dd{margin:0;overflow-wrap:anywhere}
hr{margin:36px 0;border:0;border-top:1px solid var(--line)}
a{color:inherit}
`

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

type Markup = ReturnType<typeof html>

const FORM_TYPE = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i

/** True when the request is a form that the browser posts itself, without scripts. */
export function isPlainForm(c: Context<AppEnv>): boolean {
  return FORM_TYPE.test(c.req.header('content-type') ?? '')
}

type ReadField = (name: string) => string

/** Reads one field of a posted form as text; null for a body that is no form. */
async function readPlainForm(c: Context<AppEnv>): Promise<ReadField | null> {
  // Kept for the next line: what fails here is a client that left, and there a form that is none.
  await c.req.arrayBuffer()
  const body: Record<string, unknown> | null = await c.req.parseBody().catch(() => null)
  return body && ((name) => toText(body[name]))
}

function toText(sent: unknown): string {
  const value = cleanText(sent)
  return typeof value === 'string' ? value : ''
}

/** One small page that answers a form posted without scripts. It runs none either. */
export function answerPlainPage(
  c: Context<AppEnv>,
  { title, body, status }: { title: string; body: Markup; status: 200 | 400 | 429 | 503 },
) {
  c.header('Content-Security-Policy', POLICY)
  return c.html(
    html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title} | ${site.name}</title>
<style>${raw(STYLE)}</style>
</head>
<body>
<main>
${body}
<p><a href="/">${plainForm.back(site.name)}</a></p>
</main>
</body>
</html>`,
    status,
  )
}

/** One message per wrong field; `form` is for all of it. */
export type Problems = Readonly<Record<string, string>>

type PlainPost<Fields> = {
  readFields: (read: ReadField) => Fields
  /** May throw a refusal for too many requests. */
  answer: (fields: Fields) => Response | Promise<Response>
  /** Shows the form again, as it was filled in. */
  answerProblems: (
    fields: Fields,
    problems: Problems,
    status: 400 | 429 | 503,
  ) => Response | Promise<Response>
  /** Shown on the page when the request fails; the log has the cause. */
  failure: string
  logger: Pick<Logger, 'error'>
}

/** Answers a form posted without scripts. Whatever goes wrong, the form comes back with what was typed. */
export async function answerPlainPost<Fields>(
  c: Context<AppEnv>,
  { readFields, answer, answerProblems, failure, logger }: PlainPost<Fields>,
): Promise<Response> {
  const read = await readPlainForm(c)
  const fields = readFields(read ?? (() => ''))
  if (read === null) return answerProblems(fields, { form: plainForm.unreadable }, 400)
  try {
    return await answer(fields)
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests') {
      c.header('Retry-After', String(error.retryAfterSeconds))
      return answerProblems(fields, { form: error.message }, 429)
    }
    logger.error({ requestId: c.var.requestId, err: error }, 'plain form not answered')
    return answerProblems(fields, { form: `${failure} Reference: ${c.var.requestId}` }, 503)
  }
}

export function renderProblems(lead: string, problems: Problems) {
  return html`<div role="alert"><p>${lead}</p><ul>${Object.values(problems).map((problem) => html`<li>${problem}</li>`)}</ul></div>`
}

type Input = {
  name: string
  label: string
  value: string
  problem: string | undefined
  hint?: string
  /** Written as they are. */
  attributes?: string
}

export function renderInput({ name, label, value, problem, hint, attributes = '' }: Input) {
  return html`<label for="${name}">${label}</label>
${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : ''}
<input id="${name}" name="${name}" value="${value}" ${raw(attributes)} ${describeField(name, { problem, hint })}>
${renderProblem(name, problem)}`
}

/** Joins a field to its hint and to what is wrong with it. */
export function describeField(
  name: string,
  { problem, hint }: { problem: string | undefined; hint?: string | undefined },
) {
  const ids = [problem && `${name}-problem`, hint && `${name}-hint`].filter(Boolean).join(' ')
  return raw(
    `${problem ? 'aria-invalid="true" ' : ''}${ids === '' ? '' : `aria-describedby="${ids}"`}`,
  )
}

export function renderProblem(name: string, problem: string | undefined) {
  return problem ? html`<p class="problem" id="${name}-problem">${problem}</p>` : ''
}
