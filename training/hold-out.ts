import {
  openModel,
  type RoleModel,
  scoreFeatures,
  toChance,
  toShares,
} from '../src/agent/understand/readers/models.ts'
import { READ_ROLES } from '../src/agent/understand/readers/roles.ts'
import { buildModel } from './build-model.ts'
import { ALL_FOLDS, foldOf } from './read-values.ts'
import type { Row } from './rows.ts'

/** A mention as read by a model that has seen nothing of its author. */
export type Held = { row: Row; scores: readonly number[]; flags: readonly number[] }

export function readHeldOut(train: readonly Row[], test: readonly Row[]): Held[] {
  return readWith(openModel({ temperature: 1, ...buildModel(train) }), test)
}

function readWith(model: RoleModel, test: readonly Row[]): Held[] {
  return test.map((row) => {
    const scores = scoreFeatures(model, row.features)
    const flags = scores.slice(READ_ROLES.length).map(toChance)
    return { row, scores: scores.slice(0, READ_ROLES.length), flags }
  })
}

const foldOfAuthor = (author: number) => foldOf(`author-${author}`)

/** Every fold of authors read by a model of the others, and those models by fold. */
export function leaveAuthorsOut(rows: readonly Row[]): {
  held: Held[]
  models: ReadonlyMap<number, RoleModel>
} {
  const models = new Map(
    ALL_FOLDS.map((fold) => {
      const others = rows.filter(({ author }) => foldOfAuthor(author) !== fold)
      return [fold, openModel({ temperature: 1, ...buildModel(others) })] as const
    }),
  )
  const held = [...models].flatMap(([name, model]) =>
    readWith(
      model,
      rows.filter(({ author, weight }) => name === foldOfAuthor(author) && weight === 1),
    ),
  )
  return { held, models }
}

/** The temperature, in steps of .05, under which what held-out authors meant is likeliest. */
export function findTemperature(held: readonly Held[]): number {
  const tried = Array.from({ length: 40 }, (_, step) => (step + 10) / 20)
  const costs = tried.map((temperature) => measureSurprise(held, temperature))
  return tried[costs.indexOf(Math.min(...costs))] ?? 1
}

const LEAST_SHARE = 1e-9

export function measureSurprise(held: readonly Held[], temperature: number): number {
  const costs = held.map(({ row, scores }) => {
    const share = toShares(scores, temperature)[row.role] ?? 0
    return -Math.log(Math.max(LEAST_SHARE, share))
  })
  return costs.reduce((sum, cost) => sum + cost, 0) / held.length
}
