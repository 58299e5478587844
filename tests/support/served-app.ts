import type { AddressInfo } from 'node:net'
import { createAdmin } from '#server/features/staff/auth/account.ts'
import { closeHttpServer, createHttpServer } from '#server/platform/static/serve.ts'
import { createTestApp, createTestBrowser } from '#tests/support/test-app.ts'

const ADMIN = { email: 'admin@firm.example', password: 'correct horse battery' }
/** Well formed, and nothing has it. */
const NOTHING = '00000000-0000-4000-8000-000000000000'
const STOP_GRACE_MS = 500

/** The API behind a real server, and the cookies of an admin who also talks: every route can be asked as far as it goes. */
export async function serveTestApp() {
  const server = await createTestApp()
  await createAdmin(server.deps, ADMIN)
  const browser = createTestBrowser(server.app)
  await browser.call('/api/auth/sign-in/email', { json: ADMIN })
  await browser.call('/api/create-conversation', { json: {} })
  const http = createHttpServer({ files: { byPath: new Map(), notFound: [] }, app: server.app })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const { port } = http.address() as AddressInfo
  return {
    server,
    port,
    url: `http://127.0.0.1:${port}`,
    cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    /** Method and address of every route that changes something. */
    mutating: listMutating(server.app.routes),
    close: async () => {
      await closeHttpServer(http, STOP_GRACE_MS)
      await server.close()
    },
  }
}

export type ServedApp = Awaited<ReturnType<typeof serveTestApp>>
export type MutatingRoute = { method: string; path: string }

function listMutating(routes: readonly MutatingRoute[]): MutatingRoute[] {
  const names = routes
    .filter(({ method }) => !['ALL', 'GET', 'HEAD'].includes(method))
    .map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, NOTHING)}`)
  return [...new Set(names)].map((name) => {
    const [method = '', path = ''] = name.split(' ')
    return { method, path }
  })
}
