import type { Card } from '#agent/knowledge/cards/card.ts'
import { caseCards } from '#agent/knowledge/cards/case-cards.ts'
import { chatCards } from '#agent/knowledge/cards/chat-cards.ts'
import { comparisonCards } from '#agent/knowledge/cards/comparison-cards.ts'
import { estimateCards } from '#agent/knowledge/cards/estimate-cards.ts'
import { firmCards } from '#agent/knowledge/cards/firm-cards.ts'
import { objectionCards } from '#agent/knowledge/cards/objection-cards.ts'
import { phaseCards } from '#agent/knowledge/cards/phase-cards.ts'
import { priceCards } from '#agent/knowledge/cards/price-cards.ts'
import { trustCards } from '#agent/knowledge/cards/trust-cards.ts'
import { workCards } from '#agent/knowledge/cards/work-cards.ts'

export const allCards: readonly Card[] = [
  ...priceCards,
  ...phaseCards,
  ...trustCards,
  ...workCards,
  ...caseCards,
  ...firmCards,
  ...comparisonCards,
  ...chatCards,
  ...estimateCards,
  ...objectionCards,
]
