import { PEOPLE_NOUN } from '#agent/perception/people-words.ts'

const FILLER =
  '(?:usd |dollars |bucks |fully[- ]loaded |loaded |all[- ]in |or so |ish |total |salary |base |gross |net ){0,2}'
export const PER_HOUR = new RegExp(
  `^\\s?${FILLER}(?:(?:per|a|each|by) (?:person|head) )?(?:\\/ ?|(?:for )?(?:an?|one|per|each|every|the) |p\\/|-?per-)\\s?(?:hour|hours|hr|hrs|h)\\b|^\\s?(?:hourly|\\/h\\b|ph\\b)`,
)
const WORKER = `(?:full[- ]?time |part[- ]?time |such )?(?:person|head|body|employee|fte|worker|member|position|post|${PEOPLE_NOUN}|of them|of us|full[- ]?timer)(?![a-z])`
const PER_WORKER = `(?:(?:per|for each|for every|for an?|for one|each|every|an?|by) ${WORKER}|each|apiece|a head)`
export const PER_OTHER = new RegExp(
  `^\\s?${FILLER}(?:${PER_WORKER}\\s)?${FILLER}(?:\\/ ?|an? |per |each |every |in an? |for an? )?(year|yr|annum|annually|yearly|pa|p\\.a\\.?|month|mo|monthly|pcm|day|daily|week|weekly|wk)\\b`,
)
/** Money for one of those who work is pay, whatever word stands before it: "we budget $67,000 per employee". */
export const FOR_WORKER_AFTER = new RegExp(
  `^\\s?${FILLER}(?:(?:\\/ ?|an? |per |each |every )(?:year|yr|annum|month)\\s|annually |yearly |monthly )?${PER_WORKER}`,
)
export const FOR_WORKER_BEFORE = new RegExp(`\\b${PER_WORKER}\\b[^$#.;]{0,24}$`)
