import { cutMessage, type SlotReader } from '../../src/agent/understand/message/message.ts'
import { findEmails } from '../../src/agent/understand/slots/emails.ts'
import { findPhones } from '../../src/agent/understand/slots/phones.ts'
import { findWebsites } from '../../src/agent/understand/slots/websites.ts'

const BLANK = '\ue000'

/** Where addresses and phone numbers stand, which the tagger does not see. */
export function findAddressSpans(text: string): { start: number; end: number }[] {
  let visible = text
  const spans: { start: number; end: number }[] = []
  const read = (reader: SlotReader) => {
    const found = reader(cutMessage(text, visible, []))
    // Half an address is asked about, and is no address.
    const whole = found.filter(({ reading }) => reading?.isUnreadable !== true)
    for (const {
      span: [start, end],
    } of whole) {
      spans.push({ start, end })
      visible = visible.slice(0, start) + BLANK.repeat(end - start) + visible.slice(end)
    }
  }
  read(findEmails)
  read((message) => findWebsites(message, { hasWebsite: false }))
  read(findPhones)
  return spans
}
