import type { Supposed } from '#agent/knowledge/answer.ts'
import { PERIODS_A_WEEK } from '#agent/lexicon/units.ts'

const SUPPOSING =
  /\b(?:what if|what about|how about|what would|suppose|supposing|assuming|if (?:it|that|this|we|they|i|you|the|our)|would it|does it|is it)\b/i
const HOURS = /(\d[\d,]*(?:\.\d+)?)\s*(?:hours?|hrs?|h)\b(?:\s*(?:a|per|each|every)\s+(\p{L}+))?/iu
const RATE = /\$\s?(\d+(?:\.\d+)?)(?:\s*(?:\/|an?\b|per\b)\s*(?:hour|hr|h)\b)/i

const MORE =
  /\b(?:add|added|adding|hire|hired|hiring|bring on|had|have|get|got)\b[^.?!\d]{0,12}\b(?:(another|the second|a second|one more|two more|three more)|(\d{1,3}) more)\b/i
const MORE_WORDS: Readonly<Record<string, number>> = { 'two more': 2, 'three more': 3 }

const toNumber = (told: string) => Number(told.replaceAll(',', ''))

/** "What if it was 60 hours?", "is it worth it at $45 an hour?": what a question supposes; null where it supposes no figure. */
export function readSupposed(question: string): Supposed | null {
  if (!SUPPOSING.test(question)) return null
  const [, hours, period = 'week'] = HOURS.exec(question) ?? []
  const [, rate] = RATE.exec(question) ?? []
  const [isMore, words = '', count] = MORE.exec(question) ?? []
  const people = count === undefined ? (MORE_WORDS[words.toLowerCase()] ?? 1) : Number(count)
  const week = PERIODS_A_WEEK[period.toLowerCase()] ?? 1
  const told = {
    ...(hours === undefined ? {} : { manual_hours: toNumber(hours) * week }),
    ...(rate === undefined ? {} : { hourly_rate: toNumber(rate) }),
    ...(isMore === undefined || hours !== undefined ? {} : { more_people: people }),
  }
  return Object.keys(told).length === 0 ? null : told
}
