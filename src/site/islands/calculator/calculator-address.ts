import {
  type CalculatorInputs,
  calculatorInputNames,
  calculatorRanges,
  defaultInputs,
  mapInputs,
  snapToRange,
} from '#domain/calculator.ts'

const NUMBER = /^-?\d{1,6}(?:\.\d{1,6})?$/

/**
 * Reads the sliders from a query string. Numbers off the scale go to its nearest stop; what is no number is ignored.
 * @returns undefined when the query names no slider.
 */
export function readInputs(search: string): CalculatorInputs | undefined {
  const query = new URLSearchParams(search)
  if (!calculatorInputNames.some((name) => NUMBER.test(query.get(name) ?? ''))) return undefined
  return mapInputs((name) => {
    const text = query.get(name) ?? ''
    return NUMBER.test(text)
      ? snapToRange(Number(text), calculatorRanges[name])
      : defaultInputs[name]
  })
}

/** The address with these sliders in its query; at the defaults it stays bare. Campaign parameters are kept. */
export function followInputs(address: string, inputs: CalculatorInputs): string {
  const url = new URL(address)
  const isDefault = calculatorInputNames.every((name) => inputs[name] === defaultInputs[name])
  for (const name of calculatorInputNames) {
    if (isDefault) url.searchParams.delete(name)
    else url.searchParams.set(name, String(inputs[name]))
  }
  return url.href
}

/** A link for others: all five figures, so that it outlives a change of defaults, and nobody's campaign parameters. */
export function buildShareLink(address: string, inputs: CalculatorInputs): string {
  const { origin, pathname } = new URL(address)
  const query = new URLSearchParams(calculatorInputNames.map((name) => [name, `${inputs[name]}`]))
  return `${origin}${pathname}?${query}`
}
