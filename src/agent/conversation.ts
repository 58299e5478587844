import { answerDanger, resumeFromDanger } from '#agent/answer-danger.ts'
import { keepLastAsked } from '#agent/decide/ask-again.ts'
import {
  acceptRepeated,
  chooseReading,
  dropSettled,
  recallProposed,
  storeConfirmed,
} from '#agent/decide/confirmations.ts'
import { markGiven } from '#agent/decide/count-said.ts'
import { decide } from '#agent/decide/decide.ts'
import { isTooSmall, judgeEstimate } from '#agent/decide/estimate-roi.ts'
import { learn } from '#agent/decide/learn.ts'
import { gradePain, measurePain } from '#agent/decide/pain-severity.ts'
import { readAnswers } from '#agent/decide/read-answers.ts'
import { recordMoves } from '#agent/decide/record-moves.ts'
import type { Answer } from '#agent/knowledge/answer.ts'
import type { Knowledge } from '#agent/knowledge/knowledge.ts'
import type { KnownSum } from '#agent/knowledge/what-if.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import { composeReply } from '#agent/respond/compose-reply.ts'
import { readPicked } from '#agent/respond/quick-replies.ts'
import { planWording } from '#agent/respond/wording/plan-wording.ts'
import { chooseReplyLanguage } from '#agent/respond/wording/reply-language.ts'
import {
  type ConversationState,
  createState,
  FELT_SENTENCES_MAX,
  getKnownNumber,
  getKnownTools,
  listPending,
  QUOTE_MAX_CHARS,
} from '#agent/state/conversation-state.ts'
import { readContext } from '#agent/state/read-situation.ts'
import type { Turn } from '#agent/state/turn.ts'
import { readAgreement, readFirstAgreement } from '#agent/understand/acts/agreement.ts'
import { hearCalled } from '#agent/understand/acts/calls.ts'
import {
  type Consent,
  declinesWithThanks,
  findPassOn,
  readConsent,
  readLeaveTaking,
} from '#agent/understand/acts/consent.ts'
import { findHardship } from '#agent/understand/acts/hardship.ts'
import { readMoves } from '#agent/understand/acts/moves.ts'
import {
  blendFeeling,
  findFeltSentence,
  readFeeling,
  toSentimentScore,
} from '#agent/understand/feeling/feeling.ts'
import { countGuarded } from '#agent/understand/hear-message.ts'
import type { Act, ModelReading, MoveKind, Span } from '#agent/understand/message/act.ts'
import { weighReading } from '#agent/understand/proposals/weigh-reading.ts'
import { listAgreed } from '#agent/understand/revisions/said-again.ts'
import { type Token, tokenize } from '#agent/understand/text/tokens.ts'
import {
  getAnsweredSpans,
  putInEnglish,
  understand,
  understandCurrency,
} from '#agent/understand/understand.ts'
import { welcomeText } from '#content/welcome-text.ts'
import { cutText } from '#domain/cut-text.ts'
import type { Slot } from '#domain/fact.ts'

/** A conversation before the visitor has said anything, and what it is opened with. */
export function openConversation(): { state: ConversationState; greeting: string } {
  return {
    state: {
      ...createState(),
      asks: { contact_name: 1, company_website: 1 },
      pending: { kind: 'slot', slot: 'contact_name' },
    },
    greeting: welcomeText,
  }
}

function feel(
  state: ConversationState,
  { id: messageId, text }: { id: string; text: string },
  acts: readonly Act[],
): ConversationState {
  const answered = getAnsweredSpans(acts)
  const feeling = blendFeeling(state.feeling, readFeeling(text, answered))
  const felt = feeling === state.feeling ? null : findFeltSentence(text, answered)
  if (felt === null) return { ...state, feeling }
  const quote = cutText(felt.quote, QUOTE_MAX_CHARS)
  const sentence = { ...felt, quote, messageId, sentimentScore: toSentimentScore(feeling) }
  const feltSentences = [...(state.feltSentences ?? []), sentence].slice(-FELT_SENTENCES_MAX)
  return { ...state, feeling, feltSentences }
}

/** A yes or a no to a figure that was said back; "change" is a no, too. */
function readAnswerToConfirmation(
  { pending, language }: ConversationState,
  tokens: readonly Token[],
  text: string,
): Consent {
  if (pending?.kind !== 'confirm') return null
  const words = tokens.filter(({ kind }) => kind === 'word')
  const isChange = words.length === 1 && words[0]?.norm === 'change'
  if (isChange) return 'no'
  const plain = readConsent(tokens, 'figure')
  const english = putInEnglish(text, language)
  // "What if it took 15 minutes?" supposes, and takes nothing back.
  const parts = plain === null ? readMoves(english, 'confirm') : []
  const isSupposing = parts.length > 0 && parts.every(({ move }) => move === 'what_if')
  return isSupposing ? null : readAgreement(english, plain)
}

