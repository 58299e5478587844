import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  CALENDLY_KEY,
  composeInviteeUri,
  composeMessage,
  type InviteeFacts,
  signMessage,
} from '#tests/support/calendly-traffic.ts'

const HALF_HOUR_MS = 30 * 60_000
const DAY_MS = 24 * 3_600_000

/** A server on this machine that plays Calendly's booking page in a frame of the chat. */
export async function startCalendlyStandIn() {
  const booked: InviteeFacts[] = []
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1')
    if (pathname === '/book') {
      const invitee = bookTomorrow(searchParams)
      booked.push(invitee)
      response.setHeader('content-type', 'application/json').end(JSON.stringify(invitee.uri))
    } else {
      response.setHeader('content-type', 'text/html').end(BOOKING_PAGE)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    /** What CALENDLY_URL is set to. */
    url: `${origin}/loopwright/call`,
    /** In their order. */
    booked,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** Sends a message about an invitee to the product, signed as Calendly signs. @returns the status. */
export async function deliver(url: string, event: string, facts: InviteeFacts): Promise<number> {
  const now = new Date()
  const body = composeMessage(event, facts, now.toISOString())
  const headers = { 'calendly-webhook-signature': signMessage(body, now, CALENDLY_KEY) }
  const response = await fetch(`${url}/api/webhooks/calendly`, { method: 'POST', headers, body })
  return response.status
}

function bookTomorrow(query: URLSearchParams): InviteeFacts {
  const now = Date.now()
  const startsAt = Math.ceil(now / HALF_HOUR_MS) * HALF_HOUR_MS + DAY_MS
  return {
    uri: composeInviteeUri(randomUUID()),
    startsAt: new Date(startsAt).toISOString(),
    createdAt: new Date(now).toISOString(),
    person: { name: query.get('name') ?? '', email: query.get('email') ?? '' },
    reference: query.get('salesforce_uuid'),
  }
}

/** Books with what its own address was prefilled with, and says so in Calendly's words. */
const BOOKING_PAGE = `<!doctype html><html lang="en"><title>Calendar</title>
<h1>Calendar of another party</h1><button id="book">Schedule Event</button>
<button id="lie">Report another party's booking</button>
<script>
function report(invitee, event = invitee.split('/invitees/')[0]) {
  const payload = { event: { uri: event }, invitee: { uri: invitee } }
  parent.postMessage({ event: 'calendly.event_scheduled', payload }, '*')
}
document.getElementById('book').onclick = async () => {
  report(await (await fetch('/book' + location.search)).json())
}
document.getElementById('lie').onclick = () => {
  report('https://api.calendly.com.evil.example/scheduled_events/A/invitees/B')
  report('https://api.calendly.com/scheduled_events/C/invitees/B', 'https://api.calendly.com/scheduled_events/A')
  report(location.origin + '/api/scheduled_events/A/invitees/B')
}
</script></html>`
