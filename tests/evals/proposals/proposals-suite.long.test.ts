import { expect, it } from 'vitest'
import { readAttackSet } from '#tests/evals/attacks/attack.ts'
import { judgeAttack } from '#tests/evals/attacks/judge-attack.ts'
import { loadTurns } from '#tests/evals/turns/gold-turn.ts'
import { sayFact } from '#tests/support/compose-reading.ts'
import { createCheatingModel, LIES_PER_TURN, listLies, shuffleLies } from './cheating-model.ts'
import { compareBuyers } from './compare-buyers.ts'
import { listForgedDialogues } from './compare-dialogues.ts'
import { compareTurn, countInvented, isWorse } from './compare-turns.ts'
import { readTruth } from './honest-model.ts'

const SEED = 'in the tests'
const EVERY_TURN = 60
const EVERY_ATTACK = 160
/** A machine that does more than this beside takes a multiple of a few seconds. */
const PATIENT = { timeout: 90_000 }

const turns = (await loadTurns('development')).filter((_, index) => index % EVERY_TURN === 0)

it('lies about figures, names, clauses and words that do not stand there', () => {
  const lies = listLies('Acme has 40 people, and we type orders.')
  expect(lies).toContainEqual(sayFact('manual_hours', 40, '40 people,'))
  expect(lies).toContainEqual(sayFact('contact_name', 'Acme', 'Acme'))
  expect(lies).toContainEqual(sayFact('pain', ' and we type orders', ' and we type orders'))
  expect(lies).toContainEqual(sayFact('budget', 90_000, '$90,000'))
})

it('tells the same lies on every run', () => {
  const [one, other] = [createCheatingModel(SEED), createCheatingModel(SEED)]
  const text = 'We spend 40 hours a week on orders.'
  expect(one(text)).toEqual(other(text))
  expect(one(text)?.facts).toHaveLength(LIES_PER_TURN)
})

it('makes no turn wrong by a lie and stores nothing without ground', PATIENT, () => {
  const found = turns.map((turn) =>
    compareTurn(turn, shuffleLies(turn.message, SEED).slice(0, 2 * LIES_PER_TURN)),
  )
  expect(found.filter(isWorse).flatMap(({ changed }) => changed)).toEqual([])
  expect(found.map(countInvented).filter((count) => count > 0)).toEqual([])
})

it('makes no turn wrong by a true reading', PATIENT, () => {
  const found = turns.map((turn) => compareTurn(turn, readTruth(turn).facts))
  expect(found.filter(isWorse).flatMap(({ changed }) => changed)).toEqual([])
})

it('brings no fact into a scripted dialogue and earns no buyer a calendar by lies', PATIENT, () => {
  expect(listForgedDialogues(createCheatingModel(SEED))).toEqual([])
  const { without, withModel } = compareBuyers('author-1', 2, createCheatingModel(SEED))
  expect(withModel.falseBookings).toBeLessThanOrEqual(without.falseBookings)
})

it('helps no attack by a lie', PATIENT, () => {
  const attacks = (readAttackSet('development')?.attacks ?? []).filter(
    (_, index) => index % EVERY_ATTACK === 0,
  )
  const helped = attacks.filter(
    (attack) =>
      judgeAttack(attack).length === 0 && judgeAttack(attack, createCheatingModel(SEED)).length > 0,
  )
  expect(helped.map(({ id }) => id)).toEqual([])
})
