import { FIGURE_SLOTS } from '../src/agent/understand/quantities/derivation.ts'
import { rankWays } from '../src/agent/understand/readers/rank-figures.ts'
import type { SlotChoice } from './collect-choices.ts'
import { fitRanker } from './fit-ranker.ts'
import { ALL_FOLDS, foldOf, hasGold, isGold } from './read-values.ts'

const LEAST_CHANCE = 0.5

type Judged = { slot: string; source: string; isTold: boolean; isRead: boolean; isRight: boolean }

/** Every fold read by a ranker of the others: what is found of what was told, and what is right of what is read. */
export function printRankReport(choices: readonly SlotChoice[]): void {
  const judged = ALL_FOLDS.flatMap((fold) => {
    const train = choices.filter(({ source }) => foldOf(source) !== fold)
    const weights = fitRanker(train)
    const test = choices.filter(({ source, gold }) => foldOf(source) === fold && !gold.isFree)
    return test.map((choice) => judge(choice, weights))
  })
  console.log('\nLeft-out values      slot           found  right  told')
  for (const source of ['author', 'turns', 'blind', 'stories', 'bank'])
    for (const slot of FIGURE_SLOTS)
      printRow(
        judged.filter((one) => one.slot === slot && one.source.startsWith(source)),
        source,
        slot,
      )
}

function judge(choice: SlotChoice, weights: ReadonlyMap<number, number>): Judged {
  const { slot, source, gold } = choice
  const features = choice.features.map((one) => new Map(one))
  const best = rankWays({ temperature: 1, weights }, { ...choice, features })[0]
  const isRead = best !== undefined && best.chance >= LEAST_CHANCE && !best.derivation.isPerPerson
  const isRight = isRead && isGold(gold, best.derivation.value)
  return { slot, source, isTold: hasGold(gold), isRead, isRight }
}

function printRow(judged: readonly Judged[], source: string, slot: string): void {
  const count = (holds: (one: Judged) => boolean) => judged.filter(holds).length
  const [told, read, right] = [
    count(({ isTold }) => isTold),
    count(({ isRead }) => isRead),
    count(({ isRight }) => isRight),
  ]
  if (told === 0) return
  const share = (part: number, whole: number) => (part / Math.max(1, whole)).toFixed(3)
  console.log(
    `${source.padEnd(20)} ${slot.padEnd(14)} ${share(right, told)}  ${share(right, read)}  ${told}`,
  )
}
