import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ServerConfig } from '#server/deps.ts'
import { auditRequests } from '#server/platform/db/schema/audit-requests.ts'
import { leads } from '#server/platform/db/schema/leads.ts'
import { deliveries, outboxMessages } from '#server/platform/db/schema/outbox.ts'
import { DUE, NOW, openLeadDesk, REQUEST, scriptLead } from '#tests/support/lead-desk.ts'
import { createTestApp, createTestBrowser } from '#tests/support/test-app.ts'
import { createTestBrain } from '#tests/support/test-brain.ts'

let desk: Awaited<ReturnType<typeof openLeadDesk>>

beforeAll(async () => {
  desk = await openLeadDesk()
})
beforeEach(() => desk.clear())
afterAll(() => desk.server.close())

describe('a request from the form', () => {
  test('makes a lead with its attribution and the promised time', async () => {
    await desk.request()
    const [lead, ...others] = await desk.listLeads()
    expect(others).toEqual([])
    expect(lead).toMatchObject({
      email: 'dana@harbor.example',
      name: 'Dana Reyes',
      company: 'Harbor Freight Co',
      status: 'new',
      replyDueAt: DUE,
      repliedAt: null,
      firstTouch: {
        at: NOW.toISOString(),
        source: 'news',
        referrer: 'https://search.example/',
        landingPage: REQUEST.landingPage,
        article: 'typed-twice',
      },
    })
    expect(await desk.db.select().from(auditRequests)).toMatchObject([{ leadId: lead?.id }])
    expect(await desk.listNews()).toEqual(['lead.created'])
  })

  test('of somebody known fills gaps, keeps what is known, and moves the last touch', async () => {
    await desk.request()
    desk.now = new Date(NOW.getTime() + 3_600_000)
    await desk.request({
      contactDetail: 'dana@harbor.example +1 555 010 4477',
      name: 'D. R.',
      landingPage: '/',
    })
    const [lead, ...others] = await desk.listLeads()
    expect(others).toEqual([])
    expect(lead).toMatchObject({ name: 'Dana Reyes', phone: '+15550104477', replyDueAt: DUE })
    expect(lead?.firstTouch.article).toBe('typed-twice')
    expect(lead?.lastTouch).toMatchObject({ at: desk.now.toISOString(), article: null })
    expect(await desk.listNews()).toEqual(['audit.requested', 'lead.created'])
  })

  test('after an answer is promised an answer again', async () => {
    await desk.request()
    await desk.db.update(leads).set({ repliedAt: desk.now })
    desk.now = new Date('2026-03-05T15:00:00.000Z')
    await desk.request({ challenge: 'Another thing.' })
    expect(await desk.listLeads()).toMatchObject([
      { replyDueAt: new Date('2026-03-06T15:00:00.000Z'), repliedAt: null },
    ])
  })

  test('without an email is a lead of its own each time', async () => {
    await desk.request({ contactMethod: 'phone', contactDetail: '555 010 4477' })
    await desk.request({
      contactMethod: 'phone',
      contactDetail: '555 010 4477',
      challenge: 'More.',
    })
    expect(await desk.listLeads()).toMatchObject([
      { email: null, phone: '+15550104477' },
      { email: null, phone: '+15550104477' },
    ])
  })

  test('twenty at once with one address are one lead', async () => {
    const requests = Array.from({ length: 20 }, (_, index) =>
      desk.request({ challenge: `No. ${index}` }),
    )
    for (const response of await Promise.all(requests)) expect(response.status).toBe(201)
    expect(await desk.listLeads()).toHaveLength(1)
    expect((await desk.listNews()).filter((event) => event === 'lead.created')).toHaveLength(1)
    expect(await desk.db.select().from(auditRequests)).toHaveLength(20)
  })

  test('tells staff by mail what was asked and until when, and where it can be read', async () => {
    await desk.request()
    const [mail] = await desk.db.select().from(outboxMessages)
    const [lead] = await desk.listLeads()
    expect(mail).toMatchObject({
      audience: 'staff',
      status: 'kept',
      subject: 'New lead: Dana Reyes, Harbor Freight Co',
    })
    expect(mail?.text).toContain('Challenge: Invoices are typed twice.')
    expect(mail?.text).toContain('Reply promised by: Tue, Mar 3, 10:00 AM (America/New_York)')
    expect(mail?.text).toContain(`/admin/leads?lead=${lead?.id}`)
  })
})

test('what is configured waits to be sent, each channel once; the rest is not written', async () => {
  const config: Partial<ServerConfig> = {
    slackWebhookUrl: 'http://127.0.0.1:1/slack',
    hubspotToken: 'token',
  }
  const other = await createTestApp({
    connection: desk.server.connection,
    clock: () => desk.now,
    config,
    brain: createTestBrain(scriptLead),
  })
  await createTestBrowser(other.app).call('/api/audit-requests', { json: REQUEST })
  await createTestBrowser(other.app).call('/api/audit-requests', {
    json: { ...REQUEST, contactDetail: '555 010 4477' },
  })
  await other.close()
  const rows = await desk.db.select().from(deliveries)
  expect(rows.map(({ channel, status }) => `${channel} ${status}`).toSorted()).toEqual([
    'hubspot waiting',
    'slack waiting',
    'slack waiting',
  ])
  const contact = rows.find(({ channel }) => channel === 'hubspot')
  expect(contact?.payload).toEqual({
    properties: {
      email: 'dana@harbor.example',
      firstname: 'Dana',
      lastname: 'Reyes',
      company: 'Harbor Freight Co',
    },
  })
})
