import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBrowser } from '#tests/support/browse.ts'
import { say } from '#tests/support/qualified-visitor.ts'
import { ADMIN } from '#tests/support/start-product.ts'

const { open, expectConsoleErrors } = openBrowser()
const PASSWORD = 'another horse battery'

async function signIn(page: Page, { email, password }: typeof ADMIN): Promise<void> {
  await page.waitForURL('**/admin/login**')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

async function meetVisitor(name: string) {
  const { page } = await open('/diagnostic')
  await page.getByRole('log').getByText('automated assistant').waitFor()
  await say(page, `Hi, I'm ${name} from Copperfield Docks, our site is copperfielddocks.com`)
  return page
}

const search = (page: Page) => page.getByLabel('Search messages, names, companies, and email')

test('staff find a conversation by keyboard, hear of what is new, note it down, and delete it for good', async () => {
  const visitor = await meetVisitor('Ottoline Marsh')
  await say(visitor, 'My email is ottoline@copperfielddocks.com, we key manifests by hand')

  expectConsoleErrors(/401/)
  const { page } = await open('/admin/dashboard')
  await signIn(page, ADMIN)
  await page.getByText('Total Conversations').waitFor()
  await page.keyboard.press('/')
  await expect
    .poll(() => search(page).evaluate((field) => field === document.activeElement))
    .toBe(true)
  await page.keyboard.type('Ottoline manifests')
  await page.getByText('1 found').waitFor()
  const entry = page.getByRole('button', { name: /Ottoline Marsh/ })
  await entry.waitFor()
  await entry.focus()
  await page.keyboard.press('Enter')
  await page.getByText('Messages with Ottoline Marsh').waitFor()
  const pane = page.getByRole('region', { name: /^Messages/ })
  await expect.poll(() => pane.textContent()).toContain('we key manifests by hand')

  await say(visitor, 'It takes us about 30 hours a week')
  await expect.poll(() => pane.textContent()).toContain('It takes us about 30 hours')

  await page.getByRole('tab', { name: 'Lead' }).click()
  await page.getByLabel('Add a note').fill('Call her before noon.')
  await page.getByRole('button', { name: 'Add the note' }).click()
  await page.getByText('Call her before noon.').waitFor()

  await page.getByRole('button', { name: 'Delete…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Copperfield Docks')
  await dialog.getByRole('button', { name: 'Delete permanently' }).click()
  await dialog
    .getByText(/deleted/i)
    .first()
    .waitFor()
  const found = await page.evaluate(async () => {
    const response = await fetch('/api/admin/export/conversations.json')
    return (await response.text()).includes('Ottoline')
  })
  expect(found).toBe(false)
})

test('a viewer who was invited reads, and may change nothing', async () => {
  await meetVisitor('Percival Grange')
  expectConsoleErrors(/401|403/)
  const { page: admin } = await open('/admin/team')
  await signIn(admin, ADMIN)
  await admin.waitForURL('**/admin/team')
  await admin.getByText(ADMIN.email).first().waitFor()
  const link = await admin.evaluate(async () => {
    const response = await fetch('/api/admin/team/invites', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'viewer@loopwright.example', role: 'viewer' }),
    })
    return JSON.stringify(await response.json())
  })
  const address = /\/admin\/join#[\w.-]+/.exec(link)?.[0] ?? ''
  expect(address).not.toBe('')

  const { page: viewer } = await open(address)
  await viewer.getByLabel('Choose a password').fill(PASSWORD)
  await viewer.keyboard.press('Enter')
  await viewer.waitForURL(/\/admin\/(?:login|dashboard)/)
  if (viewer.url().includes('/admin/login')) {
    await signIn(viewer, { email: 'viewer@loopwright.example', password: PASSWORD })
  }
  await viewer.getByText('Total Conversations').waitFor()
  await viewer.getByRole('button', { name: /Percival Grange/ }).click()
  await viewer.getByText('from Copperfield Docks').first().waitFor()
  expect(await viewer.getByRole('button', { name: 'Take over' }).count()).toBe(0)
  expect(await viewer.getByRole('button', { name: 'Delete…' }).count()).toBe(0)
  const status = await viewer.evaluate(
    async () => (await fetch('/api/admin/export/conversations.csv')).status,
  )
  expect(status).toBe(403)
})

/** As the title of a tab says it: "(2) Leads · …". */
const readUnread = async (page: Page) => Number(/^\((\d+)\)/.exec(await page.title())?.[1] ?? 0)

