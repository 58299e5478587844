import { isBusinessName } from '#agent/perception/business-words.ts'
import { isRole, isTrade } from '#agent/perception/company-phrases.ts'
import { isGivenName, isSureGivenName } from '#agent/perception/given-names.ts'
import { isLocalPart, matchLabel } from '#agent/perception/host-evidence.ts'
import type { Introduction, NamePhrase, Part } from '#agent/perception/introduction-parts.ts'
import { isAskedFor } from '#agent/perception/message-view.ts'
import { startsOtherwise } from '#agent/perception/not-a-name.ts'

/** What may come behind a name: "Maya here", "is my name", "from Acme writing". */
const SIGNED_TAIL =
  /^(?:(?:here|typing|speak\p{L}*|writing|ag(?:ain|ian)|back(?=\s*$)|at your service|this (?:side|end)|desu|it is|by name|is (?:my |the )?name|is me|is what (?:they|people|everyone) calls? me|(?:on|at) (?:this|the other|my) (?:end|side)|at the (?:keyboard|desk))(?![\p{L}]))|^(?:from|with|at|of) .{2,50} (?:here|speaking|writing|calling)$/u
/** What a sentence goes on with behind a name. */
const LINK_TAIL =
  /^(?:(?:here|over|again|speaking|calling|writing|coming|now|working|i work)\s)?(?:from|with|at|of|w\/|@|for|on behalf|in|and|only|actually|really|though|myself|not|or|by the way|btw|aka|is fine|is ok|will do|please|pls|then|now|too|also|as in|thanks|thx|short for)(?![\p{L}])|^[w@]\b|^&/u
const FROM_TAIL = /^(?:(?:here|over)\s)?(?:from|with|at|of|w\/|@)(?![\p{L}])/u

/** What can be seen of a phrase and of what follows it. */
type Signs = {
  tail: string
  isSigned: boolean
  /** Nothing follows that would make the phrase a part of a sentence. */
  isEnded: boolean
  isWritten: boolean
  isKnown: boolean
  isAsked: boolean
}

