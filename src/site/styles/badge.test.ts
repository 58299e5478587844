import { describe, expect, test } from 'vitest'
import { SystemType } from '#content/facts/article.schema.ts'
import { badgeTones, systemTypeHues } from '#site/components/SystemBadge.tsx'
import { measureContrast } from '#site/styles/testing/measure-contrast.ts'

/** The two values, light then dark, of a property that takes its hue from the badge's class. */
function readTones(property: 'text' | 'bg') {
  const declaration =
    new RegExp(`${property}-\\[light-dark\\((\\S+)\\)\\]`).exec(badgeTones)?.[1] ?? ''
  return [...declaration.matchAll(/oklch\(([\d.]+)%_([\d.]+)_var\(--hue\)\)/g)].map(
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
  const [text, tint] = [readTones('text')[index], readTones('bg')[index]]
  if (!text || !tint) throw new Error('The badge has no tones')

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
