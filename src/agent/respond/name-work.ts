import { toGerund } from '#agent/lexicon/verb-forms.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import { NEVER_WORK, WORK_ARTICLES, WORK_EDGES, WORK_ENDS } from '#agent/lexicon/work-words.ts'
import { type ConversationState, getKnownText } from '#agent/state/conversation-state.ts'
import { isWeak, isWorkNoun, readVerb } from '#agent/understand/slots/work-words.ts'
import { type Token, tokenize } from '#agent/understand/text/tokens.ts'
import { site } from '#content/site.ts'

/** A name of more words is too long to stand inside a question. */
const WORDS_MAX = 4

export type WorkName = { words: string; isDoing: boolean }

/** A short name for the work in the visitor's words, such as "invoice matching" or "re-keying orders"; else null. */
export function nameWork(state: ConversationState): WorkName | null {
  const said = getKnownText(state, 'pain') ?? ''
  const tokens = tokenize(said)
  const start = tokens.findIndex(({ norm }) => !WORK_ARTICLES.has(norm))
  if (start < 0) return null
  const doing = readDoing(tokens, start)
  const from = doing?.from ?? start
  const last = findEnd(tokens, from)
  const name = tokens.slice(from, last)
  if (name.length === 0 || !isName(name)) return null
  const words = said.slice(name[0]?.start ?? 0, name.at(-1)?.end ?? 0)
  if (doing === null) return { words: writeAsSaid(words), isDoing: false }
  // "Putting orders into the ERP" is not named by "putting orders".
  if (doing.isWeak && tokens[last]?.kind === 'word') return null
  return { words: `${doing.words} ${writeInside(words)}`, isDoing: true }
}

type Doing = { words: string; from: number; isWeak: boolean }

/** "Re-keying", "typing up": what is done, and where its object begins; null where the name is that of a thing. */
function readDoing(tokens: readonly Token[], start: number): Doing | null {
  const isPrefixed = tokens[start + 1]?.norm === '-' && readVerb(tokens[start + 2]) !== undefined
  const at = isPrefixed ? start + 2 : start
  const verb = readVerb(tokens[at])
  if (verb === undefined || verb.form === 'done' || isNoun(tokens, at)) return null
  const prefix = isPrefixed ? `${tokens[start]?.norm}-` : ''
  const particle = tokens[at + 1]
  const hasParticle = PARTICLES.has(particle?.norm ?? '')
  return {
    words: `${prefix}${toGerund(verb.base)}${hasParticle ? ` ${particle?.norm}` : ''}`,
    from: at + (hasParticle ? 2 : 1),
    isWeak: isWeak(verb),
  }
}

/** "Typing up job sheets". */
const PARTICLES = toWordSet('up in out over off down')

/** "Invoicing" is a name; "retyping customs forms" is something done. */
function isNoun(tokens: readonly Token[], at: number): boolean {
  const next = PARTICLES.has(tokens[at + 1]?.norm ?? '') ? at + 2 : at + 1
  const hasObject = readVerb(tokens[at])?.form === 'doing' && isInside(tokens, next, next)
  return isWorkNoun(tokens[at]?.norm ?? '') && !hasObject
}

/** A name ends where the sentence goes on: at a small word, a pause, or a word of another part of speech. */
function findEnd(tokens: readonly Token[], from: number): number {
  let end = from
  while (end < tokens.length && isInside(tokens, end, from)) end += 1
  return end
}

function isInside(tokens: readonly Token[], at: number, from: number): boolean {
  const token = tokens[at]
  if (token === undefined) return false
  if (token.kind === 'sign') return token.norm === '-' && token.isGlued
  const isArticle = at === from && WORK_ARTICLES.has(token.norm)
  if (token.kind === 'number') return tokens[at - 1]?.norm === '-'
  // "Certificates of insurance".
  if (token.norm === 'of' && at > from) return isObject(tokens[at + 1])
  return (
    token.kind === 'word' &&
    !WORK_ENDS.has(token.norm) &&
    (isArticle || !WORK_EDGES.has(token.norm))
  )
}

const isObject = (token: Token | undefined): boolean =>
  token?.kind === 'word' && !WORK_ENDS.has(token.norm) && !WORK_EDGES.has(token.norm)

function isName(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word')
  const isPlain = words.every(({ norm }, at) => at < words.length - 1 || !NEVER_WORK.has(norm))
  const isNamed = words.some(({ norm }) => isWorkNoun(norm))
  // "Rostering".
  const isAlone = words.length === 1 && /\p{L}{3}ing$/u.test(words[0]?.norm ?? '')
  return isPlain && words.length <= WORDS_MAX && (isNamed || isAlone)
}

