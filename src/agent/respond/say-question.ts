import { toKey } from '#agent/decide/confirmations.ts'
import { nameRepeat } from '#agent/decide/count-said.ts'
import type { Question } from '#agent/decide/decision.ts'
import { isTooSmall } from '#agent/decide/estimate-roi.ts'
import { nameWork } from '#agent/respond/name-work.ts'
import { pick, pickVariant } from '#agent/respond/pick.ts'
import {
  EMAIL_PURPOSES,
  findBothTexts,
  PASS_ON_TEXTS,
  QUESTION_TEXTS,
  SEND_TEXT,
} from '#agent/respond/question-texts.ts'
import { sayFigure } from '#agent/respond/say-figure.ts'
import type { Confirmation, ConversationState } from '#agent/state/conversation-state.ts'
import type { Slot } from '#domain/fact.ts'

/** The work by its name, "the invoice matching" or "re-keying orders", where it has a short one. */
function nameIn(text: string, state: ConversationState): string {
  const work = nameWork(state)
  if (work === null)
    return text.replace('{work}', state.facts.pain ? 'that work' : 'the manual work')
  if (!work.isDoing) return text.replace('{work}', `the ${work.words}`)
  return text.replace('share {work}', 'are involved in {work}').replace('{work}', work.words)
}

function sayNameQuestion(state: ConversationState, attempt: number): string | null {
  if (state.facts.company_website !== undefined || attempt > 2) return null
  return attempt > 1
    ? 'Who am I talking to, and what is your company’s website?'
    : 'What is your name, and what is your company’s website?'
}

function leadInto(lead: string, texts: readonly string[]): string[] {
  return texts.map((text) => `${lead} ${text.charAt(0).toLowerCase()}${text.slice(1)}`)
}

/** After “too small for us”, when and who are asked only in case that changes. */
function leadFromVerdict(state: ConversationState, slot: Slot, texts: readonly string[]) {
  const isAboutProject = slot === 'timeline' || slot === 'authority'
  return isAboutProject && isTooSmall(state) ? leadInto('In case the work grows:', texts) : texts
}

/** The one question of a reply. */
export function sayQuestion(state: ConversationState, question: Question | null): string {
  if (question === null) return ''
  if (question.kind === 'calendar') {
    return 'That is all I need. Shall I open the calendar for a 30-minute call?'
  }
  if (question.kind === 'confirm') return sayConfirmation(state, question)
  if (question.kind === 'pass_on') {
    return question.isRequest ? SEND_TEXT : pickVariant(PASS_ON_TEXTS, state, 'pass_on')
  }
  const { slot, also, attempt, purpose } = question
  if (purpose !== undefined) return EMAIL_PURPOSES[purpose]
  const named = slot === 'contact_name' ? sayNameQuestion(state, attempt) : null
  if (named !== null) return named
  const texts = (also && findBothTexts(slot, also)) ?? QUESTION_TEXTS[slot]
  if (!texts) return ''
  const { first, again } = texts
  if (attempt <= 1) return nameIn(pick(leadFromVerdict(state, slot, first), state.turn), state)
  const variants = [
    ...again,
    ...leadInto('Back to where we were:', first),
    ...leadInto('Whenever it suits you:', again),
  ]
  return nameIn(pickVariant(variants, state, nameRepeat(slot)), state)
}

/** A figure said back with its sum, as a question: "I read that as 7 sites × 20 hours = 140 hours a week. Is that right?" */
function sayConfirmation(
  state: ConversationState,
  { slot, value, workings }: Confirmation,
): string {
  const figure = sayFigure(slot, value)
  const times = (state.confirmed ?? []).filter((key) => key === toKey({ slot, value })).length
  if (times > 1) return pick([`So is ${figure} right?`, `And ${figure}, does that fit?`], times)
  if (workings === '') {
    const said = slot === 'manual_hours' ? `${figure} in all` : figure
    return pick([`I understood ${said}. Is that right?`, `So ${said}, is that right?`], state.turn)
  }
  const lead = pick(['I read that as', 'By my count that is', 'Let me check the math:'], state.turn)
  return `${lead} ${workings} = ${figure}. Is that right?`
}
