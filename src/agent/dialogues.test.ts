import { expect, test } from 'vitest'
import { BUYERS, type Buyer } from '#agent/testing/buyers.ts'
import { OFFICE_BUYERS } from '#agent/testing/office-buyers.ts'
import { talkAgreeing } from '#agent/testing/talk.ts'
import { TRADE_BUYERS } from '#agent/testing/trade-buyers.ts'
import { calculateRoi } from '#domain/roi.ts'
import { toExact } from '#domain/to-exact.ts'

const EVERYONE = [...BUYERS, ...TRADE_BUYERS, ...OFFICE_BUYERS]

const BOOKABLE_SCORE = 60

function computeSavings({ facts }: Buyer): number {
  return calculateRoi({
    manualHours: Number(facts.manual_hours),
    hourlyRateCents: Number(facts.hourly_rate) * 100,
    toolCount: Number(facts.tool_count ?? 3),
    errorRatePercent: Number(facts.error_rate),
  }).annualSavingsCents
}

test.each(EVERYONE)(
  '$who is understood, shown the estimate and a case, and offered the calendar by the rule or asked on',
  (buyer) => {
    const turns = talkAgreeing(...buyer.messages)
    const last = turns.at(-1)
    const facts = Object.fromEntries(
      Object.entries(last?.facts ?? {}).map(([slot, fact]) => [slot, fact.value]),
    )
    const { original } = last?.facts.hourly_rate ?? {}
    // A bare amount of pay is in the currency of the buyer's country.
    const isAbroad = original !== undefined && toExact(original.amount) === buyer.facts.hourly_rate
    const expected = { ...buyer.facts, ...(isAbroad && { hourly_rate: Number(facts.hourly_rate) }) }
    const told = Object.entries(expected).map(([slot, value]) => [
      slot,
      typeof value === 'number' ? toExact(value) : value,
    ])
    // The team is no part of the estimate, so that its size may be left open, but not be wrong.
    const isOpen = (slot: unknown) => slot === 'team_size' && facts.team_size === undefined
    expect(facts).toMatchObject(Object.fromEntries(told.filter(([slot]) => !isOpen(slot))))
    expect(last?.scoreCard.score).toBeGreaterThan(0)
    const estimates = turns.flatMap((turn) => (turn.reply.roi ? [turn.reply.roi] : []))
    expect(estimates.at(-1)?.annualSavingsCents).toBe(computeSavings({ ...buyer, facts: expected }))
    const studies = turns.flatMap((turn) => (turn.reply.caseStudy ? [turn.reply.caseStudy] : []))
    expect(studies.length).toBeLessThanOrEqual(1)
    for (const { url } of studies) expect(url).toMatch(/^\/library\/[a-z-]+$/)
    const text = turns.map(({ reply }) => reply.text).join('\n')
    expect(text).toMatch(/The audit costs .*(?:worth it|borderline|too small for us)/)
    const isSmall = text.includes('too small for us')
    expect(studies.length === 1 || isSmall || text.includes('For comparison')).toBe(true)
    const offers = turns.filter((turn) => turn.reply.booking !== null)
    const isOverTheLine = Number(last?.scoreCard.score) >= BOOKABLE_SCORE
    expect(offers).toHaveLength(isOverTheLine ? 1 : 0)
    if (!isOverTheLine && !isSmall) expect(last?.reply.text).toMatch(/\?|I will open the calendar/)
    expect(last?.facts.email?.value).toBe(buyer.facts.email)
  },
)

test.each(EVERYONE)(
  '$who is never asked for what was told and gets one question at a time',
  (buyer) => {
    for (const { reply, facts } of talkAgreeing(...buyer.messages)) {
      if (reply.asking !== null) expect(facts[reply.asking]?.value).toBeUndefined()
      expect(reply.text.split('?').length - 1).toBeLessThanOrEqual(1)
      expect(reply.text).not.toContain('!')
      // An estimate comes with its price and a verdict.
      const wordsMax = reply.roi === null ? 95 : 130
      expect(reply.text.split(/\s+/).length).toBeLessThanOrEqual(wordsMax)
    }
  },
)
