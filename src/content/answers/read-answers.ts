import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { type Card, STATE_TOPICS } from '#content/answers/card.ts'
import { PAGES } from '#content/answers/pages.ts'
import { describeIssue } from '#content/facts/fact-checks.ts'

const SHOWN_FOLDER = 'src/content/answers/'
const PAGE_NAMES = Object.keys(PAGES) as (keyof typeof PAGES)[]
/** An opened brace that nothing closes is told as an unknown name. */
const IN_BRACES = /\{([^{}]*)\}?/g

/** It has to fit on a button. */
const QUESTION_MAX_CHARS = 44

/** The shape of the files. An error completes the sentence "… must be". */
const line = z.string({ error: 'a line of text' }).trim().min(1, 'a line of text')
const phrasings = z
  .array(line, { error: 'a list of phrasings' })
  .min(1, 'a list with at least one phrasing')
const WrittenCard = z.strictObject({
  id: z
    .string({ error: 'lower-case words joined by hyphens' })
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'lower-case words joined by hyphens'),
  question: line.max(QUESTION_MAX_CHARS, 'a short question').endsWith('?', 'a question').optional(),
  isUnpublished: z.literal(true, { error: 'true, or left out' }).optional(),
  isObjection: z.literal(true, { error: 'true, or left out' }).optional(),
  offersPerson: z.boolean({ error: 'true, false, or left out' }).optional(),
  text: line,
  sources: z
    .array(z.enum(PAGE_NAMES, { error: `one of ${PAGE_NAMES.join(', ')}` }), {
      error: 'a list of pages',
    })
    .min(1, 'a list with at least one page'),
  phrasings,
})
const byName = z.record(z.string(), phrasings, { error: 'names with lists of phrasings' })
/** Phrasings of what is not answered by a card, in the folder `questions`. */
const QUESTIONS = {
  articles: byName,
  'beyond-us': byName,
  'case-studies': byName,
  conversation: z.record(z.enum(STATE_TOPICS), phrasings, {
    error: `lists of phrasings named ${STATE_TOPICS.join(', ')}`,
  }),
  heard: byName,
}
type Questions = { [Name in keyof typeof QUESTIONS]: z.infer<(typeof QUESTIONS)[Name]> }

export type Answers = {
  cards: readonly { file: string; cards: readonly Card[] }[]
  questions: Questions
}
type Options = {
  /** Names of files without ".yaml". */
  order: readonly string[]
  /** What a name in braces stands for. */
  values: Readonly<Record<string, string>>
}
type Source = {
  folder: string
  file: string
  /** Takes a problem down: where it is, and what is wrong there. */
  tell: (place: string, problem: string) => void
}

/**
 * Reads every answer of the chat, and every phrasing. A mistake stops whatever reads them: a test, the build of the
 * server, or `npm run dev`.
 */
export function readAnswers(folder: string, { order, values }: Options): Answers {
  const problems: string[] = []
  const tell = (place: string, problem: string) => {
    problems.push(`${SHOWN_FOLDER}${place}: ${problem}`)
  }
  const cards = listNames(folder, order).map((file) => ({
    file,
    cards: readCards({ folder, file: `${file}.yaml`, tell }, values),
  }))
  const questions = Object.entries(QUESTIONS).map(
    ([name, schema]) =>
      [name, readQuestions({ folder, file: `questions/${name}.yaml`, tell }, schema)] as const,
  )
  const lists = Object.fromEntries(questions)
  const names = new Set<string>([
    ...cards.flatMap(({ cards: own }) => own.map(({ id }) => id)),
    ...Object.keys(lists['case-studies'] ?? {}).map((slug) => `case-${slug}`),
    ...STATE_TOPICS,
  ])
  for (const name of Object.keys(lists.heard ?? {}))
    if (!names.has(name)) tell('questions/heard.yaml', `"${name}" is no card and no topic.`)
  const placed = cards.flatMap(({ file, cards: own }) =>
    own.map((card) => ({ ...card, place: `${file}.yaml, card “${card.id}”` })),
  )
  const asked = questions.flatMap(([file, lists]) =>
    Object.entries(lists).map(([name, phrasings]) => ({
      place: `questions/${file}.yaml, “${name}”`,
      phrasings,
    })),
  )
  tellRepeated(
    placed.map(({ place, id }) => ({ place, value: `the id "${id}"` })),
    tell,
  )
  tellRepeated(
    [...placed, ...asked].flatMap(({ place, phrasings }) =>
      phrasings.map((phrasing) => ({ place, value: `"${phrasing}"` })),
    ),
    tell,
  )
  if (problems.length > 0) throw new Error(['Answers need mending.', ...problems].join('\n  '))
  return { cards, questions: Object.fromEntries(questions) as Questions }
}

function listNames(folder: string, order: readonly string[]): string[] {
  const found = readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => path.parse(file).name)
    .toSorted()
  return [
    ...order.filter((file) => found.includes(file)),
    ...found.filter((file) => !order.includes(file)),
  ]
}

/** What a file holds; undefined where it is told to be no YAML. */
function readYaml({ folder, file, tell }: Source): unknown {
  try {
    return parse(readFileSync(path.join(folder, file), 'utf8'))
  } catch (error) {
    // Below the first line the parser draws the place.
    const [message = ''] = String(error instanceof Error ? error.message : error).split('\n')
    tell(file, message.replace(/:$/, '.'))
    return undefined
  }
}

function readCards(source: Source, values: Options['values']): Card[] {
  const entries = readYaml(source)
  if (entries === undefined) return []
  if (!Array.isArray(entries)) {
    source.tell(source.file, 'must be a list of cards.')
    return []
  }
  return entries.flatMap((entry: object, index) => {
    const { data, error } = WrittenCard.safeParse(entry)
    const id: unknown = Object(entry).id
    const place = `${source.file}, card ${typeof id === 'string' ? `“${id}”` : index + 1}`
    for (const issue of error?.issues ?? []) source.tell(place, describeIssue(issue, entry))
    return data ? fillCard(data, values, (problem) => source.tell(place, problem)) : []
  })
}

function fillCard(
  { text, sources, phrasings, ...rest }: z.infer<typeof WrittenCard>,
  values: Options['values'],
  tell: (problem: string) => void,
): Card {
  const fill = (written: string) =>
    written.replaceAll(IN_BRACES, (whole, name: string) => {
      const value = Object.hasOwn(values, name) ? values[name] : undefined
      if (value === undefined) tell(`"${whole}" is not a value. The values are ${listIn(values)}.`)
      return value ?? whole
    })
  const citations = sources.map((name) => PAGES[name])
  return { ...rest, text: fill(text), citations, phrasings: phrasings.map(fill) }
}

function listIn(values: Options['values']): string {
  return Object.keys(values)
    .map((name) => `{${name}}`)
    .join(', ')
}

function readQuestions<Lists extends Record<string, readonly string[]>>(
  source: Source,
  schema: z.ZodType<Lists>,
): Record<string, readonly string[]> {
  const written = readYaml(source)
  if (written === undefined) return {}
  const { data, error } = schema.safeParse(written)
  const entry: object = Object(written)
  for (const issue of error?.issues ?? []) source.tell(source.file, describeIssue(issue, entry))
  return data ?? {}
}

function tellRepeated(
  all: readonly { place: string; value: string }[],
  tell: Source['tell'],
): void {
  for (const [first, ...others] of Map.groupBy(all, ({ value }) => value).values()) {
    for (const { place, value } of others) {
      tell(place, `${value} is also in ${SHOWN_FOLDER}${first?.place}.`)
    }
  }
}
