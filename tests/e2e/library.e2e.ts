import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openBrowser } from '#tests/support/browse.ts'
import { ARTICLE_SLUGS, LIBRARY_FILTERS } from '#tests/support/library.ts'

const { open } = openBrowser()

function findCards(page: Page) {
  return page.locator('[data-article-type]')
}

async function readShown(page: Page) {
  return findCards(page)
    .filter({ visible: true })
    .evaluateAll((cards) => [...new Set(cards.map((card) => card.dataset.articleType))])
}

function findFilter(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true })
}

describe('the list', () => {
  test('shows every article with month, title, summary and kind of system, the newest first', async () => {
    const { page } = await open('/library')
    const cards = await findCards(page).evaluateAll((items) =>
      items.map((card) => ({
        slug: card.querySelector('a')?.pathname.replace('/library/', ''),
        day: card.querySelector('time')?.dateTime ?? '',
        month: card.querySelector('time')?.textContent ?? '',
        title: card.querySelector('h3')?.textContent ?? '',
        summary: card.querySelector('h3 + p')?.textContent ?? '',
        badge: card.querySelector('time + span')?.textContent ?? '',
      })),
    )
    expect(cards.map(({ slug }) => slug).sort()).toEqual([...ARTICLE_SLUGS].sort())
    expect(cards.map(({ day }) => day)).toEqual(
      cards
        .map(({ day }) => day)
        .sort()
        .reverse(),
    )
    for (const card of cards) {
      expect(card.month).toMatch(/^[A-Z][a-z]+ 20\d\d$/)
      expect(card.title.length).toBeGreaterThan(5)
      expect(card.summary.length).toBeGreaterThan(40)
      expect(card.badge).toMatch(/^(Marketing|Ops|Compliance|Finance|Healthcare)$/)
    }
  })

  test('badges of different kinds of system differ in color', async () => {
    const { page } = await open('/library')
    const colors = await page
      .locator('[data-article-type] time + span')
      .evaluateAll((badges) =>
        badges.map((badge) => `${badge.textContent} ${getComputedStyle(badge).backgroundColor}`),
      )
    const kinds = new Set(colors)
    expect(kinds.size).toBe(5)
    expect(new Set([...kinds].map((kind) => kind.split(' ').slice(1).join(' '))).size).toBe(5)
  })

  test('the brief leads on by two buttons that log their click', async () => {
    for (const [name, path] of [
      ['Explore How Agents Think', '/how-agents-think'],
      ['Request an Operations Audit', '/diagnostic'],
    ] as const) {
      const { page } = await open('/library')
      await page.getByRole('heading', { name: 'quarterly Systems Brief' }).waitFor()
      const logged = page.waitForEvent('console', (message) =>
        message.text().includes('click_library_brief'),
      )
      await page.getByRole('main').getByRole('link', { name }).click()
      await logged
      await page.waitForURL(`**${path}`)
    }
  })
})

