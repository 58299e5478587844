import { GIVEN_NAMES } from '#agent/lexicon/given-names.ts'
import { isAboutUs } from '#agent/understand/acts/about-us.ts'
import type { Move } from '#agent/understand/acts/moves.ts'
import { findFigures } from '#agent/understand/find-figures.ts'
import type { Hearing } from '#agent/understand/hear-message.ts'
import {
  isCallingBack,
  replacesAgreed,
  replacesHours,
} from '#agent/understand/judge/weigh-informs.ts'
import type { Finding, MoveAct, Span } from '#agent/understand/message/act.ts'
import type { Message } from '#agent/understand/message/message.ts'
import {
  type Context,
  cutView,
  findSentence,
  isAskedFor,
  listAsked,
  type MessageView,
  withBlanked,
  withoutOnCosts,
  withSpaces,
} from '#agent/understand/message/message-view.ts'
import { type Find, has, type Reading, readInTurn } from '#agent/understand/message/reading.ts'
import {
  adjustHours,
  countBoth,
  countSharers,
  spreadOverMonth,
} from '#agent/understand/revisions/adjust-hours.ts'
import { multiplyPlaces } from '#agent/understand/revisions/multiply-places.ts'
import {
  readHelpers,
  readHoursAtPay,
  readHoursOfTwo,
  readPair,
  restateHours,
} from '#agent/understand/revisions/restated-hours.ts'
import {
  findHireWords,
  isOfOthers,
  markWages,
  putInCurrency,
  readBlendedPay,
  readPaysOfSeveral,
  restatePay,
} from '#agent/understand/revisions/restated-pay.ts'
import { reviseFigures } from '#agent/understand/revisions/revise-figures.ts'
import { reviseWorkings } from '#agent/understand/revisions/revise-workings.ts'
import { findSeason, type Season, tellsWholeYear } from '#agent/understand/revisions/seasons.ts'
import { readWorkedOut } from '#agent/understand/revisions/worked-out.ts'
import { readAuthority } from '#agent/understand/slots/authority.ts'
import { readBudget, takeBackBudget } from '#agent/understand/slots/budget.ts'
import { readIndustry } from '#agent/understand/slots/industry/read-industry.ts'
import { findOtherMoney } from '#agent/understand/slots/other-money.ts'
import { findPeople } from '#agent/understand/slots/people.ts'
import { findPhones } from '#agent/understand/slots/phones.ts'
import { readTimeline } from '#agent/understand/slots/timeline.ts'
import { readTools } from '#agent/understand/slots/tools.ts'
import { isKnownTool } from '#agent/understand/text/known-tools.ts'
import { findOpeners } from '#agent/understand/text/openers.ts'
import type { Slot } from '#domain/fact.ts'

/** In this order: what is most surely told by its unit takes its numbers first. */
const findNumbers: readonly Find[] = [
  findFigures,
  (view) => readBudget(toMessage(view)),
  (view) => readTimeline(toMessage(view)),
]

const ADDRESSES: readonly Slot[] = ['company_website', 'email']

/** "Carmen Ruiz, ruizplumbing.com" introduces somebody, whatever was asked. */
function expectName(findings: readonly Finding[], context: Context): Context {
  const hasAddress = findings.some(({ slot }) => ADDRESSES.includes(slot))
  if (!hasAddress || context.knownSlots.has('contact_name')) return context
  return { ...context, asking: 'contact_name', alsoAsking: 'company_website' }
}

/** Who writes and for whom. What a tool's name takes is neither. */
function readPeople(own: MessageView, { view, findings }: Reading, context: Context): Reading {
  const taken = findings.flatMap((finding) => finding.consumed ?? [finding.span])
  const isFree = ({ span: [start, end] }: Finding) =>
    !taken.some(([from, to]) => start < to && end > from)
  const brands = [...own.text.matchAll(SOLD_BRAND)].map(
    ({ 0: { length }, index }): Span => [index, index + length],
  )
  const people = findPeople(
    cutView({ ...withBlanked(own, brands), context: expectName(findings, context) }),
    (slot) => context.knownSlots.has(slot),
  )
  const free = people.filter(isFree).map((one) => toPerson(one, own, context))
  return {
    view: withBlanked(
      view,
      free.map(({ span }) => span),
    ),
    findings: [...findings, ...free],
  }
}

