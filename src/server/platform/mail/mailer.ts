import type { SendMailOptions } from 'nodemailer'

export type SendMail = (message: SendMailOptions) => Promise<void>

/** Opens the mail server at `smtpUrl`. The result sends one message within `timeoutMs` or throws. Loads the library. */
export async function openMailer(smtpUrl: string, timeoutMs: number): Promise<SendMail> {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({ url: smtpUrl, connectionTimeout: timeoutMs })
  return async (message) => {
    await transport.sendMail({ ...message, signal: AbortSignal.timeout(timeoutMs) })
  }
}

/** `message`: the receiver will not have this one, ever or now. `server`: no message can be sent now. */
export type MailFailure = {
  concerns: 'message' | 'server'
  isPermanent: boolean
  /** The reason in words for staff and log; holds no password. */
  text: string
}

/** The fields of nodemailer's errors that are read here. */
type SmtpError = Error & {
  code?: string
  command?: string
  responseCode?: number
  permanent?: boolean
}

const MAXIMUM_LENGTH = 500
/** SMTP commands whose refusal concerns one message. One at sign-in, greeting, or sender concerns the set-up. */
const MESSAGE_COMMANDS = ['RCPT TO', 'DATA']
/** Without a reply: the library itself found an address or a size that cannot be sent. */
const UNSENDABLE = ['EENVELOPE', 'EMESSAGE']

/** A failed delivery: its reason, and whether another try can help. */
export function describeMailFailure(error: unknown, smtpUrl: string): MailFailure {
  const failure: SmtpError = error instanceof Error ? error : new Error(String(error))
  const hasReply = failure.responseCode !== undefined
  const isRefused = hasReply && MESSAGE_COMMANDS.includes(failure.command ?? '')
  const isUnsendable = !hasReply && UNSENDABLE.includes(failure.code ?? '')
  return {
    concerns: isRefused || isUnsendable ? 'message' : 'server',
    isPermanent: isUnsendable || (isRefused && failure.permanent === true),
    text: withholdPassword(failure.message, smtpUrl).replace(/\s+/g, ' ').slice(0, MAXIMUM_LENGTH),
  }
}

/** A server may echo what it was sent, as it was sent: plainly, or in the base64 of the sign-in. */
function withholdPassword(text: string, smtpUrl: string): string {
  const secrets = [smtpUrl, ...listPasswordForms(smtpUrl)].filter(Boolean)
  return secrets.reduce((safe, secret) => safe.replaceAll(secret, '(withheld)'), text)
}

function listPasswordForms(smtpUrl: string): string[] {
  if (!URL.canParse(smtpUrl)) return []
  const { username, password } = new URL(smtpUrl)
  const [user, plain] = [decode(username), decode(password)]
  const toBase64 = (value: string) => Buffer.from(value).toString('base64')
  return plain ? [password, plain, toBase64(`\u0000${user}\u0000${plain}`), toBase64(plain)] : []
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // Not percent-encoded: the part is the text itself.
    return text
  }
}

const MINUTE_MS = 60_000
/** The last one is repeated. A receiver that was down for a few minutes gets its mail soon after. */
const DELAYS_MINUTES = [1, 5, 30, 120, 360]
/** About two days: by then a call is over, or somebody has been told otherwise. */
const MAXIMUM_ATTEMPTS = 12

/** The wait before the next attempt, after `attempts` that failed, in ms; null when no more are made. */
export function chooseRetryDelayMs(attempts: number): number | null {
  if (attempts >= MAXIMUM_ATTEMPTS) return null
  const minutes = DELAYS_MINUTES[Math.min(attempts, DELAYS_MINUTES.length) - 1] ?? 1
  return minutes * MINUTE_MS
}
