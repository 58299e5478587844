import type { Card, PhrasedTopic } from '#content/answers/card.ts'
import { makeCaseCards } from '#content/answers/made-answers.ts'
import { readAnswers } from '#content/answers/read-answers.ts'
import { VALUES } from '#content/answers/values.ts'

/** What is learned from the cards depends on their order: a file that is not named here comes last. */
const ORDER = [
  'prices',
  'phases',
  'trust',
  'work',
  'cases',
  'firm',
  'comparisons',
  'chat',
  'estimates',
  'objections',
]

const { cards, questions } = readAnswers(import.meta.dirname, { order: ORDER, values: VALUES })

// The build of the server puts data in place of what this file exports, and reads no YAML where it runs.

export const allCards: readonly Card[] = cards.flatMap(({ file, cards: own }) =>
  file === 'cases' ? [...own, ...makeCaseCards(questions['case-studies'])] : own,
)

/** How people ask for what only their conversation can answer. */
export const STATE_PHRASINGS: Readonly<Record<PhrasedTopic, readonly string[]>> =
  questions.conversation

/** How people ask for what an article holds, by its slug. */
export const ARTICLE_PHRASINGS: Readonly<Record<string, readonly string[]>> = questions.articles

/** What people also type and we have no answer to, by kind. */
export const BEYOND_US: Readonly<Record<string, readonly string[]>> = questions['beyond-us']

/** What visitors asked in their own words, by the id of a card or the topic of a conversation. */
export const HEARD: Readonly<Record<string, readonly string[]>> = questions.heard
