import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadAuthSecret, makeAuthSecret } from '#server/features/staff/auth/load-auth-secret.ts'

let folder: string

beforeEach(async () => {
  warnings = []
  folder = await mkdtemp(join(tmpdir(), 'auth-secret-'))
})
afterEach(() => rm(folder, { recursive: true }))

let warnings: string[]

const load = (authSecret?: string, { all = 0, withSecondFactor = 0 } = {}) =>
  loadAuthSecret(
    { authSecret, dataDir: join(folder, 'data') },
    {
      countAccounts: async () => ({ all, withSecondFactor }),
      warn: (message) => void warnings.push(message),
    },
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

const SECURED = { all: 3, withSecondFactor: 1 }

test('none is made in place of a lost one while there are second factors, unless the owner says so', async () => {
  await expect(load(undefined, SECURED)).rejects.toThrow(
    /auth-secret is missing.*admin -- new-secret/,
  )
  await expect(stat(join(folder, 'data'))).rejects.toThrow('ENOENT')
  const secret = await makeAuthSecret({ dataDir: join(folder, 'data') })
  expect(await load(undefined, SECURED)).toBe(secret)
  expect(await load('configured', SECURED)).toBe('configured')
})

test('one that is made while accounts have passwords alone is spoken of', async () => {
  expect(await load()).toBeTruthy()
  expect(warnings).toEqual([])
  await rm(join(folder, 'data/auth-secret'))
  expect(await load(undefined, { all: 3 })).toBeTruthy()
  expect(warnings).toEqual([expect.stringMatching(/was missing.*Staff sessions/)])
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
