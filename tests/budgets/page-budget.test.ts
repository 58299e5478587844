import { describe, expect, test } from 'vitest'
import { composeBudget, findExcesses, measurePage } from '#tests/budgets/page-budget.ts'

const VISIT = {
  files: [
    { path: '/pricing', kind: 'html', bytes: 15_000 },
    { path: '/_astro/a.js', kind: 'script', bytes: 300 },
    { path: '/_astro/b.js', kind: 'script', bytes: 700 },
    { path: '/_astro/text.woff2', kind: 'font', bytes: 20_000 },
  ],
  inlineScriptBytes: 900,
  shift: 0,
  blockingFonts: [],
} satisfies Parameters<typeof measurePage>[0]

describe('a budget of a page', () => {
  test('counts bytes by kind, files, and all of them', () => {
    expect(measurePage(VISIT)).toEqual({
      requests: 4,
      html: 15_000,
      inlineScript: 900,
      css: 0,
      script: 1_000,
      fontFiles: 1,
      font: 20_000,
      image: 0,
      other: 0,
      total: 36_000,
    })
  })

  test('that is broken names what was measured, what is allowed and which files weigh so much', () => {
    expect(
      findExcesses(VISIT, { script: 0, inlineScript: 899, fontFiles: 1, total: 36_000 }),
    ).toEqual([
      'inlineScript is 900, its budget 899: in the page',
      'script is 1000, its budget 0: /_astro/b.js 700, /_astro/a.js 300',
    ])
  })

  test('holds the heavier of two visits with a twentieth to spare, but nothing above the target', () => {
    const light = measurePage(VISIT)
    const budget = composeBudget([light, { ...light, html: 16_000 }], { font: 20_500 })
    expect(budget.html).toBe(16_800)
    expect(budget.font).toBe(20_500)
    expect(budget.requests).toBe(4)
  })
})
