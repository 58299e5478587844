import { ARTICLE, DESCRIBES, OTHERS_FRAME, OWN_FRAME } from '#agent/perception/industry-frames.ts'
import { hintIndustry } from '#agent/perception/industry-hints.ts'
import {
  type IndustryMatch,
  isDoing,
  isGenericNoun,
  matchAnywhere,
  matchHead,
  matchMaker,
} from '#agent/perception/industry-words.ts'
import { matchDoing } from '#agent/perception/matched-doings.ts'
import { isAskedFor, type MessageView } from '#agent/perception/message-view.ts'
import { cutSegments } from '#agent/perception/segments.ts'
import type { Finding } from '#agent/understand/act.ts'

/** Where the head of a description ends: what is behind says more of it. */
const HEAD_END =
  /[.,;:!?\n()\ue000|/]|\s(?:&|\+)\s|(?<![a-z'-])(?:for|of|that|which|who|whose|with|on|in|and|but|or|based|from|at|to|where|so|because|serving|since|near|by|out|if|when|as|via|up|down|over|across|doing|selling|making|supplying|providing|offering|running|working|operating|looking|trying|specialising|specializing|focused|focusing|dealing|located|situated|called|named|owned|founded|established|writing|speaking|calling|behind|between|around|under|inside|outside|like|too|not|no|still|really|actually|basically|mostly|mainly|myself|ourselves|nothing|though|the|this|these|my|a|an|we|we're|i|i'm|our|ours|they|you|it(?! (?:support|consult|company|firm|service|provider|reseller|outsourcing|help|solution|shop|business|department))|it's|is|are|was|has|have|had|can|can't|will|would|need|needs|here|there|now|then|today)(?![a-z'-])|\s[-–—]\s/
const AND = /^\s(?:and|&|\+|or)\s(?!(?:the|an?|our|my|we|i|it|that|this|so|then|you|they)\s)/
const LEADING_ARTICLE =
  /^(?:an?|the|one of the|one|two|three|four|five|several|some|just|only|your (?:typical|average|classic|standard|usual))\s(?:(?:an?|kind of|sort of)\s)?/
const BEHIND_HEAD =
  /^\s*(?:of|for|that|which|who|in|doing|selling|making)\s+(?:(?:an?|the|does|do|sells?|makes?|runs?|provides?|offers?|is in|works? in|work in)\s+)*/
/** "It's my shop", "your consulting services": whose it is, not what it is. A two-person shop sells nothing by its name. */
const POSSESSED = /^(?:my|our|your|his|her|their)\s|(?:person|man|woman|people) shop$/
const HEAD_MAX_WORDS = 7

type Located = IndustryMatch & { start: number }

/** "a payroll and accounting bureau": two trades before the one noun. */
function readPair(body: string, headEnd: number): IndustryMatch | null {
  const and = AND.exec(body.slice(headEnd))?.[0]
  if (and === undefined || isGenericNoun(body.slice(0, headEnd).split(' ').at(-1) ?? ''))
    return null
  const rest = body.slice(headEnd + and.length)
  const end = rest.search(HEAD_END)
  const pair = body.slice(0, headEnd + and.length + (end < 0 ? rest.length : end)).trimEnd()
  if (pair.split(' ').length > HEAD_MAX_WORDS) return null
  const match = matchHead(pair)
  const isJoined = match !== null && match.index <= headEnd
  return isJoined || isGenericNoun(pair.split(' ').at(-1) ?? '') ? match : null
}

/** "A salesman for another software vendor": not one's own, or none. */
const NOT_ONES_OWN = /^(?:another|some other|any|every|each|no|which|what)\s/

/** Reads a description from its first word: its head, or what stands behind "a firm of". */
function readDescription(plain: string, from: number, limit: number): Located | null {
  const text = plain.slice(from, Math.min(limit, from + 120))
  const article = LEADING_ARTICLE.exec(text)?.[0] ?? ''
  const body = text.slice(article.length)
  const start = from + article.length
  const end = body.search(HEAD_END)
  const head = (end < 0 ? body : body.slice(0, end)).trimEnd()
  if (POSSESSED.test(head) || NOT_ONES_OWN.test(head)) return null
  const words = head.split(' ')
  if (words.length > HEAD_MAX_WORDS) return null
  const match = (end < 0 ? null : readPair(body, head.length)) ?? matchHead(head)
  if (article === '' && match?.index !== 0 && isDoing(head)) return null
  if (match !== null) return { ...match, start: start + match.index }
  return isGenericNoun(words.at(-1) ?? '') && end >= 0
    ? readBehind(plain, { head, start, limit }, body.slice(head.length))
    : null
}

/** "a firm of surveyors", "a company that builds boats": what stands behind a noun that says nothing. */
function readBehind(
  plain: string,
  { head, start, limit }: { head: string; start: number; limit: number },
  rest: string,
): Located | null {
  const behind = BEHIND_HEAD.exec(rest)?.[0]
  if (behind === undefined) return null
  const maker = matchMaker(head)
  return (
    readDescription(plain, start + head.length + behind.length, limit) ??
    (maker === null ? null : { ...maker, start })
  )
}

/** "I run finance over at …": a part of the company. */
const DEPARTMENT = /^[a-z]+ (?:here |over )?(?:at|for|of)\b/

