import { useMemo } from 'react'
import { changeAddress, useAddressSearch } from '#site/admin/parts/address.ts'
import type { FigureQuery, RangeQuery } from '#site/lib/insight-api.ts'

export const DEFAULT_DAYS = '30'
const DAYS = /^[1-9]\d{0,2}$/
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Which days, which number's conversations, and which threshold are looked at. */
export type InsightAddress = {
  range: RangeQuery
  /** Null while no list is open. */
  figure: FigureQuery | null
  threshold: string | null
}

export function useInsightAddress(): InsightAddress {
  const search = useAddressSearch()
  return useMemo(() => readInsightAddress(search), [search])
}

export function readInsightAddress(search: string): InsightAddress {
  const asked = new URLSearchParams(search)
  const figure = asked.get('figure')
  const threshold = asked.get('threshold')
  return {
    range: readRange(asked),
    // What is not a figure of ours is refused by the server, which says so.
    figure: figure === null ? null : ({ figure, ...readFilled(asked) } as FigureQuery),
    threshold,
  }
}

function readRange(asked: URLSearchParams): RangeQuery {
  const [days, from, to] = ['days', 'from', 'to'].map((name) => asked.get(name) ?? '')
  if (from && to && DAY.test(from) && DAY.test(to)) return { from, to }
  return { days: days && DAYS.test(days) ? days : DEFAULT_DAYS }
}

function readFilled(asked: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    ['of', 'part', 'threshold'].flatMap((name) => {
      const value = asked.get(name)
      return value ? [[name, value]] : []
    }),
  )
}

export function chooseRange(range: RangeQuery): void {
  changeAddress({ days: null, from: null, to: null, ...range }, 'push')
}

/** The days stay as they are: a number is always one of the page's own. */
export function openFigure(filter: string): void {
  const asked = new URLSearchParams(filter)
  const [figure, of, part] = ['figure', 'of', 'part'].map((name) => asked.get(name))
  const threshold = asked.get('threshold')
  changeAddress(
    { figure: figure ?? null, of: of ?? null, part: part ?? null, ...(threshold && { threshold }) },
    'push',
  )
}

export function closeFigure(): void {
  changeAddress({ figure: null, of: null, part: null }, 'push')
}

export function chooseThreshold(threshold: number): void {
  changeAddress({ threshold: String(threshold) }, 'replace')
}
