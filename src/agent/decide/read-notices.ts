import type { Heard, Notice } from '#agent/decide/decision.ts'
import { findOpenSlot } from '#agent/decide/plan-question.ts'
import { ABUSE_LIMIT } from '#agent/decide/score-facts.ts'
import type { Act, MoveKind } from '#agent/understand/message/act.ts'
import { allCards } from '#content/answers/all-cards.ts'
import type { Slot } from '#domain/fact.ts'

const OFF_TOPIC_LIMIT = 3
const OBJECTIONS: ReadonlySet<string> = new Set(
  allCards.filter((card) => card.isObjection).map(({ id }) => id),
)

const SIMPLE: readonly (readonly [MoveKind, Notice])[] = [
  ['injection', 'injection'],
  ['why', 'why'],
  ['ask_sent', 'request_status'],
  ['handoff', 'handoff'],
  ['refuse', 'refusal_accepted'],
  ['no_call', 'no_call'],
  ['decline_booking', 'booking_declined'],
  ['stop', 'goodbye'],
  ['unsure', 'unsure_accepted'],
]
/** Said only when nothing weightier is. */
const LIGHT: readonly (readonly [MoveKind, Notice])[] = [
  ['thanks', 'thanks'],
  ['greet', 'greeting'],
  ['correct', 'asked_to_change'],
]

/** Acts that are answered in their own way, so that nothing more need be said of the message. */
const CONTENT: readonly Act['kind'][] = [
  'ask_faq',
  'implausible',
  'book',
  'other_lang',
  'affirm',
  'deny',
  'pain',
  'confirm',
]

function isSilent({ acts, learned, consent }: Heard): boolean {
  const hasContent = acts.some((act) => CONTENT.includes(act.kind))
  return !hasContent && learned.length === 0 && (consent ?? null) === null
}

type Kinds = ReadonlySet<Act['kind']>

/** The answer to what the last reply asked for by a yes or a no; undefined when it is none. */
function readConsented({
  state: { pending },
  acts,
  passOn,
  confirmation,
}: Heard): Notice[] | undefined {
  // "Forget it, have somebody call me" is a request, and no refusal alone.
  const isRequest = passOn === 'no' && acts.some(({ kind }) => kind === 'handoff')
  if (passOn && !isRequest) {
    const said = passOn === 'yes' ? 'question_passed_on' : 'question_kept'
    return acts.some(({ kind }) => kind === 'stop') ? [said, 'goodbye'] : [said]
  }
  const callsPerson = acts.some(({ kind }) => kind === 'handoff')
  return pending?.kind === 'confirm' && confirmation && !callsPerson ? [] : undefined
}

/** A move that is answered by itself, unless the reply answers it in another way. */
function readSimple(heard: Heard, kinds: Kinds): Notice[] | undefined {
  const declined = heard.consent === 'no' ? 'booking_declined' : undefined
  // "No thanks, bye" keeps nothing back.
  const isLeaving = kinds.has('stop') && kinds.has('deny')
  const simple =
    SIMPLE.find(([kind]) => kinds.has(kind) && !(isLeaving && kind === 'refuse'))?.[1] ?? declined
  if (simple === undefined) return undefined
  const isSaid =
    (isAnswered(heard) && isAboutAnswer(simple) && !(simple === 'goodbye' && endsInLeave(heard))) ||
    isAnsweredBy(heard, simple)
  const isAnsweredElsewhere =
    simple === 'why' && hasAnswer(heard) && findNamedWhy(heard.acts) === null
  return isSaid || isAnsweredElsewhere ? undefined : [simple]
}

/** "Me. No budget yet. Gotta go": who says goodbye last is asked nothing more. */
function endsInLeave({ acts }: Heard): boolean {
  const leave = acts.find(({ kind }) => kind === 'stop')
  return (
    leave !== undefined &&
    leave.span[0] > 0 &&
    acts.every(({ kind, span }) => kind === 'stop' || kind === 'thanks' || span[0] < leave.span[1])
  )
}

/** What "why do you need my email?" names. */
export function findNamedWhy(acts: readonly Act[]): Slot | null {
  const why = acts.find(({ kind }) => kind === 'why')
  return why !== undefined && 'slot' in why ? (why.slot ?? null) : null
}

function readOffTopic(heard: Heard, kinds: Kinds): Notice[] | undefined {
  if (!kinds.has('off_topic') || isAnswered(heard) || hasAnswer(heard)) return undefined
  return [heard.state.offTopicStreak >= OFF_TOPIC_LIMIT ? 'off_topic_again' : 'off_topic']
}

