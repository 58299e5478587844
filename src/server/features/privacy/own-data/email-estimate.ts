import { eq } from 'drizzle-orm'
import { composeWorksheet } from '#agent/decide/estimate-roi.ts'
import {
  costLabels,
  describeCondition,
  describePayback,
  describePrice,
  describeRow,
  describeSaving,
  explainVerdict,
  rowLabels,
  rowStateWords,
  verdictWords,
} from '#content/describe-worksheet.ts'
import { estimateMail, myConversationPage } from '#content/pages/my-conversation-page.ts'
import { site } from '#content/site.ts'
import type { EmailEstimateReply, EmailEstimateRequest } from '#contract/my-conversation.ts'
import type { Worksheet, WorksheetEstimate, WorksheetRow } from '#domain/worksheet.ts'
import type { Deps } from '#server/deps.ts'
import { type Key, lockOwnConversation } from '#server/features/conversations/conversation.ts'
import { composeConversationKey } from '#server/features/conversations/manage-key.ts'
import { outboxMessages } from '#server/platform/db/schema/outbox.ts'
import { AppError } from '#server/platform/errors.ts'
import { countWithin } from '#server/platform/limits/count-within.ts'
import { hasAddress, type MailText, toOneLine } from '#server/platform/mail/mail-text.ts'

type EmailDeps = Pick<Deps, 'db' | 'clock' | 'createId' | 'config' | 'jobs'>
type Asked = EmailEstimateRequest & { key: Key; address: string }

/** Queues the estimate of a conversation as one letter. The same attempt again is the same letter, and counts once. */
export async function emailEstimate(
  deps: EmailDeps,
  { key, address, email, attemptId }: Asked,
): Promise<EmailEstimateReply> {
  const { db, clock, config } = deps
  await db.transaction(async (transaction) => {
    const conversation = await lockOwnConversation(transaction, key)
    const dedupeKey = ['estimate', conversation.id, attemptId, email].join('|')
    const [earlier] = await transaction
      .select({ id: outboxMessages.id })
      .from(outboxMessages)
      .where(eq(outboxMessages.dedupeKey, dedupeKey))
    if (earlier) return
    // Without a mail server the link would lie in the outbox, and nobody would get it.
    if (config.smtpUrl === undefined) {
      throw new AppError(
        'conflict',
        'This site isn’t set up to send email. Print the estimate instead.',
      )
    }
    const { rows, estimate } = composeWorksheet(conversation.agentState)
    if (estimate === null) throw new AppError('conflict', myConversationPage.worksheet.none)
    await countWithin(deps, transaction, [
      { limit: 'estimate-mail', subject: address },
      { limit: 'estimate-mail-conversation', subject: conversation.id },
      { limit: 'estimate-mail-contact', subject: email },
    ])
    const ownKey = composeConversationKey(config.authSecret, conversation.id)
    const pageUrl = `${config.siteUrl}${myConversationPage.metadata.path}#${ownKey}`
    const now = clock()
    await transaction.insert(outboxMessages).values({
      id: deps.createId(),
      dedupeKey,
      audience: 'visitor',
      recipient: email,
      ...composeEstimateMail({ rows, estimate, pageUrl }),
      status: 'waiting',
      nextAttemptAt: now,
      createdAt: now,
    })
  })
  await deps.jobs.wake('outbox')
  return { isQueued: true }
}

type EstimateMail = {
  rows: Worksheet['rows']
  estimate: WorksheetEstimate
  /** Opens the conversation on any device. The link is the only key. */
  pageUrl: string
}

/** The worksheet in plain text. What nobody agreed to is named so, in the row and with the saving. */
export function composeEstimateMail({ rows, estimate, pageUrl }: EstimateMail): MailText {
  const condition = describeCondition(rows.map(hideAddresses), estimate)
  const costs = Object.keys(costLabels) as (keyof WorksheetEstimate['cost'])[]
  const saving = [
    estimateMail.savings(`${describeSaving(estimate)}${condition && `, ${condition}`}`),
    ...(condition ? [estimateMail.notAgreed] : []),
    estimateMail.hours(Math.round(estimate.hoursSaved * 10) / 10),
    estimate.formula,
  ]
  const prices = costs.map(
    (phase) => `${costLabels[phase]}: ${describePrice(estimate.cost[phase])}`,
  )
  const paragraphs = [
    estimateMail.lead(site.name),
    saving.join('\n'),
    [estimateMail.worksheet, ...rows.map(describeSheetRow)].join('\n'),
    [estimateMail.cost, ...prices, estimateMail.payback(describePayback(estimate))].join('\n'),
    `${verdictWords[estimate.verdict]}\n${explainVerdict(estimate)}`,
    myConversationPage.worksheet.notPromise,
    estimateMail.link(pageUrl),
    estimateMail.unasked,
    site.name,
  ]
  return { subject: estimateMail.subject(site.name), text: `${paragraphs.join('\n\n')}\n` }
}

function describeSheetRow(given: WorksheetRow): string {
  const row = hideAddresses(given)
  const value = toOneLine(describeRow(row))
  const workings = row.workings ? ` = ${toOneLine(row.workings)}` : ''
  const state = rowStateWords[row.state]
  return value === ''
    ? `${rowLabels[row.row]}: ${state}`
    : `${rowLabels[row.row]}: ${value}${workings} (${state})`
}

const { hidden: HIDDEN } = estimateMail

function hideAddresses(row: WorksheetRow): WorksheetRow {
  const { workings, ...rest } = row
  return {
    ...rest,
    ...(workings && !hasAddress(workings) && { workings }),
    ...(hasAddress(describeRow(row)) && { value: HIDDEN }),
  }
}
