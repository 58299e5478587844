import { expect, test } from 'vitest'
import { packIco } from '#site/seo/icons/pack-ico.ts'

test('each image of an .ico is found where its entry says', () => {
  const images = [
    { sizePx: 16, png: Buffer.from('first') },
    { sizePx: 48, png: Buffer.from('second one') },
  ]
  const ico = packIco(images)
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 2])
  for (const [index, { sizePx, png }] of images.entries()) {
    const entry = 6 + 16 * index
    expect(ico.readUInt8(entry)).toBe(sizePx)
    const start = ico.readUInt32LE(entry + 12)
    expect(ico.subarray(start, start + ico.readUInt32LE(entry + 8)).equals(png)).toBe(true)
  }
})
