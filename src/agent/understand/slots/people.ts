import type { Finding } from '#agent/understand/act.ts'
import type { Message } from '#agent/understand/message.ts'
import { findCompanies } from '#agent/understand/slots/companies.ts'
import { readIntroduction } from '#agent/understand/slots/introduction.ts'
import { findName } from '#agent/understand/slots/names.ts'
import type { Slot } from '#domain/fact.ts'

/** Who writes and for whom. `knows`: what earlier messages told. */
export function findPeople(message: Message, knows: (slot: Slot) => boolean): Finding[] {
  const intro = readIntroduction(message, knows)
  const name = findName(intro)
  return [...(name === null ? [] : [name.finding]), ...findCompanies(intro, name?.range)]
}
