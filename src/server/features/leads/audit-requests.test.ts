import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { createDatabase } from '#server/platform/db/client.ts'
import { auditRequests } from '#server/platform/db/schema/audit-requests.ts'
import { outboxMessages } from '#server/platform/db/schema/outbox.ts'
import { createTestApp, createTestBrowser } from '#tests/support/test-app.ts'

let server: Awaited<ReturnType<typeof createTestApp>>
let now = new Date('2026-03-02T15:00:00.000Z')

const REQUEST = {
  name: 'Dana Reyes',
  company: 'Harbor Freight Co',
  challenge: 'Invoices are typed twice.',
  contactMethod: 'video',
  contactDetail: 'dana@harbor.example',
  utm_source: 'news',
  utm_medium: 'mail',
  utm_campaign: 'spring',
}
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

beforeAll(async () => {
  server = await createTestApp({ clock: () => now })
})
beforeEach(() => server.db.delete(auditRequests))
afterAll(() => server.close())

const readRows = () => server.db.select().from(auditRequests)
const postJson = (json: unknown) =>
  createTestBrowser(server.app).call('/api/audit-requests', { json })
const postForm = (fields: Record<string, string>, app = server.app) =>
  createTestBrowser(app).call('/api/audit-requests', {
    headers: FORM,
    body: new URLSearchParams(fields).toString(),
  })

test('a request is stored before it is thanked for', async () => {
  const response = await postJson(REQUEST)
  expect(response.status).toBe(201)
  const { id } = await response.json()
  expect(await readRows()).toMatchObject([
    { id, name: 'Dana Reyes', contactMethod: 'video', utmSource: 'news', utmCampaign: 'spring' },
  ])
})

test("the spec's own fields are enough", async () => {
  const { name, company, challenge, contactMethod } = REQUEST
  expect((await postJson({ name, company, challenge, contactMethod })).status).toBe(201)
})

test('every field that is wrong is named with words for the visitor', async () => {
  const response = await postJson({ name: ' ', contactMethod: 'fax' })
  expect(response.status).toBe(400)
  const { error } = await response.json()
  expect(error.fields).toMatchObject({
    name: 'Enter your name.',
    contactMethod: 'Choose how we should contact you.',
  })
  expect(Object.keys(error.fields).sort()).toEqual([
    'challenge',
    'company',
    'contactMethod',
    'name',
  ])
  expect(await readRows()).toEqual([])
})

test('a double click is one request; the same words a quarter of an hour later are another', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => postJson(REQUEST)))
  const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).id))
  expect(new Set(ids).size).toBe(1)
  now = new Date(now.getTime() + 15 * 60_000)
  await postJson(REQUEST)
  expect(await readRows()).toHaveLength(2)
})

test('the plain form leads to the page of thanks', async () => {
  const response = await postForm(REQUEST)
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe('/thanks')
  expect(await readRows()).toMatchObject([{ company: 'Harbor Freight Co' }])
})

test('an incomplete plain form comes back as it was typed, with what is missing', async () => {
  const typed = '"><script>alert(1)</script>'
  const response = await postForm({ ...REQUEST, company: '', challenge: typed })
  expect(response.status).toBe(400)
  const page = await response.text()
  expect(page).toContain('Enter your company’s name.')
  expect(page).toContain('value="Dana Reyes"')
  expect(page).toContain('<option value="video" selected>')
  expect(page).toContain('name="utm_campaign" value="spring"')
  expect(page).toContain('&quot;&gt;&lt;script&gt;')
  expect(page).not.toContain('<script>')
  expect(await readRows()).toEqual([])
})

test('the page of the plain form runs no script and posts only to us', async () => {
  const response = await postForm({})
  const policy = response.headers.get('content-security-policy')
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'/)
})

