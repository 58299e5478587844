import { hasLegalForm, isBusinessName } from '#agent/perception/business-words.ts'
import {
  type CompanyPhrase,
  isCompanyName,
  takeCompany,
} from '#agent/perception/company-phrases.ts'
import { isAcronym, matchLabel } from '#agent/perception/host-evidence.ts'
import type { Introduction, Part } from '#agent/perception/introduction-parts.ts'
import type { Finding } from '#agent/understand/act.ts'

/** An introduction of which the name is known. */
export type CompanyScene = Introduction & { name: Finding | undefined }
export type CompanyCandidate = { phrase: CompanyPhrase; score: number }

/** Below this a phrase is no company: lower case needs a host or a business word that speaks for it. */
export const ENOUGH_FOR_COMPANY = 4

/** Whether somebody says who they are, so that "at" and "from" tell where they work. */
export function isIntroduced({ name, view }: CompanyScene): boolean {
  const { asking } = view.context
  return name !== undefined || asking === 'contact_name' || asking === 'company_website'
}

export function readCompany(
  { view, isShouting }: CompanyScene,
  from: number,
  limit: number,
): CompanyPhrase | null {
  const phrase = takeCompany(view.visible, from, limit, isShouting)
  return phrase !== null && isCompanyName(phrase) ? phrase : null
}

/** What the phrase itself and the host say for it. */
export function scoreCompany({ evidence }: CompanyScene, { text }: CompanyPhrase): number {
  const words = text.toLowerCase().replaceAll('.', '').split(' ')
  const behindOf = words.slice(words.indexOf('of') + 1)
  const share = Math.max(...[words, behindOf].map((part) => matchLabel(part, evidence.label)))
  const isHost = isAcronym(words, evidence.label)
  const matched = share * (evidence.label?.length ?? 0)
  const spelled = share === 1 || isHost ? 6 : matched >= 4 ? 4 : 0
  return spelled + (isBusinessName(text) && words.length > 1 ? 3 : 0) + (hasLegalForm(text) ? 3 : 0)
}

/** Nothing stands behind the phrase in its part. */
export function isToEnd({ view }: CompanyScene, phrase: CompanyPhrase, part: Part): boolean {
  return /^[\s.!'-]*$/.test(view.visible.slice(phrase.end, part.end))
}