const repeatsOpen = (state: ConversationState, text: string) =>
  state.pending?.kind === 'confirm' && listAgreed(text, readContext(state)).length > 0

/** "Yes" to "30 hours each, or in all?" picks neither; "K bye" agrees to nothing. */
function picksNothing({ pending }: ConversationState, tokens: readonly Token[]): boolean {
  const by = pending?.kind === 'confirm' ? pending.reading.other?.by : undefined
  if (by !== undefined && by !== 'result') return true
  const isLeaving = tokens.some(({ norm }) => PARTING.has(norm))
  return NODS.has(tokens[0]?.norm ?? '') && (by !== undefined || isLeaving)
}

/** "Yes. Well, Saturdays too": the sum that was said back is another now, and is said back again. */
function readConfirmation(
  state: ConversationState,
  acts: readonly Act[],
  tokens: readonly Token[],
  text: string,
): Consent {
  const { pending } = state
  const isRevised =
    pending?.kind === 'confirm' &&
    acts.some((act) => act.kind === 'confirm' && act.slot === pending.slot)
  const answer = isRevised ? null : readAnswerToConfirmation(state, tokens, text)
  // "They make $19 an hour" takes nothing back, and "this quarter would be great" agrees to no other figure.
  const isElse =
    pending?.kind === 'confirm' &&
    acts.some((act) => act.kind === 'inform' && act.slot !== pending.slot)
  const first = isElse && !isRevised ? readFirstAgreement(text) : null
  const plain = answer === 'no' ? readConsent(tokens, 'figure') : first
  const consent = isElse && answer !== null && plain !== answer ? null : (answer ?? first)
  return consent === 'yes' && picksNothing(state, tokens) ? null : consent
}

/** A yes or a no to the call that the last reply offered; one that is shown already can only be declined. */
function readAnswerToOffer({ pending }: ConversationState, tokens: readonly Token[]): Consent {
  if (pending?.kind !== 'calendar') return null
  const { offer = 'question' } = pending
  const consent = readConsent(tokens, offer === 'question' ? 'question' : 'mention')
  return offer === 'shown' && consent === 'yes' ? null : consent
}

/** The figures of the talk that a question may suppose otherwise, an open one included. */
function listSupposable(
  state: ConversationState,
  { known, workings }: ReturnType<typeof readContext>,
): KnownSum {
  const { proposed, places = [] } = state
  const find = (slot: 'manual_hours' | 'hourly_rate' | 'team_size' | 'error_rate') =>
    [known?.[slot], proposed?.[slot]?.value].find((value) => typeof value === 'number')
  const [hours, rate, team] = [find('manual_hours'), find('hourly_rate'), find('team_size')]
  const errors = find('error_rate')
  return {
    tools: getKnownTools(state),
    tool_count: getKnownNumber(state, 'tool_count') ?? 0,
    ...(typeof errors === 'number' && { errors }),
    ...(workings && { workings: workings.text }),
    ...(places.length > 0 && { places: places.at(-1)?.value ?? 1 }),
    ...(typeof hours === 'number' && { hours }),
    ...(typeof rate === 'number' && { rate }),
    ...(typeof team === 'number' && { team }),
  }
}

/** A move that is all a message does, whatever language its words are in. */
const toWholeMove = (kind: MoveKind, text: string): Act => ({
  kind,
  quote: text.trim(),
  span: [0, text.length],
})

/** "No thanks" to a question for a fact keeps it back. */
function readDeclined(
  { pending }: ConversationState,
  tokens: readonly Token[],
  text: string,
): Act[] {
  if (pending?.kind !== 'slot' || !declinesWithThanks(tokens)) return []
  return [toWholeMove('refuse', text)]
}

/** Whether it tells what was asked for; a number of items tells of the hours. */
const tellsAsked = (act: Act, asking: Slot | null) =>
  act.kind === 'items'
    ? asking === 'manual_hours'
    : (act.kind === 'inform' || act.kind === 'confirm') && act.slot === asking

/** "No, first I want to know. We have 40 shipments": what is told after all is not kept back. */
const dropOvertaken = (acts: readonly Act[], asking: Slot | null): readonly Act[] =>
  acts.filter(
    (act) =>
      act.kind !== 'refuse' ||
      act.slot !== undefined ||
      !acts.some((told) => tellsAsked(told, asking) && told.span[0] >= act.span[1]),
  )