test('when nothing can be stored the plain form comes back complete', async () => {
  const lost = createDatabase({ host: '/nonexistent', database: 'none', user: 'nobody' })
  const response = await postForm(REQUEST, createApp({ ...server.deps, db: lost.db }))
  expect(response.status).toBe(503)
  expect(await response.text()).toContain('Invoices are typed twice.')
  await lost.close()
})

test('a form posted from another site is refused', async () => {
  const response = await createTestBrowser(server.app).call('/api/audit-requests', {
    headers: { ...FORM, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    body: new URLSearchParams(REQUEST).toString(),
  })
  expect(response.status).toBe(403)
  expect(await readRows()).toEqual([])
})

test('without scripts the campaign comes from the address of the page that held the form', async () => {
  const { utm_source, utm_medium, utm_campaign, ...typed } = REQUEST
  const body = new URLSearchParams({ ...typed, utm_source: '', utm_medium: 'mail' }).toString()
  const referer = 'http://localhost:3000/?utm_source=ads&utm_medium=cpc&utm_campaign=spring'
  await createTestBrowser(server.app).call('/api/audit-requests', {
    headers: { ...FORM, referer },
    body,
  })
  expect(await readRows()).toMatchObject([
    { utmSource: 'ads', utmMedium: 'mail', utmCampaign: 'spring', landingPage: referer },
  ])
})

test.each([
  ['no boundary', 'multipart/form-data', 'abc'],
  ['a boundary that never comes', 'multipart/form-data; boundary=x', 'abc'],
])(
  'a form with %s is a bad request, in a page that can be filled in',
  async (_name, type, body) => {
    const response = await server.app.request('/api/audit-requests', {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    })
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('We couldn’t read the form.')
  },
)

const readConfirmations = async (recipient: string) =>
  server.db
    .select()
    .from(outboxMessages)
    .where(and(eq(outboxMessages.audience, 'visitor'), eq(outboxMessages.recipient, recipient)))

const postWithMail = async (json: unknown) => {
  const mailed = await createTestApp({
    connection: server.connection,
    clock: () => now,
    config: { smtpUrl: 'smtp://127.0.0.1:1', mailFrom: 'calls@firm.example' },
  })
  const post = () => createTestBrowser(mailed.app).call('/api/audit-requests', { json })
  const answers = [await post(), await post()]
  await mailed.close()
  return answers.map(({ status }) => status)
}

test('a visitor who leaves an email address gets one email: who answers when, what was sent, how to book', async () => {
  const request = { ...REQUEST, contactDetail: 'Pia <PIA@harbor.example>' }
  expect(await postWithMail(request)).toEqual([201, 201])
  const letters = await readConfirmations('pia@harbor.example')
  expect(letters).toMatchObject([{ status: 'waiting', subject: 'Your request to Loopwright' }])
  const text = letters[0]?.text ?? ''
  expect(text).toContain(
    'Iris Novak, Head of Systems, will reply within one business day, to set up a video call.',
  )
  expect(text).toContain('Company: Harbor Freight Co\nChallenge: Invoices are typed twice.')
  expect(text).toMatch(/To book a 30-minute call now:\nhttp\S+\/schedule\n/)
})

test.each(['Win at evil.example now', 'Call +1 (555) 010-7788', 'see https://evil.example'])(
  'the letter does not carry "%s" to a stranger',
  async (challenge) => {
    const contactDetail = `${challenge.length}@stranger.example`
    await postWithMail({ ...REQUEST, challenge, contactDetail })
    const [letter] = await readConfirmations(contactDetail)
    expect(letter?.text).toContain('Challenge: as you wrote it')
    expect(letter?.text).not.toMatch(/evil|7788/)
  },
)

test('no letter is written without an email address, or without a mail server', async () => {
  const count = () => server.db.$count(outboxMessages, eq(outboxMessages.audience, 'visitor'))
  const before = await count()
  await postWithMail({ ...REQUEST, contactMethod: 'phone', contactDetail: '+1 212 555 0100' })
  await postJson({ ...REQUEST, contactDetail: 'quiet@harbor.example' })
  expect(await count()).toBe(before)
})