/** "John Deere dealer": the brand that is sold is nobody's name. */
const SOLD_BRAND = /(?:\p{Lu}\p{L}{1,20} ){1,3}(?=(?:dealer|reseller|franchisee|retailer)s?\b)/gu

const ROLE_BEFORE =
  /\b(?:manager|assistant|administrator|admin|secretary|coordinator|bookkeeper|receptionist|director|owner|clerk|supervisor),? *$/

/** "Dr. Rao's office manager, Shelly": a first name behind a role is who writes, and no firm. */
function toPerson(one: Finding, { plain }: MessageView, { knownSlots }: Context): Finding {
  const isPerson =
    one.slot === 'company_name' &&
    !knownSlots.has('contact_name') &&
    /^\p{Lu}\p{Ll}+$/u.test(String(one.value)) &&
    ROLE_BEFORE.test(plain.slice(Math.max(0, one.span[0] - SOLD_REACH), one.span[0]))
  return isPerson ? { ...one, slot: 'contact_name' } : one
}

/** "Chargebacks, 20 hours a week": a plural before hours is the work, and no name. */
function dropHeading(findings: readonly Finding[], { text }: MessageView): Finding[] {
  const hours = findings.find(({ slot }) => slot === 'manual_hours')
  const isHeading = ({ slot, value, span: [start, end] }: Finding) =>
    slot === 'contact_name' &&
    hours !== undefined &&
    typeof value === 'string' &&
    /^\p{L}{4,}[^s]s$/u.test(value) &&
    !GIVEN_NAMES.has(value.toLowerCase()) &&
    text.slice(0, start).trim() === '' &&
    /^\s*[,:]/.test(text.slice(end))
  return findings.filter((one) => !isHeading(one))
}

/** From which chance on a stretch is no telling; a figure that nobody told before needs more to be passed over. */
const NOT_TOLD = { known: 0.6, fresh: 0.9 }
const ASKING: readonly Move[] = ['ask', 'what_if', 'leave']
const SUPPOSING: readonly Move[] = ['what_if', 'leave']

/** "Is 25 hours enough?", "how much is Zapier?", "I'll do Zapier then": a question changes no figure and adds no tool. */
function isAskedAbout(
  { slot, span: [start, end], reading }: Finding,
  { parts, own }: Pick<Hearing, 'parts' | 'own'>,
): boolean {
  const { figures = [], knownSlots } = own.view.context
  const isKnown = slot === 'tools' ? knownSlots.has(slot) : figures.some(([one]) => one === slot)
  const moves = isKnown ? ASKING : SUPPOSING
  const part = parts.find(({ span }) => span[0] < end && start < span[1])
  const { plain } = own.view
  // "Call me back tomorrow" is about the call.
  if (slot === 'timeline')
    return part?.move === 'person' || OF_PAYBACK.test(plain.slice(...findSentence(plain, start)))
  if (isKnown && SHOULD.test(plain.slice(...findSentence(plain, start)))) return true
  if (
    part === undefined ||
    reading?.dropped ||
    !GUARDED.includes(slot) ||
    !moves.includes(part.move)
  )
    return false
  return part.chance >= (isKnown ? NOT_TOLD.known : NOT_TOLD.fresh)
}

/** "47 months is too long", "3 yrs payback": how long it takes to pay back is no date. */
const OF_PAYBACK =
  /\b\d+ ?(?:months?|mos?|years?|yrs?)\b ?(?:pay ?back|(?:payback )?(?:is|sounds?|seems?|feels?) (?:(?:a|too|really|very|way|pretty|so|much|kind of|quite) ){0,3}(?:long|short|better|good|great|fine|ok|okay|bad|worse|nice|lot)\b)/

/** "Should I add 20%?" asks before anything is changed. */
const SHOULD = /\b(?:should|shall) (?:i|we)\b/
const GUARDED: readonly Slot[] = ['tools', 'manual_hours', 'team_size', 'hourly_rate', 'error_rate']

