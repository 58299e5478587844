import { readdirSync, readFileSync } from 'node:fs'
import { cutMessage, type SlotReader } from '../../src/agent/understand/message/message.ts'
import { SLOT_OF_TAG, TAGS, type Tag } from '../../src/agent/understand/readers/tags.ts'
import { findEmails } from '../../src/agent/understand/slots/emails.ts'
import { findPhones } from '../../src/agent/understand/slots/phones.ts'
import { findWebsites } from '../../src/agent/understand/slots/websites.ts'
import { listToolAliases } from '../../src/agent/understand/text/known-tools.ts'
import type { GoldTurn } from '../../tests/evals/turns/gold-turn.ts'
import type { CharSpan, Marked } from './tag-example.ts'

const BLANK = '\ue000'

/** Where addresses and phone numbers stand, which the tagger does not see. */
function findAddressSpans(text: string): { start: number; end: number }[] {
  let visible = text
  const spans: { start: number; end: number }[] = []
  const read = (reader: SlotReader) => {
    const found = reader(cutMessage(text, visible, []))
    // Half an address is asked about, and is no address.
    const whole = found.filter(({ reading }) => reading?.isUnreadable !== true)
    for (const {
      span: [start, end],
    } of whole) {
      spans.push({ start, end })
      visible = visible.slice(0, start) + BLANK.repeat(end - start) + visible.slice(end)
    }
  }
  read(findEmails)
  read((message) => findWebsites(message, { hasWebsite: false }))
  read(findPhones)
  return spans
}

const FOLDER = new URL('../../tests/evals/turns/', import.meta.url)

/** The labeled turns. They give values and no places: what can be found in the message is marked, the rest is open. */
export function markTurns(): Marked[] {
  return readdirSync(FOLDER)
    .filter((name) => name.startsWith('development-'))
    .toSorted()
    .flatMap((name) => {
      const turns: GoldTurn[] = JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'))
      return turns.map((turn) => markTurn(name.replace('.json', ''), turn))
    })
}

const LOCATED: readonly Tag[] = ['name', 'company', 'tool', 'work']

function markTurn(group: string, turn: GoldTurn): Marked {
  const { message: text, asking } = turn
  const spans: CharSpan[] = []
  const open: Tag[] = ['other_name', 'other_company', 'other_tool']
  for (const tag of TAGS) {
    const places = markTag(turn, tag)
    for (const place of places) if (place !== null) spans.push({ ...place, tag })
    if (places.includes(null)) open.push(tag)
  }
  const blanked = findAddressSpans(text)
  return {
    group,
    text,
    asked: asking === null ? [] : [asking],
    blanked,
    spans: spans.filter(
      ({ start, end }) => !blanked.some((other) => start < other.end && end > other.start),
    ),
    open,
  }
}

/** Where the values of a tag stand; null for one that may stand anywhere. */
function markTag({ message, facts, tolerated }: GoldTurn, tag: Tag): (Place | null)[] {
  const slot = SLOT_OF_TAG[tag]
  const value = slot === undefined ? undefined : facts[slot]
  if (slot === undefined) return []
  if (value === undefined) return tolerated?.includes(slot) === true ? [null] : []
  if (!LOCATED.includes(tag)) return [null]
  const values = typeof value === 'object' ? value : [String(value)]
  return values.map((one) => findValue(message, one, tag))
}

type Place = { start: number; end: number }

const fold = (text: string) => text.toLowerCase().replaceAll(/[‘’ʼ`]/g, "'")
const LETTER = /[\p{L}\p{N}]/u

/** Where a value stands in a text as whole words, or null. */
function findValue(text: string, value: string, tag: Tag): Place | null {
  const plain = fold(text)
  const names = tag === 'tool' ? [value, ...listToolAliases(value)] : [value]
  for (const name of names.map(fold).toSorted((one, other) => other.length - one.length)) {
    for (let start = plain.indexOf(name); start >= 0; start = plain.indexOf(name, start + 1)) {
      const end = start + name.length
      if (!LETTER.test(plain.charAt(start - 1)) && !LETTER.test(plain.charAt(end)))
        return { start, end }
    }
  }
  return null
}
