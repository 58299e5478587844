import { findQuestions } from '#agent/understand/acts/ask-faq.ts'
import { findActs } from '#agent/understand/acts/find-acts.ts'
import { type Asked, type Part, readMoves } from '#agent/understand/acts/moves.ts'
import type {
  FaqAct,
  Finding,
  LanguageAct,
  MoveAct,
  MoveKind,
  Span,
} from '#agent/understand/message/act.ts'
import {
  type Context,
  cutView,
  type MessageView,
  viewMessage,
  withBlanked,
} from '#agent/understand/message/message-view.ts'
import {
  asFind,
  type Find,
  has,
  type Reading,
  readInTurn,
  withContext,
} from '#agent/understand/message/reading.ts'
import { repairFigures } from '#agent/understand/quantities/self-repairs.ts'
import { listAgreed, listSaidTwice } from '#agent/understand/revisions/said-again.ts'
import { findEmails } from '#agent/understand/slots/emails.ts'
import { findWebsites } from '#agent/understand/slots/websites.ts'
import { findLanguage } from '#agent/understand/speakers/languages.ts'
import { findSteeringSpan } from '#agent/understand/speakers/steering.ts'
import { findUnspoken } from '#agent/understand/speakers/unspoken.ts'
import { readVoices, type Voices } from '#agent/understand/speakers/voices.ts'
import type { Token } from '#agent/understand/text/tokens.ts'
import type { Slot } from '#domain/fact.ts'

/** Nobody types more; what is beyond is not read. */
const READ_MAX_CHARS = 4_000

const findAddresses: readonly Find[] = [
  asFind(findEmails),
  (view) =>
    findWebsites(cutView(view), { hasWebsite: view.context.knownSlots.has('company_website') }),
]
const CALL_MOVES: readonly MoveKind[] = ['book', 'no_call', 'decline_booking']
const NOTHING_ASKED = { asking: null, alsoAsking: null }

/**
 * `isCalendarOffered`: the last reply offered a call, showed the calendar, or asked where to send it.
 * `isPassingOn`: it offered to pass a question on, and the message accepts.
 */
export type Situation = Context & {
  isCalendarOffered?: boolean
  isPassingOn?: boolean
  /** The visitor knows whether it pays, and no calendar is shown: many leave now. */
  isJudged?: boolean
}

/** What a message is apart from its facts, and the part of it that may hold facts. */
export type Hearing = {
  start: MessageView
  /** As it was written. */
  text: string
  /** Where a figure was replaced by a later one in the same breath. */
  repairs: readonly Span[]
  own: Reading
  /** The same with what is not about the visitor's work, where words against a lead still count. */
  whole: MessageView
  moves: MoveAct[]
  /** What each stretch of it does, in the order of the message. */
  parts: readonly Part[]
  questions: FaqAct[]
  /** The language of the message, where it is not English. */
  languages: LanguageAct[]
  isSteering: boolean
  /** Whose words its parts are. */
  voices: Voices
  /** What an answer without its unit would answer. */
  asked: Pick<Context, 'asking' | 'alsoAsking'>
}

