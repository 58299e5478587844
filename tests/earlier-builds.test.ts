import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadFiles } from '#server/platform/static/load-files.ts'
import { keepEarlierFiles } from '../scripts/build-site.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lw-builds-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Builds number 1 to `count`, each with a script of its own and one that stays. @returns what the last one serves. */
function buildAndServe(count: number): string[] {
  for (let build = 1; build <= count; build += 1) {
    const files = { 'index.html': '', '_astro/same.js': '', [`_astro/chat.${build}.js`]: '' }
    for (const [name, content] of Object.entries(files)) {
      const file = path.join(folder, `${build}`, name)
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, content)
    }
    keepEarlierFiles(path.join(folder, `${build}`), path.join(folder, `${build - 1}`))
  }
  const { byPath } = loadFiles(path.join(folder, `${count}`), { siteUrl: 'http://localhost' })
  return [...byPath.keys()].sort()
}

test('a page that was opened before an update finds its files on the server of the new build', () => {
  expect(buildAndServe(2)).toEqual([
    '/',
    '/_astro/chat.1.js',
    '/_astro/chat.2.js',
    '/_astro/same.js',
  ])
})

test('the files of the last three builds stay, and older ones go', () => {
  expect(buildAndServe(7).filter((name) => name.includes('chat'))).toEqual(
    [4, 5, 6, 7].map((build) => `/_astro/chat.${build}.js`),
  )
})

test('what a build before this list left is kept, too', () => {
  mkdirSync(path.join(folder, '0/_astro'), { recursive: true })
  writeFileSync(path.join(folder, '0/_astro/chat.0.js'), '')
  expect(buildAndServe(1)).toContain('/_astro/chat.0.js')
})
