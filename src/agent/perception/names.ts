import type { Span } from '#agent/perception/act.ts'
import type { Finding, MessageView } from '#agent/perception/message-view.ts'
import { isNameWord, NOT_A_NAME } from '#agent/perception/not-a-name.ts'

const NAME_PART = "[\\p{L}][\\p{L}'’.-]{0,30}"
const TITLE =
  '(?:(?:mr|mrs|ms|mx|miss|dr|prof|professor|herr|frau|pastor|reverend|rev|father|brother|sister|captain|capt|major|colonel|sergeant|sgt|officer|deputy|clerk|judge|rabbi|imam|sir|dame|chief)\\.?\\s){0,3}'
const NAME = `${NAME_PART}(?:[ ]${NAME_PART}){0,3}`
/** Lead-ins after which a name may be lower case. */
const STRONG_LEAD_IN = new RegExp(
  `(?:\\b(?:my (?:name|nmae|naem|anme|nam)(?: is|'s|s)|(?:contact |full |first )?name(?: is|'s|:)|contact(?: person)?(?: is|:)|i am called|call me|i go by|you can call me)[:]?\\s+)${TITLE}(${NAME})`,
  'iu',
)
const WEAK_LEAD_IN = new RegExp(
  `(?:\\b(?:i'm|im|i am|th?is is|it's|its|it is|hi from|hello from|hey from|regards,?|cheers,?|thanks,?|best,?|sincerely,?)\\s+|[-—–] {0,3})${TITLE}(${NAME})`,
  'giu',
)
const HERE = new RegExp(
  `(?:^|[.,!?\\n] {0,3}|\\b(?:hi|hey|hello)[,!]?\\s+)(${NAME})\\s+here\\b`,
  'iu',
)
const BARE = new RegExp(
  `^[\\s"'\\ue000,;:|/–—-]*(?:(?:(?:well )?hi+|hiya|hey+|hello|yo|sup|howdy|mornin(?:g|')?|afternoon|evening|good (?:morning|afternoon|evening|day)|greetings|hola|bonjour|bonsoir|salut|ciao|buongiorno|hallo|hej|olá|moin|servus|namaste|salaam|guten (?:tag|morgen)|buenos d[ií]as|g'day|to whom it may concern|dear (?:sir|madam|team|all)|sure|ok|okay|yes|yeah|fine|alright|all right|well|so|right|no problem|great)[,!.:\\s–—-]+(?:there[,!.\\s]+)?){0,2}${TITLE}(${NAME})(?=\\s*(?:$|[,.;:!/|&\\n(\\ue000-]|\\s(?:at|from|of|with|and|here)\\b))`,
  'iu',
)
const BEFORE_ADDRESS = new RegExp(
  `(?:^|[.!?,;\\n] {0,3})(${NAME}) {0,2}[,(/|:-]? {0,2}\\ue000`,
  'u',
)
/** "I'm Prof. Obi's assistant, Ben Whitman": the one who writes is named behind. */
const ON_BEHALF = new RegExp(
  `\\b(?:i'm|i am|this is)\\s[^,;!?\\n]{2,60}'s\\s(?:[a-z]+\\s){0,2}(?:assistant|secretary|pa|ea|deputy|wife|husband|daughter|son|colleague|associate|partner|intern|aide),?\\s+${TITLE}(${NAME})`,
  'iu',
)
/** A sentence that is a name and nothing else. */
const WHOLE_SENTENCE = new RegExp(
  `(?:^|[.!?\\n] {1,3})${TITLE}((?:\\p{Lu}[\\p{L}'’-]{1,30}[ ]){1,3}\\p{Lu}[\\p{L}'’-]{1,30})(?=\\s*(?:[.!\\n]|$))`,
  'u',
)
/** "Okoro, Chike." */
const SURNAME_FIRST = /^\s*(\p{Lu}[\p{L}'’-]{1,30}), (\p{Lu}[\p{L}'’-]{1,30})(?=[.\n])/u
const NICKNAME = /^(?:Big|Little|Old|Young) \p{Lu}/u
const MAXIMUM_NAME_WORDS = 4

