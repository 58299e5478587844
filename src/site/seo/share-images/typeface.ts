import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'

const LATIN = Array.from({ length: 0x17f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index))
const PUNCTUATION = '–—‘’“”„…•′″€™−×÷≤≥≈±·→←↑↓'

export type Typeface = { font: Font; name: string }
export type Outline = { path: string; width: number }
export type TextStyle = { typeface: Typeface; sizePx: number; trackingEm?: number }

/** One fixed weight of a variable font: fontkit varies neither WOFF2 nor its kerning, so the axis is pinned first. */
export async function openTypeface(file: string, weight: number): Promise<Typeface> {
  const resolve = createRequire(path.resolve('package.json')).resolve
  const source = await readFile(resolve(`@fontsource-variable/${file}`))
  const pinned = await subsetFont(source, LATIN.join('') + PUNCTUATION, {
    targetFormat: 'sfnt',
    keepFeatures: ['kern', 'liga', 'mark', 'mkmk', 'ccmp'],
    variationAxes: { wght: weight },
  })
  const opened = create(pinned)
  if (!('layout' in opened)) throw new Error(`${file} holds more than one font`)
  return { font: opened, name: file }
}

export function measureText(text: string, { typeface, sizePx, trackingEm = 0 }: TextStyle): number {
  const { font } = typeface
  const { advanceWidth, glyphs } = font.layout(text)
  return (advanceWidth / font.unitsPerEm + glyphs.length * trackingEm) * sizePx
}

/** Text as a path, because the machine that draws it may have no fonts at all. (x, y) is the start of its baseline. */
export function outlineText(text: string, at: { x: number; y: number }, style: TextStyle): string {
  const { typeface, sizePx, trackingEm = 0 } = style
  const scale = sizePx / typeface.font.unitsPerEm
  const { glyphs, positions } = typeface.font.layout(text)
  let x = at.x
  return glyphs
    .map((glyph, index) => {
      const position = positions[index]
      if (glyph.id === 0) throw new Error(`${typeface.name} has no glyph for a letter of “${text}”`)
      const left = x + (position?.xOffset ?? 0) * scale
      x += (position?.xAdvance ?? 0) * scale + trackingEm * sizePx
      return glyph.path.transform(scale, 0, 0, -scale, left, at.y).toSVG()
    })
    .join('')
    .replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10))
}
