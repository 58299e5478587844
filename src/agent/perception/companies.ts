import type { Finding, MessageView } from '#agent/perception/message-view.ts'

const PART = "(?:[\\p{Lu}\\d][\\p{L}\\d&'’-]{0,40}(?:\\.[\\p{L}\\d]{1,20})?|St\\.|of|and|the|&)"
const PROPER = `([\\p{Lu}\\d][\\p{L}\\d&'’-]{0,40}(?:[ ]${PART}){0,4})`
/** These stand before many things; they name a company only where someone introduces themselves. */
const WEAK_LEAD_IN = /\b(?:at|with|from|for|of|@)\s+(?:the\s)?/g
const LEAD_IN =
  /\b(?:we're|we are|represent|representing|joined|run|own|founded|called|named|company is|company's|company name is|company:|business is|firm is|organization is|organisation is|employer is|on behalf of)\s+(?:the\s)?/g
const PROPER_HERE = new RegExp(PROPER, 'uy')
const AFTER_NAME = new RegExp(`^\\s*[,(/|-]\\s*${PROPER}`, 'u')
const LOWER_LEAD_IN =
  /\b(?:company is called|company is|company name is|company name:|company:|company called|business called|firm called|work for|work at|i'm with|we're called|we are called)\s+([a-z0-9][a-z0-9&'.-]{1,40}(?:\s[a-z0-9&'.-]{2,40}){0,3})(?=\s*(?:$|[,.;!?\n(\ue000]|\b(?:and|in|our|we|the|which|where|with)\b))/
const SUFFIXED = new RegExp(
  `\\b${PROPER.replace('{0,4}', '{0,4}?')}[ ,]{1,2}(?:Inc|LLC|Ltd|GmbH|Corp|Co|Company|Group|Partners|Limited|PLC|LLP|SA|BV)\\b\\.?`,
  'u',
)
/** Words with a capital that stand after "at", "for" or "from" and are no company. */
const NOT_A_COMPANY =
  /^(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Q[1-4]|I|I'm|I’m|We|The|A|An|Our|My|It|COO|CEO|CFO|CTO|CIO|VP|HR|IT|AP|AR|QA|CRM|ERP|Ops|Operations|Finance|Sales|Marketing|Google|US|USA|UK|EU|Europe|America|Canada|London|Chicago|Texas|Christmas|Thanksgiving|Director|Head|Manager|Owner|Founder|Hi|Hello|Thanks|Best|We're|It's|They're|\d.*)$/u

const ROLE =
  /^(?:Director|Head|VP|SVP|EVP|CEO|COO|CFO|CTO|CIO|CMO|Chief|Owner|Founder|President|Manager|Partner|Officer|Lead|Dean|Secretary|Treasurer|Controller)\s/

function trimTail(name: string): string {
  return name.replace(/(?:[ ](?:and|of|the|&|The|We|I|Our|My))+$/u, '').replace(/[.'’-]+$/u, '')
}

function isCompany(name: string): boolean {
  const first = name.split(' ')[0] ?? ''
  return (
    name.length >= 2 && !NOT_A_COMPANY.test(name) && !(NOT_A_COMPANY.test(first) && first !== 'The')
  )
}

function toFinding(name: string, start: number): Finding {
  return { slot: 'company_name', value: name, span: [start, start + name.length] }
}

function readLeadIns(view: MessageView, pattern: RegExp): Finding[] {
  for (const leadIn of view.plain.matchAll(pattern)) {
    const start = leadIn.index + leadIn[0].length
    const match = matchAt(PROPER_HERE, view.visible, start)
    const name = trimTail(match?.[1] ?? '')
    if (!isCompany(name)) continue
    const head = leadIn[0].startsWith('of') ? getHeadOf(view, leadIn.index) : ''
    const whole = view.visible.slice(leadIn.index - head.length, start + name.length)
    return head === '' ? [toFinding(name, start)] : [toFinding(whole, leadIn.index - head.length)]
  }
  return []
}

/** "City" of "City of Verano"; a role before "of" is no part of the name. */
function getHeadOf({ visible }: MessageView, position: number): string {
  const head =
    /\p{Lu}[\p{L}]+\s$/u.exec(visible.slice(Math.max(0, position - 30), position))?.[0] ?? ''
  return ROLE.test(head) ? '' : head
}

function matchAt(pattern: RegExp, text: string, position: number): RegExpExecArray | null {
  pattern.lastIndex = position
  return pattern.exec(text)
}

function readSuffixed(view: MessageView): Finding[] {
  const match = SUFFIXED.exec(view.visible)
  if (!match) return []
  const name = match[0].replace(/\.$/, '')
  return isCompany(name) ? [toFinding(name, match.index)] : []
}

function readLowerCase(view: MessageView): Finding[] {
  const match = LOWER_LEAD_IN.exec(view.plain)
  const words = match?.[1]
  if (
    !match ||
    words === undefined ||
    /^(?:a|an|the|our|small|about|based|called|we)\b/.test(words)
  )
    return []
  const start = match.index + match[0].lastIndexOf(words)
  return [toFinding(view.text.slice(start, start + words.length), start)]
}

/** "Maya Okafor, Harbor Freight, …"; a role stands there too and goes on in lower case: "BPO manager". */
function readAfterName(view: MessageView, name: Finding | undefined): Finding[] {
  if (!name) return []
  const rest = view.visible.slice(name.span[1])
  const match = AFTER_NAME.exec(rest)
  const company = trimTail(match?.[1] ?? '')
  if (!match || !isCompany(company) || /^\s(?:\p{Ll}|@)/u.test(rest.slice(match[0].length)))
    return []
  return [toFinding(company, name.span[1] + match[0].lastIndexOf(match[1] ?? ''))]
}

/** The company as the visitor calls it. */
export function findCompanies(view: MessageView, name: Finding | undefined): Finding[] {
  const { asking } = view.context
  const isIntroduction =
    name !== undefined || asking === 'contact_name' || asking === 'company_website'
  const readers = [
    () => readLeadIns(view, LEAD_IN),
    () => (isIntroduction ? readLeadIns(view, WEAK_LEAD_IN) : []),
    () => readSuffixed(view),
    () => readLowerCase(view),
    () => readAfterName(view, name),
  ]
  for (const read of readers) {
    const found = read()
    if (found.length > 0) return found
  }
  return []
}
