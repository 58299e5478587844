import { BUSINESS_WORDS, LEGAL_FORMS } from '../../src/agent/lexicon/business-words.ts'
import { GIVEN_NAMES } from '../../src/agent/lexicon/given-names.ts'
import { cutMessage, type Message } from '../../src/agent/understand/message/message.ts'
import { describeTokens } from '../../src/agent/understand/readers/tagger-features.ts'
import {
  beginLabel,
  insideLabel,
  LABEL_COUNT,
  OUTSIDE,
  TAGS,
  type Tag,
} from '../../src/agent/understand/readers/tags.ts'
import type { Slot } from '../../src/domain/fact.ts'
import { createRandom } from '../shared/random.ts'

const NAMES = [...GIVEN_NAMES].filter((name) => name.length > 3)
const REPLACED: readonly Tag[] = [
  'name',
  'other_name',
  'company',
  'other_company',
  'tool',
  'other_tool',
]
const WORD = /\p{L}+/gu
const SHORTEST = 3

/**
 * The same text with invented names, so that the tagger learns to do without the lexicons. Words of business stay, and
 * so does the number of words.
 */
function inventNames(
  text: string,
  spans: readonly CharSpan[],
  random: () => number,
): { text: string; moved: (at: number) => number } {
  const changes: { start: number; end: number; word: string }[] = []
  for (const { start, end, tag } of spans) {
    if (!REPLACED.includes(tag)) continue
    for (const { 0: word, index } of text.slice(start, end).matchAll(WORD)) {
      const plain = word.toLowerCase()
      const stays = BUSINESS_WORDS.has(plain) || LEGAL_FORMS.has(plain) || word.length < SHORTEST
      if (!stays)
        changes.push({
          start: start + index,
          end: start + index + word.length,
          word: likeCase(word, invent(random)),
        })
    }
  }
  changes.sort((one, other) => one.start - other.start)
  let written = ''
  let at = 0
  for (const { start, end, word } of changes) {
    if (start < at) continue
    written += text.slice(at, start) + word
    at = end
  }
  const kept = changes.filter(({ start }, order) => start >= (changes[order - 1]?.end ?? 0))
  const moved = (place: number) =>
    kept.reduce(
      (sum, { end, start, word }) => sum + (end <= place ? word.length - (end - start) : 0),
      place,
    )
  return { text: written + text.slice(at), moved }
}

function invent(random: () => number): string {
  const [one, other] = [random(), random()].map(
    (share) => NAMES[Math.floor(share * NAMES.length)] ?? '',
  )
  const head = one?.slice(0, Math.ceil(one.length / 2)) ?? ''
  return head + (other?.slice(Math.floor(other.length / 2)) ?? '')
}

function likeCase(word: string, invented: string): string {
  if (word === word.toLowerCase()) return invented
  if (word === word.toUpperCase()) return invented.toUpperCase()
  return invented.charAt(0).toUpperCase() + invented.slice(1)
}

export type Features = readonly (readonly number[])[]
export type CharSpan = { start: number; end: number; tag: Tag }

/** A message of one author, with the labels that each token may have as bits. */
export type TagExample = {
  group: string
  message: Message
  /** Features of its tokens as written, then in lower case, as many people type, then with invented names. */
  variants: readonly [Features, Features, Features]
  allowed: Uint32Array
  /** Tags whose spans are all known here, so that they can be measured. */
  measured: readonly Tag[]
}

export type Marked = {
  group: string
  text: string
  asked: readonly Slot[]
  /** What the reader does not see, such as addresses. */
  blanked: readonly { start: number; end: number }[]
  spans: readonly CharSpan[]
  /** Tags that unmarked tokens may have as well, since nobody said whether they do. */
  open: readonly Tag[]
}

const BLANK = '\ue000'

function blank(text: string, spans: Marked['blanked']): string {
  let visible = text
  for (const { start, end } of spans)
    visible = visible.slice(0, start) + BLANK.repeat(end - start) + visible.slice(end)
  return visible
}

const bit = (label: number): number => 2 ** label
const bitsOf = (tag: Tag): number => bit(beginLabel(tag)) + bit(insideLabel(tag))

const SEED = 3
const random = createRandom(SEED)

export function toTagExample({ group, text, asked, blanked, spans, open }: Marked): TagExample {
  const message = cutMessage(text, blank(text, blanked), asked)
  const rest = open.reduce((sum, tag) => sum + bitsOf(tag), bit(OUTSIDE))
  const allowed = new Uint32Array(message.tokens.length).fill(rest)
  for (const { start, end, tag } of spans) {
    let label = beginLabel(tag)
    for (const [index, token] of message.tokens.entries()) {
      if (token.end <= start || token.start >= end || token.kind === 'break') continue
      allowed[index] = bit(label)
      label = insideLabel(tag)
    }
  }
  const features = describeTokens(message)
  const describe = (other: Message) =>
    other.tokens.length === features.length ? describeTokens(other) : features
  const small = text.toLowerCase()
  const { text: invented, moved } = inventNames(text, spans, random)
  const movedBlanks = blanked.map(({ start, end }) => ({ start: moved(start), end: moved(end) }))
  return {
    group,
    message,
    variants: [
      features,
      describe(cutMessage(small, blank(small, blanked), asked)),
      describe(cutMessage(invented, blank(invented, movedBlanks), asked)),
    ],
    allowed,
    measured: TAGS.filter((tag) => !open.includes(tag)),
  }
}

export const isAllowedLabel = (allowed: number, label: number): boolean =>
  Math.floor(allowed / bit(label)) % 2 === 1
export const ALL_LABELS = 2 ** LABEL_COUNT - 1