test('what a visitor writes shows within 2 s in the title of a tab behind another, until it is read', async () => {
  const visitor = await meetVisitor('Rosalind Pike')
  expectConsoleErrors(/401/)
  const { page } = await open('/admin/leads')
  await signIn(page, ADMIN)
  await page.getByText('Live', { exact: true }).waitFor()
  const inFront = await page.context().newPage()
  await inFront.goto('/pricing')
  await inFront.bringToFront()
  // What came before belongs to other tests.
  await page.evaluate(() => fetch('/api/admin/conversations/seen', { method: 'POST' }))
  await expect.poll(() => readUnread(page)).toBe(0)

  await visitor
    .getByRole('textbox', { name: 'Your message' })
    .fill('We key manifests by hand, 30 hours a week')
  const sentMs = Date.now()
  await visitor.keyboard.press('Enter')
  await expect.poll(() => readUnread(page), { interval: 50 }).toBe(1)
  expect(Date.now() - sentMs).toBeLessThan(2_000)

  await page.bringToFront()
  await page.getByRole('link', { name: /^Conversations/ }).click()
  await page.getByRole('button', { name: /^New: .*Rosalind Pike/ }).click()
  await page.getByText('Messages with Rosalind Pike').waitFor()
  await expect.poll(() => readUnread(page)).toBe(0)
})

test('staff plan a next action, find it by a saved view, do it, and see their email among the messages', async () => {
  const visitor = await meetVisitor('Cordelia Finch')
  await say(visitor, 'My email is cordelia@copperfielddocks.com, we key manifests by hand')
  expectConsoleErrors(/401/)
  const { page } = await open('/admin/leads')
  await signIn(page, ADMIN)
  await page.getByRole('link', { name: /Cordelia Finch/ }).click()
  await page.getByRole('heading', { name: /Cordelia Finch/ }).waitFor()
  await page.keyboard.press('a')
  await page.getByRole('textbox', { name: 'Next action' }).fill('Call about the manifests')
  await page.getByLabel('Due on').fill('2026-01-05')
  await page.getByRole('button', { name: 'Save the next action' }).click()
  await page.getByText('overdue since Jan 5, 2026').waitFor()
  await page.getByRole('button', { name: 'Write an email' }).click()
  await page.getByLabel('Subject').fill('Your manifests')
  await page.getByLabel('Email', { exact: true }).fill('We can key them for you.')
  await page.getByRole('button', { name: /^(?:Send the email|Save to outbox)$/ }).click()
  await page.getByText('We can key them for you.').waitFor()

  await page.goto(new URL('/admin/leads?action=due', page.url()).href)
  await page.getByText('overdue since Jan 5, 2026').waitFor()
  await page.keyboard.press('v')
  await page.getByLabel('Name of this view').fill('My day')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'My day' }).waitFor()
  await page.goto(new URL('/admin/leads', page.url()).href)
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('link', { name: 'My day' }).click()
  await page.waitForURL('**/admin/leads?action=due')
  await page.getByRole('button', { name: /^Done.*Cordelia Finch/ }).click()
  await page.getByText(/^No leads match/).waitFor()

  await page.goto(new URL('/admin/dashboard', page.url()).href)
  await page.getByRole('button', { name: /Cordelia Finch/ }).click()
  const email = page.getByRole('listitem').filter({ hasText: 'Your manifests' }).first()
  await expect.poll(() => email.textContent()).toContain('We can key them for you.')
  await page.getByRole('tab', { name: 'Lead' }).click()
  await page.getByText('Next action done').waitFor()
})

test('staff merge two leads of one person after a look at what comes of it', async () => {
  const first = await meetVisitor('Leonora Vance')
  await say(first, 'My email is leonora@copperfielddocks.com, we key manifests by hand')
  const second = await meetVisitor('Leonora Vance')
  await say(second, 'My email is leonora+work@copperfielddocks.com, we key manifests by hand')
  expectConsoleErrors(/401/)
  const { page } = await open('/admin/leads')
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, ADMIN)
  await page
    .getByRole('link', { name: /Leonora Vance/ })
    .first()
    .click()
  await page.getByText('same email · same company, similar name').waitFor()
  const compare = page.getByRole('button', { name: /^Compare and merge….*Leonora Vance/ })
  await compare.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Merge two leads' })
  await dialog.getByText(/is saved as an additional address$/).waitFor()
  await dialog.getByText('1 conversation', { exact: true }).waitFor()
  const isWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth
  expect(await page.evaluate(isWide)).toBe(false)
  await page.keyboard.press('Escape')
  await expect
    .poll(() => compare.evaluate((button) => button === document.activeElement))
    .toBe(true)
  await page.keyboard.press('Enter')
  await dialog.getByText(/is saved as an additional address$/).waitFor()
  await dialog.getByRole('button', { name: 'Merge the leads' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText('Other email').waitFor()
  await page.getByText('No lead looks like the same person.').waitFor()
})
