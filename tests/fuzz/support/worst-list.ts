import { isTooMuch, type Weight } from './weigh.ts'

/** A text, what it is made of, and where it was tried. */
export type Cost = Weight & { text: string; unit: string; place: string }

const SHOWN = 10
const SHOWN_CHARS = 160

const isEndless = ({ fault }: Weight) => fault === 'endless'
const weightOf = (weight: Weight) => (isEndless(weight) ? Number.POSITIVE_INFINITY : weight.ms)

/** Keeps the costliest texts, one of each unit, and the first text of each error. */
export function createWorstList(size: number) {
  let costs: Cost[] = []
  const faults = new Map<string, Cost>()
  return {
    get costs(): readonly Cost[] {
      return costs
    },
    get faults(): readonly Cost[] {
      return [...faults.values()]
    },
    add(cost: Cost): void {
      if (cost.fault !== null && !isEndless(cost)) {
        if (!faults.has(cost.fault)) faults.set(cost.fault, cost)
        return
      }
      const same = costs.find(({ unit }) => unit === cost.unit)
      if (same !== undefined && weightOf(same) >= weightOf(cost)) return
      if (costs.length >= size && weightOf(cost) <= weightOf(costs.at(-1) ?? cost)) return
      costs = [...costs.filter((one) => one !== same), cost]
        .toSorted((left, right) => weightOf(right) - weightOf(left))
        .slice(0, size)
    },
  }
}

export type WorstList = ReturnType<typeof createWorstList>

function describeCost({ unit, place, ms, fault }: Cost): string {
  const shown = JSON.stringify(unit.length > SHOWN_CHARS ? `${unit.slice(0, SHOWN_CHARS)}…` : unit)
  const time = fault ?? `${ms.toFixed(1)} ms`
  return `${time.padStart(9)}  ${place.padEnd(32)}  ${shown}`
}

/** Prints the worst ten, and what threw an error; counts both, and all else that costs too much. */
export function reportCosts(title: string, { costs, faults }: WorstList): number {
  console.log(`\n${title}`)
  for (const cost of [...faults, ...costs.slice(0, SHOWN)]) console.log(describeCost(cost))
  return faults.length + costs.filter(isTooMuch).length
}
