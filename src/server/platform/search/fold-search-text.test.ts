import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { foldSearchText } from '#server/platform/search/fold-search-text.ts'
import { createTestDatabase } from '#tests/support/database.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

/** Null for what a later Unicode than that of the database has brought. */
async function foldInDatabase(texts: readonly string[]): Promise<(string | null)[]> {
  const { rows } = await database.db.execute<{ folded: string | null }>(
    sql`select case when unicode_assigned(given) then fold_search_text(given) end as folded
      from unnest(${sql.param(texts)}::text[]) with ordinality as texts (given, place) order by place`,
  )
  return rows.map(({ folded }) => folded)
}

test.each([
  ['Łukasz Müller, José', 'lukasz muller, jose'],
  ['Straße STRASSE ẞ', 'strasse strasse ss'],
  [
    'Øresund Æther Œuvre Đorđe Ħal İstanbul ısı Þór Guðrún',
    'oresund aether oeuvre dorde hal istanbul isi thor gudrun',
  ],
  ['e\u0301 é', 'e e'],
  ['Ｈａｒｂｏｒ ﬁrst ２０', 'harbor first 20'],
  ['O’Brien OʼBrien O´Brien O`Brien', "o'brien o'brien o'brien o'brien"],
  ['“Harbor”—„Freight“', ' harbor   freight '],
  ['time‑consuming 10–20', 'time-consuming 10-20'],
  ['ΛΌΓΟΣ λόγος', 'λογοσ λογοσ'],
  ['ガ 한국 각', 'ガ 한국 각'],
  ['soft\u00adware \u202aHarbor\u202c', 'software harbor'],
  ['٤١٥', '415'],
])('%j is compared as %j', async (text, folded) => {
  expect(foldSearchText(text)).toBe(folded)
  expect(await foldInDatabase([text])).toEqual([folded])
})

/** PostgreSQL takes neither a zero nor half a letter. */
const isText = (text: string) => !/[\0\p{Cn}\p{Cs}]/u.test(text)

test('each letter is compared alike by the database', async () => {
  const all = Array.from({ length: 0x2_fa_20 }, (_, code) => String.fromCodePoint(code))
  const letters = all.filter(isText)
  const stored = await foldInDatabase(letters)
  const typed = letters.map(foldSearchText)
  const isOther = (_: string, place: number) =>
    stored[place] !== null && stored[place] !== typed[place]
  expect(letters.filter(isOther)).toEqual([])
  expect(typed.filter((once) => foldSearchText(once) !== once)).toEqual([])
})

test('so is any text', async () => {
  const texts = fc.array(fc.string({ unit: 'binary' }).filter(isText), { minLength: 100 })
  await fc.assert(
    fc.asyncProperty(texts, async (given) => {
      const stored = await foldInDatabase(given)
      const typed = given.map((text, place) =>
        stored[place] === null ? null : foldSearchText(text),
      )
      expect(stored).toEqual(typed)
    }),
  )
})
