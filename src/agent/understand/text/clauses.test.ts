import { describe, expect, test } from 'vitest'
import { findClauseOf, findClauses } from '#agent/understand/text/clauses.ts'
import { findSentences } from '#agent/understand/text/sentences.ts'
import { tokenize } from '#agent/understand/text/tokens.ts'

/** What holds for the clause that has the number in it. */
function readAtNumber(text: string) {
  const tokens = tokenize(text)
  return findClauseOf(
    findClauses(tokens),
    tokens.findIndex(({ kind }) => kind === 'number'),
  )
}

describe('whose figures a clause tells', () => {
  test.each([
    ['We spend 12 hours', 'us'],
    ['You charge 12 dollars', 'you'],
    ['Our competitor spends 12 hours', 'other'],
    ['An article says 12 hours are normal', 'other'],
    ['A friend of mine runs a shop, and he needs 12 hours', 'other'],
    ['A friend runs a shop, but we need 12 hours', 'us'],
    ['We key 12 supplier invoices', 'us'],
    ['Supplier in Turkey needs 12 hours, we are slower', 'other'],
    ['The customer accepts two, the real number is 12', 'us'],
    ['Client onboarding takes 12 hours', 'us'],
    ["My brother-in-law's bus company has 12 clerks", 'other'],
    ['A firm around the corner has 12 clerks', 'other'],
    ['Tenants of ours pay rent by check, the office has 12 clerks', 'us'],
  ])('"%s": %s', (text, owner) => {
    expect(readAtNumber(text)?.owner).toBe(owner)
  })
})

describe('when it holds', () => {
  test.each([
    ['It takes 12 hours', 'now'],
    ['We used to spend 12 hours', 'past'],
    ['It was 12 hours', 'past'],
    ['It was 12 hours last month', 'now'],
    ['At my last job, Telmax, 12 hours', 'past'],
    ['We used to do it by hand, but now we spend 12 hours', 'now'],
    ['We want to spend 12 hours', 'planned'],
    ['We plan to hire 12 clerks', 'planned'],
    ['Rota planning takes 12 hours', 'now'],
    ['The plan is 12 by summer', 'planned'],
    ['With the old software 12 hours', 'past'],
    ['Last year it took ages, after the move 12 hours', 'now'],
  ])('"%s": %s', (text, time) => {
    expect(readAtNumber(text)?.time).toBe(time)
  })
})

describe('whether it is meant', () => {
  test.each([
    ['Suppose we spend 12 hours', true],
    ['If it takes 12 hours', true],
    ['In Denmark they would pay 12', true],
    ['Can you do it in 12 days?', true],
    ['maybe 12?', false],
    ['We spend 12 hours', false],
    ['If only, but we spend 12 hours', false],
  ])('"%s" is supposed: %s', (text, isSupposed) => {
    expect(readAtNumber(text)?.isSupposed).toBe(isSupposed)
  })

  test('a correction and a denial are marked', () => {
    expect(readAtNumber('Sorry, I meant 12 hours')?.isCorrection).toBe(true)
    expect(readAtNumber('It is not 12 hours')?.isNegated).toBe(true)
    expect(readAtNumber('It is 12 hours')).toMatchObject({ isCorrection: false, isNegated: false })
  })
})

describe('sentences', () => {
  test.each([
    ['One. Two! Three? Four', 4],
    ['One\nTwo; three', 3],
    ['Approx. 5 hrs. a week', 1],
    ['We use e.g. spreadsheets.', 1],
    ['2.5 hours', 1],
    ['', 0],
  ])('"%s" has %d', (text, count) => {
    expect(findSentences(tokenize(text))).toHaveLength(count)
  })
})
