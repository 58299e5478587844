import { toKey } from '#agent/decide/confirmations.ts'
import { nameRepeat } from '#agent/decide/count-said.ts'
import type { Question } from '#agent/decide/decision.ts'
import { isTooSmall } from '#agent/decide/estimate-roi.ts'
import { nameWork } from '#agent/respond/name-work.ts'
import { pick, pickVariant } from '#agent/respond/pick.ts'
import {
  AFTER_NO_TEXT,
  ELSE_PASS_ON_TEXTS,
  EMAIL_PURPOSES,
  findBothTexts,
  OTHER_WORK_TEXT,
  PASS_ON_TEXTS,
  QUESTION_TEXTS,
  SEND_TEXT,
} from '#agent/respond/question-texts.ts'
import { sayFigure } from '#agent/respond/say-figure.ts'
import type { Confirmation, ConversationState, PassOn } from '#agent/state/conversation-state.ts'
import { formatNumber } from '#agent/state/format.ts'
import type { OtherReading } from '#agent/understand/message/act.ts'
import { isSeasonal } from '#agent/understand/revisions/seasons.ts'
import type { Slot } from '#domain/fact.ts'
import { toExact } from '#domain/to-exact.ts'

/** Plurals and names of doings stand without an article: "order entry", "vendor invoices". */
const UNCOUNTED =
  /(?:[^s]s|ing|ment|tion|sion|ance|ence|ry|ity|al|work|payroll|intake|data|mail|support|payable|receivable)$/i

/** The work by its name, "the invoice matching" or "re-keying orders", where it has a short one. */
function nameIn(text: string, state: ConversationState): string {
  const work = nameWork(state)
  if (work === null)
    return text.replace('{work}', state.facts.pain ? 'that work' : 'the manual work')
  if (!work.isDoing) {
    const isUncounted = UNCOUNTED.test(work.words)
    return text
      .replace('share {work}', 'work on {work}')
      .replace('{work}', isUncounted ? work.words : `the ${work.words}`)
  }
  return text.replace('share {work}', 'are involved in {work}').replace('{work}', work.words)
}

function sayNameQuestion(state: ConversationState, attempt: number): string | null {
  if (state.facts.company_website !== undefined || attempt > 2) return null
  return attempt > 1
    ? 'Who am I talking to, and what is your company’s website?'
    : 'What is your name, and what is your company’s website?'
}

/** What is asked in other words than usual. */
function sayOwn(state: ConversationState, { slot, also, attempt }: AskedSlot): string | null {
  if (slot === 'contact_name') return sayNameQuestion(state, attempt)
  const isAfterNo = slot === 'timeline' && also === 'authority' && isTooSmall(state)
  return isAfterNo && attempt <= 1 ? AFTER_NO_TEXT : null
}

type AskedSlot = Extract<Question, { kind: 'slot' }>

/** The one question of a reply. */
export function sayQuestion(state: ConversationState, question: Question | null): string {
  if (question === null) return ''
  if (question.kind === 'calendar') {
    return 'That is all I need. Shall I open the calendar for a 30-minute call?'
  }
  if (question.kind === 'other_work') return OTHER_WORK_TEXT
  if (question.kind === 'confirm') return sayConfirmation(state, question)
  if (question.kind === 'pass_on') return sayPassOn(state, question)
  const { slot, also, attempt, purpose, missing } = question
  if (purpose !== undefined) return EMAIL_PURPOSES[purpose]
  if (missing !== undefined) return askForMissing(state, question)
  const own = sayOwn(state, question)
  if (own !== null) return own
  const texts = (also && findBothTexts(slot, also)) ?? QUESTION_TEXTS[slot]
  if (!texts) return ''
  const { first, again } = texts
  if (attempt <= 1) return nameIn(pick(first, state.turn), state)
  const variants = [
    ...again,
    ...leadInto('Back to where we were:', first),
    ...leadInto('Whenever it suits you:', again),
  ]
  return nameIn(pickVariant(variants, state, nameRepeat(slot)), state)
}

