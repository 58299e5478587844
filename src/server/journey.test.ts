import { afterAll, beforeAll, expect, test } from 'vitest'
import { AdminConversationsReply, AdminMessagesReply } from '#contract/admin.ts'
import { BookSlotReply, CalendlyBookingReply, SlotsReply } from '#contract/bookings.ts'
import { AgentReply, CreateConversationReply } from '#contract/conversations.ts'
import { createOfflineBrain } from '#server/features/chat/agent-thread/offline-brain.ts'
import { createAdmin } from '#server/features/staff/auth/account.ts'
import { createTestApp, createTestBrowser } from '#tests/support/test-app.ts'

const ADMIN = { email: 'admin@firm.example', password: 'correct horse battery' }

const MESSAGES = [
  "Hi, I'm Dana Reyes from Harbor Freight Co, harborfreightco.com.",
  'We spend about 45 hours a week keying invoices by hand, it is a nightmare.',
  'People who do it cost us $32 an hour, and there are six of them.',
  'We use NetSuite, Excel and Outlook. About 4% of entries are wrong.',
  'We want this solved this quarter. I am the COO and decide.',
  'You can reach me at dana@harborfreightco.com.',
]

let server: Awaited<ReturnType<typeof createTestApp>>

beforeAll(async () => {
  server = await createTestApp({ brain: createOfflineBrain() })
  await createAdmin(server.deps, ADMIN)
})
afterAll(() => server.close())

test('a stranger becomes a qualified, booked lead that staff can read', async () => {
  const visitor = createTestBrowser(server.app)
  const read = async (path: string, json?: unknown): Promise<unknown> => {
    const response = await visitor.call(path, { json })
    expect(response.ok, `${path} answered ${response.status}`).toBe(true)
    return response.json()
  }

  const { conversationId, welcomeMessage } = CreateConversationReply.parse(
    await read('/api/create-conversation', {}),
  )
  expect(welcomeMessage.content).toMatch(/automated/i)
  const replies: AgentReply[] = []
  for (const message of MESSAGES) {
    replies.push(
      AgentReply.parse(await read('/api/bd-agent-conversation', { conversationId, message })),
    )
  }
  expect(replies.at(-1)?.leadScore).toBeGreaterThanOrEqual(60)
  expect(replies.some((reply) => reply.caseStudy !== null)).toBe(true)
  const roi = replies.findLast((reply) => reply.calculatedROI !== null)?.calculatedROI
  expect(roi).toMatchObject({ annual_savings: 39_686.4, automation_percent: 53 })
  const offer = replies.find((reply) => reply.triggerBooking)
  expect(offer?.bookingMessage?.type).toBe('booking_widget')

  const { days } = SlotsReply.parse(await read('/api/booking-slots'))
  const startsAt = days.at(1)?.slots.at(0)?.startsAt
  const booked = BookSlotReply.parse(
    await read('/api/bookings', { startsAt, name: 'Dana', email: 'dana@harborfreightco.com' }),
  )
  const { eventUri, inviteeUri } = booked
  const { confirmationMessage } = CalendlyBookingReply.parse(
    await read('/api/handle-calendly-booking', { conversationId, eventUri, inviteeUri }),
  )

  const staff = createTestBrowser(server.app)
  await staff.call('/api/auth/sign-in/email', { json: ADMIN })
  const list = await staff.call('/api/admin/conversations')
  const { conversations } = AdminConversationsReply.parse(await list.json())
  expect(conversations).toMatchObject([
    {
      id: conversationId,
      contact_name: 'Dana Reyes',
      company_website: 'harborfreightco.com',
      email: 'dana@harborfreightco.com',
      pain_severity: 'high',
      booking_status: 'confirmed',
    },
  ])
  const transcript = await staff.call(`/api/admin/conversations/${conversationId}/messages`)
  const { messages } = AdminMessagesReply.parse(await transcript.json())
  const said = messages.filter(({ role }) => role === 'user').map(({ content }) => content)
  expect(said).toEqual(MESSAGES)
  expect(messages.at(-1)?.content).toBe(confirmationMessage.response)
})
