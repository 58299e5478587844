import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  measureContrast,
  measureLuminance,
  type Oklch,
} from '#site/styles/testing/measure-contrast.ts'

type Token = { light: Oklch; dark: Oklch }

const TOKEN =
  /--color-([\w-]+): light-dark\(oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\), oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)\)/g

function readTokens(): Map<string, Token> {
  const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
  return new Map(
    [...css.matchAll(TOKEN)].map(([, name = '', ...numbers]) => {
      const [l1 = 0, c1 = 0, h1 = 0, l2 = 0, c2 = 0, h2 = 0] = numbers.map(Number)
      const light = { lightness: l1 / 100, chroma: c1, hue: h1 }
      return [name, { light, dark: { lightness: l2 / 100, chroma: c2, hue: h2 } }]
    }),
  )
}

const textPairs = [
  ['ink', 'paper'],
  ['ink', 'raise'],
  ['ink', 'evidence-tint'],
  ['soft', 'paper'],
  ['soft', 'raise'],
  ['soft', 'evidence-tint'],
  ['on-signal', 'signal'],
  ['on-signal', 'signal-hover'],
  ...['evidence', 'good', 'warn', 'bad'].flatMap((hue) => [
    [hue, 'paper'],
    [hue, 'raise'],
    [hue, `${hue}-tint`],
  ]),
] as [string, string][]

const graphicPairs = [
  ['signal', 'paper'],
  ['signal', 'raise'],
  ['edge', 'paper'],
  ['edge', 'raise'],
] as [string, string][]

const tokens = readTokens()

function contrastOf(foreground: string, background: string, theme: keyof Token): number {
  const [one, other] = [tokens.get(foreground), tokens.get(background)]
  if (!one || !other) throw new Error(`tokens.css has no ${foreground} or no ${background}`)
  return measureContrast(one[theme], other[theme])
}

for (const theme of ['light', 'dark'] as const) {
  test.each(textPairs)(`${theme}: text in %s on %s reaches 4.5 to 1`, (foreground, background) => {
    expect(contrastOf(foreground, background, theme)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(graphicPairs)(`${theme}: %s on %s reaches the 3 to 1 of marks and edges`, (...pair) => {
    expect(contrastOf(...pair, theme)).toBeGreaterThanOrEqual(3)
  })
}

test('the luminance of white and black is 1 and 0', () => {
  expect(measureLuminance({ lightness: 1, chroma: 0, hue: 0 })).toBeCloseTo(1, 4)
  expect(measureLuminance({ lightness: 0, chroma: 0, hue: 0 })).toBeCloseTo(0, 4)
})