/** Whether what stands behind a phrase makes it the visitor's name, wherever it stands. */
export function isSigned(tail: string): boolean {
  return SIGNED_TAIL.test(tail.replace(/^[\s.,'-]+/, ''))
}

function readSigns({ view, isShouting }: Introduction, { phrase, part }: NamePhrase): Signs {
  const tail = view.plain.slice(phrase.end, part.end).replace(/^[\s.,'-]+/, '')
  const [first = ''] = phrase.words
  return {
    tail,
    isSigned: isSigned(tail),
    isEnded: tail === '' || isSigned(tail) || LINK_TAIL.test(tail),
    isWritten: /^\p{Lu}/u.test(first) && !isShouting,
    isKnown: isSureGivenName(first),
    isAsked: isAskedFor(view, 'contact_name'),
  }
}

/** What the words before a phrase say for its being the visitor's name; null when they speak of something else. */
export function scoreCue(intro: Introduction, found: NamePhrase): number | null {
  const { cue } = found.part
  const signs = readSigns(intro, found)
  const { isEnded, isWritten, isKnown, isAsked } = signs
  if (cue === null) return isEnded ? scoreBare(intro, found, signs) : null
  if (cue.role === 'company') return null
  if (cue.kind === 'answer' && !isAsked) return null
  const isCompanyAsked = intro.view.context.asking === 'company_name'
  const isOwn = /\b(?:my|me|i)\b/.test(intro.view.plain.slice(found.part.at, cue.end))
  if (isCompanyAsked && cue.role === 'name' && !isOwn) return null
  if (cue.kind !== 'open') return isEnded || isWritten || isKnown ? 10 : null
  return cue.role === 'name' ? scoreOpen(signs, found.part) : scoreEither(intro, found.part, signs)
}

/** "I'm …", "this is …" */
function scoreOpen(signs: Signs, { start, at, order }: Part): number | null {
  const { tail, isEnded, isSigned, isWritten, isKnown, isAsked } = signs
  const isPlain = tail === '' || isSigned || FROM_TAIL.test(tail)
  const isGreeting = order === 0 && at > start
  return (isEnded && (isWritten || isKnown)) || (isPlain && (isAsked || isGreeting)) ? 6 : null
}

/** "It's …" may be anything; a correction or "again" makes it a name. */
function scoreEither({ view }: Introduction, part: Part, signs: Signs): number | null {
  const { tail, isEnded, isSigned, isWritten, isAsked } = signs
  const isCorrected = /^not /.test(tail) || /\bname\b/.test(view.plain.slice(0, part.start))
  return isEnded && (isAsked || isSigned || (isCorrected && isWritten)) ? 5 : null
}

/** Behind a few words of greeting a name is as good as first. */
function isNearStart({ view }: Introduction, { start }: Part): boolean {
  return view.plain.slice(0, Math.min(start, 60)).trim().split(/\s+/).length <= 5 && start <= 40
}

/** Whether a name may stand without announcement here at all. */
function mayBeBare({ view }: Introduction, { part }: NamePhrase, signs: Signs): boolean {
  const { asking, knownSlots } = view.context
  if (asking === 'company_name')
    return signs.isKnown && signs.isWritten && FROM_TAIL.test(signs.tail)
  if (!signs.isAsked && knownSlots.has('contact_name')) return false
  if (startsOtherwise(view.visible.slice(part.start, part.end))) return false
  return part.order === 0 || signs.isWritten || signs.isKnown
}

/** A phrase that nothing announces counts for where it stands. */
function scoreBare(intro: Introduction, found: NamePhrase, signs: Signs): number | null {
  const { isSigned, isWritten, isKnown, isAsked } = signs
  const isNew = found.part.order === 0 && !intro.view.context.knownSlots.has('contact_name')
  if (isSigned && (isWritten || isAsked || isKnown || isNew)) return 6
  if (!mayBeBare(intro, found, signs)) return null
  const asked = isAsked ? 3 : hasHost(intro) ? 1 : 0
  const link = scoreLink(intro, found, signs)
  if (asked === 0 && link === 0) return null
  const isFull = isWritten && found.phrase.words.length > 1
  return asked + link + scorePlace(intro, found.part) + (isFull ? 1 : 0)
}

function hasHost({ evidence, view }: Introduction): boolean {
  return evidence.label !== null || view.context.asking === 'company_website'
}

/** "Farah, CEO of …", "Omar from …" */
function scoreLink({ view, parts }: Introduction, { part }: NamePhrase, signs: Signs): number {
  const next = parts[part.order + 1]
  const isRoleNext = next !== undefined && isRole(view.visible.slice(next.at, next.end))
  return (isRoleNext ? 2 : 0) + (signs.isWritten && FROM_TAIL.test(signs.tail) ? 1 : 0)
}

/** First, last of a short message, or behind a few words of greeting. */
function scorePlace(intro: Introduction, part: Part): number {
  const isEnd = part.after === '' || part.after.trim() === '.'
  const isShort = intro.parts.length <= 3 && isEnd
  return part.order === 0 || isShort || isNearStart(intro, part) ? 2 : 0
}

/** What the phrase itself says for being a person's name. */
export function scorePerson(intro: Introduction, found: NamePhrase): number {
  const { words, hasTitle } = found.phrase
  const plainWords = words.map((word) => word.toLowerCase())
  return (
    scoreGiven(words) +
    (hasTitle ? 3 : 0) +
    (isLocalPart(plainWords, intro.evidence.local) ? 6 : 0) -
    (isBusiness(intro, found) ? 9 : 0) -
    (isHost(intro, words) ? 4 : 0)
  )
}

function scoreGiven(words: readonly string[]): number {
  const [first = ''] = words
  if (isSureGivenName(first)) return 3
  const isLastGiven = words.length > 1 && isSureGivenName(words.at(-1) ?? '')
  return isGivenName(first) || isLastGiven ? 2 : 0
}

function isBusiness({ view }: Introduction, { phrase, part }: NamePhrase): boolean {
  const text = phrase.words.join(' ')
  if (isBusinessName(text) || (part.cue === null && isTrade(text))) return true
  const isNamed = part.cue !== null && part.cue.kind !== 'open'
  const whole = view.visible.slice(phrase.start, part.end)
  return (
    !isNamed &&
    isBusinessName(whole) &&
    !/ (?:from|at|with|of|w\/?|@|for|is|works?|and (?:(?:the|my|our) )?(?:company|firm|business|i|we)) /i.test(
      whole,
    )
  )
}

/** The words are the company's host, and no given name begins them. */
function isHost({ evidence }: Introduction, words: readonly string[]): boolean {
  if (scoreGiven(words) > 0) return false
  const share = matchLabel(
    words.map((word) => word.toLowerCase()),
    evidence.label,
  )
  return words.length > 1 ? share > 0.5 : share === 1
}
