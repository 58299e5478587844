import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { user } from '#server/platform/db/schema/auth.ts'
import { openLiveSite } from '#tests/support/live-site.ts'
import { createTestBrowser, type TestBrowser } from '#tests/support/test-app.ts'

const PASSWORD = 'correct horse battery'
const LIVE = '/api/admin/live'

let site: Awaited<ReturnType<typeof openLiveSite>>
let count = 0

beforeAll(async () => {
  site = await openLiveSite()
})
afterEach(() => site.clear())
afterAll(() => site.close())

type Scene = { member: TestBrowser; email: string; admin: TestBrowser; id: string }

async function open(): Promise<Scene> {
  count += 1
  const email = `member${count}@firm.example`
  const member = await site.signIn(email)
  const [row] = await site.server.db.select().from(user).where(eq(user.email, email))
  return { member, email, admin: await site.signIn(), id: row?.id ?? '' }
}

async function signInAgain({ email }: Scene): Promise<TestBrowser> {
  const browser = createTestBrowser(site.server.app)
  await browser.call('/api/auth/sign-in/email', { json: { email, password: PASSWORD } })
  return browser
}

test.each<[string, (scene: Scene) => Promise<Response>]>([
  ['signing out', ({ member }) => member.call('/api/auth/sign-out', { method: 'POST' })],
  [
    'signing in anew in the same browser',
    ({ member, email }) =>
      member.call('/api/auth/sign-in/email', { json: { email, password: PASSWORD } }),
  ],
  [
    'signing out everywhere else',
    async (scene) =>
      (await signInAgain(scene)).call('/api/admin/account/sessions', { method: 'DELETE' }),
  ],
  [
    'a new password',
    async (scene) =>
      (await signInAgain(scene)).call('/api/admin/account/password', {
        json: { password: PASSWORD, new_password: 'another long password' },
      }),
  ],
  [
    'being removed from the team',
    ({ admin, id }) => admin.call(`/api/admin/team/members/${id}`, { method: 'DELETE' }),
  ],
])('%s ends the session and its stream at another process within a second', async (_, end) => {
  const scene = await open()
  const session = createTestBrowser(site.other.app)
  for (const [name, value] of scene.member.cookies) session.cookies.set(name, value)
  const stream = await site.listen(LIVE, session, site.other.app)
  expect((await session.call('/api/admin/me')).status).toBe(200)
  expect((await end(scene)).ok).toBe(true)
  const endedAt = performance.now()
  expect((await session.call('/api/admin/me')).status).toBe(401)
  expect(await stream.next()).toBeNull()
  expect(performance.now() - endedAt).toBeLessThan(1_000)
})
