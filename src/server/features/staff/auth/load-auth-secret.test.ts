import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadAuthSecret, makeAuthSecret } from '#server/features/staff/auth/load-auth-secret.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'auth-secret-'))
})
afterEach(() => rm(folder, { recursive: true }))

const load = (authSecret?: string, hasAccounts = false) =>
  loadAuthSecret(
    { authSecret, dataDir: join(folder, 'data') },
    { hasAccounts: async () => hasAccounts },
  )

test('a configured secret is used and nothing is written', async () => {
  expect(await load('configured')).toBe('configured')
  await expect(stat(join(folder, 'data'))).rejects.toThrow('ENOENT')
})

test('a made secret is kept, readable by its owner alone', async () => {
  const secret = await load()
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(await load()).toBe(secret)
  expect((await stat(join(folder, 'data/auth-secret'))).mode & 0o777).toBe(0o600)
})

test('none is made in place of a lost one while there are accounts, unless the owner says so', async () => {
  await expect(load(undefined, true)).rejects.toThrow(/auth-secret is missing.*admin -- new-secret/)
  await expect(stat(join(folder, 'data'))).rejects.toThrow('ENOENT')
  const secret = await makeAuthSecret({ dataDir: join(folder, 'data') })
  expect(await load(undefined, true)).toBe(secret)
  expect(await load('configured', true)).toBe('configured')
})

test('starts at the same moment agree on one secret', async () => {
  const secrets = await Promise.all(Array.from({ length: 20 }, () => load()))
  expect(new Set(secrets).size).toBe(1)
})

test.each([
  ['empty', ''],
  ['a byte', 'x'],
  ['forty-three NULs', '\0'.repeat(43)],
  ['a folder', null],
])('a kept secret that is %s stops the start and says what to do', async (_name, content) => {
  const path = join(folder, 'data/auth-secret')
  await mkdir(join(folder, 'data'))
  if (content === null) await mkdir(path)
  else await writeFile(path, content)
  await expect(load()).rejects.toThrow(/damaged.*delete it/)
})