/** Tells what a message does from what it tells, and leaves of it what may hold the visitor's own facts. */
export function hearMessage(text: string, context: Situation): Hearing {
  const { text: meant, spans: repairs } = repairFigures(text.slice(0, READ_MAX_CHARS))
  const start = viewMessage(meant, context)
  const unspoken = findUnspoken(start.text)
  const prose = withBlanked(start, unspoken.spans)
  const steering = findSteeringSpan(start.text)
  const isSteering = steering !== null
  const heard = readInTurn({ view: prose, findings: [] }, findAddresses)
  const { tokens } = cutView(prose)
  const parts = isSteering ? [] : readMoves(start.text, nameAsked(context))
  const leaves = context.isJudged === true && !isSteering ? findLeaves(start.text) : []
  const moves = findMoves(prose, tokens, {
    parts: [...parts, ...leaves],
    steering,
    hasWebsite: has(heard.findings, 'company_website'),
    isCalendarOffered: context.isCalendarOffered ?? false,
  })
  const aboutCalls = moves
    .filter(({ kind, time }) => kind === 'handoff' || time !== undefined)
    .flatMap(({ kind, span, time }) => {
      if (kind !== 'handoff') return [widenToPause(start.plain, span)]
      const at = time === undefined ? -1 : start.plain.indexOf(time.toLowerCase())
      const timed: Span[] = time === undefined || at < 0 ? [] : [[at, at + time.length]]
      return [withoutNumber(start.plain, span), ...timed]
    })
  const isGuarded = context.isGuarded ?? false
  const voices = readVoices(start.text, unspoken.visible, {
    isGuarded,
    isSteering,
    isAsked: context.asking !== null,
  })
  const whole = withBlanked(withoutAddresses(heard.view), [
    ...voices.rivals,
    ...aboutCalls,
    ...listAgreed(start.text, context),
    ...listSaidTwice(start.text),
  ])
  const own = withBlanked(whole, [
    ...voices.foreign,
    ...listFurtherQuestions(start.text, parts, context.asking),
    ...listOurFigures(start.text),
  ])
  const languages = findLanguage(start.text, cutView(start).tokens, context.language)
  const hasForeign =
    isSteering ||
    prose.plain !== start.plain ||
    (voices.isUnanswering && !isAnsweredFirst(parts, voices)) ||
    moves.some(({ kind }) => kind === 'off_topic')
  // A message with foreign text in it answers no question.
  const asked = hasForeign ? NOTHING_ASKED : context
  return {
    start,
    text,
    repairs,
    own: withContext(
      {
        view: own,
        // "Yes, pass it on, ana@acme.com": where the answer should go.
        findings: heard.findings.filter(
          (found) => context.isPassingOn === true || !isToldOthers(voices, found),
        ),
      },
      {
        ...context,
        ...asked,
        isSteering: isSteering || voices.isFramed,
        isLiteral: isSteering,
      },
    ),
    whole,
    moves,
    parts,
    questions: aboutCall(
      findQuestions(tokens, heard.view, { moves, asking: context.asking, parts }),
      moves,
    ).filter(({ span: [from, to] }) => !isOfRequest(moves, [from, to])),
    languages,
    isSteering,
    voices,
    asked,
  }
}

/** "Can somebody call us?", "did you pass it on?": the move answers it. */
const isOfRequest = (moves: readonly MoveAct[], [from, to]: Span) =>
  moves.some(
    ({ kind, span }) =>
      (kind === 'ask_sent' || kind === 'handoff') && span[0] < to && from < span[1],
  )

/** "Friday works for a call. What happens on it?" */
const aboutCall = (questions: FaqAct[], moves: readonly MoveAct[]): FaqAct[] =>
  moves.some(({ kind }) => kind === 'book')
    ? questions.map((one) => ({ ...one, query: one.query.replace(ON_IT, '$1 the call') }))
    : questions
const ON_IT = /\b(on|in|during|at|about) it\b/

/** "Have someone call 614 …": the number is told. */
function withoutNumber(plain: string, [start, end]: Span): Span {
  const length = plain.slice(start, end).search(/[+\d]/)
  return [start, length < 0 ? end : start + length]
}

const PAUSES = [',', '.', ';', '?', '!', '\n']

/** Where a time for a call is named, nothing else is told up to the next pause. */
function widenToPause(plain: string, [start, end]: Span): Span {
  const before = 1 + Math.max(...PAUSES.map((sign) => plain.slice(0, start).lastIndexOf(sign)))
  const after = plain.slice(end).search(/[,;?!\n]|\.(?!\d)|$/)
  return [before, end + after]
}

/** "Like 5. So what's the number?": what seems somebody else's is a question that follows the answer. */
function isAnsweredFirst(
  parts: readonly Part[],
  { foreign, isFramed, opensGame }: Voices,
): boolean {
  const [first] = parts
  if (first?.move !== 'tell' || isFramed || opensGame) return false
  return foreign.every(([start, end]) =>
    parts.some(
      ({ move, chance, span }) =>
        move === 'ask' && chance >= TELLS && span[0] <= start && end <= span[1],
    ),
  )
}

const ANSWERED_IN_FIGURES: readonly (Slot | null)[] = [
  'manual_hours',
  'team_size',
  'hourly_rate',
  'error_rate',
]
const SENTENCE_END = /[.!?]\s*$/

/** "Perhaps 7. Does it read drawings?": the bare figure is the answer, whatever is asked after it. */
function listFurtherQuestions(text: string, parts: readonly Part[], asking: Slot | null): Span[] {
  if (!ANSWERED_IN_FIGURES.includes(asking)) return []
  return parts.flatMap(({ move, span }, index) => {
    const isAlone = index > 0 && SENTENCE_END.test(text.slice(0, span[0]))
    return move === 'ask' && isAlone && !/\d/.test(text.slice(...span)) ? [span] : []
  })
}

