import { loosenApostrophes } from '#agent/perception/loosen-apostrophes.ts'
import { findSentence } from '#agent/perception/message-view.ts'
import { listSlips } from '#agent/perception/slips.ts'
import type { NamedTool } from '#agent/perception/tool-entries.ts'
import { isListJoint } from '#agent/perception/tool-guards.ts'

const NOT = "(?:don't|do not|doesn't|does not|didn't|did not|never|won't|not)"
const USE = '(?:use|used|using|have|own|run|touch|need|work (?:in|with|on)|on|in)'
const LEFT = [
  `${listSlips('stopped')}|stop(?: using)?|quit|ceased|${listSlips('dropped')}|dropping|ditched|cancell?ed|scrapped|binned|retired|axed|junked|abandoned|uninstalled`,
  '(?:got|gotten|getting) (?:rid|shot) of|replaced|swapped(?: out)?|(?:moved|came|switched|migrated|gone|are|went|come) (?:off|away from|from|on from)|(?:gave|given) up(?: on)?|let go of|(?<=(?:\\b(?:we|i|they)(?:.?re|.?m| are| am|)|\\b(?:were|being|been|now|all|both|finally|completely|totally|so|pretty much)) )(?:done|finished|through) with|left',
].join('|')
const PLEASE =
  "(?:^|[.,;:!?-]\\s?|\\b(?:please|and|but|also|you can|can you|could you|let's|just|actually|sorry|wait)\\s)"
const STRIKE =
  'strike|scratch|remove|delete|drop|lose|scrap|skip|exclude|disregard|ignore|forget(?: about)?|cross (?:out|off)|(?:take|leave) (?:off|out)'
const LINK = '(?:(?:the|our|my|that|using|with|to|of|paying for|working (?:in|with))\\s){0,2}'
/** Said right before a name, it is no longer used or was never. */
const BEFORE = loosenApostrophes(
  new RegExp(
    `(?:\\bno longer(?: ${USE})?|\\b${NOT}(?: (?:actually|really|even|currently|ever))? ${USE}|\\b(?:${LEFT})|(?:^|[,;(]\\s?|\\b(?:and|but|it's|its|that's) )(?:not|no)|\\b(?:instead|in place) of|\\brather than)\\s${LINK}$`,
  ),
)
/** An order to us rather than a report. */
const ORDERED = new RegExp(`${PLEASE}(?:${STRIKE})\\s${LINK}$`)
const TAKE = new RegExp(`${PLEASE}(?:take|cross|leave|strike|get|pull)\\s${LINK}$`)
const TAKEN_OUT = /^\s(?:off|out|away)\b/
/** "We don't use Excel for that", "we dropped Excel files in there". */
const GOES_ON =
  /^\s(?:for (?!good)|to\b|when\b|as an?\b|properly|well\b|enough|much|often|every|connected|integrated|directly|open|files?|exports?|sheets?|reports?|orders?|invoices?|tickets?|calls?|meetings?|messages?|links?|alone|only)/
const BEHIND = loosenApostrophes(
  /^(?:\s(?:is|was|are|were|has been|have been)|'s)? ?(?:gone|dropped|cancell?ed|history|retired|no longer (?:used|in use|with us|a thing|ours)|not (?:used|in use|ours)|isn't (?:used|in use|ours)|was (?:a mistake|replaced)|(?:should|can|must|needs to|has to) (?:come off|go\b|be (?:removed|deleted|struck|dropped|taken))|doesn't belong|went (?:away|out\b)|we (?:no longer|dropped|left|stopped|cancell?ed|ditched|got rid|gave up|don't (?:use|have)|do not (?:use|have)|never (?:used|had)))\b/,
)
/** What may be, is wished for, or is said of others takes nothing away. */
const NOT_YET = loosenApostrophes(
  /\b(?:wants?|would|we'd|i'd|like to|plan\w*|might|may|could|will|going to|gonna|hop(?:e|es|ing)|wish|if|consider\w*|think\w*|about to|looking (?:to|for)|tired|they|he|she|accountants?|suppliers?|clients?|customers?)\b/,
)
const BEFORE_CHARS = 60
const BEHIND_CHARS = 60

type Drop = 'ordered' | 'told' | null

function readDrop(plain: string, { start, end }: Pick<NamedTool, 'start' | 'end'>): Drop {
  const [from, to] = findSentence(plain, start)
  const before = plain.slice(Math.max(from, start - BEFORE_CHARS), start)
  const behind = plain.slice(end, Math.min(to, end + BEHIND_CHARS))
  if (TAKE.test(before) && TAKEN_OUT.test(behind)) return 'ordered'
  if (ORDERED.test(before) && !GOES_ON.test(behind)) return 'ordered'
  if (plain.charAt(to) === '?' || NOT_YET.test(plain.slice(from, start))) return null
  return BEHIND.test(behind) || (BEFORE.test(before) && !GOES_ON.test(behind)) ? 'told' : null
}

/** Which of the names the visitor says are not or no longer used; what is said before the first of a list goes for all. */
export function markDropped(
  plain: string,
  named: readonly NamedTool[],
  used: readonly boolean[],
): boolean[] {
  const drops: Drop[] = []
  for (const [index, tool] of named.entries()) {
    const previous = named[index - 1]
    const before = drops[index - 1] ?? null
    const isListed = previous !== undefined && isListJoint(plain.slice(previous.end, tool.start))
    const isShared = isListed && (before === 'ordered' || used[index] === false)
    drops[index] = readDrop(plain, tool) ?? (isShared ? before : null)
  }
  return drops.map((drop) => drop !== null)
}

const CUES = loosenApostrophes(
  new RegExp(`\\b(?:no longer ${USE}|${NOT} ${USE}|${LEFT}|${STRIKE}) ${LINK}`, 'g'),
)
const CUES_MAX = 5
const LIST_CHARS = 100
const LIST_CUT = /\s?(?:,|&|\+|\b(?:and|or|nor)\b)\s?/
const LATER =
  /\s(?:any ?more|anymore|now|at all|since|in (?:january|february|march|april|may|june|july|august|september|october|november|december|20\d\d))\b.*$/
const NAME_WORDS_MAX = 3

/** What is listed behind such words, for names that no list of ours holds. Only what is known can be struck by it. */
export function listDroppedWords(plain: string): string[] {
  return [...plain.matchAll(CUES)].slice(0, CUES_MAX).flatMap((match) => {
    const start = match.index + match[0].length
    const [, to] = findSentence(plain, start)
    const pieces = plain.slice(start, Math.min(to, start + LIST_CHARS)).split(LIST_CUT)
    const first = listPrefixes(pieces[0] ?? '').filter(
      (words) => readDrop(plain, { start, end: start + words.length }) !== null,
    )
    const others = pieces.slice(1).map((piece) => piece.replace(LATER, '').trim())
    return first.length === 0 ? [] : [...first, ...others.filter((piece) => piece !== '')]
  })
}

/** "Brokerflow any more": a name may be one word of it or several. */
function listPrefixes(piece: string): string[] {
  const words = piece.split(' ').slice(0, NAME_WORDS_MAX)
  return words.map((_, index) => words.slice(0, index + 1).join(' ')).filter((text) => text !== '')
}
