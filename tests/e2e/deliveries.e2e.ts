import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Product, runProduct } from '#tests/support/run-product.ts'
import { answer, hang, startWebhookReceiver } from '#tests/support/webhook-receiver.ts'

const SECRET = `whsec_${Buffer.alloc(32, 3).toString('base64')}`
/** Longer than a process may hold a delivery, and two looks at what waits. */
const PATIENCE_MS = 60_000
const REQUEST_COUNT = 8

let dataDir: string
let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>
let running: Product[] = []

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'lw-deliveries-'))
  receiver = await startWebhookReceiver()
})
afterEach(async () => {
  for (const product of running) await product.stop()
  running = []
  await receiver.close()
  await rm(dataDir, { recursive: true, force: true })
})

async function run() {
  const env = {
    LOG_LEVEL: 'silent',
    LEAD_WEBHOOK_URL: `${receiver.url}/leads`,
    LEAD_WEBHOOK_SECRET: SECRET,
  }
  const product = await runProduct(env, dataDir)
  running.push(product)
  return product
}

async function request(url: string, index: number): Promise<void> {
  const response = await fetch(`${url}/api/audit-requests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Dana Reyes',
      company: 'Harbor',
      challenge: `Typed twice, ${index}`,
      contactMethod: 'email',
      contactDetail: `dana${index}@harbor.example`,
    }),
  })
  expect(response.status).toBe(201)
}

test(
  'news of leads outlives a killed process and a receiver that was gone, signed, under one id each',
  async () => {
    receiver.behave = hang
    const product = await run()
    for (let index = 0; index < REQUEST_COUNT; index += 1) await request(product.url, index)
    // One is with the receiver, and the rest wait behind it.
    await expect.poll(() => receiver.received.length, { timeout: PATIENCE_MS }).toBeGreaterThan(0)
    product.process.kill('SIGKILL')
    receiver.received.length = 0
    receiver.behave = answer(204)
    await run()
    const listIds = () => receiver.received.map(({ headers }) => headers['webhook-id'])
    await expect
      .poll(() => new Set(listIds()).size, { timeout: PATIENCE_MS, interval: 200 })
      .toBe(REQUEST_COUNT)
    const emails = receiver.received.map(({ body, headers }) => {
      const signed = new Webhook(SECRET).verify(body, headers as Record<string, string>)
      return (signed as { data: { lead: { email: string } } }).data.lead.email
    })
    expect(new Set(emails).size).toBe(REQUEST_COUNT)
  },
  3 * PATIENCE_MS,
)
