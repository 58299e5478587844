import type { Question } from '#agent/decide/decision.ts'
import type { Answer } from '#agent/knowledge/answer.ts'
import { answerChoice, nameChoice } from '#agent/knowledge/answer-question.ts'
import {
  type ConversationState,
  isCalendarQuestion,
  listPending,
} from '#agent/state/conversation-state.ts'
import type { Reply } from '#agent/state/turn.ts'
import type { Consent } from '#agent/understand/acts/consent.ts'
import type { Act, MoveKind, OtherReading, Reading } from '#agent/understand/message/act.ts'
import type { Slot } from '#domain/fact.ts'

/** A short answer that can be picked, and what it means: a value of the slot asked for, a move, or a question of ours. */
export type QuickReply = { text: string } & (
  | { choice: string }
  | { value: string | number; reading?: Reading }
  | { move: MoveKind; consent?: Consent }
)

const KEPT_BACK: QuickReply = { text: 'I’d rather not say', move: 'refuse' }

const SLOT_REPLIES: Readonly<Partial<Record<Slot, readonly QuickReply[]>>> = {
  manual_hours: [
    { text: 'About 10 hours a week', value: 10 },
    { text: 'About 25 hours a week', value: 25 },
    { text: 'About 50 hours a week', value: 50 },
  ],
  hourly_rate: [{ text: '$30 an hour', value: 30 }, { text: '$50 an hour', value: 50 }, KEPT_BACK],
  error_rate: [
    { text: 'About 2%', value: 2 },
    { text: 'About 5%', value: 5 },
    { text: 'I don’t know', move: 'unsure' },
  ],
  timeline: [
    { text: 'Within a month', value: 'now' },
    { text: 'Next quarter', value: 'quarter' },
    { text: 'Within six months', value: 'half_year' },
    { text: 'No rush', value: 'none' },
  ],
  authority: [
    { text: 'I decide', value: 'decision_maker' },
    { text: 'I need approval', value: 'influencer' },
    { text: 'Just researching', value: 'researcher' },
  ],
  budget: [
    { text: 'Not set yet', move: 'unsure' },
    { text: 'Under $50k', value: 50_000 },
    { text: '$50k–$150k', value: 100_000, reading: { low: 50_000, high: 150_000 } },
    KEPT_BACK,
  ],
  email: [KEPT_BACK],
}

const agree = (text: string): QuickReply => ({ text, move: 'affirm', consent: 'yes' })
/** What answers a figure that was said back, by what else it could be; which of two is meant is read before. */
const READINGS: Readonly<Record<OtherReading['by'], readonly QuickReply[]>> = {
  people: [agree('Each'), agree('In all')],
  period: [agree('A week'), agree('A month')],
  added: [agree('On top'), agree('In all')],
  result: [agree('Yes'), { text: 'Change', move: 'deny', consent: 'no' }],
}
const PASS_ON: readonly QuickReply[] = [
  { text: 'Yes, pass it on', move: 'affirm', consent: 'yes' },
  { text: 'No, thanks', move: 'deny', consent: 'no' },
]
const CALENDAR: readonly QuickReply[] = [
  { text: 'Yes, open the calendar', move: 'affirm', consent: 'yes' },
  { text: 'Not now', move: 'decline_booking', consent: 'no' },
]

/** Beside an answer that we do not have. */
export const TALK_TO_PERSON = 'Talk to a person'

/** All that answer a question for a slot. */
export const SLOT_REPLY_TEXTS: readonly string[] = Object.values(SLOT_REPLIES).flatMap((replies) =>
  replies.map(({ text }) => text),
)

type Asked = Question | ConversationState['pending']

/** Of a question for two things, those for the first: one tap, and the other is asked for alone. */
export function listQuickReplies(question: Asked): readonly QuickReply[] {
  if (question?.kind === 'other_work') return []
  if (question?.kind === 'slot')
    return question.missing === undefined && !('isOther' in question)
      ? (SLOT_REPLIES[question.slot] ?? [])
      : []
  if (question?.kind === 'confirm') return READINGS[question.reading.other?.by ?? 'result']
  if (question?.kind === 'pass_on') {
    const choices = listChoices(question.near)
    return choices.length > 0 ? [...choices, ...PASS_ON.slice(0, 1)] : PASS_ON
  }
  return isCalendarQuestion(question) ? CALENDAR : []
}

const listChoices = (near: readonly string[] = []): readonly QuickReply[] =>
  near.flatMap((choice) => {
    const text = nameChoice(choice)
    return text === null ? [] : [{ text, choice }]
  })

export const getQuickReplies = (question: Asked): readonly string[] =>
  listQuickReplies(question).map(({ text }) => text)

/** What a reply shows of the question that was asked before it and is still open. */
export function showOpenQuestion(
  state: ConversationState,
): Pick<Reply, 'asking' | 'alsoAsking' | 'quickReplies'> {
  const [asking = null, ...alsoAsking] = listPending(state)
  return { asking, alsoAsking, quickReplies: getQuickReplies(state.pending) }
}

/** A quick reply that was offered and picked: its act, what it answers to an offer, and what answers it. */
export type Picked = { acts: readonly Act[]; consent: Consent; answers: readonly Answer[] }

const toPlain = (text: string) => text.trim().toLowerCase().replaceAll('’', "'")

/** A choice by its place in the question: "the first one". */
const PLACES = [
  /^\W*(?:the |yes,? the )?(?:first|1st|former)(?: one| question)?\W*$/i,
  /^\W*(?:the |yes,? the )?(?:second|2nd|latter|last)(?: one| question)?\W*$/i,
] as const

function findChoice(offered: readonly QuickReply[], message: string): QuickReply | undefined {
  const choices = offered.filter((reply) => 'choice' in reply)
  return choices.length < 2 ? undefined : choices[PLACES.findIndex((place) => place.test(message))]
}

/** What a message means that is, letter by letter, a quick reply of the last question; null for any other. */
export function readPicked({ pending }: ConversationState, message: string): Picked | null {
  const offered = listQuickReplies(pending)
  const picked =
    offered.find(({ text }) => toPlain(text) === toPlain(message)) ?? findChoice(offered, message)
  if (picked === undefined) return null
  const said = { quote: picked.text, span: [0, message.length] } as const
  if ('choice' in picked) {
    const query = picked.text.toLowerCase()
    const answer = answerChoice(picked.choice)
    const acts: readonly Act[] = [{ kind: 'ask_faq', query, context: query, ...said }]
    return { acts, consent: null, answers: answer === null ? [] : [answer] }
  }
  const slot = pending?.kind === 'slot' ? pending.slot : undefined
  if ('move' in picked) {
    const { move: kind, consent = null } = picked
    const act: Act = { kind, ...said, ...(kind === 'refuse' && slot !== undefined && { slot }) }
    return { acts: [act], consent, answers: [] }
  }
  if (slot === undefined) return null
  const { value, reading = {} } = picked
  return { acts: [{ kind: 'inform', slot, value, reading, ...said }], consent: null, answers: [] }
}
