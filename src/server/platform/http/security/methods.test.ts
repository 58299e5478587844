import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendRaw } from '#tests/support/raw-http.ts'
import { type ServedApp, serveTestApp } from '#tests/support/served-app.ts'

let served: ServedApp
beforeAll(async () => {
  served = await serveTestApp()
})
afterAll(() => served.close())

const SECRET = 'a-cookie-that-comes-back-to-nobody'

test.each(['TRACE', 'OPTIONS', 'PROPFIND', 'PURGE'])(
  '%s is refused everywhere, and nothing of the request comes back',
  async (method) => {
    const paths = ['/', '/admin', '/api/health', '/api/create-conversation', '/api/nothing']
    for (const path of paths) {
      const head = [`${method} ${path} HTTP/1.1`, 'Host: x', `Cookie: ${SECRET}`]
      const answer = await sendRaw(
        served.port,
        `${[...head, 'Connection: close'].join('\r\n')}\r\n\r\n`,
      )
      expect([path, answer.status]).toEqual([path, path === '/api/nothing' ? 404 : 405])
      expect(answer.text).not.toContain(SECRET)
      expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    }
  },
)

test('CONNECT makes no way through', async () => {
  const answer = await sendRaw(served.port, 'CONNECT 127.0.0.1:22 HTTP/1.1\r\nHost: x\r\n\r\n')
  expect(answer.text).toBe('')
})
