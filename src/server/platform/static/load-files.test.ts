import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { loadFiles } from '#server/platform/static/load-files.ts'

const PAGES = 20
const PAGE_BYTES = 1_000_000

test('a page that is loaded leaves none of its text behind as text, only its bytes', async () => {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const folder = await mkdtemp(path.join(tmpdir(), 'site-'))
  const policy = `<meta http-equiv="content-security-policy" content="script-src 'self' 'sha256-abc=';">`
  for (let count = 0; count < PAGES; count += 1) {
    await writeFile(path.join(folder, `${count}.html`), policy + 'x'.repeat(PAGE_BYTES))
  }
  collect()
  const before = process.memoryUsage().heapUsed
  const files = loadFiles(folder, { siteUrl: 'http://localhost:3000' })
  collect()
  expect(process.memoryUsage().heapUsed - before).toBeLessThan((PAGES * PAGE_BYTES) / 4)
  expect(files.byPath.size).toBe(PAGES)
  await rm(folder, { recursive: true })
})
