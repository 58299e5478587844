import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStopwatch } from '#tests/faults/support/stopwatch.ts'
import { type Product, runProduct } from '#tests/support/run-product.ts'

const ADMIN = { ADMIN_EMAIL: 'ada@firm.example', ADMIN_PASSWORD: 'correct horse battery' }
const PAIRS = 200
/** Of the medians; what a guesser may learn from the time is lost in a network long before. */
const DIFFERENCE_MAX = 0.05

let product: Product
beforeAll(async () => {
  product = await runProduct({ ...ADMIN, LOG_LEVEL: 'warn' })
})
afterAll(() => product.stop())

async function measure(email: string): Promise<number> {
  const startedAt = performance.now()
  const response = await fetch(`${product.url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'wrong password here' }),
  })
  await response.text()
  expect(response.status).toBe(401)
  return performance.now() - startedAt
}

const findMedian = (times: number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0

test('an account that exists takes as long to refuse as one that does not', async () => {
  const stopwatch = createStopwatch()
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let count = 0; count < PAIRS; count += 1) {
    // By turns, so that whatever else slows the machine slows both.
    times.known.push(await measure(ADMIN.ADMIN_EMAIL))
    times.unknown.push(await measure(`nobody${count % 10}@firm.example`))
  }
  const [known, unknown] = [findMedian(times.known), findMedian(times.unknown)]
  console.log(`median: known ${known.toFixed(1)} ms, unknown ${unknown.toFixed(1)} ms`)
  const difference = stopwatch.weigh(Math.abs(known - unknown))
  expect(difference / Math.max(known, unknown)).toBeLessThan(DIFFERENCE_MAX)
})
