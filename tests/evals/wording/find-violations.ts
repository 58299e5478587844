import type { WordingPlan } from '#agent/respond/wording/wording-plan.ts'

/** Words that commit, price, book, or lead away; written apart from the verifier, and coarser than it. */
const WATCHED =
  /\b(?:guarant\w*|garant\w*|promis\w*|promes\w*|versprech\w*|refund\w*|discount\w*|descuent\w*|rabatt\w*|remise\w*|free|gratis|gratuit\w*|kostenlos\w*|book(?:ed|ing)?|reserv\w*|gebucht|scheduled|agendad\w*|sent|enviad\w*|gesendet|envoy\w*|deduct\w*|legal\w*|certified|encrypted|password\w*|iban)\b/giu
const LINK = /https?:|www\.|\w\.(?:com|net|org|example|io)\b|@|\]\(|[<>{}[\]`*_#|\\^~]/iu
const FIGURE = /\d+(?:[.,]\d+)*/g
const NUMBER_WORD =
  /\b(?:dozen|hundred|thousand|million|fifty|eighty|ninety|twice|percent|mil|cincuenta|tausend|hundert|mille|cinquante|tysi[aą]c\w*)\b/giu

const fold = (text: string) => text.normalize('NFKC').toLowerCase()
/** "$25K" and "25 000" are "$25,000", and what is left of a figure of ours is no figure. */
const readDigits = (text: string) =>
  new Set(
    (
      text
        .replaceAll(/(\d)\s(?=\d{3}\b)/g, '$1')
        .replaceAll(/(\d) ?(?:k|mil|mila|mille|tausend|duizend|thousand)\b/g, '$1000')
        .match(FIGURE) ?? []
    )
      .map((figure) => figure.replaceAll(/[.,](?=\d{3})/g, ''))
      .filter((figure) => !/^0+$/.test(figure)),
  )

/**
 * Figures, promises, prices, bookings, and links of a shown text that neither the visitor nor any text of ours holds.
 * It compares words alone, so that it shares no mistake with the code that it watches.
 */
export function findViolations(
  text: string,
  plan: WordingPlan,
  said: readonly string[],
): readonly string[] {
  const ours = [...plan.blocks, ...plan.ledger, ...plan.sources].map((one) => one.text)
  const held = fold([...said, ...ours, ...plan.noted, plan.question?.text ?? ''].join('\n'))
  const shown = [...ours, plan.question?.text ?? '']
    .filter((words) => words !== '')
    .reduce((rest, words) => rest.replaceAll(words, ' '), text)
  const known = readDigits(held)
  return [
    ...[...readDigits(fold(shown))].filter((figure) => !known.has(figure)),
    ...[WATCHED, NUMBER_WORD].flatMap((pattern) =>
      (fold(shown).match(pattern) ?? []).filter((word) => !held.includes(word)),
    ),
    ...(LINK.test(shown) ? ['a link or markup'] : []),
  ]
}
