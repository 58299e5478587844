import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { SystemType } from '#content/facts/article.schema.ts'
import { systemTypeHues } from '#site/components/SystemBadge.tsx'
import { measureContrast } from '#site/styles/testing/measure-contrast.ts'

const css = readFileSync(new URL('./article.css', import.meta.url), 'utf8')

/** The two values, light then dark, of a property that takes its hue from the badge's class. */
function readTones(property: 'color' | 'background') {
  const declaration = new RegExp(`\\n +${property}: light-dark\\((.+)\\);`).exec(css)?.[1] ?? ''
  return [...declaration.matchAll(/oklch\(([\d.]+)% ([\d.]+) var\(--hue\)\)/g)].map(
    ([, lightness, chroma]) => ({ lightness: Number(lightness) / 100, chroma: Number(chroma) }),
  )
}

function readHue(systemType: SystemType): number {
  return Number(/^\[--hue:(\d+)\]$/.exec(systemTypeHues[systemType])?.[1])
}

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('in the %s theme', (_theme, index) => {
  const [text, tint] = [readTones('color')[index], readTones('background')[index]]
  if (!text || !tint) throw new Error('article.css has no tones')

  test.each(SystemType.options)('the word of a %s badge reaches 4.5 to 1', (systemType) => {
    const hue = readHue(systemType)
    expect(measureContrast({ ...text, hue }, { ...tint, hue })).toBeGreaterThanOrEqual(4.5)
  })
})

test('no two kinds of system share a hue, and none is near the signal’s', () => {
  const hues = SystemType.options.map(readHue).sort((a, b) => a - b)
  const gaps = hues.map((hue, index) => (hues[index + 1] ?? (hues[0] ?? 0) + 360) - hue)
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(40)
  for (const hue of hues) expect(Math.abs(hue - 35)).toBeGreaterThanOrEqual(40)
})

test('lightness and chroma are written once, for all hues', () => {
  expect(css.match(/oklch\(/g)).toHaveLength(4)
  expect([readTones('color'), readTones('background')].map(({ length }) => length)).toEqual([2, 2])
})
