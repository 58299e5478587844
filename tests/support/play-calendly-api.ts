import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { composeEvent, composeInvitee, type InviteeFacts } from '#tests/support/calendly-traffic.ts'

export const CALENDLY_TOKEN = 'a token of the tests'

type Answer = (response: ServerResponse) => void

/** Calendly's API on this machine: it knows the invitees it is told of, and answers as it is told to. */
export async function playCalendlyApi() {
  const invitees = new Map<string, InviteeFacts>()
  const requests: { path: string; authorization: string | undefined }[] = []
  const state: { answer: Answer | null } = { answer: null }

  function answer({ url = '', headers }: IncomingMessage, response: ServerResponse) {
    requests.push({ path: url, authorization: headers.authorization })
    if (state.answer) return state.answer(response)
    if (headers.authorization !== `Bearer ${CALENDLY_TOKEN}`) {
      return sendJson(response, 401, { title: 'Unauthenticated' })
    }
    const resource = findResource(invitees, `https://api.calendly.com${url}`)
    if (resource) return sendJson(response, 200, { resource })
    return sendJson(response, 404, { title: 'Resource Not Found' })
  }

  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    learn: (facts: InviteeFacts) => invitees.set(facts.uri, facts),
    /** From now on this is the answer to everything; null ends that. */
    answerAll: (next: Answer | null) => {
      state.answer = next
    },
    reset() {
      invitees.clear()
      requests.length = 0
      state.answer = null
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

function findResource(invitees: ReadonlyMap<string, InviteeFacts>, uri: string) {
  const invitee = invitees.get(uri)
  if (invitee) return composeInvitee(invitee)
  const guest = [...invitees.values()].find((facts) => facts.uri.startsWith(`${uri}/invitees/`))
  return guest && composeEvent(guest)
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(body))
}
