import type { MessageView } from '#agent/perception/message-view.ts'
import { toExact } from '#agent/perception/quantity.ts'
import type { Finding } from '#agent/understand/act.ts'

/** Another person's hours: "my estimator spends 20 hours, I spend another 10 hours". */
const SOMEONE_ELSE =
  /[,;.&]\s{0,2}(?:and |plus |while |then )?(?:i|she|he|they|we|my [a-z]+|our [a-z]+|the [a-z]+|[a-z]+)(?: (?:also|then|spends?|do(?:es)?|puts? in|loses?|takes?|needs?|is|has|around|about|another|roughly|maybe|a further|at)){0,4}\s*$/
const ADDED = /^[^.;]{0,60}(?:;\s?)?\b(?:and|plus|another|as well as|then)\b[^.;]{0,20}$/
const RESTATED =
  /\b(?:so|or|that's|thats|total|altogether|which is|equals|i mean|no|not|actually|down|was|now|from|to|make that)\b|=/

/** "20 hours on invoices and 10 on reports" adds up; "3 hours a day, so 15 a week" says one thing twice. */
export function addUp(claims: readonly Finding[], view: MessageView): Finding[] {
  const kept: Finding[] = []
  for (const claim of claims) {
    const last = kept.at(-1)
    const between = last ? view.text.slice(last.span[1], claim.span[0]).toLowerCase() : ''
    const isAdded = last !== undefined && isFurther(last, claim, between)
    if (isAdded) kept[kept.length - 1] = addTwo(last, claim)
    else kept.push(claim)
  }
  return kept
}

/** "5 hours a week at one, 3 hours a week at the other": each a week's, and nothing taken back between. */
function isPartOfAWeek(last: Finding, claim: Finding, between: string): boolean {
  const isShort = between.length <= 40 && /[,+&]|\b(?:and|plus)\b/.test(between)
  const isUnscaled =
    last.reading?.derivation === undefined && claim.reading?.derivation === undefined
  return isShort && isUnscaled && !/[.!?(]/.test(between)
}

function isFurther(last: Finding, claim: Finding, between: string): boolean {
  if (RESTATED.test(between)) return false
  return ADDED.test(between) || SOMEONE_ELSE.test(between) || isPartOfAWeek(last, claim, between)
}

function addTwo(first: Finding, second: Finding): Finding {
  return {
    slot: 'manual_hours',
    value: toExact(Number(first.value) + Number(second.value)),
    span: [first.span[0], second.span[1]],
    reading: { derivation: `${first.value} + ${second.value}` },
  }
}
