import { readFileSync } from 'node:fs'
import { EXPECTED_TEXTS } from '#agent/respond/expected-texts.ts'
import type { Turn } from '#agent/state/turn.ts'
import * as caseStudies from '#content/facts/case-studies.ts'
import * as claims from '#content/facts/claims.ts'
import * as comparisons from '#content/facts/comparisons.ts'
import * as pricing from '#content/facts/pricing.ts'
import * as about from '#content/pages/about.ts'
import * as calculator from '#content/pages/calculator.ts'
import * as calculatorTexts from '#content/pages/calculator-texts.ts'
import * as consulting from '#content/pages/consulting.ts'
import * as diagnostic from '#content/pages/diagnostic.ts'
import * as home from '#content/pages/home.ts'
import * as howAgentsThink from '#content/pages/how-agents-think.ts'
import type { Facts } from '#domain/fact.ts'
import { calculateRoi, IMPLEMENTATION_INVESTMENT_CENTS, type Roi } from '#domain/roi.ts'
import { type Figure, readFigures } from './figures.ts'

const publishedText = JSON.stringify([
  [caseStudies, claims, comparisons, pricing],
  [about, calculator, calculatorTexts, consulting, diagnostic, home, howAgentsThink],
])

/** 30 + 5 per tool + 2 per percent of errors, at most 85: the formula that the calculator shows. */
const FORMULA_PERCENTS = [30, 5, 2, 85]

const published: readonly Figure[] = [
  ...readFigures(publishedText),
  ...pricing.engagementPhases.flatMap(({ minimumUsd, maximumUsd }) =>
    toMoney(minimumUsd, maximumUsd),
  ),
  ...toMoney(IMPLEMENTATION_INVESTMENT_CENTS / 100, home.midpage.example.hourlyRateUsd),
  ...FORMULA_PERCENTS.map((value) => toExact('percent', value)),
]

function toExact(kind: Figure['kind'], value: number): Figure {
  return { kind, value, tolerance: 0, text: String(value) }
}

function toMoney(...amounts: readonly (number | null)[]): readonly Figure[] {
  return amounts.flatMap((amount) => (amount === null ? [] : [toExact('money', amount)]))
}

function readArticle(url: string): readonly Figure[] {
  const slug = /^\/library\/([a-z-]+)$/.exec(url)?.[1]
  if (slug === undefined) return []
  const path = new URL(`../../../src/content/articles/${slug}.mdx`, import.meta.url)
  return readFigures(readFileSync(path, 'utf8'))
}

function readRoi(roi: Roi): readonly Figure[] {
  const { annualCostCents, annualSavingsCents, threeYearNetCents } = roi
  const costs = [annualCostCents, annualSavingsCents, annualCostCents - annualSavingsCents]
  return [
    ...toMoney(...costs.flatMap((cents) => [cents / 100, cents / 1200, cents / 5200])),
    ...toMoney(Math.abs(threeYearNetCents) / 100),
    toExact('percent', roi.automationPercent),
    toExact('percent', Math.abs(roi.firstYearRoiPercent)),
  ]
}

function readNumber(facts: Facts, slot: keyof Facts): number | undefined {
  const value = facts[slot]?.value
  return typeof value === 'number' ? value : undefined
}

function readState({ facts, scoreCard, reply }: Turn): readonly Figure[] {
  const rate = readNumber(facts, 'hourly_rate')
  const hours = readNumber(facts, 'manual_hours')
  const budget = readNumber(facts, 'budget')
  const errors = readNumber(facts, 'error_rate')
  const tools = readNumber(facts, 'tool_count') ?? 0
  const roi =
    rate === undefined || hours === undefined
      ? null
      : calculateRoi({
          manualHours: hours,
          hourlyRateCents: rate * 100,
          toolCount: tools,
          errorRatePercent: errors ?? 0,
        })
  return [
    ...toMoney(rate ?? null, budget ?? null),
    ...(errors === undefined ? [] : [toExact('percent', errors)]),
    toExact('percent', scoreCard.coverage * 100),
    ...[roi, reply.roi].flatMap((known) => (known ? readRoi(known) : [])),
  ]
}

/** State figures may be rounded for reading, by half a percent. */
const ROUNDING = 0.005

/** Questions asked again give an example: "such as “$30”". It is the same in every talk, and tells nothing. */
const OWN_EXAMPLES = Object.values(EXPECTED_TEXTS).flat()

const withoutExamples = (text: string) =>
  OWN_EXAMPLES.reduce((rest, example) => rest.replaceAll(example, ''), text)

/** The amounts and percentages of a text that neither the turn's state nor what is published holds. */
export function findUnknownFigures(text: string, turn: Turn): readonly Figure[] {
  const cited = turn.reply.citations.flatMap(({ url }) => readArticle(url))
  const state = readState(turn).map((known) => ({ ...known, tolerance: known.value * ROUNDING }))
  const known = [...[...published, ...cited].map((one) => ({ ...one, tolerance: 0 })), ...state]
  return readFigures(withoutExamples(text)).filter(
    (figure) =>
      !known.some(
        ({ kind, value, tolerance }) =>
          kind === figure.kind && Math.abs(value - figure.value) <= tolerance + figure.tolerance,
      ),
  )
}
