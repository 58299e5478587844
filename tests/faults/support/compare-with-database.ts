import type { Pool } from 'pg'
import type { Acknowledged, Journal } from '#tests/faults/support/journal.ts'

type Message = {
  conversation_id: string
  id: string
  position: number
  role: string
  content: string
}
type Turn = {
  conversation_id: string
  id: string
  position: number
  user_message_id: string
  message_id: string | null
}
type Conversation = { id: string; turn_count: number; message_count: number }
type Stored = {
  conversations: Map<string, Conversation>
  messages: Map<string, Message[]>
  turns: Map<string, Turn[]>
}

/**
 * What is wrong after the faults; nothing is the only good answer. Acknowledged writes are stored, nothing is there
 * twice or half, the order of each conversation is the one that its visitor saw, and nobody got an answer that no
 * client may get.
 */
export async function compareWithDatabase(journal: Journal, pool: Pool): Promise<string[]> {
  const stored = await readStored(pool)
  return [
    ...journal.breaches,
    ...journal.entries.flatMap((entry) => findLoss(entry, stored)),
    ...findDisorder(journal.entries, stored),
    ...[...stored.conversations.values()].flatMap((one) => findHalves(one, stored)),
    ...findTwiceSaid(journal, stored),
    ...(await compareRequests(journal, pool)),
    ...(await compareBookings(journal, pool)),
  ]
}

async function readStored(pool: Pool): Promise<Stored> {
  const conversations = await pool.query<Conversation>(
    'select id, turn_count, message_count from diagnostic_conversations',
  )
  const messages = await pool.query<Message>(
    'select conversation_id, id, position, role, content from diagnostic_messages order by position',
  )
  const turns = await pool.query<Turn>(
    `select conversation_id, id, position, reply->>'userMessageId' as user_message_id,
       reply->>'messageId' as message_id from diagnostic_turns order by position`,
  )
  return {
    conversations: new Map(conversations.rows.map((row) => [row.id, row])),
    messages: Map.groupBy(messages.rows, (row) => row.conversation_id),
    turns: Map.groupBy(turns.rows, (row) => row.conversation_id),
  }
}

function findLoss(entry: Acknowledged, stored: Stored): string[] {
  if (entry.kind === 'conversation') {
    return stored.conversations.has(entry.conversationId)
      ? []
      : [`lost: conversation ${entry.conversationId}`]
  }
  if (entry.kind !== 'turn') return []
  const { conversationId, turnId, userMessageId, messageId, text } = entry
  const turn = stored.turns.get(conversationId)?.find(({ id }) => id === turnId)
  const messages = stored.messages.get(conversationId) ?? []
  const said = messages.find(({ id }) => id === userMessageId)
  const isWhole =
    turn?.user_message_id === userMessageId &&
    said !== undefined &&
    (text === null || said.content === text) &&
    (messageId === null || messages.some(({ id }) => id === messageId))
  return isWhole ? [] : [`lost: turn ${turnId} "${text}"`]
}

/** A visitor who waits for each answer has the turns stored in that order, and each of them once. */
function findDisorder(entries: readonly Acknowledged[], { turns }: Stored): string[] {
  const seen = Map.groupBy(
    entries.filter((entry) => entry.kind === 'turn'),
    ({ conversationId }) => conversationId,
  )
  return [...seen].flatMap(([conversationId, acknowledged]) => {
    const order = (turns.get(conversationId) ?? []).map(({ id }) => id)
    const positions = [...new Set(acknowledged.map(({ turnId }) => turnId))].map((id) =>
      order.indexOf(id),
    )
    const isInOrder = positions.every((position, index) => position > (positions[index - 1] ?? -1))
    return isInOrder ? [] : [`out of order: conversation ${conversationId}`]
  })
}

/** Counters, positions and both sides of each turn belong together. */
function findHalves(conversation: Conversation, stored: Stored): string[] {
  const messages = stored.messages.get(conversation.id) ?? []
  const turns = stored.turns.get(conversation.id) ?? []
  const ids = new Set(messages.map(({ id }) => id))
  const said = messages.filter(({ role }) => role === 'user')
  const isWhole =
    messages.length === conversation.message_count &&
    turns.length === conversation.turn_count &&
    said.length === turns.length &&
    isCounted(messages) &&
    isCounted(turns) &&
    turns.every(
      (turn) => ids.has(turn.user_message_id) && (!turn.message_id || ids.has(turn.message_id)),
    )
  return isWhole ? [] : [`half written: conversation ${conversation.id}`]
}

function isCounted(rows: readonly { position: number }[]): boolean {
  return rows.every(({ position }, index) => position === index)
}

/** Tokens make every message unique, so the same words twice are one message twice. */
function findTwiceSaid({ attempted }: Journal, { messages }: Stored): string[] {
  const said = [...messages.values()].flat().filter(({ role }) => role === 'user')
  const sent = said.filter(({ content }) => attempted.has(content))
  const twice = findRepeated(sent.map(({ content }) => content))
  return twice.map((content) => `twice: message "${content}"`)
}

async function compareRequests({ entries }: Journal, pool: Pool): Promise<string[]> {
  const { rows } = await pool.query('select id, challenge from audit_requests')
  const stored = new Map(rows.map(({ id, challenge }) => [id, challenge]))
  const lost = entries.filter(
    (entry) => entry.kind === 'audit' && stored.get(entry.id) !== entry.challenge,
  )
  const twice = findRepeated(rows.map(({ challenge }) => challenge))
  return [
    ...lost.map((entry) => `lost: request ${JSON.stringify(entry)}`),
    ...twice.map((challenge) => `twice: request "${challenge}"`),
  ]
}

async function compareBookings({ entries }: Journal, pool: Pool): Promise<string[]> {
  const { rows } = await pool.query(
    "select event_uri, starts_at from bookings where status = 'confirmed'",
  )
  const stored = new Map(rows.map((row) => [row.event_uri, new Date(row.starts_at).toISOString()]))
  const lost = entries.filter(
    (entry) =>
      entry.kind === 'booking' && stored.get(new URL(entry.eventUri).pathname) !== entry.startsAt,
  )
  const twice = findRepeated([...stored.values()])
  return [
    ...lost.map((entry) => `lost: booking ${JSON.stringify(entry)}`),
    ...twice.map((startsAt) => `twice: booking at ${startsAt}`),
  ]
}

function findRepeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))]
}