/** So many words tell something, and are not an answer that went wrong. */
const TELLING_WORDS = 9

/** Said when nothing else is: thanks, a greeting, or that nothing at all was understood. */
function readLight(heard: Heard, kinds: Kinds): Notice[] {
  if (!isSilent(heard)) return []
  const light = LIGHT.find(([kind]) => kinds.has(kind))?.[1]
  if (light !== undefined) return [light]
  if (kinds.size > 0) return []
  const open = findOpenSlot(heard.state)
  // A number in answer to a question for one may be the answer, so that it is not passed over.
  const mayAnswer = heard.hasNumber === true && open !== null && IN_FIGURES.includes(open)
  const isTelling = (heard.wordCount ?? 0) >= TELLING_WORDS && !mayAnswer
  return isTelling ? ['taken_down'] : ['not_understood']
}

/** What has to be said about how the message was meant, weightiest first: a word of sympathy, and at most one other. */
export function readNotices(heard: Heard): Notice[] {
  const kinds: Kinds = new Set(heard.acts.map((act) => act.kind))
  if (kinds.has('abuse')) {
    return [heard.state.abuseCount >= ABUSE_LIMIT ? 'abuse_end' : 'abuse_warning']
  }
  const sympathy = [...readHardship(heard), ...(kinds.has('complaint') ? ['apology' as const] : [])]
  const others =
    readConsented(heard) ??
    readSimple(heard, kinds) ??
    readOffTopic(heard, kinds) ??
    readEmptyYes(heard) ??
    (asksBack(heard) ? (['explained'] as const) : readLight(heard, kinds))
  return [...sympathy, ...others.filter((one) => sympathy.length === 0 || one !== 'greeting')]
}

/** A word of sympathy comes before anything else, once for each kind of news. */
function readHardship({ acts, state }: Heard): Notice[] {
  const act = acts.find(({ kind }) => kind === 'hardship')
  const cause = act !== undefined && 'cause' in act ? act.cause : undefined
  if (cause === undefined) return []
  const notice: Notice = `sorry_for_${cause}`
  return (state.said?.[notice] ?? 0) > 0 ? [] : [notice]
}

/** "I'm not sure, maybe 4%" and "thanks, bye the way it's 30 hours" are answers. */
function isAnswered({ learned, acts }: Heard): boolean {
  return learned.length > 0 || acts.some(({ kind }) => kind === 'confirm')
}

/** What asks for a reason or strays, and is answered from the site, needs no other reply. */
function hasAnswer({ answers = [] }: Heard): boolean {
  return answers.some(({ kind }) => kind !== 'unknown')
}

/** "What do you mean?" is about what was asked, and is answered with an example. */
function asksBack({ acts, answers = [], learned, state }: Heard): boolean {
  const isAsking = acts.length > 0 && acts.every(({ kind }) => kind === 'ask_faq')
  return isAsking && answers.length + learned.length === 0 && findOpenSlot(state) !== null
}

const IN_FIGURES: readonly Slot[] = ['manual_hours', 'team_size', 'hourly_rate', 'error_rate']

/** A yes to a question for a figure, or for the work, tells none: it is asked once more. */
function readEmptyYes({ acts, learned, state, answers = [] }: Heard): Notice[] | undefined {
  const open = findOpenSlot(state)
  const isYes = acts.length > 0 && acts.every(({ kind }) => kind === 'affirm')
  const isFirst = open !== null && state.clarified?.includes(open) !== true
  if (!isYes || !isFirst || learned.length + answers.length > 0) return undefined
  if (IN_FIGURES.includes(open)) return ['figure_needed']
  return open === 'pain' ? ['explained'] : undefined
}

/** What an objection is answered with says more than that it was heard. */
const SAID_BY_OBJECTIONS: readonly (Notice | undefined)[] = [
  'goodbye',
  'unsure_accepted',
  'refusal_accepted',
  'why',
]

function isAnsweredBy({ answers = [] }: Heard, notice: Notice | undefined): boolean {
  const isObjection = answers.some((answer) => answer.kind === 'card' && OBJECTIONS.has(answer.id))
  return isObjection && SAID_BY_OBJECTIONS.includes(notice)
}

function isAboutAnswer(notice: Notice | undefined): boolean {
  return notice === 'unsure_accepted' || notice === 'goodbye' || notice === 'booking_declined'
}
