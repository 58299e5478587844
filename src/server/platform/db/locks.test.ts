import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const LOCK = /^const \w+_LOCK = ([\d_]+)$/gm

test('no two advisory locks have the same number: who takes one would wait for the other', () => {
  const numbers = globSync('src/server/**/*.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(LOCK)].map(([, number]) =>
      Number(number?.replaceAll('_', '')),
    ),
  )
  expect(numbers.length).toBeGreaterThan(5)
  expect(new Set(numbers).size).toBe(numbers.length)
})
