import type { SendMailOptions } from 'nodemailer'

export type SendMail = (message: SendMailOptions) => Promise<void>

/** How to hand one message to the mail server, within `timeoutMs`. The library is loaded by whoever has mail to send. */
export async function openMailer(smtpUrl: string, timeoutMs: number): Promise<SendMail> {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({ url: smtpUrl, connectionTimeout: timeoutMs })
  return async (message) => {
    await transport.sendMail({ ...message, signal: AbortSignal.timeout(timeoutMs) })
  }
}
