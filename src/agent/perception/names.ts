import type { Span } from '#agent/perception/act.ts'
import type { Finding, MessageView } from '#agent/perception/message-view.ts'
import { isNameWord, NOT_A_NAME } from '#agent/perception/not-a-name.ts'

const NAME_PART = "[\\p{L}][\\p{L}'’.-]{0,30}"
const TITLE = '(?:(?:mr|mrs|ms|dr|prof)\\.?\\s)?'
const NAME = `${NAME_PART}(?:[ ]${NAME_PART}){0,3}`
/** Lead-ins after which a name may be lower case. */
const STRONG_LEAD_IN = new RegExp(
  `(?:\\b(?:my name(?: is|'s|s)|(?:contact |full |first )?name(?: is|'s|:)|contact(?: person)?(?: is|:)|i am called|call me|i go by|you can call me)[:]?\\s+)${TITLE}(${NAME})`,
  'iu',
)
const WEAK_LEAD_IN = new RegExp(
  `(?:\\b(?:i'm|im|i am|this is|it's|its|it is|hi from|hello from|hey from|regards,?|cheers,?|thanks,?|best,?|sincerely,?)\\s+|[-—–] {0,3})${TITLE}(${NAME})`,
  'giu',
)
const HERE = new RegExp(
  `(?:^|[.,!?\\n] {0,3}|\\b(?:hi|hey|hello)[,!]?\\s+)(${NAME})\\s+here\\b`,
  'iu',
)
const BARE = new RegExp(
  `^[\\s"']*(?:(?:hi|hey|hello|good (?:morning|afternoon|evening)|sure|ok|okay|yes|yeah|fine|alright|all right|well|so|right|no problem|great)[,!.\\s]+(?:there[,!.\\s]+)?)?${TITLE}(${NAME})(?=\\s*(?:$|[,.;:!/|&\\n(\\ue000-]|\\s(?:at|from|of|with|and|here)\\b))`,
  'iu',
)
const BEFORE_ADDRESS = new RegExp(
  `(?:^|[.!?,;\\n] {0,3})(${NAME}) {0,2}[,(/|:-]? {0,2}\\ue000`,
  'u',
)
const MAXIMUM_NAME_WORDS = 4

/** Words of a name up to the first that cannot be in one. */
function takeNameWords(candidate: string, isCapitalNeeded: boolean): string {
  const taken: string[] = []
  for (const word of candidate.split(' ')) {
    const bare = word.replace(/[.,'’-]+$/, '')
    const isInitial = /^\p{Lu}\.$/u.test(word)
    if (!isNameWord(bare, taken.length > 0) || taken.length === MAXIMUM_NAME_WORDS) break
    if (isCapitalNeeded && !/^\p{Lu}/u.test(bare)) break
    taken.push(isInitial ? word : bare)
    if (bare !== word && !isInitial) break
  }
  return taken.join(' ')
}

function capitalize(name: string): string {
  return /\p{Lu}/u.test(name)
    ? name
    : name.replaceAll(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase())
}

function toFinding(match: RegExpExecArray, name: string): Finding[] {
  if (name.length < 2) return []
  const start =
    match.index + match[0].indexOf(match[1] ?? '', match[0].length - (match[1] ?? '').length - 8)
  const span: Span = [start, start + name.length]
  return [{ slot: 'contact_name', value: capitalize(name), span }]
}

function readLeadIns(view: MessageView): Finding[] {
  const text = view.visible
  const strong = STRONG_LEAD_IN.exec(text)
  if (strong) {
    const found = toFinding(strong, takeNameWords(strong[1] ?? '', false))
    if (found.length > 0) return found
  }
  for (const match of text.matchAll(WEAK_LEAD_IN)) {
    const isAsked = view.context.asking === 'contact_name'
    const isIntroduction = /^(?:i'm|im|i am|this is)/i.test(match[0])
    const name = takeNameWords(match[1] ?? '', !(isAsked && isIntroduction))
    const found = toFinding(match, name)
    if (found.length > 0 && isLikelyPosition(match, view, name)) return found
  }
  const here = HERE.exec(text)
  if (!here || NOT_A_NAME.test(view.plain)) return []
  const name = takeNameWords(here[1] ?? '', false)
  return name.length === (here[1] ?? '').length ? toFinding(here, name) : []
}

/** A dash or "thanks," names the writer only when nothing much follows: a closing line. */
function isLikelyPosition(match: RegExpExecArray, view: MessageView, name: string): boolean {
  if (/^(?:i'm|im|i am|this is|hi from|hello from|hey from)/i.test(match[0])) return true
  const rest = view.visible.slice(match.index + match[0].length).trim()
  if (/^(?:it's|its|it is)/i.test(match[0])) return view.context.asking === 'contact_name'
  return (
    rest.length < 60 &&
    name.length > 0 &&
    /(?:^|\n|[.!?]\s*)$/.test(view.visible.slice(0, match.index))
  )
}

/** "… Hannah Lee, leefoods.com": a name with capitals right before the address. */
function readBeforeAddress(view: MessageView): Finding[] {
  const match = BEFORE_ADDRESS.exec(view.visible)
  const name = takeNameWords(match?.[1] ?? '', true)
  return match && name.length === (match[1] ?? '').length ? toFinding(match, name) : []
}

function readBare(view: MessageView): Finding[] {
  const match = BARE.exec(view.visible)
  if (!match) return []
  const name = takeNameWords(match[1] ?? '', false)
  const isWhole = name.length >= (match[1] ?? '').replace(/[.,'’-]+$/, '').length
  const hasCapital = /^\p{Lu}/u.test(name)
  const isShort = view.plain.trim().split(/\s+/).length <= 6
  if (name === '' || !(isWhole || hasCapital) || !(hasCapital || isShort)) return []
  return toFinding(match, name)
}

/** The visitor's own name: introduced ("I'm Maya"), signed, or bare when asked for or put before an address. */
export function findNames(view: MessageView, hasAddress: boolean): Finding[] {
  const introduced = readLeadIns(view)
  if (introduced.length > 0) return introduced
  const mayBeBare =
    view.context.asking === 'contact_name' ||
    (!view.context.knownSlots.has('contact_name') &&
      (hasAddress || view.context.asking === 'company_website'))
  if (!mayBeBare) return []
  const bare = NOT_A_NAME.test(view.plain) ? [] : readBare(view)
  return bare.length === 0 && hasAddress ? readBeforeAddress(view) : bare
}
