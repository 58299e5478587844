/** A visitor without a browser: keeps its cookie and speaks to the API. */
export type Talker = {
  conversationId: string
  cookie: string
  /** @returns the reply, or null when the server did not acknowledge the message. */
  say: (message: string, turnId?: string) => Promise<Record<string, unknown> | null>
  /** The contents of the visitor's own messages, as the server has them. */
  readOwnMessages: (url?: string) => Promise<string[]>
}

export async function startTalking(url: string): Promise<Talker> {
  const created = await postJson(`${url}/api/create-conversation`, {})
  const { conversationId } = (await created.json()) as { conversationId: string }
  const cookie = created.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return {
    conversationId,
    cookie,
    say: async (message, turnId = crypto.randomUUID()) => {
      const body = { conversationId, message, turnId }
      const response = await postJson(`${url}/api/bd-agent-conversation`, body, cookie).catch(
        () => null,
      )
      return response?.ok
        ? ((await response.json().catch(() => null)) as Record<string, unknown>)
        : null
    },
    readOwnMessages: async (address = url) => {
      const response = await fetch(`${address}/api/conversations/${conversationId}`, {
        headers: { cookie },
      })
      const { messages } = (await response.json()) as {
        messages: { role: string; content: string }[]
      }
      return messages.filter(({ role }) => role === 'user').map(({ content }) => content)
    },
  }
}

function postJson(url: string, body: unknown, cookie = ''): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })
}