/** What answers the question takes no leave ("I'm the COO, so I'd sign off"), and counts nobody else ("just me"). */
function dropToldTwice(acts: readonly Act[], asked: readonly Slot[]): readonly Act[] {
  const isTold = (act: Act) =>
    acts.some(
      (told) =>
        told !== act &&
        asked.some((slot) => tellsAsked(told, slot)) &&
        told.span[0] < act.span[1] &&
        act.span[0] < told.span[1],
    )
  const isOne = (act: Act) =>
    act.kind === 'inform' &&
    act.slot === 'team_size' &&
    act.value === 1 &&
    asked.includes('authority') &&
    !asked.includes('team_size')
  // "Rather not talk budget" is no budget of nothing.
  const isKeptBack = (act: Act) =>
    act.kind === 'inform' &&
    act.value === 0 &&
    acts.some((one) => one.kind === 'refuse' && one.slot === act.slot)
  return acts.filter(
    (act) => !isKeptBack(act) && ((act.kind !== 'stop' && !isOne(act)) || !isTold(act)),
  )
}

/** "Ok, maybe later, thanks" ends a conversation. To the question when it is wanted, "maybe later" is an answer. */
function readLeave({ pending }: ConversationState, tokens: readonly Token[], text: string): Act[] {
  const isOpen = pending === null || pending.kind === 'slot'
  const isAboutTime =
    pending?.kind === 'slot' && pending.slot === 'timeline' && pending.isOther !== true
  const leave = isOpen ? readLeaveTaking(tokens) : null
  if (leave === null || (isAboutTime && leave === 'plain')) return []
  return [toWholeMove('stop', text)]
}

export type TurnAids = {
  knowledge?: Knowledge | undefined
  /** What a model believes the message says. The rules read first, and code checks all of it. */
  reading?: ModelReading | null
}

/** What a message says and asks, and the yes or no that it is to an offer of the last reply. */
type Heard = {
  acts: readonly Act[]
  answers: readonly Answer[]
  consent: Consent
  passOn: Consent
  confirmation: Consent
  refused: number
}

/** `isChosen`: the message picked one of two readings that were named. `tokens`: what is understood of it, in English. */
type Hearing = TurnAids & { isChosen: boolean; tokens: readonly Token[] }

/** A quick reply means what it is offered for; everything else is read. */
function hear(
  state: ConversationState,
  message: { id: string; text: string },
  aids: Hearing,
): Heard {
  const picked = readPicked(state, message.text)
  const move = readAfterNo(state, message.text)
  if (picked === null && move !== 'deny') {
    const heard = hearWords(state, message, aids)
    const isEmpty = move !== null && heard.acts.length === 0
    return isEmpty ? { ...heard, acts: [toWholeMove(move, message.text)] } : heard
  }
  const { acts, consent, answers } = picked ?? {
    acts: [toWholeMove('deny', message.text)],
    consent: null,
    answers: [],
  }
  const answerTo = (kind: NonNullable<ConversationState['pending']>['kind']) =>
    state.pending?.kind === kind ? consent : null
  return {
    acts,
    answers,
    consent: answerTo('calendar'),
    passOn: answerTo('pass_on'),
    confirmation: answerTo('confirm'),
    refused: 0,
  }
}

/** "No, 25k is your price" takes back a figure, and keeps none to itself. */
const revises = (act: Act): boolean =>
  act.kind === 'inform' && (act.reading.isTakenBack === true || act.reading.isCorrection === true)

/** The answer to passing a question on, and what else the message says. */
function hearPassing(state: ConversationState, text: string, tokens: readonly Token[]) {
  const isOffered = state.pending?.kind === 'pass_on'
  const named = isOffered || state.unpassed !== undefined ? findPassOn(tokens, !isOffered) : null
  const consented = named?.consent ?? readAnswerToPassOn(state, tokens)
  const isAnswer = isOffered && consented !== null
  const context = {
    ...readContext(isAnswer ? { ...state, pending: null } : state),
    isPassingOn: consented === 'yes',
  }
  return { consented, named, context, told: named === null ? text : blank(text, named.span) }
}

const awaitsPerson = ({ said = {} }: ConversationState): boolean =>
  (said.handoff ?? 0) + (said.question_passed_on ?? 0) > 0

type Passing = ReturnType<typeof hearPassing>

/** Whether to pass a question on: a visitor who leaves an address there wants an answer. */
const saysNo = (tokens: readonly Token[]) => tokens.some(({ norm }) => norm === 'no')

