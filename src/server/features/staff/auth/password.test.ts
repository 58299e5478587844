import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from '#server/features/staff/auth/password.ts'

test('a password matches its own hash and no other', async () => {
  const hash = await hashPassword('correct horse battery')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(await verifyPassword({ hash, password: 'correct horse battery' })).toBe(true)
  expect(await verifyPassword({ hash, password: 'correct horse batterz' })).toBe(false)
})

test('two hashes of one password differ', async () => {
  expect(await hashPassword('same')).not.toBe(await hashPassword('same'))
})

test('a hash made elsewhere by argon2id is understood with its own parameters', async () => {
  // Test vector of the argon2 reference implementation's command line: `echo -n password | argon2 somesalt -id -t 2 -m 16 -p 1`.
  const hash =
    '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
  expect(await verifyPassword({ hash, password: 'password' })).toBe(true)
})

test('what is no hash matches nothing', async () => {
  expect(await verifyPassword({ hash: '', password: '' })).toBe(false)
})
