import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { darkPaper, lightColors } from '#site/seo/light-colors.ts'

const css = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8')

/** OKLCH to sRGB (CSS Color 4), clipped to its gamut. */
function toHex(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((linear) => {
    const clipped = Math.min(1, Math.max(0, linear))
    const encoded = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}

function readToken(name: string, scheme: 'light' | 'dark'): string {
  const color = 'oklch\\(([\\d.]+)% ([\\d.]+) ([\\d.]+)\\)'
  const found = new RegExp(`--color-${name}: light-dark\\(${color}, ${color}\\)`).exec(css)
  const numbers = found?.slice(1).map(Number) ?? []
  const [lightness = 0, chroma = 0, hue = 0] = numbers.slice(scheme === 'light' ? 0 : 3)
  return toHex(lightness / 100, chroma, hue)
}

test.each(Object.entries(lightColors))('%s is the token of the stylesheet', (name, hex) => {
  expect(hex).toBe(readToken(name, 'light'))
})

test('the dark paper is the token of the stylesheet', () => {
  expect(darkPaper).toBe(readToken('paper', 'dark'))
})
