import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { allCards } from '#content/answers/all-cards.ts'
import { PUBLISHED_CASES } from '#content/answers/made-answers.ts'
import { VALUES } from '#content/answers/values.ts'
import { caseStudies } from '#content/facts/case-studies.ts'

const WORDS_MAX = 60
const PHRASINGS_MIN = 12
const OBJECTION_PHRASINGS_MIN = 15

test('every card has its own id and enough phrasings to be told by', () => {
  expect(new Set(allCards.map(({ id }) => id)).size).toBe(allCards.length)
  const few = allCards.filter(({ phrasings }) => phrasings.length < PHRASINGS_MIN)
  expect(few.map(({ id }) => id)).toEqual([])
  const objections = allCards.filter(({ isObjection }) => isObjection)
  for (const { id, phrasings } of objections)
    expect(phrasings.length, id).toBeGreaterThanOrEqual(OBJECTION_PHRASINGS_MIN)
})

test('an objection is answered in at most three sentences', () => {
  for (const { id, isObjection, text } of allCards)
    if (isObjection) expect(text.match(/[.:](?= |$)/g)?.length ?? 0, id).toBeLessThanOrEqual(4)
})

test.each(allCards.map((card) => [card.id, card] as const))(
  '%s is short and calm, and cites a page of the site',
  (_, { text, citations }) => {
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(WORDS_MAX)
    expect(text).not.toMatch(/[?!]|undefined|NaN/)
    expect(text).not.toMatch(/\b(?:unlock|supercharge|seamless|revolutioni[sz]e)/i)
    expect(citations.length).toBeGreaterThan(0)
    for (const { url } of citations) expect(url).toMatch(/^\/[a-z-]*(?:\/[a-z-]+)?(?:#[a-z-]+)?$/)
  },
)

test('a card without an answer says so in plain words', () => {
  const silent = allCards.filter(({ isUnpublished }) => isUnpublished)
  expect(silent.length).toBeGreaterThan(5)
  for (const { text } of silent)
    expect(text).toMatch(/\bI (?:don’t|can’t) (?:know|have|name|promise)\b/)
})

test('every published case can be asked for', () => {
  const ids = allCards.map(({ id }) => id)
  for (const { slug } of caseStudies) expect(ids).toContain(`case-${slug}`)
})

test('no card says what the pages no longer say', () => {
  const stale =
    /never acts twice|by their own interfaces|\bcount it\b|for the audit to count|four published cases|licences|itemise|judgement/
  for (const { id, text } of allCards)
    if (!id.startsWith('case-')) expect(text, id).not.toMatch(stale)
})

test('every case of the library is counted', () => {
  const folder = path.join(import.meta.dirname, '../articles')
  const cases = readdirSync(folder).filter((file) =>
    /^type: case-studies$/m.test(readFileSync(path.join(folder, file), 'utf8')),
  )
  const slugs = PUBLISHED_CASES.map(({ slug }) => slug)
  expect(cases.map((file) => path.parse(file).name).toSorted()).toEqual(slugs.toSorted())
})

const written: { text: string; phrasings: string[] }[] = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.yaml'))
  .flatMap((file) => parse(readFileSync(path.join(import.meta.dirname, file), 'utf8')))

test('texts hold no figure of their own: each comes from the facts', () => {
  expect(written.length).toBeGreaterThan(100)
  // A name, and what stands in braces.
  const texts = written.map(({ text }) => text.replaceAll(/\bn8n\b|\{[^}]*\}/g, ''))
  expect(texts.filter((text) => /\d/.test(text))).toEqual([])
})

test('every value is filled in somewhere, and says something', () => {
  const all = written.flatMap(({ text, phrasings }) => [text, ...phrasings]).join('\n')
  expect(Object.keys(VALUES).filter((name) => !all.includes(`{${name}}`))).toEqual([])
  expect(Object.entries(VALUES).filter(([, value]) => !/^\S/.test(value))).toEqual([])
})