/** Words of a name up to the first that cannot be in one. */
function takeNameWords(candidate: string, isCapitalNeeded: boolean): string {
  const taken: string[] = []
  for (const word of candidate.split(' ')) {
    const bare = word.replace(/[.,'’-]+$/, '')
    const isInitial = /^\p{Lu}\.$/u.test(word)
    const isNickname = taken.length === 0 && NICKNAME.test(candidate)
    if (!(isNickname || isNameWord(bare, taken.length > 0)) || taken.length === MAXIMUM_NAME_WORDS)
      break
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
    const isIntroduction = /^(?:i'm|im|i am|th?is is)/i.test(match[0])
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
  if (/^(?:i'm|im|i am|th?is is|hi from|hello from|hey from)/i.test(match[0])) return true
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

function readOnBehalf(view: MessageView): Finding[] {
  const match = ON_BEHALF.exec(view.visible)
  return match ? toFinding(match, takeNameWords(match[1] ?? '', true)) : []
}

/** A surname in front is told by the company's host, which holds it and not the given name. */
function readSurnameFirst(view: MessageView, host: string | null): Finding[] {
  const match = SURNAME_FIRST.exec(view.visible)
  const [, surname, given] = match ?? []
  if (!match || surname === undefined || given === undefined || host === null) return []
  const isSurname = host.includes(surname.toLowerCase()) && !host.includes(given.toLowerCase())
  if (!isSurname || !isNameWord(given, false)) return []
  const start = match.index + match[0].indexOf(surname)
  const end = match.index + match[0].length
  return [{ slot: 'contact_name', value: `${given} ${surname}`, span: [start, end] }]
}

function readWholeSentence(view: MessageView): Finding[] {
  const match = WHOLE_SENTENCE.exec(view.visible)
  const name = takeNameWords(match?.[1] ?? '', true)
  return match && name === match[1] ? toFinding(match, name) : []
}

/** "I'm Tess, tess nolan": a first name that comes again with a surname is that longer name. */
function extendName(view: MessageView, [short]: readonly Finding[]): Finding[] {
  if (short === undefined) return []
  const first = String(short.value)
  if (first.includes(' ')) return [short]
  const words = first.toLowerCase()
  const { visible, plain } = view
  for (let at = plain.indexOf(words); at >= 0; at = plain.indexOf(words, at + 1)) {
    const rest = visible.slice(at, at + 60)
    const name = takeNameWords(rest.split(/[,;!?\n(]/)[0] ?? '', /^\p{Lu}/u.test(rest))
    const isFuller =
      name.toLowerCase().startsWith(`${words} `) && !/[\p{L}]/u.test(plain.charAt(at - 1))
    const isEnd = !/^ \p{L}/u.test(visible.slice(at + name.length)) || /\p{Lu}/u.test(name)
    if (isFuller && isEnd) {
      return [{ slot: 'contact_name', value: capitalize(name), span: [at, at + name.length] }]
    }
  }
  return [short]
}

type Reader = (view: MessageView) => Finding[]

function readFirst(view: MessageView, readers: readonly Reader[]): Finding[] {
  for (const read of readers) {
    const found = read(view)
    if (found.length > 0) return found
  }
  return []
}

/**
 * The visitor's own name: introduced ("I'm Maya"), signed, or bare when asked for or put before an address.
 * `host` is the company's, when the message holds an address.
 */
export function findNames(view: MessageView, host: string | null): Finding[] {
  const introduced = readFirst(view, [readOnBehalf, readLeadIns])
  if (introduced.length > 0) return extendName(view, introduced)
  const { asking, knownSlots } = view.context
  const mayBeBare =
    asking === 'contact_name' ||
    (!knownSlots.has('contact_name') && (host !== null || asking === 'company_website'))
  if (!mayBeBare) return []
  const surnameFirst = readSurnameFirst(view, host)
  const bare = NOT_A_NAME.test(view.plain) ? [] : readBare(view)
  const named = surnameFirst.length > 0 ? surnameFirst : bare
  const found =
    named.length === 0 && host !== null
      ? readFirst(view, [readBeforeAddress, readWholeSentence])
      : named
  return extendName(view, found)
}
