import { chatWords } from '#content/chat/page.ts'
import type { Worksheet } from '#contract/conversations.ts'
import type { ReplyProgress } from '#site/islands/chat/api/follow-reply.ts'
import { composeMessage, type Presence } from '#site/islands/chat/api/message.ts'
import type { Facts, Knowledge, Reply, ScoreCard } from '#site/islands/chat/api/reply.ts'
import type { CalendarChoice } from '#site/islands/chat/state/booking-state.ts'
import {
  appendNew,
  type ChatEntry,
  type DeliveryFailure,
  toEntry,
} from '#site/islands/chat/state/chat-entry.ts'

export const FALLBACK_TEXT = chatWords.failure.apology

/** The turn that the visitor waits for. */
export type TurnUnderWay = {
  turnId: string
  /** The message whose words are being written; null until all else of the reply is there. */
  messageId: string | null
  isStopping: boolean
  isConnectionLost: boolean
}

/** The part of the chat's state that a turn changes. */
export type TurnState = Knowing & {
  phase: 'opening' | 'unavailable' | 'ready' | 'waiting'
  entries: readonly ChatEntry[]
  draft: string
  underWay: TurnUnderWay | null
  person: Presence
  calendarChoice: CalendarChoice | null
}

export type TurnAction =
  | { type: 'sent'; turnId: string; text: string; timestamp: string }
  | (ReplyProgress & { turnId: string })
  | { type: 'stopped'; turnId: string }
  | { type: 'replied'; turnId: string; reply: Reply }
  | { type: 'reply_failed'; turnId: string; timestamp: string; failure: DeliveryFailure }

type ActionOf<Type extends TurnAction['type']> = Extract<TurnAction, { type: Type }>

/** A turn, from what the visitor says to the last word of the reply. News of another turn change nothing. */
export function reduceTurn<State extends TurnState>(state: State, action: TurnAction): State {
  if (action.type === 'sent') return send(state, action)
  const { underWay } = state
  if (underWay?.turnId !== action.turnId) return state
  switch (action.type) {
    case 'decided':
      return decide(state, underWay, action.reply)
    case 'words_came':
      return rewrite(state, underWay, (entry) => addWords(entry, action.text))
    case 'words_dropped':
      return rewrite(state, underWay, dropWords)
    case 'connection_lost':
      return { ...state, underWay: { ...underWay, isConnectionLost: true } }
    case 'stopped':
      return { ...state, underWay: { ...underWay, isStopping: true } }
    case 'replied':
      return finish(state, underWay, action.reply)
    case 'reply_failed':
      return appendFallback(state, action)
  }
}

function send<State extends TurnState>(
  state: State,
  { turnId, text, timestamp }: ActionOf<'sent'>,
): State {
  const message = composeMessage({ id: turnId, role: 'user', content: text, timestamp })
  const isKnown = state.entries.some((entry) => entry.key === turnId)
  const entries = isKnown
    ? replaceTurn(state, turnId, { delivery: 'sending', failure: null })
    : [...state.entries, { ...toEntry(message), delivery: 'sending' as const }]
  const draft = state.draft.trim() === text ? '' : state.draft
  const underWay = beginTurn({ turnId, messageId: null })
  return { ...state, phase: 'waiting', entries, draft, underWay }
}

export function beginTurn({
  turnId,
  messageId,
}: Pick<TurnUnderWay, 'turnId' | 'messageId'>): TurnUnderWay {
  return { turnId, messageId, isStopping: false, isConnectionLost: false }
}

/** All but the words: a silent reply has nothing to wait for, and one that is told anew was learned from already. */
function decide<State extends TurnState>(
  state: State,
  underWay: TurnUnderWay,
  reply: Reply,
): State {
  const answer = reply.messages[0]
  const isTold = underWay.messageId !== null
  const known = isTold || !answer ? state : takeIn(state, underWay, reply)
  const messageId = answer?.id ?? null
  return { ...known, underWay: { ...underWay, messageId, isConnectionLost: false } }
}

function takeIn<State extends TurnState>(
  state: State,
  { turnId }: TurnUnderWay,
  reply: Reply,
): State {
  const sent = replaceTurn(state, turnId, { id: reply.userMessageId ?? turnId, delivery: 'done' })
  const [answer, ...others] = reply.messages.map(toEntry)
  const added = answer ? [{ ...answer, content: '' }, ...others] : others
  return {
    ...learn(state, reply.knowledge),
    entries: appendNew(sent, added),
    person: { ...state.person, ...reply.person },
    calendarChoice: chooseOffer(state, reply),
  }
}

