import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deliverWaiting } from '#server/features/leads/delivery/deliver-waiting.ts'
import { createTestDeliveries, SECRET, SECRET_PATH } from '#tests/support/test-deliveries.ts'
import { answer } from '#tests/support/webhook-receiver.ts'

let desk: Awaited<ReturnType<typeof createTestDeliveries>>

beforeAll(async () => {
  desk = await createTestDeliveries()
})
beforeEach(() => desk.empty())
afterAll(() => desk.close())

const deliver = (config = {}) => deliverWaiting(desk.createDeps({ config }))

describe('at HubSpot', () => {
  const payload = { properties: { email: 'ana+x@acme.example', firstname: 'Ana', phone: '1' } }
  const store = () => desk.store({ channel: 'hubspot', payload })

  test('a contact is made with the token', async () => {
    desk.receiver.behave = answer(201)
    const id = await store()
    await deliver()
    expect(desk.receiver.received).toMatchObject([
      {
        method: 'POST',
        path: '/crm/v3/objects/contacts',
        headers: { authorization: 'Bearer pat-na1-verysecret' },
      },
    ])
    expect(JSON.parse(desk.receiver.received[0]?.body ?? '')).toEqual(payload)
    expect(await desk.read(id)).toMatchObject({ status: 'sent', responseStatus: 201 })
  })

  test('of a contact that exists only gaps are filled', async () => {
    desk.receiver.behave = ({ method }, response) => {
      if (method === 'POST') return void response.writeHead(409).end('{}')
      response.end(JSON.stringify({ id: '1', properties: { firstname: 'Anastasia', phone: null } }))
    }
    const id = await store()
    await deliver()
    const [, found, filled] = desk.receiver.received
    expect(found?.path).toBe(
      '/crm/v3/objects/contacts/ana%2Bx%40acme.example?idProperty=email&properties=firstname,phone',
    )
    expect(filled).toMatchObject({ method: 'PATCH', body: '{"properties":{"phone":"1"}}' })
    expect((await desk.read(id)).status).toBe('sent')
  })

  test('nothing is overwritten when the answer cannot be read', async () => {
    desk.receiver.behave = ({ method }, response) => {
      if (method === 'POST') return void response.writeHead(409).end('{}')
      response.end('<html>')
    }
    const id = await store()
    await deliver()
    expect(desk.receiver.received.map(({ method }) => method)).toEqual(['POST', 'GET'])
    expect((await desk.read(id)).status).toBe('sent')
  })

  test('a contact that cannot be filled now is tried again', async () => {
    desk.receiver.behave = ({ method }, response) =>
      void response.writeHead(method === 'POST' ? 409 : 502).end()
    const id = await store()
    await deliver()
    expect(await desk.read(id)).toMatchObject({ status: 'waiting', responseStatus: 502 })
  })
})

test('no secret stands in a row or a log, whatever the receiver repeats', async () => {
  const words = `Not ${SECRET} at ${SECRET_PATH}, key=supersecretkey, Bearer pat-na1-verysecret`
  desk.receiver.behave = ({ path }, response) =>
    void response.writeHead(400).end(`${path} ${words}`)
  const ids = [
    await desk.store({ channel: 'slack' }),
    await desk.store(),
    await desk.store({ channel: 'hubspot', payload: { properties: { email: 'a@b.example' } } }),
  ]
  await deliver()
  const rows = await Promise.all(ids.map(desk.read))
  expect(rows.map(({ status }) => status)).toEqual(['failed', 'failed', 'failed'])
  const [slack, webhook, hubspot] = rows.map(({ error }) => error)
  expect(slack).not.toMatch(/hushhush/)
  expect(webhook).not.toMatch(/supersecret|BwcHBwc/)
  expect(hubspot).not.toMatch(/verysecret/)
  expect(slack).toContain('(withheld)')
  expect(desk.logged).toHaveLength(3)
  expect(desk.logged.join()).not.toMatch(/lead-created_/)
  await desk.empty()
  await desk.store({ channel: 'slack' })
  await deliver({ slackWebhookUrl: 'http://127.0.0.1:1/services/hushhushhush' })
  expect(desk.logged.join()).toContain('not reached')
  expect(desk.logged.join()).not.toMatch(/hushhush/)
})