/** "PO matching" keeps its capitals, the first word of a sentence does not. */
function writeAsSaid(name: string): string {
  const bare = stripArticle(name)
  const isAcronym = bare.length > 1 && bare.slice(0, 2) === bare.slice(0, 2).toUpperCase()
  return isAcronym ? bare : bare.toLowerCase()
}

/** "Typing the report" keeps its article. */
function writeInside(words: string): string {
  return words.toLowerCase().startsWith('the ') ? words.toLowerCase() : writeAsSaid(words)
}

function stripArticle(name: string): string {
  const [first = '', ...rest] = name.split(' ')
  return rest.length > 0 && WORK_ARTICLES.has(first.toLowerCase()) ? rest.join(' ') : name
}

/** A name of more words is no name but a sentence. */
const TOPIC_MAX_WORDS = 4
const TOPIC_MAX_CHARS = 40

/** Where a question names what it asks for. */
const FRAMES: readonly RegExp[] = [
  /\b(?:what|which|what kind of|what sort of) (.+?) (?:do|does|are|is|have|can|would|will) (?:you|your|it|there)\b/i,
  /\b(?:what|who|where|how)(?:[’']?s| is| are) (?:your|ur|the) (.+)/i,
  new RegExp(
    `\\b(?:do|does|did|can|could|would|will) (?:you|u|${site.spokenName})(?: guys)?(?: also)? (?:have|offer|do|provide|accept|support|carry|use|sell|publish|sign|run|take|work) (?:(?:any|an?|the|your|on) )?(.+)`,
    'i',
  ),
  /\b(?:what|how) about (?:(?:your|the|an?) )?(.+)/i,
  /\b(?:is|are) there (?:(?:any|an?) )?(.+)/i,
  /\b(?:have|got) (?:any|an?) (.+)/i,
  /^\W*(?:and |but |so )?(?:can|could|does|do|will|would) (?:it|this|they|(?:the )?agents?|(?:the )?ai|(?:the |your )?bot) (?:also |even |still )?[a-z]+ (?:(?:my|our|the|an?|your|any) )?(.+)/i,
]

/** A name ends before these. */
const TOPIC_ENDS = toWordSet(`
that which who whose where when while how why if because and or but so to for with without in on at by as from into about than then
i we you he she they it us me my our your their this these those is are was were be been do does did have has had can could will
would should must may please right now here there today yet too also either really just only exactly already not no
`)
/** Words that name nothing, and words that a firm does not say of itself even in quotes. */
const NOT_NAMED = toWordSet(`
point points matter problem deal use thing things stuff difference meaning reason way ways time date anything something everything nothing
someone somebody anyone anybody one ones more other others best worst good bad favorite favourite best opinion idea answer question
scam scams scammer fraud frauds lie lies liar liars crime crimes criminal criminals illegal lawsuit lawsuits sex racist nazi porn drugs kill
suicide hack hacked hacker stupid dumb idiot idiots crap shit fuck damn hell fake cheat cheats thief theft
`)
/** "Friday am instead" and "anything by Monday" name no subject. */
const OF_TIME =
  /\b(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?|am|pm|today|tonight|tomorrow|morning|afternoon|evening|later|earlier|sooner|instead|again|next|last)\b/i
/** A single word of fewer letters is seldom a subject that anybody would recognize: "app". */
const ALONE_MIN_CHARS = 4
const PLAIN_WORD = /^[a-z][a-z’'&/-]*$/i

/** What a question asks for, in the visitor's own words: "cyber insurance". Null where that is not plain or not safe. */
export function nameTopic(asked: string): string | null {
  const [sentence = ''] = asked.split(/[?!.,;:()"“”\n]/).filter((part) => part.trim() !== '')
  for (const frame of FRAMES) {
    const named = sentence.match(frame)?.[1]
    if (named !== undefined) return cutName(named.trim().split(/\s+/))
  }
  return null
}

function cutName(words: readonly string[]): string | null {
  const end = words.findIndex((word) => TOPIC_ENDS.has(word.toLowerCase()))
  const name = end < 0 ? words : words.slice(0, end)
  const text = name.join(' ')
  const isSafe = name.every((word) => PLAIN_WORD.test(word) && !NOT_NAMED.has(word.toLowerCase()))
  const isShort =
    name.length > 0 && name.length <= TOPIC_MAX_WORDS && text.length <= TOPIC_MAX_CHARS
  const isNamed = name.length > 1 || text.length >= ALONE_MIN_CHARS || /^[A-Z]{2,}$/.test(text)
  return isSafe && isShort && isNamed && !OF_TIME.test(text) ? text : null
}
