import { CALL_WORDS, PERSON_WORDS, REFUSING, WANTING } from '#agent/lexicon/claim-words.ts'
import { SEEKING_PHRASES } from '#agent/lexicon/proposal-phrases.ts'
import { toQuestion } from '#agent/understand/acts/ask-faq.ts'
import { findQuestionClauses } from '#agent/understand/acts/questions.ts'
import type { Act, FaqAct, ModelReading, MoveAct, Span } from '#agent/understand/message/act.ts'
import { BLANK, type Context } from '#agent/understand/message/message-view.ts'
import { type Claims, hasWord, locateQuote } from '#agent/understand/proposals/claims.ts'
import { findClauses } from '#agent/understand/text/clauses.ts'
import { compilePhrases, findPhrases } from '#agent/understand/text/phrases.ts'
import { tokenize } from '#agent/understand/text/tokens.ts'

const SEEKS = compilePhrases({ seeks: SEEKING_PHRASES })

type Heard = { acts: readonly Act[]; context: Context }

const overlaps = (one: Span, other: Span) => one[0] < other[1] && other[0] < one[1]

/** A question to us that the rules did not hear, in words that ask. */
function readQuestions({ acts }: Heard, claims: Claims, reading: ModelReading): FaqAct[] {
  return reading.questions.slice(0, 2).flatMap(({ quote }): FaqAct[] => {
    const span = locateQuote(claims, quote)
    if (span === null || claims.visible.slice(...span).includes(BLANK)) return []
    const isHeard = acts.some(
      (act) =>
        act.kind === 'ask_faq' ||
        (act.kind !== 'pain' && act.kind !== 'other_lang' && overlaps(act.span, span)),
    )
    const words = claims.visible.slice(span[0], span[1] + 2)
    const asks =
      /[?？؟]/u.test(words) ||
      findQuestionClauses(words).length > 0 ||
      findPhrases(SEEKS, tokenize(words)).length > 0
    return asks && !isHeard ? [toQuestion(claims.heard.start, span)] : []
  })
}

/** A clause that wants something that it names, and does not deny it. */
function findWanted(
  { tokens, text }: Claims,
  words: ReadonlySet<string>,
): Omit<MoveAct, 'kind'> | null {
  const clause = findClauses(tokens).find(({ from, to, time, owner, isNegated }) => {
    const own = tokens.slice(from, to)
    return (
      time !== 'past' &&
      owner !== 'other' &&
      !isNegated &&
      hasWord(own, words) &&
      hasWord(own, WANTING)
    )
  })
  if (clause === undefined) return null
  const span: Span = [tokens[clause.from]?.start ?? 0, tokens[clause.to - 1]?.end ?? 0]
  return { quote: text.slice(...span), span }
}

/** Questions, a refusal, and what a reading says is wanted, where their words stand in the message. */
export function readMoves(understood: Heard, claims: Claims, reading: ModelReading): Act[] {
  const { acts, context } = understood
  const has = (...kinds: Act['kind'][]) => acts.some(({ kind }) => kinds.includes(kind))
  const moves: Act[] = readQuestions(understood, claims, reading)
  const person = reading.wantsPerson && !has('handoff') ? findWanted(claims, PERSON_WORDS) : null
  if (person !== null) moves.push({ kind: 'handoff', ...person })
  const isCall = reading.wantsCall && !has('book', 'no_call', 'decline_booking', 'handoff')
  const call = isCall && person === null ? findWanted(claims, CALL_WORDS) : null
  if (call !== null) moves.push({ kind: 'book', ...call })
  const refusing = has('refuse') ? null : REFUSING.exec(claims.folded)
  const asked = [context.asking, context.alsoAsking]
  const kept = reading.refuses.find(
    (slot) =>
      asked.includes(slot) &&
      !acts.some((act) => 'value' in act && 'slot' in act && act.slot === slot),
  )
  if (refusing !== null && kept !== undefined) {
    const span: Span = [refusing.index, refusing.index + refusing[0].length]
    moves.push({ kind: 'refuse', slot: kept, quote: claims.text.slice(...span), span })
  }
  return moves
}
