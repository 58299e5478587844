import { toTable } from '#agent/lexicon/word-set.ts'

/**
 * Words beside a figure that play the same part: whose it is, when it holds, whether it is one of two ends. The ranker
 * learns what follows from a sense, so that a word nobody labeled counts as much as one that somebody did.
 */
const SENSES: Readonly<Record<string, string>> = {
  us: 'we us our ours i me my mine myself ourselves here',
  them: `they them their theirs he him his she her hers you your somebody someone others other another customer customers
    client clients vendor vendors supplier suppliers competitor competitors brother sister friend neighbor cousin agency
    rep consultant ministry state government industry bidder seller`,
  each: 'each every everyone everybody apiece per both all ea head individually either them',
  total: 'total altogether combined together between sum overall whole entire collectively',
  now: 'now today currently nowadays presently present these since already',
  before: `before formerly used was were had did previously previous past last former old ago once until originally earlier
    down dropped`,
  future: `will plan planned plans planning hope hoping hopes hire hiring next soon later going goal target aim want
    wants expect expected forecast would could should coming joining`,
  least: 'least min minimum over above more exceeding from lowest low',
  most: 'most max maximum tops under below less fewer within highest high top',
  season: `slow quiet slack off summer winter spring fall autumn season seasons busy peak bad good rush normal normally usual
    usually typical worst best weekday weekdays weekend weekends holiday holidays day days night nights morning
    mornings evening evenings january february march april june july august september october november december`,
  opinion:
    'says say said thinks think guess guesses reckons reckon claims claim claimed swears told bragged slide quoted',
  real: 'real actual actually really truth true trust measured clock honestly reality',
  more: 'plus add added extra additional also too besides more another',
  fewer: 'minus without except excluding but only rest left quit gone leaves fewer vacancies',
  alone: 'alone just only solely single myself himself herself',
  not: 'not no never none nobody nothing',
  team: 'team teams crew crews squad department dept staff headcount payroll',
  who: 'who which that whose',
  other: 'not dont doesnt neither nor rather instead',
}

export const FIGURE_SENSES = toTable<readonly string[]>(collect())

function collect(): Record<string, string[]> {
  const senses: Record<string, string[]> = {}
  for (const [sense, words] of Object.entries(SENSES))
    for (const word of words.trim().split(/\s+/)) senses[word] = [...(senses[word] ?? []), sense]
  return senses
}