/** "We're a logistics firm", "I work for a local council", "ours is a chain of shoe stores". */
function readDescribed({ plain }: MessageView): Located | null {
  for (const cue of plain.matchAll(DESCRIBES)) {
    const from = cue.index + cue[0].length
    if (/\bi (?:run|manage)\s*$/.test(cue[0]) && DEPARTMENT.test(plain.slice(from, from + 40)))
      continue
    // "In the warehouse" is a place; "in the insurance business" is a trade.
    const isPlaced = /(?:at|in)\s*$/.test(cue[0]) && /^the\s/.test(plain.slice(from, from + 5))
    const found = readDescription(plain, from, plain.length)
    if (
      /(?:do|offer|provide|have|as|being)\s*$/.test(cue[0]) &&
      /^(?:the|our)\s/.test(plain.slice(from, from + 5))
    )
      continue
    const isTrade = /^[a-z ]{0,40}\b(?:industry|sector|business|space|trade|field|world)\b/.test(
      plain.slice(from, from + 60),
    )
    if (found !== null && (!isPlaced || isTrade)) return found
  }
  return null
}

/** "Our dental practice": a place that one says "our" of only when it is one's own. */
const OUR_PLACE =
  /(?<![a-z])(?:our|my) ((?:(?!(?:are|is|were|customers?|clients?|go|goes|sell|send|serve|supply|to|and|for|with|at) )[a-z-]+ ){0,2}(?:practice|clinics?|factor(?:y|ies)|plant|hotels?|restaurants?|(?<=[a-z]{3} )(?:shops?|stores?)|school|hospital|dealership|brewery|bakery|company|business))(?![a-z])/

function readOwnPlace({ plain }: MessageView): Located | null {
  const place = OUR_PLACE.exec(plain)
  const match = matchHead(place?.[1] ?? '')
  if (place === null || match === null) return null
  return { ...match, start: place.index + place[0].length - (place[1]?.length ?? 0) + match.index }
}

/** "Hospice in Galway", "boarding school near Leeds". */
const IN_A_PLACE = /^(?:\p{L}+\s){1,4}(?:in|near|outside|based in|from)\s\p{Lu}\p{Ll}+$/u

/** Whether a description ends in a noun for an organisation: "claims handling outfit for motor insurers". */
function isOrganisation(text: string): boolean {
  const end = text.search(HEAD_END)
  const head = (end < 0 ? text : text.slice(0, end)).trimEnd()
  return (
    /^(?!.*(?<![a-z])(?:an?|the)\s).*\s/.test(head) && isGenericNoun(head.split(' ').at(-1) ?? '')
  )
}

/** "insurance agency, 8 people", "In short: a small firm of solicitors": a description and nothing else. */
function readStanding(view: MessageView): Located | null {
  const isAsked = isAskedFor(view, 'industry')
  for (const { start, end } of cutSegments(view)) {
    const text = view.plain.slice(start, end).replace(/ here$/, '')
    const isSelf = text.length < end - start && matchHead(text)?.index === 0
    const hasArticle = /^an? /.test(text)
    const isPlaced = IN_A_PLACE.test(view.visible.slice(start, end))
    if (!isAsked && !isSelf && !hasArticle && !isPlaced && !isOrganisation(text)) continue
    if (!isAsked && /\b(?:the|our|my|their|your|his|her|to|by|we|i|get|gets)\b/.test(text)) continue
    const found = readDescription(view.plain, start, start + text.length)
    if (found !== null) return found
  }
  return null
}

const ARTICLES_MAX = 12
const CLAUSE = /(?<![^.,;:!?\n()\ue000|])[^.,;:!?\n()\ue000|]*$/
/** Up to the last of these a clause is another one. */
const JOINT = /^.*\s(?:-|–|—|and|but|so|because)\s(?=.*\s)/
const PREFIX_MAX_WORDS = 8
/** What has a price, a date or a form of its own is a thing, though a company may be called by it. */
const THING =
  /^(?:an? )?(?:(?:[a-z-]+ )?(?:apps?|platforms?|storage|tax|training|cloud|ai|technology|mortgage|casting|fund|claims?|software|course|card|lease|rental|paper|audit|trial)|delivery|fleet|tech|property|therapy|radio|network|plant|kitchen|bar|tour|news|surgery|union|lab|design|shop|store)$/

/** "Essentially a credit union, that is our business", "I sit in the office of a wind farm operator": any lead-in that leaves it theirs. */
function readArticled({ plain }: MessageView): Located | null {
  for (const article of [...plain.matchAll(ARTICLE)].slice(0, ARTICLES_MAX)) {
    const before = plain.slice(Math.max(0, article.index - 80), article.index)
    const prefix = before.slice(before.search(CLAUSE)).replace(JOINT, '')
    if (prefix.split(' ').length - 1 > PREFIX_MAX_WORDS) continue
    if (OTHERS_FRAME.test(prefix) && !OWN_FRAME.test(prefix)) continue
    const found = readDescription(plain, article.index, plain.length)
    if (found === null) continue
    if (!THING.test(plain.slice(article.index, found.start + found.length))) return found
  }
  return null
}

function toFinding({ industry, start, length }: Located): Finding {
  return { slot: 'industry', value: industry, span: [start, start + length], consumed: [] }
}

const NONE = /\b(?:none|neither|not (?:any|really))\b/

/** The line of business, from the visitor's own words; a mention in passing is none. */
export function findIndustries(view: MessageView): Finding[] {
  const isAsked = isAskedFor(view, 'industry')
  const described =
    readDescribed(view) ?? readStanding(view) ?? readOwnPlace(view) ?? readArticled(view)
  if (described !== null) return [toFinding(described)]
  const doing = matchDoing(view.plain, isAsked)
  if (doing !== null) return [toFinding({ ...doing, start: doing.index })]
  const mentioned = isAsked && !NONE.test(view.plain) ? matchAnywhere(view.plain) : null
  if (mentioned !== null) return [toFinding({ ...mentioned, start: mentioned.index })]
  return hintIndustry(view.plain)
}
