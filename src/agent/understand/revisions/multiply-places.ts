import { SMALL_NUMBERS } from '#agent/lexicon/numbers.ts'
import type { Finding } from '#agent/understand/message/act.ts'
import type { MessageView } from '#agent/understand/message/message-view.ts'
import { toExact } from '#domain/to-exact.ts'

const PLACE =
  '(clinics?|stores?|shops?|sites?|locations?|offices?|branches|branch|hotels?|schools?|plants?|warehouses?|restaurants?|practices?|churches|church|departments?|teams?|depots?|depot|properties|property|buildings?)'
/** "That's one clinic", "just for one store", "per site", "at each branch". */
const ONE_PLACE = new RegExp(
  String.raw`\b(?:(?:that'?s|thats|that is|its|it's|this is|is|was|only|just|for|at|in)(?: (?:only|just|for|at|in))* (?:one|1|a single|each)|per|each) ${PLACE}\b`,
)
/** "There are 14 of them", "we have 6 stores", "14 in all". */
const HOW_MANY = new RegExp(
  String.raw`\b(?:there(?:'s|'re|s| are| is)|theres|we(?:'ve| have| got| run| own)(?: got)?|x|times|and|of|by|all)\s+(?:about |like |all )?(\d{1,4}|[a-z]+)\b(?:\s+(?:of (?:them|those|these)|in all|in total|altogether|like (?:it|that)|${PLACE}))?`,
  'g',
)
const PLACES_MAX = 1_000

/** "No, that's one clinic, there are 14": the hours that are known, or were just said back, times the places. Asked back. */
export function multiplyPlaces({ plain, context }: MessageView): Finding[] {
  const known = context.figures?.find(([slot]) => slot === 'manual_hours')?.[1]
  const value = context.workings?.value ?? known
  const one = ONE_PLACE.exec(plain)
  if (value === undefined || one === null) return []
  const counts = [...plain.matchAll(HOW_MANY)].flatMap((match) => {
    const count = SMALL_NUMBERS[match[1] ?? ''] ?? Number(match[1])
    return count >= 2 && count <= PLACES_MAX ? [{ count, match }] : []
  })
  const [told] = counts
  if (told === undefined || counts.length > 1) return []
  const place = one[1] ?? ''
  const hours = context.workings?.text ?? `${toExact(value)} hours`
  const { index } = told.match
  const span = [index, index + told.match[0].length] as const
  return [
    {
      slot: 'manual_hours',
      value: toExact(value * told.count),
      span,
      consumed: [span],
      reading: {
        derivation: `${hours} × ${told.count} ${toPlural(place)}`,
        isCorrection: true,
        isDoubtful: true,
      },
    },
  ]
}

function toPlural(place: string): string {
  if (place.endsWith('s')) return place
  if (/(?:ch|sh)$/.test(place)) return `${place}es`
  return place.endsWith('y') ? `${place.slice(0, -1)}ies` : `${place}s`
}
