import type { Supposed } from '#agent/knowledge/answer.ts'
import { PERIODS_A_WEEK } from '#agent/lexicon/units.ts'
import { readWorkings } from '#agent/understand/quantities/derivation.ts'
import { findSeason } from '#agent/understand/revisions/adjust-hours.ts'

const SUPPOSING =
  /\b(?:what if|what about|how about|what would|what then|and if|payback|grow to|suppose|supposing|assuming|if (?:it|that|this|we|they|i|you|the|our)|would it|does it|is it)\b/i
const HOURS = /(\d[\d,]*(?:\.\d+)?)\s*(?:hours?|hrs?|h)\b(?:\s*(?:a|per|each|every)\s+(\p{L}+))?/iu
const RATE = /(?:\$\s?|\bat )(\d+(?:\.\d+)?)(?:\s*(?:\/|an?\b|per\b)\s*(?:hour|hr|h)\b)/i
const ON_TOP =
  /\b(?:add|adding|another|include|including|as well|on top|plus|extra)\b|\btoo\s*(?:[,.?!]|$)/i
/** "150 faxes", "30 open jobs". */
const COUNTED = /(\d[\d,]*) (?:\p{L}+ )?(\p{L}{3,})/gu
const DOUBLE = /\b(?:double|doubled|twice)\b/i
const MORE =
  /\b(?:add|added|adding|hire|hired|hiring|bring on|had|have|get|got)\b[^.?!\d]{0,12}\b(?:(another|the second|a second|one more|two more|three more)|(\d{1,3}) more)\b/i
const PERIODS = /^(?:days?|weeks?|months?|years?|hours?|minutes?|people|percent|dollars?)$/i
const MORE_WORDS: Readonly<Record<string, number>> = { 'two more': 2, 'three more': 3 }

const toNumber = (told: string) => Number(told.replaceAll(',', ''))
const toSingular = (noun: string) => noun.toLowerCase().replace(/ies$/, 'y').replace(/s$/, '')

/**
 * "What if it was 60 hours?", "is it worth it at $45 an hour?", "what if we grow to 150 faxes?": what a question supposes;
 * null where it supposes no figure. `workings`: the sum that the known hours come from.
 */
export function readSupposed(question: string, workings = ''): Supposed | null {
  if (!SUPPOSING.test(question)) return null
  const [, rate] = RATE.exec(question) ?? []
  const season = findSeason(question.toLowerCase())
  const told = {
    ...(readHours(question) ?? readGrowth(question, workings)),
    ...(rate === undefined ? {} : { hourly_rate: toNumber(rate) }),
    ...(season === null ? {} : { year_share: season.share }),
  }
  return Object.keys(told).length === 0 ? null : told
}

function readHours(question: string): Supposed | null {
  const [, hours, period = 'week'] = HOURS.exec(question) ?? []
  if (hours === undefined) return null
  const value = toNumber(hours) * (PERIODS_A_WEEK[period.toLowerCase()] ?? 1)
  return ON_TOP.test(question) ? { more_hours: value } : { manual_hours: value }
}

/** More people, twice the work, or another number of something that the known hours are a multiple of. */
function readGrowth(question: string, workings: string): Supposed {
  const [isMore, words = '', count] = MORE.exec(question) ?? []
  if (isMore !== undefined) {
    const people = count === undefined ? (MORE_WORDS[words.toLowerCase()] ?? 1) : Number(count)
    return { more_people: people }
  }
  if (DOUBLE.test(question)) return { times: 2 }
  const factors = readWorkings(workings)?.flat() ?? []
  const items = factors.find(({ unit }) => unit === 'items')
  for (const [, value = '', noun = ''] of question.matchAll(COUNTED)) {
    const factor = factors.find(({ unit }) => toSingular(unit) === toSingular(noun))
    const meant = factor ?? (PERIODS.test(noun) ? undefined : items)
    if (meant !== undefined) return { times: toNumber(value) / meant.value }
  }
  return {}
}
