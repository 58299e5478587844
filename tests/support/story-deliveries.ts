import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { offerBooking } from '#server/features/bookings/ledger/open-booking.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { type Story, type StoryPlan, tellStory } from '#tests/support/calendly-story.ts'
import { signMessage } from '#tests/support/calendly-traffic.ts'
import type { openLedgerWithCalendly } from '#tests/support/ledger-with-calendly.ts'
import { createTestBrowser } from '#tests/support/test-app.ts'

type Ledger = Awaited<ReturnType<typeof openLedgerWithCalendly>>

/** One thing that reaches the server. */
export type Delivery = () => Promise<void>
export type ToldStory = {
  story: Story
  conversationId: string
  messages: readonly Delivery[]
  claims: readonly Delivery[]
}

/** A story that happened to a visitor of ours: Calendly's API knows it, and what is said of it can be delivered. */
export async function prepareStory(ledger: Ledger, plan: StoryPlan): Promise<ToldStory> {
  const browser = createTestBrowser(ledger.app)
  const created = await browser.call('/api/create-conversation', { json: {} })
  const { conversationId } = await created.json()
  const reference = plan.isOffered ? await offer(ledger, conversationId) : null
  const story = tellStory(randomUUID(), plan, reference)
  for (const invitee of story.invitees) ledger.calendly.learn(invitee)
  const claim = async () => {
    const [eventUri] = story.firstUri.split('/invitees/')
    const json = { conversationId, eventUri, inviteeUri: story.firstUri }
    const response = await browser.call('/api/handle-calendly-booking', { json })
    expect(response.status).toBe(200)
  }
  return {
    story,
    conversationId,
    messages: story.messages.map((message) => () => deliver(ledger, message)),
    claims: plan.isClaimed ? [claim] : [],
  }
}

async function offer({ db, deps }: Ledger, conversationId: string): Promise<string> {
  const [conversation] = await db
    .select()
    .from(diagnosticConversations)
    .where(eq(diagnosticConversations.id, conversationId))
  if (!conversation) throw new Error('The conversation was not created.')
  const { reference } = await db.transaction((transaction) =>
    offerBooking(deps, transaction, conversation),
  )
  return reference
}

async function deliver({ app, now }: Ledger, body: string): Promise<void> {
  const response = await app.request('/api/webhooks/calendly', {
    method: 'POST',
    headers: { 'calendly-webhook-signature': signMessage(body, now()) },
    body,
  })
  expect(response.status).toBe(200)
}
