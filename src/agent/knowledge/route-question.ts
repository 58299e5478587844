import { asksPrice } from '#agent/knowledge/asked-names.ts'
import {
  type Classifier,
  classify,
  type Prediction,
  trainClassifier,
} from '#agent/knowledge/classifier/classifier.ts'
import { type Features, listFeatures } from '#agent/knowledge/classifier/features.ts'
import { listTerms, listWords } from '#agent/knowledge/language/terms.ts'
import { getPath, type Passage } from '#agent/knowledge/passages/passage.ts'
import {
  ARTICLE_PHRASINGS,
  allCards,
  BEYOND_US,
  HEARD,
  STATE_PHRASINGS,
} from '#content/answers/all-cards.ts'
import type { Card, StateTopic } from '#content/answers/card.ts'

/** What a question may be about, and how probable that is. */
export type Subject =
  | { kind: 'card'; card: Card; probability: number }
  | { kind: 'state'; topic: StateTopic; probability: number }
  /** An article that holds the answer; where in it has to be searched. */
  | { kind: 'article'; url: string; probability: number }

export type Routing = {
  /** The most probable first. */
  subjects: readonly Subject[]
  /** That it is nothing we know of. */
  beyond: number
  /** That it is about nothing near us. */
  foreign: number
  /** Whether it is about the conversation itself: "do you mean per person?" */
  isAside: boolean
}

const ARTICLE = '/library/'
const BEYOND = 'beyond us:'
const FOREIGN: readonly string[] = ['world', 'life', 'errands', 'chatter', 'helpdesk', 'market']
const ASIDE = 'visitors_own'
const ASIDE_FROM = 0.4
const cardsById: ReadonlyMap<string, Card> = new Map(allCards.map((card) => [card.id, card]))

const FIGURE = /^\d{2,}$/
const ASKS_REASON = /\b(?:why|where|how)\b/i

/** Which figure is asked about tells nothing, "why 22 hours and not 37"; by itself it is an answer, "about 40?". */
function readFeatures(text: string): Features {
  const toPattern = (word: string) => (ASKS_REASON.test(text) && FIGURE.test(word) ? '#' : word)
  return listFeatures(listWords(text).map(toPattern), listTerms(text).map(toPattern))
}

const CLAUSE_END = /(?<=[.;:]) /

function splitClauses(text: string): string[] {
  return text.split(CLAUSE_END)
}

function listLabeled(): (readonly [string, readonly string[]])[] {
  return [
    ...allCards.map(({ id, phrasings }) => [id, phrasings] as const),
    ...Object.entries(STATE_PHRASINGS),
    ...Object.entries(ARTICLE_PHRASINGS).map(([slug, all]) => [`${ARTICLE}${slug}`, all] as const),
    ...Object.entries(BEYOND_US).map(([kind, all]) => [`${BEYOND}${kind}`, all] as const),
    ...Object.entries(HEARD),
  ]
}

/** All that people are thought to ask. */
export function listPhrasings(): string[] {
  return listLabeled().flatMap(([, phrasings]) => phrasings)
}

/**
 * Learns the phrasings of cards and articles; also their own words, since an answer speaks of what is asked. An
 * article nobody wrote phrasings for is learnt by its headings and summary. It takes a fraction of a second, once.
 */
export function trainRouter(passages: readonly Passage[]): Classifier {
  const told = allCards.map(({ id, text }) => [id, splitClauses(text)] as const)
  const articles = passages.filter(({ url }) => url.startsWith(ARTICLE))
  const published = new Set(articles.map(({ url }) => getPath(url)))
  const headed = articles.map((passage) => [getPath(passage.url), nameSubjects(passage)] as const)
  return trainClassifier(
    [...listLabeled(), ...told, ...headed]
      .filter(([label]) => !label.startsWith(ARTICLE) || published.has(label))
      .flatMap(([label, phrasings]) =>
        phrasings.map((phrasing) => ({ label, features: readFeatures(phrasing) })),
      ),
  )
}

function nameSubjects({ title, heading, sentences, keywords }: Passage): readonly string[] {
  return heading === '' ? [title, keywords, ...sentences.slice(0, 2)] : [heading]
}

/** A question about another firm: only of prices do we say that we do not know them. */
export function routeToOthers(query: string): Routing {
  const card = asksPrice(query) ? cardsById.get('others-prices') : undefined
  if (card === undefined) return { subjects: [], beyond: 1, foreign: 1, isAside: false }
  const subjects = [{ kind: 'card', card, probability: 1 }] as const
  return { subjects, beyond: 0, foreign: 0, isAside: false }
}

/** What a question is about, by the phrasings of the cards. */
export function routeQuestion(router: Classifier, query: string): Routing {
  const predictions = classify(router, readFeatures(query))
  const sumOf = (isCounted: (kind: string) => boolean) =>
    predictions
      .filter(({ label }) => label.startsWith(BEYOND) && isCounted(label.slice(BEYOND.length)))
      .reduce((sum, { probability }) => sum + probability, 0)
  return {
    subjects: predictions.flatMap(toSubject),
    beyond: sumOf(() => true),
    foreign: sumOf((kind) => FOREIGN.includes(kind)),
    isAside: sumOf((kind) => kind === ASIDE) >= ASIDE_FROM,
  }
}

function toSubject({ label, probability }: Prediction): Subject[] {
  const card = cardsById.get(label)
  if (card) return [{ kind: 'card', card, probability }]
  if (label.startsWith(ARTICLE)) return [{ kind: 'article', url: label, probability }]
  return isStateTopic(label) ? [{ kind: 'state', topic: label, probability }] : []
}

function isStateTopic(label: string): label is StateTopic {
  return label in STATE_PHRASINGS
}
