import { toWordSet } from '#agent/lexicon/word-set.ts'
import { unifyWord } from '#agent/understand/text/phrase-items.ts'
import { tokenize } from '#agent/understand/text/tokens.ts'

export const OWN_WORDS = toWordSet('i we our my us me mine ours')
export const OUR_WORDS = toWordSet('you your yours ya they he she loopwright')
/** "Is the pilot really 12 weeks": what we offer, with its article. */
const OFFERS = toWordSet('audit pilot rollout retainer case chat call calculator')
const ARTICLES = toWordSet('the a an')
const OFFER_KIND = unifyWord('operations')
/** Whether a question is about us, so that its figures are not the visitor's: "is the pilot really 12 weeks". */
export function isAboutUs(query: string): boolean {
  const words = tokenize(query).map(({ norm }) => unifyWord(norm))
  const isOurs = words.some((word) => OUR_WORDS.has(word)) || namesOffer(words)
  return isOurs && !words.some((word) => OWN_WORDS.has(word))
}

/** Whether a question is about what we sell, which is no work of the visitor's: "what does the operations audit cost". */
export function isAboutOffer(query: string): boolean {
  const words = tokenize(query).map(({ norm }) => unifyWord(norm))
  return namesOffer(words) && !words.some((word) => OWN_WORDS.has(word))
}

/** Words with a kind of work that we sell, after its article. */
export const namesOffer = (words: readonly string[]) =>
  words.some(
    (word, at) =>
      OFFERS.has(word) && ARTICLES.has(words[words[at - 1] === OFFER_KIND ? at - 2 : at - 1] ?? ''),
  )
