import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { loadFonts, openBrowser } from '#tests/support/browse.ts'

const { open } = openBrowser()

const REFERENCES = 'tests/visual/references'
/** Set to write what is seen as the new reference, after looking at it. */
const isUpdating = process.env.UPDATE_REFERENCES === '1'
/**
 * Pictures are compared at a quarter of their size: letters blur into their weight, so that another
 * version of Chromium or of a font renderer is no difference, and a moved or missing block is one.
 */
const SCALE = 4
const COLOUR_THRESHOLD = 0.12
const ALLOWED_SHARE = 0.001

const PAGES = [
  '/',
  '/systems',
  '/consulting',
  '/case-studies',
  '/library',
  '/library/agentic-vs-rpa',
  '/about',
  '/diagnostic',
  '/why-not-rpa',
  '/pricing',
  '/careers',
  '/calculator',
  '/how-agents-think',
  '/admin/login',
  '/thanks',
]
const VIEWS = [
  { name: 'desktop-light', colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { name: 'phone-dark', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const

describe.each(VIEWS)('$name', ({ name, colorScheme, viewport }) => {
  test.each(PAGES)('%s looks as it did', async (address) => {
    const { page } = await open(address, { colorScheme, viewport })
    await page.waitForLoadState('networkidle')
    await loadFonts(page)
    // The time of the chat's welcome message is the time of the test.
    const mask = [page.getByRole('log').locator('time')]
    const seen = await shrink(await page.screenshot({ fullPage: true, mask, maskColor: '#888' }))
    const file = path.join(REFERENCES, `${name}${address.replaceAll('/', '_')}.png`)
    if (isUpdating) return await writeReference(file, seen)
    expect(existsSync(file), `${file} is missing: run UPDATE_REFERENCES=1 npm run visual`).toBe(
      true,
    )
    const { share, message } = compare(PNG.sync.read(await readFile(file)), PNG.sync.read(seen))
    expect(share, message).toBeLessThanOrEqual(ALLOWED_SHARE)
  })
})

async function shrink(picture: Buffer): Promise<Buffer> {
  const { width = 0 } = await sharp(picture).metadata()
  return await sharp(picture)
    .resize({ width: Math.round(width / SCALE), kernel: 'mitchell' })
    .removeAlpha()
    .png({ palette: true, colours: 64 })
    .toBuffer()
}

async function writeReference(file: string, picture: Buffer) {
  await mkdir(REFERENCES, { recursive: true })
  await writeFile(file, picture)
}

/** A page that grew or shrank by a few pixels is compared over what both have. */
function compare(before: PNG, now: PNG): { share: number; message: string } {
  const width = Math.min(before.width, now.width)
  const height = Math.min(before.height, now.height)
  const grown = Math.abs(before.height - now.height) / before.height
  if (before.width !== now.width || grown > 0.01) {
    return {
      share: 1,
      message: `was ${before.width} × ${before.height}, is ${now.width} × ${now.height} (a quarter of its size)`,
    }
  }
  const differing = pixelmatch(
    crop(before, width, height),
    crop(now, width, height),
    undefined,
    width,
    height,
    {
      threshold: COLOUR_THRESHOLD,
    },
  )
  const share = differing / (width * height)
  return { share, message: `${(share * 100).toFixed(2)} % of it differs` }
}

function crop(picture: PNG, width: number, height: number): Buffer {
  const target = new PNG({ width, height })
  PNG.bitblt(picture, target, 0, 0, width, height, 0, 0)
  return target.data
}
