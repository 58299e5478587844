import { describe, expect, test } from 'vitest'
import { openProxy } from '#tests/faults/cluster/open-proxy.ts'
import { composeAnswer, OK } from '#tests/faults/cluster/raw-upstream.ts'
import { readEventStream } from '#tests/support/event-stream.ts'
import { sendRaw } from '#tests/support/raw-http.ts'
import { ensureNginx } from '../../../scripts/ensure-nginx.mjs'

const nginx = ensureNginx()
if (!nginx) console.warn('Skipped: there is no nginx, and only root may install it.')

const lines = (...parts: string[]) => `${parts.join('\r\n')}\r\n`
const HOST = 'Host: firm.example'
const CLOSE = 'Connection: close'
const CHUNKED = 'Transfer-Encoding: chunked'
const write = { method: 'POST', body: '{"message":"hello"}' }

describe.skipIf(!nginx)('what nginx passes on', () => {
  const open = (...answers: Parameters<typeof openProxy>[1]) => openProxy(nginx ?? '', answers)

  test('a request goes on in a connection of its own, framed once, whatever way it came', async () => {
    const proxy = await open(OK)
    const chunks = lines('POST /api/x HTTP/1.1', HOST, CHUNKED, '', '5;a=b', 'hello', '0', '')
    const behind = lines(
      'POST /api/y HTTP/1.1',
      HOST,
      CLOSE,
      'Content-Length: 2',
      '',
      '{}',
    ).trimEnd()
    await sendRaw(proxy.port, chunks + behind)
    const passed = proxy.listPassed()
    expect(passed.map(({ head, body }) => [head.split('\r\n')[0], body])).toEqual([
      ['POST /api/x HTTP/1.1', 'hello'],
      ['POST /api/y HTTP/1.1', '{}'],
    ])
    for (const { head } of passed) {
      expect(head.match(/^content-length:/gim)).toHaveLength(1)
      expect(head).not.toMatch(/^transfer-encoding:/im)
      // None that a stopping process would close under a request.
      expect(head).toMatch(/^connection: close$/im)
    }
  })

  test('a message is passed on once; that of a process that took it and died is refused', async () => {
    const proxy = await open(null, null)
    const answer = await fetch(`${proxy.url}/api/bd-agent-conversation`, write)
    expect(answer.status).toBe(503)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await answer.json()).toMatchObject({ error: { code: 'unavailable' } })
    expect(proxy.listPassed()).toHaveLength(1)
  })

  test('a message that could not be sent goes to the next process, whole', async () => {
    const proxy = await open('gone', OK)
    for (let count = 0; count < 4; count += 1) {
      expect((await fetch(`${proxy.url}/api/bd-agent-conversation`, write)).status).toBe(200)
    }
    expect(proxy.listPassed().map(({ body }) => body)).toEqual(Array(4).fill(write.body))
    // Asked in vain once, and left out then.
    expect(proxy.readLog().filter(({ process }) => process.includes(', '))).toHaveLength(1)
  })

  test('a page whose process died is asked of the next one', async () => {
    const proxy = await open(null, null, OK)
    expect((await fetch(`${proxy.url}/about`)).status).toBe(200)
  })

  test('what a client claims about its address stands left of what the proxy saw', async () => {
    const proxy = await open(OK)
    const claims = ['X-Forwarded-For: 1.1.1.1', 'X-Forwarded-For: 2.2.2.2, 3.3.3.3']
    const others = ['X-Forwarded-Proto: gopher', 'X_Forwarded_For: 4.4.4.4']
    await sendRaw(proxy.port, lines('GET /api/x HTTP/1.1', HOST, CLOSE, ...claims, ...others, ''))
    const [{ head = '' } = {}] = proxy.listPassed()
    const forwarded = head.split('\r\n').filter((line) => /^x.forwarded/i.test(line))
    expect(forwarded).toEqual([
      'X-Forwarded-For: 1.1.1.1, 2.2.2.2, 3.3.3.3, 127.0.0.1',
      'X-Forwarded-Proto: http',
    ])
    expect(head).toMatch(/^Host: firm\.example$/m)
  })

  test('an answer of the API is not compressed, and has no header twice', async () => {
    const body = JSON.stringify({ secret: 'x'.repeat(20_000) })
    const policy = "Content-Security-Policy: default-src 'self'"
    const given = [policy, 'Cache-Control: no-store', 'Content-Type: application/json']
    const proxy = await open(composeAnswer(body, ...given, 'Referrer-Policy: same-origin'))
    const request = lines('GET /api/x HTTP/1.1', HOST, CLOSE, 'Accept-Encoding: gzip, br', '')
    const answer = await sendRaw(proxy.port, request)
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(answer.body).toBe(body)
    const names =
      answer.text.slice(0, answer.text.indexOf('\r\n\r\n')).match(/^[\w-]+(?=:)/gm) ?? []
    expect(names.length).toBe(new Set(names.map((name) => name.toLowerCase())).size)
    expect(answer.headers['content-security-policy']).toBe("default-src 'self'")
  })

  test('news pass at once, uncompressed, and whoever leaves is gone for the process, too', async () => {
    const stream = [
      'Content-Type: text/event-stream',
      'Cache-Control: no-store',
      'X-Accel-Buffering: no',
    ]
    const head = ['HTTP/1.1 200 OK', 'X-Content-Type-Options: nosniff', ...stream, '', ''].join(
      '\r\n',
    )
    const proxy = await open(`${head}event: resync\n\n`)
    const response = await fetch(`${proxy.url}/api/conversations/x/live`)
    expect(response.headers.get('content-encoding')).toBeNull()
    const events = readEventStream(response)
    expect(await events.next()).toEqual({ name: 'resync', data: null })
    proxy.push('event: news\ndata: 1\n\n')
    expect(await events.next()).toEqual({ name: 'news', data: 1 })
    expect(proxy.countOpen()).toBe(1)
    await events.leave()
    await expect.poll(() => proxy.countOpen()).toBe(0)
  })

  test('files are kept, and nothing else is that looks like one', async () => {
    const forever = 'Cache-Control: public, max-age=31536000, immutable'
    const files = await open(composeAnswer('export {}', forever))
    for (let count = 0; count < 3; count += 1) {
      const file = await fetch(`${files.url}/_astro/a.js`)
      expect(await file.text()).toBe('export {}')
      expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(file.headers.get('x-content-type-options')).toBe('nosniff')
      expect(file.headers.get('content-security-policy')).toBeNull()
    }
    expect(files.listPassed()).toHaveLength(1)
    const secrets = await open(OK)
    const disguises = ['/api/..%2f_astro/a.js', '/_astro/..%2fapi/a.js', '/api/a.js']
    for (const path of [...disguises, ...disguises]) {
      await sendRaw(secrets.port, lines(`GET ${path} HTTP/1.1`, HOST, CLOSE, ''))
    }
    expect(secrets.listPassed()).toHaveLength(disguises.length * 2)
  })
})
