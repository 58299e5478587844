import { findPhoneNumbersInText } from 'libphonenumber-js/max'
import type { MessageView } from '#agent/perception/message-view.ts'
import type { Finding } from '#agent/understand/act.ts'

/** Seven to twenty digits with the usual separators; the library decides which of them is a number. */
const CANDIDATE = /[+(]?\d(?:[\s().+-]{0,3}\d){6,19}(?:\s?(?:x|ext\.?|extension)\s?\d{1,6})?/g
/** Nobody leaves more; every one costs the library about a millisecond. */
const CANDIDATES_MAX = 4
/** "Order number 4159281733". */
const NUMBER_OF_SOMETHING =
  /\b(?:order|invoice|ticket|account|acct|p\.?o\.?|purchase order|reference|ref|tracking|case|claim|policy|serial|part|customer|job|shipment|sku|item|load)s?(?: (?:number|no\.?|nr|id|#))?[\s:]{0,3}$/
const BEFORE_CHARS = 30

/** "00 44 20 …" dials the same as "+44 20 …"; as long as before, so that positions hold. */
function toPlus(plain: string): string {
  return plain.replace(/^00(?=\s?[1-9]\d)/, ' +')
}

/** Phone numbers, as E.164. Numbers without a country code are read as North American. */
export function findPhones(view: MessageView): Finding[] {
  return [...view.plain.matchAll(CANDIDATE)].slice(0, CANDIDATES_MAX).flatMap((match) => {
    const before = view.plain.slice(Math.max(0, match.index - BEFORE_CHARS), match.index)
    if (NUMBER_OF_SOMETHING.test(before)) return []
    return findPhoneNumbersInText(toPlus(match[0]), 'US').map(
      ({ number, startsAt, endsAt }): Finding => ({
        slot: 'phone',
        value: number.number,
        span: [match.index + (match[0].startsWith('00') ? 0 : startsAt), match.index + endsAt],
      }),
    )
  })
}
