import { estimateRoi } from '#agent/decide/estimate-roi.ts'
import { scoreFacts } from '#agent/decide/score-facts.ts'
import { type ConversationState, getKnownNumber } from '#agent/state/conversation-state.ts'
import { formatNumber } from '#agent/state/format.ts'
import { describeValue } from '#content/describe-value.ts'
import { factLabels } from '#content/fact-words.ts'
import type { Slot } from '#domain/fact.ts'

/** What a correction changed: the fact, what follows from it, and the score. */
export function sayCorrection(
  before: ConversationState,
  after: ConversationState,
  slot: Slot,
): string {
  return [
    sayChange(before, after, slot),
    sayHours(before, after, slot),
    sayScore(before, after),
    sayNoEstimate(before, after),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

function sayChange(before: ConversationState, after: ConversationState, slot: Slot): string {
  const fact = after.facts[slot]
  const label = factLabels[slot]
  if (fact === undefined || fact.value === null) {
    return `${label}: forgotten. It counts for nothing now, and I will not ask for it again.`
  }
  const now = describeValue(slot, fact.value)
  const old = before.facts[slot]?.value ?? null
  if (fact.status === 'confirmed') {
    return old === null ? `${label}: ${now}, confirmed.` : `${label}: ${now}, as before.`
  }
  const derivation = after.details[slot]?.derivation
  const how = derivation ? ` (${derivation})` : ''
  return `Updated. ${label}: ${now}${how}${old === null ? '' : `, was ${describeValue(slot, old)}`}.`
}

/** Hours that follow the number of people are said with their derivation. */
function sayHours(before: ConversationState, after: ConversationState, slot: Slot): string {
  const hours = getKnownNumber(after, 'manual_hours')
  if (slot === 'manual_hours' || hours === null) return ''
  if (hours === getKnownNumber(before, 'manual_hours')) return ''
  const derivation = after.details.manual_hours?.derivation ?? ''
  return `That makes ${describeValue('manual_hours', hours)}${derivation === '' ? '' : ` (${derivation})`}.`
}

function sayScore(before: ConversationState, after: ConversationState): string {
  const [old, now] = [scoreFacts(before).score, scoreFacts(after).score]
  return old === now ? '' : `The Fit Score is now ${formatNumber(now)}, was ${formatNumber(old)}.`
}

function sayNoEstimate(before: ConversationState, after: ConversationState): string {
  const wasShown = before.shown.roiKey !== null && estimateRoi(before) !== null
  if (!wasShown || estimateRoi(after) !== null) return ''
  return 'The estimate above no longer holds: it needs hours and what an hour costs.'
}