/** A trade that is known changes only where the message says who they are, not by "payroll tax". */
const NAMES_TRADE =
  /\b(?:we(?:'re| are)|i(?:'m| am)|our|company|business|industry|sector|trade|not)\b/

/** "Chemical distributor": who sells on makes nothing, and what they are else is not said. */
function isSoldOn({ value, span: [start, end] }: Finding, { plain }: MessageView): boolean {
  return value === 'manufacturing' && SELLS_ON.test(plain.slice(start, end + SOLD_REACH))
}

const SOLD_REACH = 16
const SELLS_ON =
  /^[\p{L} -]*\b(?:distributors?|wholesalers?|importers?|resellers?|dealers?|brokers?)\b/u

/** Whom these words cost something is believed wherever they stand: "are you hiring?". */
const COSTLY: readonly unknown[] = ['not_a_buyer', 'researcher']

function readDecider(view: MessageView, whole: MessageView): Finding[] {
  const own = readAuthority(toMessage(view))
  if (own.length > 0) return own
  return readAuthority(toMessage(whole)).filter(({ value }) => COSTLY.includes(value))
}

/** What the readers of `understand` are given, until they read the whole message. */
function toMessage(view: MessageView): Message {
  return cutView(view, view.context.isLiteral ? [] : listAsked(view.context))
}

/** What is dropped counts where tools are known; orders name only what is on our list. */
function findTools(view: MessageView): Finding[] {
  const { context } = view
  return readTools(cutView(view)).flatMap((finding) => {
    const names = Array.isArray(finding.value) ? finding.value : []
    const value = context.isLiteral ? names.filter(isKnownTool) : names
    const { reading, ...rest } = finding
    if (reading?.dropped && context.knownSlots.has('tools')) return [{ ...rest, reading, value }]
    return value.length > 0 ? [{ ...rest, value }] : []
  })
}

/** Names on our list, with a capital and in no question, whatever language stands around them. */
export function findListedTools(view: MessageView): Finding[] {
  const { plain, text, context } = view
  return findTools({ ...view, context: { ...context, isLiteral: true } }).filter(
    ({ span: [start, end] }) =>
      /^\p{Lu}/u.test(text.slice(start)) &&
      !plain.slice(end, findSentence(plain, end)[1] + 1).endsWith('?'),
  )
}

/** "You did not take the 55 hours. Please put 55" may be spoken like a story: it is said back. */
const askIf = (isFramed: boolean, findings: readonly Finding[]): Finding[] =>
  findings.map((one) =>
    isFramed ? { ...one, reading: { ...one.reading, isDoubtful: true } } : one,
  )

const listSpans = (season: Season | null): Span[] =>
  [season?.span, season?.rest?.span, season?.often].filter((span) => span !== undefined)

