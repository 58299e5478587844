import { INDUSTRY_DOINGS } from '../src/agent/lexicon/industry-doings.ts'
import { INDUSTRY_NOUNS } from '../src/agent/lexicon/industry-nouns.ts'
import { INDUSTRY_TOPICS } from '../src/agent/lexicon/industry-topics.ts'
import { findSentences } from '../src/agent/understand/text/sentences.ts'
import { tokenize } from '../src/agent/understand/text/tokens.ts'
import { INDUSTRY_FIT, type Industry } from '../src/domain/industry.ts'
import { createRandom } from '../tests/evals/buyers/bank/random.ts'
import { readDevelopmentBanks } from '../tests/evals/buyers/bank/read-bank.ts'
import { expand, stripProtection } from '../tests/evals/buyers/bank/template.ts'
import type { Sample } from './head-samples.ts'

/** One in so many terms stands for all of them. */
const TERM_SHARE = 7
/** The terms of the lexicon stand for so many authors. */
export const FOLDS = 4

type Label = Industry | 'silent'
type Row = { author: string; text: string; label: Label }

/** Terms of the lexicon, each as it is said of a firm. */
export function* listTerms(): Iterable<Row> {
  let count = 0
  const part = () => {
    count += 1
    return `lexicon-${count % FOLDS}`
  }
  for (const [label, list] of Object.entries(INDUSTRY_NOUNS) as [Industry, string][])
    for (const term of list.split(', ')) {
      yield { author: part(), text: term, label }
      yield { author: part(), text: `we are a ${term}`, label }
    }
  for (const [label, list] of Object.entries(INDUSTRY_TOPICS) as [Industry, string][])
    for (const term of list.split(', ')) {
      yield { author: part(), text: `${term} company`, label }
      yield { author: part(), text: term, label }
    }
  for (const { industry: label, verbs, objects } of INDUSTRY_DOINGS) {
    const [does, goods] = [verbs.split(' '), objects?.split(', ') ?? ['']]
    for (let at = 0; at < Math.max(2 * does.length, goods.length); at += 1)
      yield {
        author: part(),
        text: `we ${does[at % does.length]} ${goods[at % goods.length]}`,
        label,
      }
  }
}

/** What the buyers' firms are, are called, and do by hand. */
export function* listTrades(): Iterable<Row> {
  for (const [index, { trades }] of readDevelopmentBanks().entries())
    for (const { industry: label, businesses, companyEndings, tasks } of trades) {
      const author = `bank-${index + 1}`
      for (const text of [...businesses, ...tasks]) yield { author, text, label }
      for (const text of companyEndings) yield { author, text: `Harlow ${text}`, label }
    }
}

const isIndustry = (value: unknown): value is Industry =>
  typeof value === 'string' && Object.hasOwn(INDUSTRY_FIT, value)

/** Marked words, the sentences that hold them, and messages of one sentence. */
export function* listSaid({ author, text, facts, spans, open }: Sample): Iterable<Row> {
  const label = isIndustry(facts.industry) ? facts.industry : 'silent'
  if (open.includes('industry')) return
  const told = spans.filter(({ role }) => role === 'trade' || role === 'company')
  for (const { start, end } of label === 'silent' ? [] : told)
    yield { author, text: text.slice(start, end), label }
  const tokens = tokenize(text)
  const sentences = findSentences(tokens)
  for (const { from, to } of sentences) {
    const [first, last] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0]
    const isMarked = told.some(({ start, end }) => start < last && end > first)
    if (label === 'silent' || isMarked || sentences.length === 1)
      yield { author, text: text.slice(first, last), label }
  }
}

/** Messages about a line of business, made of the banks' phrases and firms. */
export function sayTrades(): Sample[] {
  return readDevelopmentBanks().flatMap(({ trades, industry: { short, full } }, index) =>
    trades.flatMap(({ industry, businesses }, place) =>
      businesses.flatMap((business, number) =>
        [short, full].map((templates, at): Sample => {
          const template = templates[(place + number) % templates.length] ?? '{business}'
          const text = stripProtection(
            expand(template, { business }, createRandom(template + business)),
          )
          const asked = at === 0 ? 'industry' : null
          return {
            author: `bank-${index + 1}`,
            text,
            asked,
            facts: { industry },
            spans: [],
            open: [],
          }
        }),
      ),
    ),
  )
}

/** Terms of the lexicon as answers, and what a firm does as a message of its own. */
export function sayTerms(): Sample[] {
  return [...listTerms()].flatMap(({ author, text, label }, index): Sample[] => {
    if (index % TERM_SHARE !== 0) return []
    const asked = index % (2 * TERM_SHARE) === 0 ? ('industry' as const) : null
    const isEven = index % (4 * TERM_SHARE) < 2 * TERM_SHARE
    const said = { author, asked, facts: { industry: label }, spans: [], open: [] }
    if (asked !== null) return [{ ...said, text }]
    const isDoing = text.startsWith('we ') && !text.startsWith('we are')
    if (isDoing)
      return [{ ...said, text: isEven ? text : text.replace(/^we (\w+)/, 'a business that $1s') }]
    return [{ ...said, text: isEven ? `${text} here` : `a ${text}, two of us` }]
  })
}
