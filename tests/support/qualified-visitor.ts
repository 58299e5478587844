import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** In ordinary English, not in the order of the questions. With a name before it, it qualifies: the calendar opens. */
const VISITOR_SAYS = [
  'Three of us key bills of lading by hand, about 15 hours a week each. It is a nightmare at month end.',
  'call it $32 an hour all in',
  'We use NetSuite, Excel and Slack, and about 4% of them come back wrong',
  'We would like this running next month, and I run operations so it is my call',
  'sure, ingrid@harborfreightco.com',
]

/** Says one thing in the chat that is open, and waits for the whole reply. */
export async function say(page: Page, text: string): Promise<void> {
  const entries = page.getByRole('log').locator('> ol > li')
  const before = await entries.count()
  await page.getByRole('textbox', { name: 'Your message' }).fill(text)
  await page.keyboard.press('Enter')
  await expect
    .poll(async () => (await entries.count()) >= before + 2, { timeout: 10_000 })
    .toBe(true)
  await page.getByRole('log').and(page.locator('[aria-busy=false]')).waitFor()
}

/** Brings the chat that is open to the point where the calendar stands in it. */
export async function qualify(page: Page, name = 'Ingrid Solheim'): Promise<void> {
  await page.getByRole('log').getByText('automated assistant').waitFor()
  const introducing = `Hi, I'm ${name} from Harbor Freight Co, our site is harborfreightco.com`
  for (const text of [introducing, ...VISITOR_SAYS]) await say(page, text)
  const introduction = "Perfect! Here's my calendar - pick a time that works for you:"
  await page.getByRole('log').getByText(introduction).waitFor()
}
