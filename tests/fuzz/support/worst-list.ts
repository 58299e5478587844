import { isTooMuch, type Weight } from './weigh.ts'

/** A text, what it is made of, and where it was tried. */
export type Cost = Weight & { text: string; unit: string; place: string }

const SHOWN = 10
const SHOWN_CHARS = 160

const weightOf = ({ ms, fault }: Weight) => (fault === null ? ms : Number.POSITIVE_INFINITY)

/** Keeps the costliest texts, one of each unit. */
export function createWorstList(size: number) {
  let costs: Cost[] = []
  return {
    get costs(): readonly Cost[] {
      return costs
    },
    add(cost: Cost): void {
      const same = costs.find(({ unit }) => unit === cost.unit)
      if (same !== undefined && weightOf(same) >= weightOf(cost)) return
      if (costs.length >= size && weightOf(cost) <= weightOf(costs.at(-1) ?? cost)) return
      costs = [...costs.filter((one) => one !== same), cost]
        .toSorted((left, right) => weightOf(right) - weightOf(left))
        .slice(0, size)
    },
  }
}

function describeCost({ unit, place, ms, fault }: Cost): string {
  const shown = JSON.stringify(unit.length > SHOWN_CHARS ? `${unit.slice(0, SHOWN_CHARS)}…` : unit)
  return `${`${ms.toFixed(1)} ms`.padStart(9)}  ${place.padEnd(32)}  ${shown}${fault === null ? '' : `  ${fault}`}`
}

/** Prints the worst ten, and counts those that cost too much. */
export function reportCosts(title: string, costs: readonly Cost[]): number {
  console.log(`\n${title}`)
  for (const cost of costs.slice(0, SHOWN)) console.log(describeCost(cost))
  return costs.filter(isTooMuch).length
}
