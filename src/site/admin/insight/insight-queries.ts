import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import { useMemo } from 'react'
import { staffToasts } from '#content/staff/records.ts'
import { changeAddress, useAddressSearch } from '#site/admin/parts/address.ts'
import { unwrapResult } from '#site/admin/parts/request-failure.ts'
import {
  type FigureQuery,
  listBehind,
  type RangeQuery,
  readInsight,
  replayThreshold,
} from '#site/lib/insight-api.ts'

/** The figures of the days before stay until the new ones are there. */
export function insightQuery(range: RangeQuery) {
  return queryOptions({
    queryKey: ['insight', range],
    queryFn: async () => unwrapResult(await readInsight(range)),
    placeholderData: keepPreviousData,
    meta: { failureToast: staffToasts.figures },
  })
}

export function replayQuery(range: RangeQuery, threshold: string) {
  return queryOptions({
    queryKey: ['insight', 'replay', range, threshold],
    queryFn: async () => unwrapResult(await replayThreshold({ ...range, threshold })),
    placeholderData: keepPreviousData,
    meta: { failureToast: staffToasts.threshold },
  })
}

/** Idle while no number is opened. */
export function behindQuery(range: RangeQuery, figure: FigureQuery | null) {
  return queryOptions({
    queryKey: ['insight', 'behind', range, figure],
    queryFn:
      figure === null
        ? skipToken
        : async () => unwrapResult(await listBehind({ ...range, ...figure })),
    meta: { failureToast: staffToasts.figureConversations },
  })
}

const DEFAULT_DAYS = '30'
const DAYS = /^[1-9]\d{0,2}$/
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Which days, which number's conversations, and which threshold are looked at. */
type InsightAddress = {
  range: RangeQuery
  /** Null while no list is open. */
  figure: FigureQuery | null
  threshold: string | null
}

export function useInsightAddress(): InsightAddress {
  const search = useAddressSearch()
  return useMemo(() => readInsightAddress(search), [search])
}

function readInsightAddress(search: string): InsightAddress {
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
