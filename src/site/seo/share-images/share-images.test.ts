import { beforeAll, expect, test } from 'vitest'
import { drawShareImage } from '#site/seo/share-images/draw-share-image.ts'
import { fitTitle } from '#site/seo/share-images/fit-title.ts'
import { measureText, openTypeface, type Typeface } from '#site/seo/share-images/typeface.ts'

const WIDTH_PX = 960
let typeface: Typeface

beforeAll(async () => {
  typeface = await openTypeface(
    'familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
    650,
  )
})

test('the weight of the axis is the weight that is drawn', async () => {
  const file = 'familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2'
  const regular = await openTypeface(file, 400)
  const width = (one: Typeface) => measureText('Agents', { typeface: one, sizePx: 100 })
  expect(width(typeface)).toBeGreaterThan(width(regular))
})

test('a longer title is set smaller, and always within its column', () => {
  const words = 'approvals stop being a control after the third week of the year'.split(' ')
  const sizes = words.map((_, index) => {
    const { lines, sizePx } = fitTitle(words.slice(0, index + 1).join(' '), WIDTH_PX, { typeface })
    for (const line of lines) {
      expect(measureText(line, { typeface, sizePx })).toBeLessThanOrEqual(WIDTH_PX)
    }
    return sizePx
  })
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
  expect(sizes[0]).toBeGreaterThan(sizes.at(-1) ?? 0)
})

test('lines are about as long as each other, so that no word stands alone', () => {
  const { lines } = fitTitle('Where a lower cost per acquisition came from', WIDTH_PX, { typeface })
  expect(lines.length).toBeGreaterThan(1)
  expect(lines.at(-1)?.split(' ').length).toBeGreaterThan(1)
})

test('a title that cannot fit is refused with a sentence that says so', () => {
  expect(() => fitTitle('word '.repeat(80).trim(), WIDTH_PX, { typeface })).toThrow(/is too long/)
})

test('a letter that the typeface lacks is refused by name of the text', async () => {
  await expect(drawShareImage({ label: 'Essay', title: 'Мир' })).rejects.toThrow(/“Мир”/)
})

test('the same card is the same image, from the cache or anew', async () => {
  const card = { label: 'Essay', title: 'A card for the test' }
  const [drawn, kept] = [await drawShareImage(card), await drawShareImage(card)]
  expect(kept.equals(drawn)).toBe(true)
  expect([drawn.readUInt32BE(16), drawn.readUInt32BE(20)]).toEqual([1200, 630])
})
