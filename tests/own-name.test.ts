import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { COMMON_WORDS } from '#agent/lexicon/common-words.ts'
import { listPlaceholders } from '#content/launch/launch-gaps.ts'
import { site } from '#content/site.ts'
import { measureContrast } from '#site/styles/testing/measure-contrast.ts'
import { listProductFiles } from '#tests/support/import-graph.ts'
import { composeAccent } from '../scripts/compose-accent.mjs'
import { chooseSpokenName, fields, rewriteFirm } from '../scripts/rewrite-firm.mjs'

const firm = {
  name: 'Northfold & Co.',
  domain: 'northfold.com',
  email: 'ask@northfold.com',
  accent: '#1f6feb',
  zone: 'Europe/Berlin',
}

/** What the code calls itself, and no visitor reads: by file, with what it names. */
const INTERNAL: Record<string, string> = {
  'scripts/ensure-installed.mjs': 'a stamp below node_modules',
  'scripts/test.mjs': 'a temporary folder',
  'deploy/check/run-image.mjs': 'a database',
  'src/server/features/backup/backup-file.ts': 'the first line of a backup',
  'src/server/platform/db/embedded/embedded-postgres.ts': 'a connection',
  'src/server/platform/db/open-database.ts': 'a database',
  'src/server/platform/metrics/create-metrics.ts': 'metrics',
  'src/site/admin/keys/use-page-keys.ts': 'a key of local storage',
  'src/site/admin/live/alerts.ts': 'a key of local storage, and a lock',
  'src/site/admin/session/remembered-session.ts': 'a key of local storage',
  'src/site/admin/session/staff-notice.ts': 'a key of session storage',
}
/** Where messages are read, the firm is known by one fixed word, see `nameOurs` in `text/tokens.ts`. */
const READING = /^src\/agent\/(?:lexicon|understand)\//

let copy: string

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'own-name-'))
  for (const part of ['src', 'package.json']) {
    cpSync(part, path.join(copy, part), { recursive: true })
  }
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'))
  rewriteFirm(copy, firm, COMMON_WORDS)
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const runInCopy = (code: string) =>
  execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: copy,
    encoding: 'utf8',
  })

test('after the setup, nothing in the content or the package has the old name', () => {
  const files = globSync(['src/content/**/*.*', 'package.json'], { cwd: copy })
  expect(files.length).toBeGreaterThan(70)
  const naming = files.filter((file) => {
    const text = readFileSync(path.join(copy, file), 'utf8').toLowerCase()
    return text.includes(site.name.toLowerCase()) || text.includes(site.spokenName)
  })
  expect(naming).toEqual([])
})

test('outside the content, the name stands only where no visitor reads it', () => {
  const naming = listProductFiles().filter(
    (file) =>
      !file.startsWith('src/content/') &&
      !READING.test(file) &&
      readFileSync(file, 'utf8').toLowerCase().includes('loopwright'),
  )
  expect(naming.toSorted()).toEqual(Object.keys(INTERNAL).toSorted())
})

test('the settings follow, and no placeholder is left', () => {
  const code = `import { site } from './src/content/site.ts'; console.log(JSON.stringify(site))`
  const written = JSON.parse(runInCopy(code))
  expect(written).toMatchObject({
    name: firm.name,
    legalName: firm.name,
    spokenName: 'northfold',
    domain: firm.domain,
    email: { contact: firm.email, careers: firm.email },
    timeZone: firm.zone,
  })
  expect(listPlaceholders(written)).toEqual([])
})

test('the chat introduces itself by the new name, and knows it in what visitors write', () => {
  const code = `
    import { welcomeText } from './src/content/welcome-text.ts'
    import { tokenize } from './src/agent/understand/text/tokens.ts'
    import { allCards } from './src/content/answers/all-cards.ts'
    const ours = ['Northfold', "northfold's"].map((word) => tokenize(word)[0].norm)
    const asked = allCards.flatMap(({ phrasings }) => phrasings).includes('who is northfold')
    console.log(JSON.stringify({ welcomeText, ours, asked }))`
  const { welcomeText, ours, asked } = JSON.parse(runInCopy(code))
  expect(welcomeText).toContain(firm.name)
  expect(ours).toEqual(['loopwright', 'loopwright'])
  expect(asked).toBe(true)
})

test('a second setup replaces the first', () => {
  rewriteFirm(copy, { ...firm, name: "O'Hara", domain: 'ohara.com', accent: null }, COMMON_WORDS)
  const code = `import { site } from './src/content/site.ts'; console.log(site.name, site.spokenName)`
  expect(runInCopy(code).trim()).toBe("O'Hara ohara")
})

test.each([
  ['Northfold', 'northfold'],
  ['Bürohaus Süd', 'burohaus'],
  ['The Flow Company', 'theflowcompany'],
  ['North Star', 'northstar'],
  ['株式会社', 'own'],
  ['42', 'own'],
])('visitors call %s "%s"', (name, spoken) => {
  expect(chooseSpokenName({ name, domain: 'own.com' }, new Set(['the', 'north']))).toBe(spoken)
})

test.each([
  ['name', ['Northfold', "O'Hara & Söhne", '3M'], ['', ' ', '<b>', 'a\nb', '`a`', 'x'.repeat(41)]],
  [
    'domain',
    ['a.io', 'https://www.a.com/'],
    ['a', 'a.example', 'example.com', 'a b.com', 'localhost'],
  ],
  ['email', ['a@b.co'], ['a', 'a@b', 'a@b.example', 'a b@c.de', "a'@b.co"]],
  ['accent', ['#1F6FEB'], ['red', '#fff', '#12345g']],
  ['zone', ['Europe/Berlin'], ['Berlin', '']],
] as const)('%s is checked', (field, good, bad) => {
  const { read } = fields[field]
  expect(good.filter((answer) => read(answer) === null)).toEqual([])
  expect(bad.filter((answer) => read(answer) !== null)).toEqual([])
})

const COLOR = /--color-([\w-]+): light-dark\(oklch\(([^)]+)\), oklch\(([^)]+)\)\)/g

test.each(['#1f6feb', '#ffd400', '#000000', '#ffffff', '#7f7f7f', '#00ff00', '#d33e25'])(
  'whatever the accent, as %s, its text can be read and its marks can be seen',
  (accent) => {
    const tokens = readFileSync('src/site/styles/tokens.css', 'utf8')
    const images = readFileSync('src/site/seo/light-colors.ts', 'utf8')
    const composed = composeAccent(accent, { tokens, images })
    const found = [...composed.tokens.matchAll(COLOR)].map(([, name, ...texts]) => [name, texts])
    const colors = Object.fromEntries(found)
    for (const theme of [0, 1]) {
      const read = (name: string) => {
        const [lightness = 0, chroma = 0, hue = 0] = colors[name][theme].split(/%? /).map(Number)
        return { lightness: lightness / 100, chroma, hue }
      }
      for (const ground of ['signal', 'signal-hover']) {
        const contrast = measureContrast(read('on-signal'), read(ground))
        expect(contrast, `${ground} ${theme}`).toBeGreaterThanOrEqual(4.5)
      }
      for (const ground of ['paper', 'raise']) {
        const contrast = measureContrast(read('signal'), read(ground))
        expect(contrast, `${ground} ${theme}`).toBeGreaterThanOrEqual(3)
      }
    }
    expect(composed.images).toMatch(/signal: '#[0-9a-f]{6}'/)
  },
)
