import { Agent, fetch as fetchBy } from 'undici'
import { readEventStream } from '#tests/support/event-stream.ts'

/** Somebody at an address. The proxy in these tests believes 127.0.0.1 about it, as it would believe a CDN. */
export type Client = {
  call(url: string, json?: object, method?: string): Promise<Response>
  /** Opens a stream of news and waits until nothing can be missed. */
  listen(url: string): Promise<ReturnType<typeof readEventStream>>
}

let clients = 0

/** At an address of its own unless given. */
export function createClient(given?: string): Client {
  clients += 1
  const address = given ?? `10.200.${clients}.1`
  const cookies = new Map<string, string>()

  async function call(url: string, json?: object, method = json ? 'POST' : 'GET') {
    const response = await fetch(url, {
      method,
      headers: {
        'x-forwarded-for': address,
        'sec-fetch-site': 'same-origin',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(json && { 'content-type': 'application/json' }),
      },
      ...(json && { body: JSON.stringify(json) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
    return response
  }

  return {
    call,
    async listen(url) {
      const response = await call(url)
      if (response.status !== 200) throw new Error(`${url} was answered with ${response.status}`)
      const stream = readEventStream(response)
      const first = await stream.next()
      if (first?.name !== 'resync') throw new Error(`${url} began with ${first?.name}`)
      return stream
    },
  }
}

/** Asks from another address of this machine, which no proxy vouches for. @returns the status. */
export async function askAsStranger(
  url: string,
  headers: Record<string, string>,
  json: object,
): Promise<number> {
  const dispatcher = new Agent({ localAddress: '127.0.0.2' })
  const response = await fetchBy(url, {
    dispatcher,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(json),
  })
  await response.text()
  await dispatcher.close()
  return response.status
}

/** How long something took, with what came of it. */
export async function measureMs<Result>(work: () => Promise<Result>) {
  const startedAt = performance.now()
  const result = await work()
  return { result, ms: performance.now() - startedAt }
}