describe('the filters', () => {
  test('all content is shown at first, and one button is pressed', async () => {
    const { page } = await open('/library')
    expect(await findFilter(page, 'All Content').getAttribute('aria-pressed')).toBe('true')
    expect(await page.locator('[aria-pressed=true]').count()).toBe(1)
    expect(await findCards(page).filter({ visible: true }).count()).toBe(ARTICLE_SLUGS.length)
  })

  test.each(LIBRARY_FILTERS)(
    '"%s" shows only those, and stands in the address',
    async (name, type) => {
      const { page } = await open('/library')
      await findFilter(page, name).click()
      expect(await readShown(page)).toEqual([type])
      expect(await page.locator('[aria-pressed=true]').allTextContents()).toEqual([name])
      expect(new URL(page.url()).search).toBe(`?type=${type}`)
      const count = await findCards(page).filter({ visible: true }).count()
      await page.getByRole('status').getByText(`${count} articles`).waitFor()
    },
  )

  test.each(LIBRARY_FILTERS)('the address of "%s" restores it', async (name, type) => {
    const { page } = await open(`/library?type=${type}`)
    await expect.poll(() => readShown(page)).toEqual([type])
    expect(await page.locator('[aria-pressed=true]').allTextContents()).toEqual([name])
  })

  test('Back returns to the filter before, also from an article', async () => {
    const { page } = await open('/library')
    await findFilter(page, 'Essays').click()
    await findFilter(page, 'Case Studies').click()
    await page.goBack()
    await expect.poll(() => readShown(page)).toEqual(['essays'])
    await findCards(page).filter({ visible: true }).first().getByRole('link').click()
    await page.waitForURL('**/library/*')
    await page.goBack()
    await expect.poll(() => readShown(page)).toEqual(['essays'])
    await page.goBack()
    await expect.poll(async () => (await readShown(page)).length).toBe(3)
  })

  test('they work by keyboard', async () => {
    const { page } = await open('/library')
    await findFilter(page, 'All Content').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    expect(await readShown(page)).toEqual(['case-studies'])
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await readShown(page)).toEqual(['essays'])
  })

  test('an unknown type in the address shows everything', async () => {
    const { page } = await open('/library?type=recipes')
    expect(await findCards(page).filter({ visible: true }).count()).toBe(ARTICLE_SLUGS.length)
  })

  test('a type without articles says so', async () => {
    const { page } = await open('/about')
    await page.route('**/library', async (route) => {
      const response = await route.fetch()
      const body = await response.text()
      const withoutEssays = body.replaceAll(
        'data-article-type="essays"',
        'data-article-type="none"',
      )
      await route.fulfill({ response, body: withoutEssays })
    })
    await page.goto('/library')
    await findFilter(page, 'Essays').click()
    await page.getByText('No articles yet. Check back soon.').waitFor()
    await findFilter(page, 'All Content').click()
    await page.getByText('No articles yet. Check back soon.').waitFor({ state: 'hidden' })
  })

  test.each([390, 1440])('at %d px the row stays in view while the list scrolls', async (width) => {
    const { page } = await open('/library', { viewport: { width, height: 800 } })
    for (const y of [1500, 2500, 2300]) {
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
      const readGap = async () => {
        const row = await findFilter(page, 'Essays').boundingBox()
        const header = await page.getByRole('banner').boundingBox()
        const edge = Math.max(0, (header?.y ?? 0) + (header?.height ?? 0))
        return Math.abs(Math.round((row?.y ?? -99) - edge))
      }
      await expect.poll(readGap, { message: `${y} px` }).toBeLessThanOrEqual(1)
    }
  })
})

describe('the entrance of the cards', () => {
  function readAnimations(page: Page) {
    return findCards(page)
      .filter({ visible: true })
      .evaluateAll((cards) =>
        cards.map((card) => {
          const { animationName, animationDelay, animationDuration } = getComputedStyle(card)
          return { animationName, delay: animationDelay, duration: animationDuration }
        }),
      )
  }

  test.each(['/library', '/library?type=essays'])(
    'on %s goes from card to card by 0.05 s',
    async (path) => {
      const { page } = await open(path, { reducedMotion: 'no-preference' })
      const animations = await readAnimations(page)
      const first = animations.slice(0, 12)
      expect(first.map(({ delay }) => delay)).toEqual(
        first.map((_, index) => `${Number((index * 0.05).toFixed(2))}s`),
      )
      expect(new Set(first.map(({ animationName }) => animationName))).toEqual(new Set(['enter']))
    },
  )

  test('does not happen for those who asked for less motion', async () => {
    const { page } = await open('/library', { reducedMotion: 'reduce' })
    const animations = await readAnimations(page)
    expect(new Set(animations.map(({ animationName }) => animationName))).toEqual(new Set(['none']))
  })
})

test('without scripts the library lists everything and offers nothing that needs them', async () => {
  const { page } = await open('/library?type=essays', { javaScriptEnabled: false })
  expect(await findCards(page).filter({ visible: true }).count()).toBe(ARTICLE_SLUGS.length)
  expect(await findFilter(page, 'Essays').isVisible()).toBe(false)
  expect(await page.getByRole('searchbox').isVisible()).toBe(false)
  await findCards(page).first().getByRole('link').click()
  await page.getByRole('article').locator('.prose p').first().waitFor()
})
