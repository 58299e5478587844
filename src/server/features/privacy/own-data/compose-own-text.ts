import { describeFinding } from '#content/describe-finding.ts'
import { describeValue } from '#content/describe-value.ts'
import { factLabels } from '#content/fact-words.ts'
import { findingLabels, judgedByYouWords } from '#content/finding-words.ts'
import { site } from '#content/site.ts'
import type { Slot } from '#domain/fact.ts'
import type { OwnRecord } from '#server/features/privacy/own-data/read-own-record.ts'

/** The record of a conversation for reading and printing. */
export function composeOwnText(record: OwnRecord): string {
  const parts = [
    `Your conversation with ${site.name}\nStarted ${formatTime(record.startedAt)}, downloaded ${formatTime(record.exportedAt)}.`,
    composePart('What was said', record.messages.map(describeMessage)),
    composePart('What was noted, and the words for it', describeFacts(record)),
    composePart('What public pages say of your company', describeFindings(record)),
    composePart('Fit Score', describeScore(record)),
    composePart('Calls', record.bookings.map(describeCall)),
    composePart('How you came here', describeVisit(record)),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

function composePart(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `${title}\n${'-'.repeat(title.length)}\n${lines.join('\n')}`
}

function describeMessage({ role, content, timestamp }: OwnRecord['messages'][number]): string {
  const who = role === 'user' ? 'You' : site.name
  return `[${formatTime(timestamp)}] ${who}:\n${content}\n`
}

function describeFacts({ facts }: OwnRecord): string[] {
  const slots = Object.keys(factLabels) as Slot[]
  return slots.flatMap((slot) => {
    const fact = facts[slot]
    if (!fact || fact.value === null) return []
    const quote = fact.quote === '' ? '' : ` (“${fact.quote}”)`
    return [`${factLabels[slot]}: ${describeValue(slot, fact.value)}${quote}`]
  })
}

function describeFindings({ company }: OwnRecord): string[] {
  return company.findings.map(({ kind, value, url, quote, readAt, verdict }) => {
    const judged = verdict === null ? '' : `; ${judgedByYouWords[verdict]}`
    const source = `“${quote}”, ${url}, read ${formatTime(readAt.toISOString())}`
    return `${findingLabels[kind]}: ${describeFinding(kind, value)} (${source}${judged})`
  })
}

function describeScore({ scoreCard }: OwnRecord): string[] {
  if (!scoreCard) return []
  const rows = scoreCard.signals.map(({ name, points, weight }) => {
    const label = name.replaceAll('_', ' ')
    return `${label}: ${formatPoints(points)} of ${formatPoints(weight)} points`
  })
  const caps = scoreCard.caps.map(({ limit, reason }) => `At most ${limit}: ${reason}`)
  return [`${scoreCard.score} of 100`, ...rows, ...caps]
}

function formatPoints(points: number): string {
  return String(Math.round(points * 10) / 10)
}

function describeCall({ status, startsAt, name, email }: OwnRecord['bookings'][number]): string {
  const time = startsAt ? formatTime(startsAt.toISOString()) : 'no time yet'
  const who = [name, email].filter(Boolean).join(', ')
  return `${time}: ${status}${who && ` (${who})`}`
}

function describeVisit({ visit }: OwnRecord): string[] {
  const named = {
    'From the page': visit.referrer,
    'First page here': visit.landingPage,
    Campaign: [visit.utmSource, visit.utmMedium, visit.utmCampaign].filter(Boolean).join(' / '),
    Browser: visit.userAgent,
  }
  return Object.entries(named).flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []))
}

/** In UTC: the server does not know where the reader is. */
function formatTime(at: string): string {
  return `${at.slice(0, 16).replace('T', ' ')} UTC`
}
