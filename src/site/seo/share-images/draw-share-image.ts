import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import {
  composeShareSvg,
  type ShareCard,
  type ShareTypefaces,
} from '#site/seo/share-images/compose-share-svg.ts'
import { openTypeface } from '#site/seo/share-images/typeface.ts'

const CACHE_FOLDER = path.resolve('.cache/share-images')
/** Paper, ink, grey and signal with their soft edges need few colors; the file stays near 20 KB. */
const PNG = { palette: true, colors: 48, compressionLevel: 9, effort: 10 } as const

let typefaces: Promise<ShareTypefaces> | undefined

/** A card as PNG, 1200 × 630. Drawn once for its content: a rebuild reads it from the cache. */
export async function drawShareImage(card: ShareCard): Promise<Buffer<ArrayBuffer>> {
  typefaces ??= openTypefaces()
  const svg = composeShareSvg(card, await typefaces)
  const key = createHash('sha256')
    .update(JSON.stringify([svg, PNG, sharp.versions]))
    .digest('hex')
  const file = path.join(CACHE_FOLDER, `${key.slice(0, 32)}.png`)
  return (await readCached(file)) ?? (await drawInto(file, svg))
}

async function openTypefaces(): Promise<ShareTypefaces> {
  const familjen = 'familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2'
  const geist = 'geist-mono/files/geist-mono-latin-wght-normal.woff2'
  const [display, text, mono] = await Promise.all([
    openTypeface(familjen, 650),
    openTypeface(familjen, 400),
    openTypeface(geist, 400),
  ])
  return { display, text, mono }
}

async function readCached(file: string): Promise<Buffer<ArrayBuffer> | undefined> {
  try {
    return await readFile(file)
  } catch {
    // Not drawn yet.
    return undefined
  }
}

async function drawInto(file: string, svg: string): Promise<Buffer<ArrayBuffer>> {
  const png = Buffer.from(await sharp(Buffer.from(svg)).png(PNG).toBuffer())
  await mkdir(CACHE_FOLDER, { recursive: true })
  // In one step: two builds may draw the same card.
  const aside = `${file}.${process.pid}`
  await writeFile(aside, png)
  await rename(aside, file)
  return png
}
