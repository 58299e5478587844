import sharp from 'sharp'
import { roundColours } from '#tests/visual/round-colours.ts'

/** RGBA, as pixelmatch reads it. */
export type Picture = { data: Buffer; width: number; height: number }

/** Makes one pixel of each square of `scale` pixels; what is left at the right and lower edge is dropped. */
export async function reducePicture(screenshot: Buffer, scale: number): Promise<Picture> {
  const { width, height } = await sharp(screenshot).metadata()
  const reduced = { width: Math.floor(width / scale), height: Math.floor(height / scale) }
  const data = await sharp(screenshot)
    .extract({ left: 0, top: 0, width: reduced.width * scale, height: reduced.height * scale })
    .resize({ ...reduced, kernel: 'linear' })
    .ensureAlpha()
    .raw()
    .toBuffer()
  return { data, ...reduced }
}

export async function encodeReference(picture: Picture): Promise<Buffer> {
  return await openPicture(roundColours(picture))
    .removeAlpha()
    .webp({ lossless: true, effort: 6 })
    .toBuffer()
}

export async function decodeReference(file: Buffer): Promise<Picture> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

export async function encodePng(picture: Picture): Promise<Buffer> {
  return await openPicture(picture).png().toBuffer()
}

/** The mean of each strip, as the pixels of a smaller picture. */
export async function averageStrips(
  picture: Picture,
  { across, down }: { across: number; down: number },
): Promise<Buffer> {
  const width = Math.ceil(picture.width / across)
  const height = Math.ceil(picture.height / down)
  return await openPicture(picture)
    .resize({ width, height, fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer()
}

function openPicture({ data, width, height }: Picture) {
  return sharp(data, { raw: { width, height, channels: 4 } })
}
