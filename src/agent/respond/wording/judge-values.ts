import type { Token } from '#agent/respond/wording/read-tokens.ts'
import type { Segment } from '#agent/respond/wording/segment-words.ts'

const toSet = (words: string) => new Set(words.split(' '))
const FIGURES = toSet('hours rate team_size error_rate budget tool_count')
const RESTATING = toSet('so thanks thank you said told me mentioned i have and at with then')
/** What hours may be "for" or "across"; no other figure says whose it is. */
const WHOSE_HOURS = toSet('for across on of the team whole work by hand that this all together')
const BEFORE: Readonly<Record<string, ReadonlySet<string>>> = {
  company: toSet('at for of about from with'),
  industry: toSet('in for of across'),
  tools: toSet('between in into across from with through of to'),
}
const BEFORE_NAME =
  /(?:^|\b)(?:thanks|hello|hi|hey|thank you|thank you again|meet you|have you here)$/

export function isFigure(token: Token | undefined): boolean {
  return token?.kind === 'value' && FIGURES.has(token.text)
}

/** Whether each name, company, industry and list of tools stands where it can only be that. */
export function areValuesPlaced(segments: readonly Segment[]): boolean {
  return segments.every((segment, index) => {
    if (segment.role !== 'value') return true
    const before = segments[index - 1]
    const after = segments[index + 1]
    if (segment.text === 'name') {
      const isOpened =
        before === undefined || before.role === 'mark' || BEFORE_NAME.test(before.text)
      return isOpened && (after === undefined || after.role === 'mark')
    }
    const last = before?.text.slice(before.text.lastIndexOf(' ') + 1) ?? ''
    return BEFORE[segment.text]?.has(last) === true
  })
}

/** Tools and companies are named, not judged. */
export function judgesNamed(segments: readonly Segment[]): boolean {
  const isNamed = segments.some(({ role, text }) => role === 'value' && text !== 'name')
  return isNamed && segments.some(({ role }) => role === 'burden')
}

function isRestatingWord(token: Token, next: Token | undefined): boolean {
  if (token.text === 'at') return next?.text === 'rate'
  if (token.text === 'with')
    return isFigure(next) && next?.text !== 'rate' && next?.text !== 'hours'
  if (token.text === 'have') return next?.text !== 'budget'
  return RESTATING.has(token.text)
}

/** "shared by {{team_size}}", "across {{team_size}}" */
function namesTeamSize(tokens: readonly Token[], index: number): boolean {
  const [token, next, afterNext] = tokens.slice(index, index + 3)
  if (token?.text === 'shared') return next?.text === 'by' && afterNext?.text === 'team_size'
  return (token?.text === 'by' || token?.text === 'across') && next?.text === 'team_size'
}

/** Whether words around figures only say them back, so that a right figure cannot become a wrong claim. */
export function isRestated(tokens: readonly Token[]): boolean {
  let isOfHours = false
  return tokens.every((token, index) => {
    const next = tokens[index + 1]
    if (token.kind !== 'word') {
      isOfHours = token.text === 'hours'
      return token.kind === 'mark' || isFigure(token) || token.text === 'name'
    }
    if (namesTeamSize(tokens, index)) return true
    if (isOfHours && WHOSE_HOURS.has(token.text)) return !isFigure(next)
    isOfHours = false
    return isRestatingWord(token, next)
  })
}
