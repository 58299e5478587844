import { cutMessage, type Message } from '../src/agent/understand/message/message.ts'
import { describeClause, type Focus } from '../src/agent/understand/readers/clause-features.ts'
import { HEADS, type Head, SILENT } from '../src/agent/understand/readers/head-labels.ts'
import { widen } from '../src/agent/understand/slots/read-parts.ts'
import type { Range } from '../src/agent/understand/text/sentences.ts'
import { LESSONS, type Sample } from './head-samples.ts'

/** One clause or sentence with its label, by its place in the head's list. */
export type HeadRow = {
  author: string
  message: number
  features: ReadonlySet<number>
  label: number
  text: string
}

/** Sentences of a message that tells something, where it is not marked which of them does. */
export type Unplaced = { told: readonly HeadRow[]; silent: readonly HeadRow[] }

/** A message with what is known of it, and how its parts become rows. */
type Scene = {
  message: Message
  sample: Sample
  /** What the message tells. */
  label: string
  toRow: (range: Range, label: string, focus?: Focus) => HeadRow
}

/** The clauses and sentences of all messages as a head reads them. */
export function collectHeadRows(
  head: Head,
  samples: readonly Sample[],
): { rows: HeadRow[]; unplaced: Unplaced[] } {
  const { slot, toLabel } = LESSONS[head]
  const rows: HeadRow[] = []
  const unplaced: Unplaced[] = []
  for (const [index, sample] of samples.entries()) {
    if (sample.open.includes(slot)) continue
    const scene = openScene(head, { sample, index, label: toLabel(sample.facts[slot]) })
    rows.push(...readPlaces(head, scene))
    const { sentences } = scene.message
    const isPlaced = scene.label === SILENT || listMarks(head, scene).length > 0
    if (isPlaced) rows.push(...listParts(scene).map((range) => readPart(head, scene, range)))
    else if (sentences.length === 1)
      rows.push(...sentences.map((range) => scene.toRow(range, scene.label)))
    else
      unplaced.push({
        told: sentences.map((range) => scene.toRow(range, scene.label)),
        silent: sentences.map((range) => scene.toRow(range, SILENT)),
      })
  }
  return { rows, unplaced }
}

function openScene(
  head: Head,
  { sample, index, label }: { sample: Sample; index: number; label: string },
): Scene {
  const { slot, toPartLabel = (one) => one } = LESSONS[head]
  const labels: readonly string[] = HEADS[head]
  const asked = sample.asked === null ? [] : [sample.asked]
  const message = cutMessage(sample.text, sample.text, asked)
  const toRow = (range: Range, told: string, focus?: Focus): HeadRow => {
    const words = message.tokens.slice(range.from, range.to)
    const { author, text } = sample
    return {
      author,
      message: index,
      features: describeClause({ ...message, range, focus }, slot),
      label: labels.indexOf(
        told === SILENT || focus !== undefined ? told : toPartLabel(told, words),
      ),
      text: text.slice(words[0]?.start ?? 0, words.at(-1)?.end ?? 0),
    }
  }
  return { message, sample, label, toRow }
}

/** Sentences, and their clauses where there are several. */
function listParts({ message: { sentences, clauses } }: Scene): Range[] {
  return sentences.flatMap((sentence) => {
    const parts = clauses.filter(({ from, to }) => from >= sentence.from && to <= sentence.to)
    return parts.length > 1 ? [sentence, ...parts] : [sentence]
  })
}

function listMarks(head: Head, { sample }: Scene) {
  return sample.spans.filter(({ role }) => LESSONS[head].roles.includes(role))
}

/** What holds marked words tells what the message tells, and the rest nothing. */
function readPart(head: Head, scene: Scene, range: Range): HeadRow {
  const { tokens } = scene.message
  const [first, last] = [tokens[range.from]?.start ?? 0, tokens[range.to - 1]?.end ?? 0]
  const isMarked = listMarks(head, scene).some(({ start, end }) => first < end && last > start)
  return scene.toRow(range, isMarked ? scene.label : SILENT)
}

/**
 * Every amount or time of a message with what it tells: marked words, then those of the value told, then the only ones.
 * Where none of these holds it is not known which tells it.
 */
function readPlaces(head: Head, scene: Scene): HeadRow[] {
  const { slot, listPlaces } = LESSONS[head]
  const { message, sample, label } = scene
  const places = listPlaces?.(message) ?? []
  const marks = listMarks(head, scene)
  const isMarked = ({ from, to }: Range) =>
    marks.some(
      ({ start, end }) =>
        (message.tokens[from]?.start ?? 0) < end && (message.tokens[to - 1]?.end ?? 0) > start,
    )
  const fits = [
    (place: Range) => isMarked(place),
    ({ value }: { value: unknown }) => isNear(value, sample.facts[slot]),
    ({ value }: { value: unknown }) =>
      head === 'budget' &&
      (places.length === 1 ? label === 'amount' : label === 'none' && value === 0),
  ]
  const told =
    label === SILENT
      ? []
      : (fits.map((fit) => places.filter(fit)).find((one) => one.length > 0) ?? [])
  if (label !== SILENT && label !== 'none' && told.length === 0 && head === 'budget') return []
  return places.map((place) =>
    scene.toRow(widen(message, place), told.includes(place) ? place.label : SILENT, place),
  )
}

const isNear = (value: unknown, told: unknown) =>
  value === told ||
  (typeof value === 'number' && typeof told === 'number' && Math.abs(value - told) <= 0.02 * told)
