import { site } from '#content/site.ts'
import {
  type DeliveryFailure,
  describeRefusal,
  describeSilence,
} from '#server/features/leads/delivery/delivery-outcome.ts'

/** Shorter parts of an address are words such as "api" or "hooks". */
const SECRET_MIN_CHARS = 8

/** A receiver's words are read this far, and no further. */
const BODY_MAX_BYTES = 8 * 1024
const WORDS_MAX_CHARS = 200

export type Call = {
  /** From the configuration; never what a visitor or a receiver named. */
  url: string
  method?: 'POST' | 'GET' | 'PATCH'
  headers: Record<string, string>
  body?: string
  signal: AbortSignal
  now: Date
  /** Secrets that must not appear in an error. */
  secrets: readonly string[]
}
export type Answer = { kind: 'answered'; status: number; read: () => Promise<string> }

/** One request to a receiver. Redirects are answers like any other, and no good ones. */
export async function callReceiver(call: Call): Promise<Answer | DeliveryFailure> {
  const { url, method = 'POST', headers, body, signal, now } = call
  try {
    const response = await fetch(url, {
      method,
      headers: { 'user-agent': site.spokenName, ...headers },
      body: body ?? null,
      signal,
      redirect: 'manual',
    })
    const { status } = response
    if (response.ok) return { kind: 'answered', status, read: () => readStart(response) }
    const words = describeWords(await readStart(response), call)
    return describeRefusal({ status, retryAfter: response.headers.get('retry-after'), words, now })
  } catch (error) {
    return describeSilence(error)
  }
}

/** A connection that breaks here changes nothing: the answer is in the status. */
async function readStart(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  const reader = response.body?.getReader()
  try {
    while (reader && bytes < BODY_MAX_BYTES) {
      const { done, value } = await reader.read()
      if (done) break
      bytes += value.length
      text += decoder.decode(value, { stream: true })
    }
    await reader?.cancel()
  } catch {
    return text
  }
  return text.slice(0, BODY_MAX_BYTES)
}

function describeWords(text: string, { url, secrets }: Call): string {
  const words = withholdSecrets(text, [url, ...secrets])
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  return words.toWellFormed().slice(0, WORDS_MAX_CHARS)
}

/** A text without the secrets, without addresses among them, and without their parts: receivers repeat those. */
function withholdSecrets(text: string, secrets: readonly string[]): string {
  return secrets
    .flatMap(listForms)
    .toSorted((one, other) => other.length - one.length)
    .reduce((safe, secret) => safe.replaceAll(secret, '(withheld)'), text)
}

function listForms(secret: string): string[] {
  if (!URL.canParse(secret)) return [secret]
  const { pathname, search, searchParams, username, password } = new URL(secret)
  const parts = [...pathname.split('/'), ...searchParams.values(), username, password]
  const long = [...parts, ...parts.map(decode)].filter((part) => part.length >= SECRET_MIN_CHARS)
  const wholes = [secret, `${pathname}${search}`, pathname].filter((whole) => whole.length > 1)
  return [...wholes, ...long]
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    // Not percent-encoded: the part is the text itself.
    return part
  }
}
