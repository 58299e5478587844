// Many visitors who come at the same moment, in a process of their own. Prints what they met as JSON.
//   node tests/faults/support/rush.ts URL '{"visitors":4000,"keepAlive":true}'
import { execFile } from 'node:child_process'
import { Agent, type IncomingMessage, request } from 'node:http'
import { promisify } from 'node:util'

export type Rush = { visitors: number; keepAlive: boolean }
export type Met = {
  /** How often each status came; `lost` counts connections that broke off without an answer. */
  statuses: Record<string, number>
  lost: Record<string, number>
  /** Of the refusals with 503: how many say when to come back, and how long they took from the last byte sent. */
  refusals: { withRetryAfter: number; medianMs: number; maxMs: number }
  /** How long the visitors that were let in waited. */
  letIn: { medianMs: number; maxMs: number }
  seconds: number
}

type Answer = {
  status: number
  retryAfter: string | undefined
  tookMs: number
  text: string
  cookie: string
}

if (import.meta.main) {
  const [url = '', plan = '{}'] = process.argv.slice(2)
  console.log(JSON.stringify(await rush(url, JSON.parse(plan))))
  process.exit(0)
}

/** Runs the visitors in another process, and hands back what they met. */
export async function runRush(url: string, plan: Rush): Promise<Met> {
  const words = [import.meta.filename, url, JSON.stringify(plan)]
  const { stdout } = await promisify(execFile)(process.execPath, words)
  return JSON.parse(stdout)
}

async function rush(url: string, { visitors, keepAlive }: Rush): Promise<Met> {
  const agent = new Agent({ keepAlive, maxSockets: Number.POSITIVE_INFINITY })
  const answers: Answer[] = []
  const lost: Record<string, number> = {}
  const from = performance.now()
  await Promise.all(
    Array.from({ length: visitors }, async (_, index) => {
      const address = `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`
      const ask = async (path: string, body: object, cookie = '') => {
        const answer = await post(url + path, { agent, address, cookie, body })
        answers.push(answer)
        return answer
      }
      try {
        const opened = await ask('/api/create-conversation', {})
        if (opened.status !== 201) return
        const { conversationId } = JSON.parse(opened.text)
        const body = {
          conversationId,
          message: 'We key 40 orders a day by hand.',
          turnId: crypto.randomUUID(),
        }
        await ask('/api/bd-agent-conversation', body, opened.cookie)
      } catch (error) {
        const code = (error as NodeJS.ErrnoException).code ?? String(error)
        lost[code] = (lost[code] ?? 0) + 1
      }
    }),
  )
  const seconds = (performance.now() - from) / 1_000
  const refused = answers.filter(({ status }) => status === 503)
  const taken = answers.filter(({ status }) => status < 300)
  const byStatus = [...Map.groupBy(answers, ({ status }) => status)]
  return {
    statuses: Object.fromEntries(byStatus.map(([status, all]) => [status, all.length])),
    lost,
    refusals: {
      withRetryAfter: refused.filter(({ retryAfter }) => Number(retryAfter) > 0).length,
      medianMs: findQuantile(refused, 0.5),
      maxMs: findQuantile(refused, 1),
    },
    letIn: { medianMs: findQuantile(taken, 0.5), maxMs: findQuantile(taken, 1) },
    seconds,
  }
}

type Sent = { agent: Agent; address: string; cookie: string; body: object }

function post(url: string, { agent, address, cookie, body }: Sent): Promise<Answer> {
  const text = JSON.stringify(body)
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    'x-forwarded-for': address,
    ...(cookie && { cookie }),
  }
  return new Promise((resolve, reject) => {
    let sentAtMs = 0
    const sending = request(
      url,
      { method: 'POST', headers, agent, timeout: 60_000 },
      (response) => {
        const tookMs = performance.now() - sentAtMs
        void readText(response).then((read) => {
          resolve({
            status: response.statusCode ?? 0,
            retryAfter: response.headers['retry-after'],
            tookMs,
            text: read,
            cookie: response.headers['set-cookie']?.[0]?.split(';')[0] ?? '',
          })
        }, reject)
      },
    )
    sending.once('finish', () => (sentAtMs = performance.now()))
    sending.once('error', reject)
    sending.once('timeout', () => sending.destroy(new Error('no answer')))
    sending.end(text)
  })
}

async function readText(response: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of response.setEncoding('utf8')) text += chunk
  return text
}

function findQuantile(answers: readonly Answer[], share: number): number {
  const times = answers.map(({ tookMs }) => tookMs).toSorted((one, other) => one - other)
  return Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0)
}
