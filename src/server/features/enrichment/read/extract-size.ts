import { readWords } from '#agent/understand/quantities/numbers.ts'
import { tokenize } from '#agent/understand/text/tokens.ts'
import type { Finding } from '#domain/finding.ts'
import type { Employees, Organisation } from '#server/features/enrichment/read/json-ld.ts'
import type { Page } from '#server/features/enrichment/read/read-page.ts'

const PEOPLE_MAX = 3_000_000
/** Numbers that differ by more than this count different things, or one of them is wrong. */
const AGREEING_RATIO = 1.5
const QUOTE_MAX_CHARS = 160

const COUNT =
  '(?<count>\\d{1,3}(?:[,.]\\d{3}){1,2}|\\d{1,7}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty)(?<plus>\\s?\\+)?'
const ROUGH =
  '(?:(?<more>more than|over|in excess of|at least|mehr als|über|plus de|más de)|about|around|some|approximately|roughly|nearly|almost|rund|etwa|circa|ca\\.?|environ)?'
const STAFF =
  'employees|staff members|staff|colleagues|team members|co-?workers|Mitarbeiter(?:[:*/]?innen)?|Mitarbeitende[nr]?|Mitarbeiterinnen und Mitarbeiter|Beschäftigten?|employés|collaborateurs|empleados|medewerkers|dipendenti'
const ROLES =
  'people|professionals|experts|specialists|engineers|drivers|lawyers|attorneys|solicitors|dentists|clinicians|consultants|developers|advisers|advisors|craftsmen|technicians|associates'
const OWN =
  "(?:we are|we're|we have|we employ|we now employ|employs|employing|our|with|wir sind|wir beschäftigen|unser)"

/** "a team of 120", "our 45-strong crew", "40 employees", "we are 25 people", and alone in a box: "200+ people". */
const PHRASES: readonly RegExp[] = [
  new RegExp(
    `\\b(?:team|staff|crew|workforce|company|firm|practice|family|teams?) (?:of|von|de) ${ROUGH} ?${COUNT}(?: (?:${STAFF}|${ROLES}))?\\b`,
    'iu',
  ),
  new RegExp(
    `\\b(?:our|a|the) ${COUNT}[- ](?:strong|person|people) (?:team|crew|staff|company|firm|practice)\\b`,
    'iu',
  ),
  new RegExp(
    `${ROUGH} ?(?<![\\p{L}\\d.,])${COUNT} (?:(?!for )[a-z-]{3,20} )?(?:${STAFF})(?![\\p{L}])`,
    'iu',
  ),
  new RegExp(`\\b${OWN} ${ROUGH} ?${COUNT} (?:[a-z-]{3,20} )?(?:${ROLES})\\b`, 'iu'),
  new RegExp(`^${ROUGH} ?${COUNT} (?:${ROLES})[.!]?$`, 'iu'),
]
/** The people of others: who buys, is helped, or is sold to. */
const OTHERS =
  /\b(?:trusted|used|loved|chosen|clients?|customers?|users?|patients?|students?|visitors?|guests?|subscribers?|followers?|companies with|businesses with|firms with|organi[sz]ations with|teams? of (?:any|all|every)|for (?:teams?|companies|firms|businesses)|helps? |served?|serving|up to|fewer than|less than|between|from \d|first|hired?|laid off|recruit\w*|placed|train\w*|per |years?|Kunden|bis zu)\b/i
type Size = { people: number; value: string; quote: string }

const format = (people: number) => people.toLocaleString('en-US')
const isPlausible = (people: number) => people >= 1 && people <= PEOPLE_MAX

function readEmployees({ least, most }: Employees): Size[] {
  if (!isPlausible(least) || !isPlausible(most) || least > most) return []
  const isExact = least === most
  return [
    {
      people: most,
      value: isExact
        ? `about ${format(least)} people`
        : `${format(least)} to ${format(most)} people`,
      quote: `numberOfEmployees: ${isExact ? least : `${least}–${most}`}`,
    },
  ]
}

function readCount(written: string): number {
  const words = readWords(tokenize(written), 0)
  return words?.value ?? Number(written.replaceAll(/[,.]/g, ''))
}

function readSentence(sentence: string): Size[] {
  if (OTHERS.test(sentence)) return []
  for (const phrase of PHRASES) {
    const match = phrase.exec(sentence)
    const { count, more, plus } = match?.groups ?? {}
    if (match === null || count === undefined) continue
    const people = readCount(count)
    if (!isPlausible(people)) continue
    const isMore = more !== undefined || plus !== undefined
    const quote = sentence.length <= QUOTE_MAX_CHARS ? sentence : match[0].trim()
    return [{ people, value: `${isMore ? 'more than' : 'about'} ${format(people)} people`, quote }]
  }
  return []
}

/** How many work there, as long as a page does not contradict itself. */
export function extractSize(
  { url }: Pick<Page, 'url'>,
  organisations: readonly Organisation[],
  statements: readonly string[],
): Finding[] {
  const sizes = [
    ...organisations.flatMap(({ employees }) =>
      employees === null ? [] : readEmployees(employees),
    ),
    ...statements.flatMap(readSentence),
  ]
  const [first] = sizes
  if (first === undefined) return []
  const people = sizes.map((size) => size.people)
  if (Math.max(...people) > Math.min(...people) * AGREEING_RATIO) return []
  return [{ kind: 'size', value: first.value, url: url.href, quote: first.quote }]
}
