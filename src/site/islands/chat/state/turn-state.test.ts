import { expect, test } from 'vitest'
import { composeMessage } from '#site/islands/chat/api/message.ts'
import type { Reply } from '#site/islands/chat/api/reply.ts'
import {
  type ChatAction,
  type ChatState,
  initialChatState,
  reduceChat,
} from '#site/islands/chat/state/chat-state.ts'
import { composeResumeMarker, findFailedTurn } from '#site/islands/chat/state/select-from-chat.ts'
import { FALLBACK_TEXT } from '#site/islands/chat/state/turn-state.ts'

const timestamp = '2026-11-21T10:02:00.000Z'
const say = (id: string, content: string, role: 'assistant' | 'user' = 'assistant') =>
  composeMessage({ id, role, content, timestamp })
const welcome = say('welcome', 'Your name?')
const knowledge = {
  leadScore: 61,
  qualificationSignals: null,
  scoreCard: null,
  facts: null,
  worksheet: null,
}
const nothingNew = { ...knowledge, leadScore: null }
const calendar = composeMessage({ ...say('b1', 'Pick a time'), type: 'booking_widget' })

function replyOf(text: string, change: Partial<Reply> = {}): Reply {
  return { userMessageId: 'u1', messages: [say('a1', text)], knowledge, person: {}, ...change }
}

const opened: ChatAction = {
  type: 'opened',
  opening: { conversationId: 'c1', ownKey: null, keeping: null, welcomeMessage: welcome },
  draft: '',
}
const turnId = 't1'
const sent: ChatAction = { type: 'sent', turnId, text: 'Maya, 45 hours', timestamp }
/** What reads a reply without its words puts a stand-in there. */
const decided: ChatAction = { type: 'decided', turnId, reply: replyOf('Noted.') }
const words = (text: string): ChatAction => ({ type: 'words_came', turnId, text })
const dropped: ChatAction = { type: 'words_dropped', turnId }
const lost: ChatAction = { type: 'connection_lost', turnId }
const stopped: ChatAction = { type: 'stopped', turnId }
const replied = (text: string): ChatAction => ({ type: 'replied', turnId, reply: replyOf(text) })
const failed: ChatAction = {
  type: 'reply_failed',
  turnId,
  timestamp,
  failure: { note: '', isFinal: false },
}

function play(...actions: ChatAction[]): ChatState {
  return [opened, sent, ...actions].reduce(reduceChat, initialChatState)
}

const readAnswer = (state: ChatState) => state.entries.find(({ id }) => id === 'a1')
const listPieces = (state: ChatState) => readAnswer(state)?.pieces.map(({ text }) => text)

test('what was decided is there before the words, and the message has its stored id', () => {
  const state = play(decided)
  expect(state).toMatchObject({ phase: 'waiting', leadScore: 61, underWay: { messageId: 'a1' } })
  expect(state.entries.map(({ id, content }) => [id, content])).toEqual([
    ['welcome', 'Your name?'],
    ['u1', 'Maya, 45 hours'],
    ['a1', ''],
  ])
})

test.each<[string, ChatAction[], string[]]>([
  ['piece by piece', [words('One. '), words('One. Two.')], ['One. ', 'Two.']],
  ['the same again', [words('One. '), words('One. ')], ['One. ']],
  ['told anew from the start', [words('One. Two.'), words('One. ')], ['One. Two.']],
  ['told anew, and further', [words('One. '), lost, words('One. Two.')], ['One. ', 'Two.']],
  ['told anew in other words', [words('One. '), lost, words('Noted.')], ['Noted.']],
  ['dropped', [words('One. '), dropped], []],
  ['dropped, and others', [words('One. '), dropped, words('Noted.')], ['Noted.']],
])('words that come %s', (_, actions, pieces) => {
  const state = play(decided, ...actions)
  expect(listPieces(state)).toEqual(pieces)
  expect(readAnswer(state)?.content).toBe(pieces.join(''))
  expect(state.leadScore).toBe(61)
})

test.each<[string, ChatAction[], string, string[]]>([
  ['that came already', [words('One. Two.')], 'One. Two.', ['One. Two.']],
  ['of which a part came', [words('One. ')], 'One. Two.', ['One. ', 'Two.']],
  ['that are fewer', [words('One. Two.')], 'One.', ['One.']],
  ['that are others', [words('One. ')], 'Noted.', ['Noted.']],
  ['of which none came', [], 'Noted.', ['Noted.']],
])('words that stand, %s, end the turn', (_, actions, text, pieces) => {
  const state = play(decided, ...actions, replied(text))
  expect(state).toMatchObject({ phase: 'ready', underWay: null })
  expect(readAnswer(state)).toMatchObject({ key: 'a1', content: text, isStopped: false })
  expect(listPieces(state)).toEqual(pieces)
  expect(state.entries).toHaveLength(3)
})

test('a reply that is whole at once is drawn as one, like every other', () => {
  expect(readAnswer(play(replied('Noted.')))).toMatchObject({ content: 'Noted.', pieces: [] })
})