function readPassOn(
  { pending }: ConversationState,
  { consented, named }: Pick<Passing, 'consented' | 'named'>,
  acts: readonly Act[],
  tokens: readonly Token[],
): Consent {
  const isLeaving = acts.some(({ kind }) => kind === 'stop')
  const isOpen = named === null && goesOn(acts, tokens)
  // "Ok thanks, no more questions" passes none on.
  const given = isOpen || (consented === 'yes' && isLeaving && saysNo(tokens)) ? null : consented
  const leavesAddress =
    pending?.kind === 'pass_on' && acts.some((act) => act.kind === 'inform' && act.slot === 'email')
  return given ?? (leavesAddress && consented !== 'no' ? 'yes' : null)
}

function hearWords(
  state: ConversationState,
  { text }: { text: string },
  { knowledge, reading = null, isChosen, tokens }: Hearing,
): Heard {
  const { consented, named, context, told } = hearPassing(state, text, tokens)
  const money = understandCurrency(told, state.heard ?? '', context)
  const understood =
    money.length > 0 ? money : dropToldTwice(understand(told, context), listPending(state))
  const passOn = readPassOn(state, { consented, named }, understood, tokens)
  const isLeaving = understood.some(({ kind }) => kind === 'stop')
  const isTold = understood.some((act) => revises(act) || tellsAsked(act, context.asking))
  const declined = isLeaving || isTold ? [] : readDeclined(state, tokens, text)
  const meant =
    declined.length === 0
      ? dropOvertaken(understood, context.asking)
      : understood.filter(({ kind }) => kind !== 'inform')
  const chosen = isChosen
    ? meant.filter((act) => !('slot' in act) || act.slot !== 'manual_hours')
    : meant
  const { acts: read, refused } = weighReading(
    { text, context, acts: acceptRepeated(state, chosen), asked: state.confirmed ?? [] },
    isChosen || declined.length > 0 ? null : reading,
  )
  const known = hearCalled(read, text, {
    isWanted: awaitsPerson(state),
    hasPhone: typeof state.facts.phone?.value === 'string',
  })
  const isAgreed = isChosen || repeatsOpen(state, text)
  const confirmation = isAgreed ? 'yes' : readConfirmation(state, known, tokens, text)
  const { acts, answers } = readAnswers(
    {
      acts: [
        ...known,
        ...findHardship(tokenize(text), text),
        ...readLeave(state, tokens, text),
        ...declined,
      ],
      text,
      asking: context.asking,
      isYesOrNo: confirmation !== null,
      known: listSupposable(state, context),
      tools: getKnownTools(state),
      lastAsked: state.lastAsked,
      isTooSmall: judgeEstimate(state)?.verdict === 'too_small',
      ...(state.pending?.kind === 'confirm' && { open: state.pending.value }),
    },
    knowledge,
  )
  const consent = readAnswerToOffer(state, tokens)
  return {
    acts,
    answers: markGiven(state, answers),
    consent,
    passOn,
    confirmation,
    refused,
  }
}

/**
 * One message in, one turn out: understand, decide, respond. Pure, and as fast on message 200 as on the first.
 * Without `knowledge`, questions are answered from the cards and the site's pages, but not from the articles.
 */
export function takeTurn(
  before: ConversationState,
  message: { id: string; text: string },
  aids: TurnAids = {},
): Turn {
  const inDanger = answerDanger(before, message)
  if (inDanger !== null) return inDanger
  const tokens = tokenize(putInEnglish(message.text, before.language))
  const { state, isChosen } = chooseReading(recallProposed(before, tokens), tokens)
  const heardNow = hear(state, message, { ...aids, isChosen, tokens })
  const { acts, answers, consent, passOn, confirmation, refused } = heardNow
  const wish = { acts, consent }
  const guardedMessages = countGuarded(message.text, state.guardedMessages ?? 0)
  const lastAsked = keepLastAsked(state.lastAsked, acts, answers)
  const told = learn(
    {
      ...resumeFromDanger(state, message),
      turn: state.turn + 1,
      guardedMessages,
      ...(lastAsked && { lastAsked }),
      ...(isTooSmall(state) && goesOnAnyway(message.text) && { isSetOn: true }),
    },
    acts,
    message.id,
  )
  const learning = dropSettled(storeConfirmed(told, confirmation === 'yes'), confirmation)
  const heard = feel(recordMoves(learning, wish), message, acts)
  const outcome = decide({
    state: heard,
    ...wish,
    passOn,
    confirmation,
    messageId: message.id,
    wordCount: tokenize(message.text).filter(({ kind }) => kind === 'word').length,
    hasNumber: tokens.some(({ kind }) => kind === 'number'),
    learned: learning.learned,
    answers,
  })
  const composed = composeReply(outcome.state, outcome.decision)
  const language = chooseReplyLanguage(before, {
    text: message.text,
    acts,
    isPicked: readPicked(state, message.text) !== null,
    told: aids.reading?.language ?? null,
  })
  const isAsBefore = language === (before.replyLanguage ?? 'en')
  return {
    state: isAsBefore ? outcome.state : { ...outcome.state, replyLanguage: language },
    acts,
    facts: outcome.state.facts,
    scoreCard: outcome.decision.scoreCard,
    sentimentScore: toSentimentScore(outcome.state.feeling),
    painSeverity: gradePain(measurePain(outcome.state)),
    reply: composed.reply,
    refusedProposals: refused,
    wording: planWording(outcome.state, outcome.decision, { ...composed, language }),
  }
}

