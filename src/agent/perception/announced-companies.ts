import { isBusinessName } from '#agent/perception/business-words.ts'
import {
  type CompanyPhrase,
  isDepartment,
  isDescription,
  isRole,
  isTrade,
} from '#agent/perception/company-phrases.ts'
import {
  type CompanyCandidate,
  type CompanyScene,
  isIntroduced,
  isToEnd,
  readCompany,
  scoreCompany,
} from '#agent/perception/company-scene.ts'
import { isSureGivenName } from '#agent/perception/given-names.ts'
import { isGenericNoun } from '#agent/perception/industry-words.ts'
import type { Part } from '#agent/perception/introduction-parts.ts'
import { isAskedFor } from '#agent/perception/message-view.ts'
import { isOrdinaryWord } from '#agent/perception/not-a-name.ts'

const CONNECTOR =
  /(?<![\p{L}'])(?:at|with|from|for|of|w\/|w|@|behalf of|called|named)\s{1,2}(?:the\s)?/gu
/** What may come behind a company's name: "we're Acme in Ohio" and not "we're PCI compliant". */
const FOLLOWED =
  /^(?:[\s.!'-]*$|\s(?:and|in|at|from|with|based|a|an|the|of|our|who|which|now|here|over|on|by|for|we|i|out|but|so|not|then|is)(?![a-z]))/
/** What may stand between a name and where it is from. */
const BESIDE = /^[\s.,]{0,3}(?:(?:here|over|i'm|im|i|work|working|writing|calling|on)\s)*$/

const OURS =
  /\sis (?:our|my|the) (?:(?:company|business|firm|employer|shop|practice|outfit|charity|place|agency|school)(?:'s name)?|name of (?:our|the) (?:company|business|firm))\s*$/

/** "Redfern Cold Storage is our company". */
export function readTailed(scene: CompanyScene, part: Part): CompanyCandidate[] {
  const tail = OURS.exec(scene.view.plain.slice(part.at, part.end))
  if (tail === null || part.cue !== null) return []
  const phrase = readCompany(scene, part.at, part.at + tail.index)
  const isWhole = phrase !== null && phrase.end === part.at + tail.index
  return isWhole ? [{ phrase, score: 8 + scoreCompany(scene, phrase) }] : []
}

/** "The company is called …", "I work for …", "we're …". */
export function readCued(scene: CompanyScene, part: Part): CompanyCandidate[] {
  const { cue } = part
  const isOwnName =
    cue !== null && /\b(?:my|me|i|myself|i'm)\b/.test(scene.view.plain.slice(part.at, cue.end))
  const mayAnswer =
    cue?.role === 'either' || (cue?.role === 'name' && cue.kind === 'named' && !isOwnName)
  const isAnswer = mayAnswer && isAskedFor(scene.view, 'company_name')
  if (cue === null || (cue.role !== 'company' && !isAnswer)) return []
  const phrase = readCompany(scene, cue.end + skipArticle(scene, cue.end), part.end)
  if (phrase === null) return []
  const base = phrase.isSmall ? gradeSmall(scene, part, phrase) : gradeWritten(scene, part, phrase)
  return [{ phrase, score: base + scoreCompany(scene, phrase) }]
}

function gradeWritten({ view }: CompanyScene, { cue, end }: Part, phrase: CompanyPhrase): number {
  if (cue?.kind === 'named') return 8
  if (cue?.kind === 'placed') return 7
  return cue?.kind === 'label' || FOLLOWED.test(view.plain.slice(phrase.end, end)) ? 5 : 0
}

/** In lower case the line of business looks like a name: "we're insurance brokers". */
function gradeSmall(scene: CompanyScene, part: Part, phrase: CompanyPhrase): number {
  const kind = part.cue?.kind
  const isWhole = isToEnd(scene, phrase, part)
  const isDescribed = isDescription(phrase.text)
  if (kind === 'named') return isKindOnly(phrase, isWhole) ? 0 : 8
  if (kind === 'label') return isWhole ? 5 : 0
  if (kind === 'placed') return isWhole && !isDescribed ? 3 : 0
  if (isDescribed || isSentence(phrase.text)) return -9
  return isWhole && isAskedFor(scene.view, 'company_name') ? 4 : Number(isIntroduced(scene))
}

/** "The people I work with are barristers": what they are is not what they are called. */
const isKindOnly = ({ text }: CompanyPhrase, isWhole: boolean) =>
  isTrade(text) || (isDescription(text) && !isWhole)

/** "three sisters selling wood" */
function isSentence(text: string): boolean {
  const [first = '', ...others] = text.toLowerCase().split(' ')
  return isOrdinaryWord(first) || others.some((word) => /ing$/.test(word) && isPlainVerb(word))
}

const isPlainVerb = (word: string) =>
  isOrdinaryWord(word) || /^(?:sell|do|mak|help|serv)ing$/.test(word)

function skipArticle({ view }: CompanyScene, at: number): number {
  return /^the\s(?=\S)/.exec(view.visible.slice(at, at + 5))?.[0].length ?? 0
}

/** "I handle dispatch for", "I look after operations for". */
const DOES =
  /^(?:i )?(?:handle|run|do|manage|lead|oversee|look after|take care of|am in charge of|head(?: up)?)\s/i

type Connection = {
  word: string
  /** What stands between the beginning of the part and the connecting word. */
  before: string
  isBehindName: boolean
  isBehindRole: boolean
}

function readConnection(
  { view, name }: CompanyScene,
  part: Part,
  { word, from }: { word: string; from: number },
): Connection {
  const before = view.visible.slice(part.cue?.end ?? part.at, from).trim()
  const task = DOES.exec(before)?.[0] ?? ''
  const role = before.slice(task.length).replace(/^(?:the|an?|one of the)\s|\s(?:here|over)$/gi, '')
  const gap = name === undefined ? -1 : from - name.span[1]
  return {
    word,
    before,
    isBehindName: gap >= 0 && gap <= 40 && BESIDE.test(view.plain.slice(from - gap, from)),
    isBehindRole: isRole(role) || ((part.cue !== null || task !== '') && isDepartment(role)),
  }
}

/** "A chain of", "a firm of": what is behind says what it is, not what it is called. */
function isKind(before: string): boolean {
  const [article, ...words] =
    /(?:^|\s)(?:an?|the|one) (?:[a-z-]+ ){0,2}[a-z-]+$/i.exec(before)?.[0].trim().split(' ') ?? []
  return article !== undefined && isGenericNoun(words.at(-1) ?? '')
}

/** Whether "of", "for" and the others lead to a company here. */
function isLeading(
  scene: CompanyScene,
  { word, before, isBehindName, isBehindRole }: Connection,
  phrase: CompanyPhrase,
): boolean {
  if (/^(?:called|named)/.test(word)) return true
  if (isBehindRole) return !(word.startsWith('of') && isKind(before))
  if (word.startsWith('of')) return isBehindName && !isKind(before)
  if (word.startsWith('for') && !isBehindName) {
    return scoreCompany(scene, phrase) >= 3 && isIntroduced(scene) && !/short$/i.test(before)
  }
  const isOpening = before === '' && isBusinessName(phrase.text) && !phrase.isSmall
  return isIntroduced(scene) || isOpening || isSureGivenName(before.split(' ')[0] ?? '')
}

/** "… at Kincaid", "CEO of Kestrel Marine", "a small firm called Tidewater". */
export function readConnected(scene: CompanyScene, part: Part): CompanyCandidate[] {
  const text = scene.view.plain.slice(part.start, part.end)
  return [...text.matchAll(CONNECTOR)].flatMap((match) => {
    const [word] = match
    const from = part.start + match.index
    const phrase = readCompany(scene, from + word.length, part.end)
    if (phrase === null) return []
    const connection = readConnection(scene, part, { word, from })
    if (!isLeading(scene, connection, phrase)) return []
    const base = gradeConnected(connection, phrase, isToEnd(scene, phrase, part))
    return [{ phrase, score: base + scoreCompany(scene, phrase) }]
  })
}

function gradeConnected(
  { word, before, isBehindName, isBehindRole }: Connection,
  { isSmall }: CompanyPhrase,
  isWhole: boolean,
): number {
  const isTrusted = isBehindName || isBehindRole || /^(?:called|named)/.test(word)
  if (!isSmall) return isTrusted ? 6 : 4
  if (!isWhole) return 0
  return isTrusted ? 4 : before === '' ? 2 : 0
}