test('a decision that is told anew brings back neither an older score nor a closed calendar', () => {
  const reply = replyOf('', { messages: [say('a1', ''), calendar] })
  const anew: ChatAction = { type: 'decided', turnId, reply }
  const corrected: ChatAction = {
    type: 'corrected',
    conversationId: 'c1',
    reply: { ...reply, messages: [], knowledge: { ...knowledge, leadScore: 40 } },
  }
  const closed: ChatAction = { type: 'calendar_chosen', choice: { key: 'b1', isOpen: false } }
  const last: ChatAction = {
    type: 'replied',
    turnId,
    reply: { ...reply, messages: [say('a1', 'x'), calendar] },
  }
  for (const again of [anew, last]) {
    const state = play(anew, corrected, closed, again)
    expect(state).toMatchObject({ leadScore: 40, calendarChoice: { key: 'b1', isOpen: false } })
    expect(state.entries.map(({ id }) => id)).toEqual(['welcome', 'u1', 'a1', 'b1'])
  }
})

test('a lost connection is known until something comes', () => {
  expect(play(lost).underWay?.isConnectionLost).toBe(true)
  for (const news of [decided, words('One.')]) {
    expect(play(decided, lost, news).underWay?.isConnectionLost).toBe(false)
  }
})

test('a reply that was stopped while it was written says so; one that had not begun does not', () => {
  expect(readAnswer(play(decided, words('One. '), stopped, replied('One. Two?')))).toMatchObject({
    isStopped: true,
    content: 'One. Two?',
  })
  expect(readAnswer(play(stopped, replied('Noted.')))).toMatchObject({ isStopped: false })
})

test('a failure in the middle keeps what was told, and the same words again are the same turn', () => {
  const state = play(decided, words('One. '), failed)
  expect(state.entries.map(({ content }) => content)).toEqual([
    'Your name?',
    'Maya, 45 hours',
    'One. ',
    FALLBACK_TEXT,
  ])
  expect(state).toMatchObject({ phase: 'ready', underWay: null, draft: 'Maya, 45 hours' })
  expect(findFailedTurn(state, 'Maya, 45 hours')).toBe(turnId)
  const again = [sent, decided, words('One. Two.'), replied('One. Two.')].reduce(reduceChat, state)
  expect(again.entries.map(({ id }) => id).slice(0, 3)).toEqual(['welcome', 'u1', 'a1'])
  expect(again.entries).toHaveLength(4)
  expect(readAnswer(again)?.content).toBe('One. Two.')
})

test('a failure before the first word leaves no empty message', () => {
  expect(
    play(decided, failed)
      .entries.map(({ id }) => id)
      .slice(0, 2),
  ).toEqual(['welcome', 'u1'])
  expect(readAnswer(play(decided, failed))).toBeUndefined()
})

test('silence is nothing to wait for', () => {
  const reply = replyOf('', { messages: [], knowledge: nothingNew })
  const state = play({ type: 'decided', turnId, reply })
  expect(state).toMatchObject({ phase: 'waiting', underWay: { messageId: null } })
  expect(state.entries).toHaveLength(2)
})

test.each<ChatAction>([decided, words('x'), dropped, lost, stopped, replied('x'), failed])(
  'news of another turn change nothing: %j',
  (action) => {
    const next: ChatAction = { type: 'sent', turnId: 't2', text: 'more', timestamp }
    for (const state of [play(replied('Noted.')), play(replied('Noted.'), next)]) {
      expect(reduceChat(state, action)).toBe(state)
    }
  },
)

const view = {
  conversationId: 'c1',
  ownKey: null,
  messages: [welcome, say('u1', 'Maya, 45 hours', 'user'), say('a1', 'Noted.')],
  knowledge,
  booking: null,
  person: null,
  company: null,
  keeping: null,
}

test('a reload in the middle of a reply shows both sides once, and waits for the words', () => {
  const marker = composeResumeMarker(play(decided, words('One. ')))
  if (!marker) throw new Error('no marker')
  const restored = reduceChat(initialChatState, { type: 'restored', view, marker })
  expect(restored).toMatchObject({ phase: 'waiting', underWay: { turnId, messageId: 'a1' } })
  expect(restored.entries.map(({ id, key, content }) => [id, key, content])).toEqual([
    ['welcome', 'welcome', 'Your name?'],
    ['u1', turnId, 'Maya, 45 hours'],
    ['a1', 'a1', ''],
  ])
  expect(composeResumeMarker(restored)?.unsettledTurn).toEqual(marker.unsettledTurn)
  const state = [decided, words('One. Two.'), replied('One. Two.')].reduce(reduceChat, restored)
  expect(state.entries).toHaveLength(3)
  expect(readAnswer(state)?.content).toBe('One. Two.')
  expect(composeResumeMarker(state)).toMatchObject({ unsettledTurn: null, pendingTurns: [] })
})

test('a reply that the server does not know is not waited for after a reload', () => {
  const marker = composeResumeMarker(play(decided))
  if (!marker) throw new Error('no marker')
  const messages = [welcome]
  const action: ChatAction = { type: 'restored', view: { ...view, messages }, marker }
  expect(reduceChat(initialChatState, action)).toMatchObject({ phase: 'ready', underWay: null })
})
