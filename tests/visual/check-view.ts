import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { comparePictures, type Difference } from '#tests/visual/compare-pictures.ts'
import {
  decodeReference,
  encodePng,
  encodeReference,
  reducePicture,
} from '#tests/visual/reduce-picture.ts'
import { nameFolder, type ShownPage, type View } from '#tests/visual/shown-pages.ts'

export const REFERENCES = 'tests/visual/references'
/** Ignored by git: what was seen where it differs, and the difference. */
export const RESULTS = 'test-results/visual'
/** Set to write what is seen as the new reference where it differs, after looking at it. */
export const isUpdating = process.env.UPDATE_REFERENCES === '1'
/** What is drawn late is there at the next look; what has changed stays changed. */
const LOOKS = 3

type Look = { screenshot: Buffer; difference: Difference | undefined }

/** @returns how the page differs from its reference, and the files that show it; undefined when it does not. */
export async function checkView(
  page: Page,
  shown: ShownPage,
  view: View,
): Promise<string | undefined> {
  const file = nameReference(shown, view)
  if (!existsSync(file)) {
    if (!isUpdating) return `${file} is missing`
    return await writeReference(file, await takeScreenshot(page), view)
  }
  let seen = await lookAt(page, shown, view)
  for (let looks = 1; looks < LOOKS && seen.difference; looks += 1) {
    await drawAgain(page, view)
    seen = await lookAt(page, shown, view)
  }
  if (!seen.difference) return undefined
  if (isUpdating) return await writeReference(file, seen.screenshot, view)
  const folder = path.join(RESULTS, nameFolder(shown.address))
  await mkdir(folder, { recursive: true })
  const evidence = path.join(folder, view.name)
  await writeFile(`${evidence}-seen.png`, seen.screenshot)
  await writeFile(`${evidence}-difference.png`, await encodePng(seen.difference.picture))
  return `${view.name}: ${seen.difference.text}; see ${evidence}-seen.png and -difference.png`
}

export function nameReference({ address }: ShownPage, { name }: View): string {
  return path.join(REFERENCES, nameFolder(address), `${name}.webp`)
}

export async function lookAt(page: Page, shown: ShownPage, view: View): Promise<Look> {
  const screenshot = await takeScreenshot(page)
  const reference = await decodeReference(await readFile(nameReference(shown, view)))
  const difference = await comparePictures(reference, await reducePicture(screenshot, view.scale))
  return { screenshot, difference }
}

/** Chromium can leave a layer out of every picture of a page until its colors change; the audit page lost its traces so. */
async function drawAgain(page: Page, { theme }: View) {
  await page.emulateMedia({ colorScheme: theme === 'dark' ? 'light' : 'dark' })
  await page.emulateMedia({ colorScheme: theme })
}

function takeScreenshot(page: Page): Promise<Buffer> {
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' })
}

async function writeReference(file: string, screenshot: Buffer, { scale }: View) {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, await encodeReference(await reducePicture(screenshot, scale)))
  return undefined
}