const goesOnAnyway = (text: string): boolean => SET_ON.test(text) && !NOT_ON.test(text)

/** "We still want to look into it", after “too small for us”. */
const SET_ON =
  /\b(?:still|anyway|regardless|all the same)\b[^.?!]{0,30}\b(?:want|like|interested|go ahead|do it|proceed|look into|try|move forward|go on)\b|\b(?:want|like|go ahead|do it|proceed|interested|look into|try|go on)\b[^.?!]{0,30}\b(?:anyway|regardless|all the same)\b/i
const NOT_ON = /\b(?:not|no|never|dont|wont|cant)\b|n['’]t\b/i
const NO = toWordSet('no nope nah not none nothing thats just')
const NONE = toWordSet(`
  no nope nah not none nothing thats just it is all this that one only really else more other work much bigger larger for
  now at the moment i think thanks thank you comes to mind
`)

/** No other work, in a few words. */
function isNone(text: string): boolean {
  const words =
    text
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/[\p{L}\d]+/gu) ?? []
  return NO.has(words[0] ?? '') && words.every((word) => NONE.has(word))
}

/** To the question for other work, and after the verdict: a plain no, and that the visitor goes on all the same. */
function readAfterNo(state: ConversationState, text: string): MoveKind | null {
  const isOther = state.pending?.kind === 'slot' && state.pending.isOther === true
  if (isOther && isNone(text)) return 'deny'
  return isTooSmall(state) && goesOnAnyway(text) ? 'affirm' : null
}

/** Without such words; an address that stands among them is told. */
function blank(text: string, [start, end]: Span): string {
  const words = text.slice(start, end).split(/(\s+)/)
  const left = words.map((word) => (word.includes('@') ? word : ' '.repeat(word.length)))
  return `${text.slice(0, start)}${left.join('')}${text.slice(end)}`
}

const NODS = toWordSet('ok okay k oh ah well right alright fine cool hm')
const PARTING = toWordSet('bye goodbye cya')
const CONTACT: readonly Slot[] = [
  'contact_name',
  'company_name',
  'company_website',
  'email',
  'phone',
]

const PLAIN_YES = toWordSet(
  'yes yep yup yeah yea sure please absolutely definitely certainly no nope nah',
)

/** "Ok. Claims intake, we're an agency", "Why not, make it $31": it goes on with the talk, and agrees to nothing. */
function goesOn(acts: readonly Act[], tokens: readonly Token[]): boolean {
  const isElse = acts.some(
    (act) =>
      act.kind === 'ask_faq' ||
      act.kind === 'deny' ||
      (act.kind === 'inform' && !CONTACT.includes(act.slot)),
  )
  return isElse && !PLAIN_YES.has(tokens[0]?.norm ?? '')
}

/** A yes or a no to passing a question on; "ok thanks bye" takes leave. */
function readAnswerToPassOn({ pending }: ConversationState, tokens: readonly Token[]): Consent {
  if (pending?.kind !== 'pass_on') return null
  // "Yes, and you have my email. Thanks, bye".
  const isLeaving =
    tokens.some(({ norm }) => PARTING.has(norm)) &&
    !tokens.slice(0, 1).some(({ norm }) => SAYS_YES.has(norm))
  if (isLeaving || declinesFirst(tokens)) return 'no'
  return readConsent(tokens, 'pass_on')
}

const SAYS_YES = toWordSet('yes yep yeah yup')

/** "No thanks I'll do it myself": what goes on without a pause changes nothing of it. */
const declinesFirst = ([first, second]: readonly Token[]): boolean =>
  (first?.norm === 'no' && (second?.norm === 'thanks' || second?.norm === 'need')) ||
  first?.norm === 'nope'
