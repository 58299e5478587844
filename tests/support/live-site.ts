import type { AddressInfo } from 'node:net'
import { createAdmin } from '#server/features/staff/auth/account.ts'
import { rateLimits } from '#server/platform/db/schema/rate-limits.ts'
import { notifyStaff } from '#server/platform/events/notify.ts'
import { closeHttpServer, createHttpServer } from '#server/platform/static/serve.ts'
import { readEventStream } from '#tests/support/event-stream.ts'
import { createTestApp, createTestBrowser, type TestBrowser } from '#tests/support/test-app.ts'

const ADMIN = { email: 'admin@firm.example', password: 'correct horse battery' }
export const RESYNC = { name: 'resync', data: {} }
/** What takes a minute happens at once. */
export const QUICK_PACE = { heartbeatMs: 20, recheckMs: 20 }
const STOP_GRACE_MS = 10_000

type App = Parameters<typeof createTestBrowser>[0]

/** Two processes of one site on one database, with staff, visitors and open streams. */
export async function openLiveSite() {
  let now = () => new Date()
  const server = await createTestApp({ clock: () => now() })
  const other = await createTestApp({ connection: server.connection })
  let open: ReturnType<typeof readEventStream>[] = []
  await createAdmin(server.deps, ADMIN)

  return {
    server,
    other,
    setClock: (clock: () => Date) => {
      now = clock
    },

    async signIn(email = ADMIN.email) {
      if (email !== ADMIN.email) await createAdmin(server.deps, { ...ADMIN, email })
      const browser = createTestBrowser(server.app)
      await browser.call('/api/auth/sign-in/email', { json: { ...ADMIN, email } })
      return browser
    },

    async talk(message?: string) {
      const visitor = createTestBrowser(server.app)
      const created = await visitor.call('/api/create-conversation', { json: {} })
      const { conversationId } = await created.json()
      if (message) {
        await visitor.call('/api/bd-agent-conversation', { json: { conversationId, message } })
      }
      return { visitor, conversationId }
    },

    /** Opens a stream and waits until nothing can be missed. */
    async listen(path: string, from: TestBrowser, app: App = server.app) {
      const browser = createTestBrowser(app)
      for (const [name, value] of from.cookies) browser.cookies.set(name, value)
      const response = await browser.call(path)
      if (response.status !== 200) throw new Error(`${path} was answered with ${response.status}`)
      const stream = readEventStream(response)
      open.push(stream)
      const first = await stream.next()
      if (first?.name !== 'resync') throw new Error(`${path} began with ${first?.name}`)
      return stream
    },

    /** @returns what a stream of the staff then tells. */
    async tellStaff() {
      const news = { kind: 'lead', id: server.deps.createId() } as const
      await server.db.transaction((transaction) => notifyStaff(transaction, news))
      return { name: 'news', data: news }
    },

    /** One more process, which is reached over the network. */
    async serve() {
      const app = await createTestApp({ connection: server.connection })
      const http = createHttpServer({ files: { byPath: new Map(), notFound: [] }, app: app.app })
      await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
      const { port } = http.address() as AddressInfo
      return {
        url: `http://127.0.0.1:${port}`,
        stop: () => Promise.all([app.close(), closeHttpServer(http, STOP_GRACE_MS)]),
      }
    },

    async clear() {
      await Promise.all(open.map((stream) => stream.leave()))
      open = []
      now = () => new Date()
      await server.db.delete(rateLimits)
    },
    async close() {
      await other.close()
      await server.close()
    },
  }
}