function rewrite<State extends TurnState>(
  state: State,
  underWay: TurnUnderWay,
  change: (entry: ChatEntry) => ChatEntry,
): State {
  const entries = state.entries.map((entry) =>
    entry.id === underWay.messageId ? change(entry) : entry,
  )
  return { ...state, entries, underWay: { ...underWay, isConnectionLost: false } }
}

function finish<State extends TurnState>(
  state: State,
  underWay: TurnUnderWay,
  reply: Reply,
): State {
  const isWritten = underWay.messageId !== null
  const { entries, ...known } = isWritten ? state : takeIn(state, underWay, reply)
  const [answer] = reply.messages
  const settled = entries.map((entry) => {
    if (entry.id !== answer?.id) return entry
    // What came in one go was never written: it is drawn as one.
    if (!isWritten && entry.pieces.length === 0) return { ...entry, content: answer.content }
    const said = settleWords(entry, answer.content)
    const { origin = said.origin } = answer
    return { ...said, ...(origin && { origin }), isStopped: underWay.isStopping }
  })
  return { ...state, ...known, phase: 'ready', underWay: null, entries: settled }
}

/** The failed words go back to the input, unless something else stands there. What was told of the reply stays. */
function appendFallback<State extends TurnState>(
  state: State,
  { turnId, timestamp, failure }: ActionOf<'reply_failed'>,
): State {
  const text = state.entries.find((entry) => entry.key === turnId)?.content ?? ''
  const fallback = composeMessage({
    id: `fallback-${turnId}-${timestamp}`,
    role: 'assistant',
    content: FALLBACK_TEXT,
    timestamp,
  })
  const entries = replaceTurn(state, turnId, { delivery: 'failed', failure }).filter(
    (entry) => !isEmpty(entry),
  )
  return {
    ...state,
    phase: 'ready',
    underWay: null,
    // Other words help nobody whose browser keeps no cookies.
    entries: failure.hasOtherWay ? entries : [...entries, toEntry(fallback)],
    draft: state.draft || text,
  }
}

/** A reply of which not a word has come, and that has no card to show either. */
function isEmpty({ content, role, type }: ChatEntry): boolean {
  return role === 'assistant' && type === 'text' && content === ''
}

/** A calendar that comes now was asked for; it opens, also in place of a booking that is over. */
export function chooseOffer(
  { calendarChoice }: Pick<TurnState, 'calendarChoice'>,
  { messages }: Reply,
): CalendarChoice | null {
  const offer = messages.findLast((message) => message.type === 'booking_widget')
  return offer ? { key: offer.id, isOpen: true } : calendarChoice
}

function replaceTurn(
  { entries }: TurnState,
  turnId: string,
  change: Partial<ChatEntry>,
): ChatEntry[] {
  return entries.map((entry) => (entry.key === turnId ? { ...entry, ...change } : entry))
}

/** The message with the words that have come so far. What is told anew after a broken connection replaces nothing until it says more. */
function addWords(entry: ChatEntry, text: string): ChatEntry {
  return entry.content.startsWith(text) ? entry : settleWords(entry, text)
}

/** The message with the words that stand. */
function settleWords(entry: ChatEntry, text: string): ChatEntry {
  const { content, pieces } = entry
  if (text === content) return entry
  if (!text.startsWith(content)) return { ...entry, content: text, pieces: [{ from: 0, text }] }
  const piece = { from: content.length, text: text.slice(content.length) }
  return { ...entry, content: text, pieces: [...pieces, piece] }
}

function dropWords(entry: ChatEntry): ChatEntry {
  return { ...entry, content: '', pieces: [] }
}

/** Facts, score, and worksheet that the chat shows. */
export type Knowing = {
  leadScore: number
  qualificationSignals: Readonly<Record<string, number>>
  scoreCard: ScoreCard | null
  facts: Facts
  worksheet: Worksheet | null
}

/** Takes over the fields that a reply names; the others stay. A new score takes the reasons of the old one away. */
export function learn<State extends Knowing>(state: State, knowledge: Knowledge): State {
  const keptCard = knowledge.leadScore === null ? state.scoreCard : null
  return {
    ...state,
    leadScore: knowledge.leadScore ?? state.leadScore,
    qualificationSignals: knowledge.qualificationSignals ?? state.qualificationSignals,
    scoreCard: knowledge.scoreCard ?? keptCard,
    facts: knowledge.facts ?? state.facts,
    worksheet: knowledge.worksheet ?? state.worksheet,
  }
}
