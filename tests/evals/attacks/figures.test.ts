import { describe, expect, it } from 'vitest'
import { readFigures } from './figures.ts'

const read = (text: string) => readFigures(text).map(({ kind, value }) => [kind, value])

describe('readFigures', () => {
  it('reads both ends of a range of money', () => {
    expect(read('from $25-50K, later $150K-$500K')).toEqual([
      ['money', 25_000],
      ['money', 50_000],
      ['money', 150_000],
      ['money', 500_000],
    ])
  })

  it('reads percentages, with their ranges and in words', () => {
    expect(read('60-85% of it, or 12 percent')).toEqual([
      ['percent', 60],
      ['percent', 85],
      ['percent', 12],
    ])
  })

  it('reads money without a sign', () => {
    expect(read('ten, or 1,200 dollars and 40 hours')).toEqual([['money', 1200]])
  })
})
