import { Pool } from 'undici'

export type Visitor = {
  /** @returns how long the answer took, in milliseconds. */
  say: (message: string) => Promise<number>
  /** The last reply. */
  lastReply: () => Record<string, unknown>
}

/** Connections that stay open, as browsers keep theirs. */
export function openLine(url: string, connections: number): Pool {
  return new Pool(url, { connections, pipelining: 1 })
}

export async function openConversation(line: Pool): Promise<Visitor> {
  const opened = await post(line, '/api/create-conversation', {})
  const { conversationId } = JSON.parse(opened.text) as { conversationId: string }
  let last = {}
  return {
    lastReply: () => last,
    say: async (message) => {
      const body = { conversationId, message, turnId: crypto.randomUUID() }
      const from = performance.now()
      const { text } = await post(line, '/api/bd-agent-conversation', body, opened.cookie)
      const ms = performance.now() - from
      last = JSON.parse(text)
      return ms
    },
  }
}

async function post(line: Pool, path: string, body: unknown, cookie = '') {
  const {
    statusCode,
    headers,
    body: answer,
  } = await line.request({
    path,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  if (statusCode >= 300) throw new Error(`${path} answered ${statusCode}: ${text.slice(0, 200)}`)
  return { text, cookie: String(headers['set-cookie'] ?? '').split(';')[0] }
}

/** A talk as visitors have it, and then small talk for as long as it is to last. */
const TALK = [
  "Hi, I'm Priya Raman from Northwind Logistics (northwindlogistics.com).",
  'Our ops team spends roughly 40 hours a week on manual order entry, fully loaded cost is about $55 an hour.',
  'We use Salesforce, NetSuite and Slack, plus a lot of Excel.',
  'Maybe 6% of orders have an error that needs rework.',
  'How do you price this?',
  "There are 12 people on the team and we'd like something live this quarter.",
  'What happens to our data?',
  'I decide together with our CFO.',
  'Is there a case study from logistics?',
  'thanks, that helps',
  'How long does the audit take?',
  'We also key some invoices by hand, that takes another 5 hours.',
]

export const chooseMessage = (turn: number) => TALK[turn % TALK.length] ?? ''
