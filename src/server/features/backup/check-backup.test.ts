import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBackup, openBackup, saveBackup } from '#server/features/backup/save-backup.ts'
import { writeBackup } from '#server/features/backup/write-backup.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { fillEveryTable } from '#tests/support/fill-every-table.ts'

const NOW = new Date('2026-11-28T10:00:00.000Z')

let folder: string
let source: Awaited<ReturnType<typeof createTestDatabase>>
let whole: Buffer
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'check-'))
  source = await createTestDatabase()
  await fillEveryTable(source.pool)
  const file = path.join(folder, 'whole.sql.gz')
  await saveBackup(file, write())
  whole = await readFile(file)
}, 60_000)
afterAll(async () => {
  await source.close()
  await rm(folder, { recursive: true })
}, 60_000)

const write = () => writeBackup({ pool: source.pool, clock: () => NOW, authSecret: null })

async function check(bytes: Buffer) {
  const file = path.join(folder, 'checked.sql.gz')
  await writeFile(file, bytes)
  return checkBackup(openBackup(file))
}

test('a backup is kept only once it was read again and is what the database gave', async () => {
  async function* spoil() {
    for await (const piece of write()) {
      yield piece.toString().replace('Größenwahn', 'Grössenwahn')
    }
  }
  const file = path.join(folder, 'spoiled.sql.gz')
  await expect(saveBackup(file, spoil())).rejects.toThrow(/The rows of \w+ are not those/)
  expect((await readdir(folder)).filter((name) => name.startsWith('spoiled'))).toEqual([])
})

test('a whole backup says what is in it', async () => {
  const { rows } = await source.pool.query(
    "select count(*)::int as tables from pg_tables where schemaname = 'public'",
  )
  const found = await check(whole)
  expect(found.tables).toBe(rows[0].tables)
  expect(found.rows).toBeGreaterThan(found.tables)
})

test('any backup that was cut, damaged or changed is told from a whole one', async () => {
  const text = gunzipSync(whole).toString('utf8')
  const flipped = Buffer.from(whole)
  const middle = Math.floor(whole.length / 2)
  flipped[middle] = (flipped[middle] ?? 0) ^ 0xff
  const spoiled = {
    half: whole.subarray(0, middle),
    nearly: whole.subarray(0, -5),
    flipped,
    word: gzipSync(text.replace('Größenwahn', 'Grössenwahn')),
    row: gzipSync(text.replace(/^.*Größenwahn.*\n/m, '')),
    table: gzipSync(text.replace(/^COPY public."leads"[\s\S]*?^-- table .*\n/m, '')),
    end: gzipSync(text.replace(/^-- end .*\n/m, '')),
    more: gzipSync(`${text}-- end {"tables":1,"rows":1}\n`),
    nothing: gzipSync(''),
  }
  for (const [name, bytes] of Object.entries(spoiled)) {
    await expect(check(bytes), name).rejects.toMatchObject({ name: 'BackupError' })
  }
})
