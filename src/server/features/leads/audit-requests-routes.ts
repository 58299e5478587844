import { Hono, type MiddlewareHandler } from 'hono'
import { AuditRequest, AuditRequestReply } from '#contract/audit-requests.ts'
import { cutText } from '#domain/cut-text.ts'
import type { Deps } from '#server/deps.ts'
import {
  FORM_PAGE_POLICY,
  type FormFields,
  renderFormPage,
} from '#server/features/leads/audit-request-page-routes.ts'
import { recordAuditRequest } from '#server/features/leads/record-audit-request.ts'
import { AppError } from '#server/platform/errors.ts'
import type { AppEnv } from '#server/platform/http/app-env.ts'
import { cleanText } from '#server/platform/http/clean-text.ts'
import { readClientAddress } from '#server/platform/http/client-address.ts'
import { describe } from '#server/platform/http/describe.ts'
import { limitBody } from '#server/platform/http/limit-body.ts'
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

const FORM_TYPE = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i

/** As in the schema. */
const TAG_MAX_CHARS = 200
const ADDRESS_MAX_CHARS = 2_000

const UNREADABLE = 'The form could not be read. Please fill it in again and send it once more.'
const STORAGE_FAILED =
  'We could not store your request just now. Nothing you typed is lost: wait a moment and send it again.'

/** The form as the browser posts it when scripts do not run. JSON goes on to the next handler. */
function answerPlainFormPost(
  deps: Pick<Deps, 'db' | 'clock' | 'createId' | 'config' | 'jobs' | 'logger'>,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (!FORM_TYPE.test(c.req.header('content-type') ?? '')) return next()
    c.header('Content-Security-Policy', FORM_PAGE_POLICY)
    // Kept for the next line: what fails here is a client that left, and there a form that is none.
    await c.req.arrayBuffer()
    const body = await c.req.parseBody().catch(() => null)
    if (body === null) {
      return c.html(renderFormPage(readEmptyForm(), { form: UNREADABLE }), 400)
    }
    const referer = c.req.header('referer')
    const fields = { ...readFields(body), ...readCampaign(body, referer) }
    const landingPage = cutText(String(cleanText(referer ?? '')), ADDRESS_MAX_CHARS)
    const parsed = AuditRequest.safeParse({ ...fields, landingPage })
    if (!parsed.success) {
      return c.html(renderFormPage(fields, listFieldMessages(parsed.error)), 400)
    }
    try {
      const address = readClientAddress(c, deps.config.trustedProxies)
      await recordAuditRequest(deps, { request: parsed.data, address })
    } catch (error) {
      if (error instanceof AppError && error.code === 'too_many_requests') {
        c.header('Retry-After', String(error.retryAfterSeconds))
        return c.html(renderFormPage(fields, { form: error.message }), 429)
      }
      // Whatever failed, the visitor gets the form back as it was typed; the log has the cause.
      deps.logger.error({ requestId: c.var.requestId, err: error }, 'form not stored')
      return c.html(
        renderFormPage(fields, { form: `${STORAGE_FAILED} Reference: ${c.var.requestId}` }),
        503,
      )
    }
    return c.redirect('/thanks', 303)
  }
}

function readEmptyForm(): FormFields {
  return { ...readFields({}), ...readCampaign({}, undefined) }
}

type Campaign = Pick<FormFields, 'utm_source' | 'utm_medium' | 'utm_campaign'>

/** Without scripts nothing fills the hidden fields: the address of the page that holds the form has the tags. */
function readCampaign(body: Record<string, unknown>, referer: string | undefined): Campaign {
  const page = URL.canParse(referer ?? '') ? new URL(referer ?? '').searchParams : null
  const read = (name: keyof Campaign) => {
    const sent = cleanText(body[name])
    return typeof sent === 'string' && sent ? sent : cutText(page?.get(name) ?? '', TAG_MAX_CHARS)
  }
  return {
    utm_source: read('utm_source'),
    utm_medium: read('utm_medium'),
    utm_campaign: read('utm_campaign'),
  }
}

function readFields(body: Record<string, unknown>): Omit<FormFields, keyof Campaign> {
  const read = (name: string) => {
    const value = cleanText(body[name])
    return typeof value === 'string' ? value : ''
  }
  return {
    name: read('name'),
    company: read('company'),
    challenge: read('challenge'),
    contactMethod: read('contactMethod'),
    contactDetail: read('contactDetail'),
  }
}