const FIGURES: readonly Slot[] = ['manual_hours', 'team_size', 'hourly_rate', 'error_rate']
const SHORT_ANSWER =
  /^(\s*(?:(?:oh|well|um+|hm+|so|ok|okay),? )?)((?:[\p{L}']+ ){0,3}\d+(?:\.\d+)? ?%?)\s*[.,;!]\s+(?=\S)/u

const cutTo = (view: MessageView, [start, end]: Span): MessageView =>
  withBlanked(view, [
    [0, start],
    [end, view.plain.length],
  ])

/** "Like 5. So what's the number?": the answer stands first, and what follows says nothing of it. */
function readFirstFigure(view: MessageView, found: readonly Finding[]): Finding[] {
  const { asking, isLiteral } = view.context
  const first = SHORT_ANSWER.exec(view.plain)
  if (first === null || isLiteral || asking === null || !FIGURES.includes(asking)) return []
  if (found.some(({ slot }) => FIGURES.includes(slot))) return []
  const [, opener = '', answer = ''] = first
  const end = opener.length + answer.length
  const alone = withSpaces(view, [
    [0, opener.length],
    [end, view.plain.length],
  ])
  return findFigures(alone).filter(({ slot }) => slot === asking)
}

const STRETCHES = /[^,.;!?]+\??/g
const HEDGE = / (?:maybe|perhaps|probably|hopefully|ideally|i guess|i think|or so)\s*$/

/** "By summer, and I decide with my partner": each stretch may tell when, where that was asked. */
function readWhen(view: MessageView, found: readonly Finding[]): Finding[] {
  if (!isAskedFor(view, 'timeline') || view.context.isLiteral || has(found, 'timeline')) return []
  for (const { 0: stretch, index } of view.plain.matchAll(STRETCHES)) {
    const [when] = stretch.endsWith('?')
      ? []
      : readTimeline(toMessage(cutTo(view, [index, index + stretch.replace(HEDGE, '').length])))
    if (when !== undefined) return [when]
  }
  return []
}

const ECHO_WORDS_MAX = 6
/** Without a sign, what is thought of a figure tells that it is ours. */
const JUDGED =
  /\b(?:sounds?|seems?|great|terrible|awful|crazy|forever|ouch|wow|yikes|long|slow|pay ?back|a lot)\b/
const PAYBACK = /\b(?:months?|years?|pay ?back)\b/
/** A payback that is said again from memory: "43 months is a long time" of 42. */
const NEARLY = 0.1
/** Longer words are no echo; looking no further back keeps the search linear. */
const ECHO_MAX_CHARS = 60

/** "55 months?!" after a reply that says so: figures of ours that are said again, and none of the visitor's. */
function findEchoes({ plain, context }: MessageView): Span[] {
  const { ours = [] } = context
  if (ours.length === 0) return []
  return [...plain.matchAll(/[?!]+|\.(?!\d)|$/g)].flatMap(({ 0: sign, index }): Span[] => {
    const before = plain.slice(Math.max(0, index - ECHO_MAX_CHARS), index)
    // A comma or a point between digits ends nothing.
    const said = before.split(/[,.;:!?](?!\d)/).at(-1) ?? ''
    const figures = said.match(/\d[\d.,]*/g) ?? []
    const isSaid = /[?!]/.test(sign) || JUDGED.test(said)
    const isPayback = isSaid && PAYBACK.test(said)
    const isOurs = figures.every((one) => {
      const told = Number(one.replace(/[.,]+$/, '').replaceAll(',', ''))
      return ours.some((own) => Math.abs(told - own) <= (isPayback ? own * NEARLY : 0))
    })
    const isShort =
      said.length < ECHO_MAX_CHARS && said.trim().split(/\s+/).length <= ECHO_WORDS_MAX
    return figures.length > 0 && isOurs && isShort && isSaid ? [[index - said.length, index]] : []
  })
}

/** "It's my call up to 25k": what somebody may sign for is no figure of the work. */
const OWN_LIMIT =
  /\b(?:my|our) (?:call|decision|signature|limit) (?:up to|under|below|until|is) \$? ?\d[\d.,]* ?(?:k|grand|thousand|m|million)?\b/g

const TAKEN_UP =
  /^\W*(?:no,? )?(?:we|i|there|it)(?:'ve| have| use| are|'s| is)? (?:got |only )?(?:\d+|two|three|four|five|six)\W*$/

/** "You counted only one tool? We have three": the answer to their own question rests on what it names. */
const isTakenUp = (plain: string, [, end]: Span): boolean => TAKEN_UP.test(plain.slice(end))

const JOINED =
  /(?:,|\b(?:and|plus|also)|[&+])(?: (?:about|around|like|maybe|another|some|also))?\s*$/

/** "Excel and Outlook and one government portal": what is counted behind the names comes on top of them. */
function addNamed(one: Finding, [tools]: readonly Finding[], { plain }: MessageView): Finding {
  const names = Array.isArray(tools?.value) ? tools.value.length : 0
  if (one.slot !== 'tool_count' || tools === undefined || names === 0) return one
  const isBehind = one.span[0] >= tools.span[1] && JOINED.test(plain.slice(0, one.span[0]))
  return isBehind && typeof one.value === 'number' ? { ...one, value: one.value + names } : one
}

function readHoursAgain(view: MessageView): Finding[] {
  const worked = readWorkedOut(view)
  return worked.length > 0 ? worked : restateHours(view)
}

/** What is told anew: hours, pay, and a budget that is denied. */
function readAgain({
  whole,
  own,
  isSteering,
  voices,
  all,
}: Pick<Hearing, 'whole' | 'own' | 'isSteering' | 'voices'> & { all: MessageView }) {
  if (isSteering) return { again: [], atPay: [], paid: [] }
  const atPay = readHoursAtPay(whole)
  const blended = readBlendedPay(whole)
  const others =
    blended.length > 0 ? blended : [...restatePay(whole), ...readPaysOfSeveral(own.view)]
  const pays = atPay.length > 0 ? [] : others
  return {
    again: askIf(voices.isFramed, readHoursAgain(whole)),
    atPay,
    paid: [
      ...askIf(voices.isFramed, pays),
      ...takeBackBudget(all.plain, all.context.known?.budget),
    ],
  }
}

/** What was told again, places it is multiplied by, or a changed factor of the sum; `moves` are null where none changes. */
function rework(
  restated: readonly Finding[],
  told: MessageView,
  moves: readonly MoveAct[] | null,
): readonly Finding[] {
  const multiplied = restated.length > 0 ? restated : multiplyPlaces(told)
  return multiplied.length > 0 || moves === null ? multiplied : reviseWorkings(moves)(told)
}

/** Everything that the visitor's own words tell, without what follows from it. */
export function readFindings({
  start,
  own: heard,
  whole: all,
  moves,
  parts,
  questions,
  isSteering,
  voices,
  asked,
}: Hearing): Finding[] {
  const others = findOtherMoney(all)
  const own = { ...heard, view: withBlanked(heard.view, others) }
  const whole = withBlanked(all, others)
  const spoken = { ...own, view: withSpaces(own.view, findOpeners(cutView(own.view).tokens)) }
  const tooled = readInTurn(spoken, [findTools])
  // "Mark" and "Bettina. And you?" answer who is writing, though they look like words to us.
  const site =
    own.findings.find(({ slot }) => slot === 'company_website')?.value ??
    own.view.context.known?.company_website
  const called = readInTurn(tooled, [(view) => findPhones(cutView(view), site)])
  const phones = called.findings.filter(({ slot }) => slot === 'phone').map(({ span }) => span)
  const named = readPeople(
    withBlanked(own.view, phones),
    called,
    isSteering ? own.view.context : start.context,
  )
  const isOwnWord = !isSteering && !voices.isFramed
  const { again, atPay, paid } = readAgain({ whole, own, isSteering, voices, all })
  const ofTwo = isOwnWord && again.length === 0 ? readHoursOfTwo(own.view) : again
  const year = isSteering ? null : findSeason(own.view.plain, isAskedFor(own.view, 'timeline'))
  // "80 in summer, the rest of the year 10" are both told of the year.
  const restated = tellsWholeYear(year) ? [] : atPay.length > 0 ? atPay : ofTwo
  const season = restated.length > 0 ? null : year
  const sentences = restated.flatMap(
    ({ span, consumed }) => consumed ?? [findSentence(own.view.plain, span[0])],
  )
  const view = withBlanked(
    withBlanked(named.view, [
      ...voices.amounts,
      ...sentences,
      ...paid.map(({ span }) => span),
      ...listSpans(season),
      ...findEchoes(own.view),
    ]),
    questions
      .filter(({ query, span }) => isAboutUs(query) && !isTakenUp(own.view.plain, span))
      .map((question) => question.span),
  )
  // Who goes back to what they told speaks for themselves, in whatever voice a sentence seems to be.
  const told = isSteering || voices.isFramed ? view : { ...whole, context: view.context }
  // "December is double" changes no other month.
  const isOfSeason = season?.factor !== undefined
  const settled = [...rework(restated, told, isOfSeason ? null : moves), ...paid]
  const revised = [
    ...settled,
    ...(restated.length > 0 || isOfSeason ? [] : reviseFigures(moves)(told)).filter(
      ({ slot }) => !has(settled, slot),
    ),
  ]
  const consumed = revised.flatMap(({ consumed = [] }) => consumed)
  const measured = readInTurn(
    {
      view: withSpaces(withBlanked(view, consumed), findHireWords(view)),
      findings: named.findings,
    },
    findNumbers,
  )
  const left = withBlanked(view, consumed)
  const answered = [
    ...readFirstFigure(left, measured.findings),
    ...readWhen(left, measured.findings),
  ]
  const companies = named.findings.filter(({ slot }) => slot === 'company_name')
  const nameless = withBlanked(
    own.view,
    companies.map(({ span }) => span),
  )
  const isTelling = (finding: Finding) =>
    restated.includes(finding) || paid.includes(finding) || !isAskedAbout(finding, { parts, own })
  const isComplaint = ({ span: [start, end] }: Finding) =>
    parts.some(({ move, span }) => move === 'complain' && span[0] < end && start < span[1])
  const limits = [...own.view.plain.matchAll(OWN_LIMIT)]
  const isOfLimit = (start: number) =>
    limits.some(({ 0: { length }, index }) => index <= start && start < index + length)
  const isOfAnswer = ({ slot, span: [start, end] }: Finding) =>
    FIGURES.includes(slot) &&
    answered.some(({ slot: other, span }) => other !== slot && span[0] < end && start < span[1])
  const pair = readPair(left)
  const figures = [
    ...answered,
    ...readHelpers(left),
    ...measured.findings.filter(
      (one) => !has(revised, one.slot) && !has(pair, one.slot) && !isOfAnswer(one),
    ),
    ...pair,
    ...revised,
  ]
    .filter(isTelling)
    .filter((one) => !replacesAgreed(one, own.view) && !replacesHours(one, whole))
    .filter((one) => !isCallingBack(one, whole))
    .filter(
      (one) => !isOfOthers(one, own.view.plain.slice(...findSentence(own.view.plain, one.span[0]))),
    )
    .filter(({ slot, span: [start] }) => slot === 'budget' || !isOfLimit(start))
    .filter((one) => !namesDecider(one, own.view))
    // "No, 45 thousand a year" denies the pay, and no tools.
    .filter(({ slot, value }) => !(slot === 'tool_count' && value === 0 && paid.length > 0))
    .map((one) => addNamed(one, tooled.findings, own.view))
    .map((one) => putInCurrency(one, own.view))
  const counted = countSharers(dropHeading(markWages(figures, own.view), own.view), own.view)
  return [
    ...adjustHours(spreadOverMonth(countBoth(counted, own.view), own.view), view, season),
    ...readDecider(
      withBlanked(tooled.view, voices.rolesWithUs),
      withBlanked(
        whole,
        tooled.findings.map(({ span }) => span),
      ),
    ).filter((finding) => !isComplaint(finding)),
    ...readIndustry(cutView(withoutOnCosts(withoutWere(nameless)), listAsked(asked))).filter(
      (found) =>
        !isSoldOn(found, own.view) &&
        (!own.view.context.knownSlots.has('industry') || NAMES_TRADE.test(own.view.plain)),
    ),
  ]
}

/** "Were an HVAC company" lacks its apostrophe. */
const withoutWere = (view: MessageView): MessageView =>
  withBlanked(
    view,
    [...view.plain.matchAll(/(?<=^|[.,;!?\n] ?|\b(?:and|btw|but) )were(?= an? )/g)].map(
      ({ index }): Span => [index, index + 4],
    ),
  )

/** "No rush. Just me and her" to the question who decides: no other team. */
const namesDecider = ({ slot, span }: Finding, { plain, context }: MessageView): boolean =>
  slot === 'team_size' &&
  context.teamSize !== null &&
  (context.asking === 'authority' || context.alsoAsking === 'authority') &&
  (!/\d/.test(plain.slice(...span)) || VOTES.test(plain.slice(...findSentence(plain, span[0]))))

/** "Partners vote on it, there's 4 of us". */
const VOTES =
  /\b(?:votes?|voting|decides?|sign(?:s|ed)? off|have to agree|approves?|partners?|owners?|board)\b/i
