import type { SendMailOptions } from 'nodemailer'
import { site } from '#content/site.ts'
import type { OutboxAttachment, OutboxMessage } from '#server/platform/db/schema/outbox.ts'

/** A message of the outbox as it goes over the wire. The same row is the same message, however often it is sent. */
export function composeMessage(row: OutboxMessage, mailFrom: string): SendMailOptions {
  return {
    // Addresses as objects are taken as they are: a comma in one makes no second recipient.
    from: { name: site.name, address: mailFrom },
    to: { name: '', address: row.recipient },
    subject: row.subject,
    text: row.text,
    messageId: composeMessageId(row.id, mailFrom),
    date: row.createdAt,
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...attach(row.attachments),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** By it a receiver, or a person, knows a repeat. */
export function composeMessageId(rowId: string, mailFrom: string): string {
  return `<${rowId}@${mailFrom.split('@').at(-1)}>`
}

/** A calendar file goes twice, as mail programs want it: to be acted upon, and to be saved. */
function attach(attachments: readonly OutboxAttachment[]): SendMailOptions {
  const calendar = attachments.find(({ contentType }) => contentType.startsWith('text/calendar'))
  const others = attachments.filter((attachment) => attachment !== calendar)
  return {
    attachments: others.map(({ fileName, contentType, content }) => ({
      filename: fileName,
      contentType,
      content,
    })),
    ...(calendar && {
      icalEvent: {
        filename: calendar.fileName,
        method: /method=(\w+)/.exec(calendar.contentType)?.[1] ?? 'PUBLISH',
        content: calendar.content,
      },
    }),
  }
}
