import { findPhoneNumbersInText } from 'libphonenumber-js/max'
import type { Finding, MessageView } from '#agent/perception/message-view.ts'

/** A quick look before the library runs: seven or more digits with the usual separators. */
const MAY_HOLD_PHONE = /\d(?:[\s().+-]{0,3}\d){6}/

/** Phone numbers, as E.164. Numbers without a country code are read as North American. */
export function findPhones(view: MessageView): Finding[] {
  if (!MAY_HOLD_PHONE.test(view.plain)) return []
  return findPhoneNumbersInText(view.plain.slice(0, 4_000), 'US').map((found) => ({
    slot: 'phone',
    value: found.number.number,
    span: [found.startsAt, found.endsAt],
  }))
}