function sayPassOn(state: ConversationState, { isRequest, near = [] }: PassOn): string {
  if (isRequest) return SEND_TEXT
  if (near.length > 0) return pick(ELSE_PASS_ON_TEXTS, near.length - 1)
  return pickVariant(PASS_ON_TEXTS, state, 'pass_on')
}

function leadInto(lead: string, texts: readonly string[]): string[] {
  return texts.map((text) => `${lead} ${text.charAt(0).toLowerCase()}${text.slice(1)}`)
}

/** "400 invoices a week: about how many minutes does one take?" The first time it says back what is known. */
function askForMissing(
  { itemWork: { volume, each } = {} }: ConversationState,
  { missing, also, attempt }: AskedSlot,
): string {
  const isFirst = attempt <= 1
  const beside = also === undefined ? '' : (BESIDE_ITEMS[also] ?? '')
  if (missing === 'each' && volume !== undefined) {
    const range =
      volume.low < volume.high
        ? `${formatNumber(volume.low)} to ${formatNumber(volume.high)}`
        : formatNumber(volume.told)
    const known = `${range} ${volume.noun} a ${volume.period}. `
    return `${isFirst ? known : ''}About how many minutes does one take by hand${beside}?`
  }
  if (each === undefined) return ''
  const minutes = Math.round(each.hours * 60)
  const known =
    minutes < 60 ? `${minutes} minutes each. ` : `${formatNumber(each.hours)} hours each. `
  return `${isFirst ? known : ''}About how many of them are there a week${beside}?`
}

const BESIDE_ITEMS: Readonly<Partial<Record<Slot, string>>> = {
  team_size: ', and how many people do it',
  hourly_rate: ', and what does an hour of that work cost',
}

/** A figure said back with its sum, as a question: "I read that as 7 sites × 20 hours = 140 hours a week. Is that right?" */
function sayConfirmation(
  state: ConversationState,
  { slot, value, workings, reading: { other } }: Confirmation,
): string {
  const figure = sayFigure(slot, value)
  const times = (state.confirmed ?? []).filter((key) => key === toKey({ slot, value })).length
  if (other !== undefined) return sayBothReadings({ figure, value, workings, other }, times > 1)
  if (times > 1) return pick([`So is ${figure} right?`, `And ${figure}, does that fit?`], times)
  if (workings === '') {
    const said = slot === 'manual_hours' ? `${figure} in all` : figure
    return pick([`I understood ${said}. Is that right?`, `So ${said}, is that right?`], state.turn)
  }
  const lead = pick(['I read that as', 'By my count that is', 'Let me check the math:'], state.turn)
  const over = isSeasonal(workings) ? ' on average over the year' : ''
  return `${lead} ${workings} = ${figure}${over}. Is that right?`
}

type Readings = { figure: string; value: number; workings: string; other: OtherReading }

/** Names both readings: "Is that 4 hours a week each, so 20 hours a week, or 4 hours in all?" */
function sayBothReadings({ figure, value, workings, other }: Readings, isAgain: boolean): string {
  const { value: second, by } = other
  if (by === 'result') {
    const sum = `I get ${workings} = ${figure}, not ${formatNumber(second)}.`
    return `${isAgain ? '' : `${sum} `}Is ${formatNumber(value)} right?`
  }
  if (by === 'period') return `Is that ${figure}, or a month?`
  const share = sayFigure('manual_hours', second)
  if (by === 'added')
    return isAgain
      ? `Which is it: ${figure}, or ${share} in all?`
      : `Is that ${share} on top of the ${formatNumber(toExact(value - second))}, so ${figure}, or ${share} in all?`
  return isAgain
    ? `Which is it: ${share} each, or ${share} in all?`
    : `Is that ${share} each, so ${figure}, or ${share} in all?`
}
