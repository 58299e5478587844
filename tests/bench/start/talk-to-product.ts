const MESSAGES = [
  'We lose 12 hours a week to invoices',
  'We are a team of 5 at $40 an hour',
  'What does it cost?',
]

/** Visitors, one after another: some talk, and all look at the home page. */
export async function talkToProduct(
  url: string,
  { conversations, pages }: { conversations: number; pages: number },
): Promise<void> {
  for (let count = 0; count < conversations; count++) await converse(url)
  for (let count = 0; count < pages; count++) await (await fetch(url)).arrayBuffer()
}

async function converse(url: string): Promise<void> {
  const opened = await post(`${url}/api/create-conversation`, {})
  const cookie = opened.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const { conversationId }: { conversationId: string } = await opened.json()
  for (const message of MESSAGES) {
    const said = await post(`${url}/api/bd-agent-conversation`, { conversationId, message }, cookie)
    if (!said.ok) throw new Error(`The chat answered with ${said.status}.`)
    await said.arrayBuffer()
  }
}

function post(address: string, body: object, cookie = ''): Promise<Response> {
  return fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    body: JSON.stringify(body),
  })
}
