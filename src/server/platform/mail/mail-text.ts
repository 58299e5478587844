export type MailText = { subject: string; text: string }
