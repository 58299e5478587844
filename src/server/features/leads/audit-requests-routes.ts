import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { html } from 'hono/html'
import { auditFormTexts, plainAuditForm } from '#content/pages/audit-form.ts'
import { AuditRequest, AuditRequestReply } from '#contract/audit-requests.ts'
import { cutText } from '#domain/cut-text.ts'
import type { Deps } from '#server/deps.ts'
import { recordAuditRequest } from '#server/features/leads/record-audit-request.ts'
import type { AppEnv } from '#server/platform/http/app-env.ts'
import { cleanText } from '#server/platform/http/clean-text.ts'
import { readClientAddress } from '#server/platform/http/client-address.ts'
import { describe } from '#server/platform/http/describe.ts'
import { limitBody } from '#server/platform/http/limit-body.ts'
import {
  answerPlainPage,
  answerPlainPost,
  describeField,
  isPlainForm,
  type Problems,
  renderInput,
  renderProblem,
  renderProblems,
} from '#server/platform/http/plain-page.ts'
import { listFieldMessages, valid } from '#server/platform/http/valid.ts'

const FORM_BODY_MAX_BYTES = 64 * 1024

export const auditRequestRoutes = (deps: Deps) =>
  new Hono<AppEnv>().post(
    '/audit-requests',
    describe({
      summary: 'Request an operations audit; also takes a plain HTML form post',
      tag: 'Lead',
      reply: { status: 201, description: 'Stored', schema: AuditRequestReply },
      refusals: [
        'invalid_request',
        'too_many_requests',
        'payload_too_large',
        'unsupported_media_type',
      ],
    }),
    limitBody(FORM_BODY_MAX_BYTES),
    answerPlainFormPost(deps),
    valid('json', AuditRequest),
    async (c) => {
      const address = readClientAddress(c, deps.config.trustedProxies)
      return c.json(await recordAuditRequest(deps, { request: c.req.valid('json'), address }), 201)
    },
  )

/** As in the schema. */
const TAG_MAX_CHARS = 200
const ADDRESS_MAX_CHARS = 2_000

/** The form as the browser posts it when scripts do not run. JSON goes on to the next handler. */
function answerPlainFormPost(
  deps: Pick<Deps, 'db' | 'clock' | 'createId' | 'config' | 'jobs' | 'logger'>,
): MiddlewareHandler<AppEnv> {
  return (c, next) => {
    if (!isPlainForm(c)) return next()
    const referer = c.req.header('referer')
    return answerPlainPost<FormFields>(c, {
      readFields: (read) => readFields(read, referer),
      answer: async (fields) => {
        const landingPage = cutText(String(cleanText(referer ?? '')), ADDRESS_MAX_CHARS)
        const parsed = AuditRequest.safeParse({ ...fields, landingPage })
        if (!parsed.success) return answerFormPage(c, fields, listFieldMessages(parsed.error), 400)
        const address = readClientAddress(c, deps.config.trustedProxies)
        await recordAuditRequest(deps, { request: parsed.data, address })
        return c.redirect('/thanks', 303)
      },
      answerProblems: (fields, problems, status) => answerFormPage(c, fields, problems, status),
      failure: plainAuditForm.failed,
      logger: deps.logger,
    })
  }
}

const TYPED = ['name', 'company', 'challenge', 'contactMethod', 'contactDetail'] as const
const CAMPAIGN = ['utm_source', 'utm_medium', 'utm_campaign'] as const
type FormFields = Record<(typeof TYPED)[number] | (typeof CAMPAIGN)[number], string>

/** Without scripts nothing fills the hidden fields: the address of the page that holds the form has the tags. */
function readFields(read: (name: string) => string, referer: string | undefined): FormFields {
  const page = URL.canParse(referer ?? '') ? new URL(referer ?? '').searchParams : null
  const fields = [
    ...TYPED.map((name) => [name, read(name)] as const),
    ...CAMPAIGN.map(
      (name) => [name, read(name) || cutText(page?.get(name) ?? '', TAG_MAX_CHARS)] as const,
    ),
  ]
  return Object.fromEntries(fields) as FormFields
}

/** The audit request form again, with what was typed and what is wrong with it. */
function answerFormPage(
  c: Context<AppEnv>,
  fields: FormFields,
  problems: Problems,
  status: 400 | 429 | 503,
) {
  const { labels } = plainAuditForm
  const input = (name: 'name' | 'company' | 'contactDetail', attributes: string) =>
    renderInput({
      name,
      label: labels[name],
      value: fields[name],
      problem: problems[name],
      attributes,
    })
  const describe = (name: string) => describeField(name, { problem: problems[name] })
  const body = html`<h1>${plainAuditForm.heading}</h1>
${renderProblems(plainAuditForm.problems, problems)}
<form method="post" action="/api/audit-requests">
${input('name', 'autocomplete="name" required')}
${input('company', 'autocomplete="organization" required')}
<label for="challenge">${labels.challenge}</label>
<textarea id="challenge" name="challenge" rows="4" required ${describe('challenge')}>
${fields.challenge}</textarea>
${renderProblem('challenge', problems.challenge)}
<label for="contactMethod">${labels.contactMethod}</label>
<select id="contactMethod" name="contactMethod" required ${describe('contactMethod')}>
<option value="">${plainAuditForm.choose}</option>
${Object.entries(auditFormTexts.methods).map(([value, label]) => html`<option value="${value}" ${fields.contactMethod === value ? 'selected' : ''}>${label}</option>`)}
</select>
${renderProblem('contactMethod', problems.contactMethod)}
${input('contactDetail', 'autocomplete="on"')}
${CAMPAIGN.map((name) => html`<input type="hidden" name="${name}" value="${fields[name]}">`)}
<button type="submit">${plainAuditForm.send}</button>
</form>`
  return answerPlainPage(c, { title: plainAuditForm.title, body, status })
}
