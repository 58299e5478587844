import { isBusinessName } from '#agent/perception/business-words.ts'
import { matchHead } from '#agent/perception/industry-words.ts'
import { isOrdinaryWord } from '#agent/perception/not-a-name.ts'
import { isPlace } from '#agent/perception/places.ts'

/** A run of words that can be a company's name. */
export type CompanyPhrase = { start: number; end: number; text: string; isSmall: boolean }

const CAPITAL_WORD =
  "(?:(?:\\p{Lu}\\.){2,3}|[\\p{Lu}\\d][\\p{L}\\p{M}\\d&'/+-]{0,40}(?:\\.\\p{L}{2,20})?)"
const LINK = '(?:of|and|the|de|la|di|y|und|et|e|&|\\+)'
const CAPITALS = new RegExp(
  `(?:St\\. )?${CAPITAL_WORD}(?: (?:${LINK} ){0,2}(?:St\\.|${CAPITAL_WORD}|&)(?![\\p{L}])){0,5}`,
  'uy',
)
const SMALL_WORD = /[\p{L}\d][\p{L}\p{M}\d&'/+.-]{0,40}|&|\+/uy
const SMALL_WORDS_MAX = 5
const LEGAL_TAIL =
  /,? (?:Inc|LLC|Ltd|GmbH|Corp|Co|Limited|PLC|LLP|SA|BV|AG|AB|Pty|LP|S\.A|B\.V|N\.V|S\.r\.l|s\.r\.o|e\.V)\b\.?/iuy
/** Words that go on with a sentence behind a name in lower case. */
const SENTENCE_WORD =
  /^(?:in|our|we|the|which|where|with|but|is|are|was|were|has|have|had|does|do|who|that|to|for|from|at|on|by|because|so|if|here|based|a|an|written|printed|painted|and|or|as|my|i|you|it|not|out|over|per|about|like|when|now|since|usually|still|just|also|there|today)$/
const MAY_FOLLOW_AND = /^(?:sons?|daughters?|co|company|associates|partners|bros|brothers)$/
/** What says something of a company that was named before, or counts its people. */
const PREDICATE =
  /^(?:is|are|was|were|be|being|been|has|have|had|does|do|did|isn't|aren't|counts?|numbers?|means?|includes?|consists?|comprises?|employs?|picture|imagine|think|consider)$/i
/** Words with a capital that stand after "at", "for" or "from" and are no company. */
const NOT_A_COMPANY =
  /^(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Q[1-4]|I|I'm|We|It|COO|CEO|CFO|CTO|CIO|VP|HR|IT|AP|AR|QA|CRM|ERP|EDI|SKU|PDFs?|K-1s|Google|US|USA|USD|EUR|GBP|UK|EU|Europe|America|Canada|London|Chicago|Texas|Christmas|Thanksgiving|Hi|Hello|Thanks|Best|We're|It's|They're|Mrs?|Ms|Dr|Prof|At|From|With|Of|For|In|On|By|To)$/iu
/** Parts of a company, and what people do there. */
const DEPARTMENT =
  /^(?:(?:the |our )?(?:accounts?|accounting|finance|billing|payroll|procurement|purchasing|operations|ops|sales|marketing|admin|support|it|hr|legal|logistics|warehouse|dispatch|shipping|receiving|customer (?:service|support|care)|human resources|back office|front desk|head office|accounts (?:payable|receivable)|compliance|quality|planning)(?: (?:team|department|dept|side|desk|office|group))?)$/i
const ROLE_WORD =
  /^(?:managers?|directors?|head|lead|chief|officer|owner|co-?owner|founder|co-?founder|president|partner|ceo|coo|cfo|cto|cio|cmo|vp|svp|evp|supervisor|coordinator|assistant|secretary|administrator|admin|bookkeeper|accountant|controller|treasurer|dean|principal|superintendent|engineer|analyst|consultant|buyer|planner|dispatcher|ops|clerk|foreman|chair|chairman|trustee|proprietor|boss|specialist|executive|nurse|teacher|lawyer|attorney|solicitor|dentist|doctor|student|intern|trainee|apprentice|volunteer|helper|operative|pa|contractor|freelancer)$/i
/** What a line of business is described with; alone or in front it makes no name. */
const DESCRIPTION =
  /^(?:local|regional|commercial|general|small|family|family-owned|independent|national|international|private|public|residential|industrial|digital|online|web|mobile|wholesale|retail|mid-?size[d]?|medium|large|big|tiny|boutique|b2b|b2c|custom|specialty|global|mostly|mainly|basically|essentially|professional|self-?employed)$/i

function matchAt(pattern: RegExp, text: string, position: number): string | null {
  pattern.lastIndex = position
  return pattern.exec(text)?.[0] ?? null
}

function trimTail(name: string): string {
  return name
    .replace(
      /(?<! (?:and|of|the|&|\+|for|de|The|We|I|Our|My|And))(?: (?:and|of|the|&|\+|for|de|The|We|I|Our|My|And))+$/u,
      '',
    )
    .replace(/(?<![.'/+-])[.'/+-]+$/u, '')
}

/** The words at a position that can be a company's name: with capitals, or in lower case up to the next verb. */
export function takeCompany(
  visible: string,
  from: number,
  limit: number,
  isShouting: boolean,
): CompanyPhrase | null {
  const capitals = isShouting
    ? null
    : (matchAt(CAPITALS, visible, from)?.slice(0, limit - from) ?? null)
  const isSmall = capitals === null || !/\p{Lu}/u.test(capitals)
  const text = trimTail(isSmall ? takeSmall(visible, from, limit) : capitals)
  if (text.length < 2) return null
  const tail = matchAt(LEGAL_TAIL, visible, from + text.length)?.replace(/\.$/, '') ?? ''
  const end = from + text.length + tail.length
  return { start: from, end, text: visible.slice(from, end), isSmall }
}

function takeSmall(visible: string, from: number, limit: number): string {
  const words: string[] = []
  let end = from
  for (let at = from; at < limit && words.length < SMALL_WORDS_MAX; ) {
    const word = matchAt(SMALL_WORD, visible, at)?.slice(0, limit - at) ?? null
    if (word === null) break
    const lower = word.toLowerCase()
    const next = visible
      .slice(at + word.length, limit)
      .trim()
      .toLowerCase()
    const isLink = words.length > 0 && /^(?:and|&|\+|of)$/.test(lower)
    if (isLink ? !goesOn(lower, next) : words.length > 0 && SENTENCE_WORD.test(lower)) break
    words.push(word)
    end = at + word.length
    const space = matchAt(/ {1,2}/y, visible, end)
    if (space === null) break
    at = end + space.length
  }
  return visible.slice(from, end)
}

/** Behind "&" a name goes on, behind "and" for one or two words or up to a business word; a sentence for more. */
function goesOn(link: string, next: string): boolean {
  const words = next.split(' ')
  const [first = ''] = words
  if (MAY_FOLLOW_AND.test(first)) return true
  if (first === '' || SENTENCE_WORD.test(first)) return false
  if (link === '&' || link === '+') return true
  if (isOrdinaryWord(first) && !/^(?:accounts|payroll|accounting|support|marketing)$/.test(first))
    return false
  const isShort = words.length <= 2 || (words.length === 3 && SENTENCE_WORD.test(words[1] ?? ''))
  return isShort || isBusinessName(next)
}

export function isRole(text: string): boolean {
  const [head = ''] = text.split(/ (?:of|at|for|with|in|to) /i)
  const words = head.trim().split(' ')
  return words.length <= 5 && ROLE_WORD.test(words.at(-1) ?? '')
}

export function isDepartment(text: string): boolean {
  return DEPARTMENT.test(text)
}

/** "You'll", "Site's", "Overwhelmed" */
function isPlainWord(word: string): boolean {
  const stem = word.replace(/'?(?:s|ll|re|ve|d|m)$/i, '')
  return isOrdinaryWord(word) || isOrdinaryWord(stem) || /^loopwright$/i.test(word)
}

const AMOUNT =
  /^\d[\d.,]*\s?(?:[A-Z]{3}|k|m)?$|\s(?:dollars?|euros?|pounds?|bucks|usd|quid|hours?|percent)$/i
const NOT_FIRST =
  /^(?:[&+].*|(?:you|we|they|i|he|she|it|that|there)'(?:re|ll|ve|s|d|m)|a|an|our|my|this|your|their|his|her|some|any|no|not|all|every|each|one)$/i

/** Words that begin or end as no name of a company does. */
function isNoName({ text, isSmall }: CompanyPhrase, first: string): boolean {
  if (AMOUNT.test(text) || NOT_FIRST.test(first) || NOT_A_COMPANY.test(first)) return true
  if (isPlace(text) || isDepartment(text) || isRole(text)) return true
  // "k-e-s-t-r-e-l" is spelled; "kettle's boiling" is a sentence.
  if (/^(?:\p{L}-){2,}\p{L}$/u.test(text) || (isSmall && /^\S+'s \S+ing$/.test(text))) return true
  // "trainee of Hollins Magazine": the name begins further on.
  if (isSmall && /^(?!the )\p{Ll}+ .*\s?\p{Lu}/u.test(text)) return true
  return PREDICATE.test(first) && (isSmall || !text.includes(' '))
}

/** Whether words can name a company at all; what announces them decides whether they do. */
export function isCompanyName(phrase: CompanyPhrase): boolean {
  const { text, isSmall } = phrase
  const words = text.split(' ')
  const first = (words[0] ?? '').replace(/(?<![.,])[.,]+$/, '')
  if (isNoName(phrase, first)) return false
  if (/^\d[\d.,]*$/.test(first)) return /^[^\d\s]*\p{Lu}/u.test(words[1] ?? '')
  if (!isSmall) return words.length > 1 ? !/^loopwright/i.test(first) : !isPlainWord(first)
  if (words.every((word) => isOrdinaryWord(word) || DESCRIPTION.test(word))) return false
  return !isOrdinaryWord(first) || isBusinessName(text)
}

const HOW_MANY =
  /^(?:(?:two|three|four|five|six|several|some|\d+|local|small|regional|independent) )+/i

/** "barristers", "two bike shops": the name of a trade and nothing more. */
export function isTrade(text: string): boolean {
  const words = text.toLowerCase().replace(HOW_MANY, '')
  const match = matchHead(words)
  return match !== null && match.index === 0 && match.length === words.length
}

/** "insurance brokers", "commercial builders": what a company does, not what it is called. */
export function isDescription(text: string): boolean {
  const words = text.toLowerCase().split(' ')
  if (isTrade(text)) return true
  return words.length === 1
    ? isBusinessName(text)
    : words.every((word) => DESCRIPTION.test(word) || isBusinessName(word)) ||
        DESCRIPTION.test(words[0] ?? '')
}

/** A name in small or capital letters as it would stand on a sign. */
export function writeCompany(text: string, isShouting: boolean): string {
  if (/\p{Lu}/u.test(text) && !isShouting) return text
  return text
    .toLowerCase()
    .replaceAll(/(?<![\p{L}\p{N}'])\p{L}/gu, (letter) => letter.toUpperCase())
    .replaceAll(/\b(?:Llc|Llp|Plc|Bv|Gmbh)\b/g, (form) =>
      form === 'Gmbh' ? 'GmbH' : form.toUpperCase(),
    )
}
