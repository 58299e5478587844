import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { site } from '#content/site.ts'
import { openBrowser } from '#tests/support/browse.ts'
import { expectAccessible } from '#tests/support/expect-sound-page.ts'
import { say } from '#tests/support/qualified-visitor.ts'
import { ADMIN } from '#tests/support/start-product.ts'

const { open, expectConsoleErrors } = openBrowser()

async function openChat(name: string): Promise<Page> {
  const { page } = await open('/diagnostic')
  await page.getByRole('log').getByText('automated assistant').waitFor()
  await say(page, `I'm ${name} from Harbor Freight Co, harborfreightco.com`)
  return page
}

/** Opens the visitor's conversation in the staff area. */
async function openDesk(name: string): Promise<Page> {
  // Asking who is signed in is refused, and Chromium logs that.
  expectConsoleErrors(/401/)
  const { page: office } = await open('/admin/dashboard')
  await office.waitForURL('**/admin/login')
  await office.getByLabel('Email').fill(ADMIN.email)
  await office.getByLabel('Password', { exact: true }).fill(ADMIN.password)
  await office.getByRole('button', { name: 'Sign In' }).click()
  await office.waitForURL('**/admin/dashboard')
  await office.getByRole('button', { name: new RegExp(name) }).click()
  await office.getByText('The assistant is replying.').waitFor()
  return office
}

async function takeOver(office: Page, name = 'Dana'): Promise<void> {
  await office.getByLabel('Name the visitor sees').fill(name)
  await office.getByRole('button', { name: 'Take over' }).click()
  await office.getByText(`You’re replying as ${name} since`).waitFor()
}

/** What a visitor says to a person gets no reply to wait for. */
async function tell(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your message' }).fill(text)
  await page.keyboard.press('Enter')
  await page.getByRole('log').getByText(text).waitFor()
  await page.getByRole('log').and(page.locator('[aria-busy=false]')).waitFor()
}

test('a person takes a conversation over, both talk live, and the assistant goes on where it stood', async () => {
  const page = await openChat('Ottilie Brandt')
  const log = page.getByRole('log')
  const office = await openDesk('Ottilie Brandt')
  await takeOver(office)
  await page.getByText(`Dana from ${site.name} is answering`).waitFor()

  const input = office.getByLabel('Message to the visitor')
  expect(await input.evaluate((element) => element === document.activeElement)).toBe(true)
  await office.keyboard.type('Hello Ottilie, how many bills a day?')
  await office.keyboard.press('Enter')
  const fromDana = log.locator('li', { hasText: 'how many bills a day?' })
  await fromDana.getByText(`Dana from ${site.name}`).waitFor()
  await office.getByText('written by Dana').waitFor()

  const before = await log.locator('> ol > li').count()
  await tell(page, 'About 200, keyed by 3 people for 15 hours a week each')
  expect(await log.locator('> ol > li').count()).toBe(before + 1)
  await office.getByText('About 200, keyed by 3 people').waitFor()
  // Whoever writes is at the end of the talk and stays there.
  expect(await office.getByRole('button', { name: /new message/ }).count()).toBe(0)

  await office.getByRole('button', { name: 'Hand back' }).click()
  await log.getByText('Dana has handed this conversation back to me, the assistant.').waitFor()
  await page.getByText(`Dana from ${site.name} is answering`).waitFor({ state: 'hidden' })
  await say(page, 'Nothing else for now')

  await page.reload()
  await log.getByText('how many bills a day?').waitFor()
  const texts = await log.locator('> ol > li').allTextContents()
  const find = (text: string) => texts.findIndex((entry) => entry.includes(text))
  const order = [
    'how many bills a day?',
    'About 200',
    'handed this conversation back',
    'Nothing else',
  ]
  const places = order.map(find)
  expect(places).toEqual([...places].sort((one, other) => one - other))
  expect(places).not.toContain(-1)
})

test('the visitor may go on with the assistant while a person is there', async () => {
  const page = await openChat('Philippa Marsh')
  const office = await openDesk('Philippa Marsh')
  await takeOver(office)
  await page.getByRole('button', { name: 'Continue with the assistant' }).click()
  await page.getByText(`The assistant is answering. Dana from ${site.name} is here too.`).waitFor()
  await office.getByText('The visitor chose to continue with the assistant').waitFor()
  await say(page, 'We key invoices by hand, 20 hours a week')
  await page.getByRole('button', { name: 'Talk to Dana' }).click()
  await page.getByText(`Dana from ${site.name} is answering`).waitFor()
})

test('whoever asks for a person may leave an address, and go on meanwhile', async () => {
  const page = await openChat('Rosalind Teller')
  await page.getByRole('link', { name: 'Talk to a person' }).click()
  const card = page.getByRole('article', { name: 'Talk to a person' })
  await card.getByLabel(/^Your email/).fill('rosalind@harborfreightco.com')
  await card.getByRole('button', { name: 'Leave address' }).click()
  await card.getByText('The reply also goes to rosalind@harborfreightco.com.').waitFor()
  await page.getByRole('button', { name: 'Continue with the assistant' }).click()
  await page.getByRole('button', { name: 'Wait for a person' }).waitFor()
})

test('chat and desk are accessible while a person answers', async () => {
  const page = await openChat('Sidonie Clerk')
  const office = await openDesk('Sidonie Clerk')
  await takeOver(office)
  await office.getByLabel('Message to the visitor').fill('Hello Sidonie')
  await office.keyboard.press('Enter')
  await page.getByRole('log').getByText('Hello Sidonie').waitFor()
  await office.getByText('written by Dana').waitFor()
  await expectAccessible(page)
  await expectAccessible(office)
})
