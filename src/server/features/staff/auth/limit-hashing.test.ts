import { expect, test } from 'vitest'
import { createHashingLimit } from '#server/features/staff/auth/password.ts'

test('two work at once, others wait in order, and whoever finds the line full is refused', async () => {
  const limit = createHashingLimit({ atOnce: 2, waitingMax: 2 })
  const started: number[] = []
  const ends = Array.from({ length: 5 }, () => Promise.withResolvers<void>())
  const run = (index: number) =>
    limit(async () => {
      started.push(index)
      await ends[index]?.promise
      return index
    })
  const work = [0, 1, 2, 3].map(run)
  await expect(run(4)).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 2 })
  expect(started).toEqual([0, 1])
  ends[1]?.resolve()
  await work[1]
  await new Promise(setImmediate)
  expect(started).toEqual([0, 1, 2])
  for (const end of ends) end.resolve()
  expect(await Promise.all(work)).toEqual([0, 1, 2, 3])
  expect(await run(4)).toBe(4)
})

test('work that fails gives its place back', async () => {
  const limit = createHashingLimit({ atOnce: 1, waitingMax: 0 })
  await expect(limit(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await limit(async () => 'done')).toBe('done')
})