/** Of bounded length, so that a flood of such words costs little. */
const ASKED_ABOUT =
  /\b(?:where|why|how (?:did|do|does|come|is|are|was|were))\b[^.?!\n]{0,80}?\d[^?!\n]{0,80}\?/giu
const SAID_BY_US =
  /\byou(?:['’]ve)? (?:said|say|told|wrote|claim(?:ed)?|advertise[sd]?|mention(?:ed)?|promised?)\b[^.?!,\n]{0,120}/giu
const OF_ESTIMATE = /\b(?:sav(?:e|es|ed|ing|ings)|pays?|costs?|would|could|will|enough|months?)\b/i

/** "Where do the 30% and 5% per tool come from?", "you said it saves 16 hours": figures of ours, and not the visitor's. */
function listOurFigures(text: string): Span[] {
  const said = [...text.matchAll(SAID_BY_US)].filter(([words]) => OF_ESTIMATE.test(words))
  return [...text.matchAll(ASKED_ABOUT), ...said].map(
    (match): Span => [match.index, match.index + match[0].length],
  )
}

const ASKED_NAMES: Readonly<Partial<Record<Slot, Asked>>> = {
  contact_name: 'greeting',
  company_name: 'name',
  company_website: 'name',
  pain: 'pain',
  manual_hours: 'hours',
  team_size: 'people',
  hourly_rate: 'rate',
  tools: 'tools',
  tool_count: 'tools',
  error_rate: 'errors',
  timeline: 'timing',
  authority: 'decider',
  budget: 'budget',
  email: 'email',
}

/** What the last reply asked for, as the moves are learned beside it. */
function nameAsked({ asking, isCalendarOffered, isConfirming }: Situation): Asked {
  if (isConfirming === true) return 'confirm'
  if (asking !== null) return ASKED_NAMES[asking] ?? 'nothing'
  return isCalendarOffered === true ? 'call' : 'nothing'
}

type Beside = {
  parts: readonly Part[]
  steering: Span | null
  hasWebsite: boolean
  isCalendarOffered: boolean
}

/** What a message that gives us orders says of calls is one of them, and who names a website has one. */
function findMoves(
  { text, context }: MessageView,
  tokens: readonly Token[],
  { parts, steering, hasWebsite, isCalendarOffered }: Beside,
): MoveAct[] {
  const found = withLearned(findActs(tokens, text, { ...context, isCalendarOffered }), parts, text)
  const said = context.asking === null ? found : [...found, ...findUnsure(found, parts, text)]
  // "Lovely, I'll take Wednesday at 10" takes no leave.
  const isTimed = said.some(({ kind, time }) => kind === 'book' && time !== undefined)
  const acts = said.filter(
    ({ kind, span }) =>
      !(isTimed && kind === 'stop') &&
      // "Why wouldn't I just give them ChatGPT?" keeps nothing back.
      !(kind === 'refuse' && ASKS_WHY_NOT.test(text.slice(0, span[0] + 1))),
  )
  const moves = hasWebsite
    ? acts.filter(({ kind, slot }) => kind !== 'refuse' || slot !== 'company_website')
    : acts
  if (steering === null) return moves
  return [
    { kind: 'injection', quote: text.slice(...steering), span: steering },
    ...moves.filter(({ kind }) => !CALL_MOVES.includes(kind)),
  ]
}

/** "OK, not for us then": after a verdict it is read as an answer to that, whatever was asked besides. */
const findLeaves = (text: string): Part[] =>
  readMoves(text, 'nothing').flatMap((part) =>
    part.move === 'leave' && part.chance >= LEAVES_JUDGED ? [{ ...part, chance: 1 }] : [],
  )

const ASKS_WHY_NOT = /\bwhy\b[^.!?]{0,30}$/i

/** From which chance on a stretch tells where a phrase calls for a person, and takes leave or complains without one. */
const TELLS = 0.7
const TAKES = 0.85
const LEAVES_JUDGED = 0.5

const LEARNED: Readonly<Partial<Record<Part['move'], MoveKind>>> = {
  leave: 'stop',
  complain: 'complaint',
}

/** "Does it log in like a person does?" compares, and calls for nobody. */
const LIKE_A_PERSON = /^(?:like|as|than) (?:a|an|any|the) (?:real |live )?(?:person|human)\b/i

/** "56?? no": a figure of ours that the visitor never told. A payback or a price may astonish as well. */
const ASTONISHED =
  /\b\d+(?: people| hours| hrs)? ?\?{2,} ?(?:no\b|nope\b|where\b|its\b|it['’]?s\b|that['’]?s not|i said)/i

/** "I don't want to waste your time" accuses nobody. */
const POLITE = /\bi (?:don['’]?t|do not) (?:want|mean) to\b/i

/** "No need, I can ask later" goes on. */
const ASKS_LATER =
  /\bask(?: (?:you|it|that|this|them|about it))? (?:later|another time|(?:in|on) the call)\b/i

/** "We'd still want a human on some calls" calls for nobody; "I'll try Zapier then" takes leave. */
function withLearned(acts: readonly MoveAct[], parts: readonly Part[], text: string): MoveAct[] {
  const isMove = (move: Part['move'], { span }: MoveAct) =>
    parts.some(
      (part) =>
        part.move === move &&
        part.chance >= TELLS &&
        part.span[0] < span[1] &&
        span[0] < part.span[1],
    )
  const isTold = (act: MoveAct) =>
    act.kind === 'handoff' &&
    (LIKE_A_PERSON.test(act.quote) || (isMove('tell', act) && !isMove('person', act)))
  const learned = parts.flatMap(({ move, chance, span }): MoveAct[] => {
    const kind = LEARNED[move]
    const isNew = kind !== undefined && chance >= TAKES && !acts.some((act) => act.kind === kind)
    const said = text.slice(...span)
    const isOther = kind === 'complaint' ? POLITE.test(said) : ASKS_LATER.test(said)
    return isNew && !isOther ? [{ kind, quote: text.slice(...span), span }] : []
  })
  const astonished = ASTONISHED.exec(text)
  const isNew =
    astonished !== null && ![...acts, ...learned].some(({ kind }) => kind === 'complaint')
  const complaint: MoveAct[] = isNew
    ? [
        {
          kind: 'complaint',
          quote: astonished[0],
          span: [astonished.index, astonished.index + astonished[0].length],
        },
      ]
    : []
  return [
    ...acts.filter((act) => !isTold(act)).map((act) => toPerson(act, parts)),
    ...learned,
    ...complaint,
  ]
}

/** From which chance on a message that does nothing else says that the answer is not known. */
const UNSURE = 0.9

/** "I wish I knew", "nobody here would know": the whole of an answer. */
function findUnsure(acts: readonly MoveAct[], parts: readonly Part[], text: string): MoveAct[] {
  const meant = parts.filter(({ move }) => move !== 'social')
  const [first] = meant
  const isWhole = meant.every(({ move, chance }) => move === 'unsure' && chance >= UNSURE)
  if (first === undefined || !isWhole || acts.length > 0 || /\d/.test(text)) return []
  return [{ kind: 'unsure', quote: text.slice(...first.span), span: first.span }]
}

/** "I want a phone call" asks a person to ring; a calendar is no answer to it. */
function toPerson(act: MoveAct, parts: readonly Part[]): MoveAct {
  const [start, end] = act.span
  const isOfPerson = parts.some(
    ({ move, chance, span }) =>
      move === 'person' && chance >= TELLS && span[0] < end && start < span[1],
  )
  const isPhone = act.kind === 'book' && act.time === undefined && /\bphone call\b/i.test(act.quote)
  return isPhone && isOfPerson ? { ...act, kind: 'handoff' } : act
}

/** "Tell everyone to write to …", "put this link in your answer": an address for others to see. */
function isToldOthers({ forOthers }: Voices, { span }: Finding): boolean {
  return forOthers.some(([start, end]) => start < span[1] && span[0] < end)
}

/** An address that no reader took for the visitor's own. */
const LEFT_ADDRESS = /\b(?:https?:\/\/|www\.)\S+/g

function withoutAddresses(view: MessageView): MessageView {
  const left = [...view.plain.matchAll(LEFT_ADDRESS)]
  return withBlanked(
    view,
    left.map((match) => [match.index, match.index + match[0].length] as const),
  )
}

/** A game or a document that a message opens is over after as many messages. */
const LASTS_MESSAGES = 3

/**
 * For how many more messages only what is said in the first person is believed: "let's play a quiz" may be followed
 * by "84". Talk of one's own work ends it.
 */
export function countGuarded(text: string, guardedBefore: number): number {
  const isSteering = findSteeringSpan(text) !== null
  const voices = readVoices(text, findUnspoken(text).visible, { isGuarded: false, isSteering })
  if (isSteering || voices.opensGame) return LASTS_MESSAGES
  return voices.isPlainlyOwn ? 0 : Math.max(0, guardedBefore - 1)
}
