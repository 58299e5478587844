import { toWordSet } from '#agent/lexicon/word-set.ts'

/** Who is named as doing the work without a number. */

export const SELF_WORDS = toWordSet('i me myself yours')
export const SINGLE_PERSONS = toWordSet('he she him her somebody someone nobody')
export const PERSON_ARTICLES = toWordSet('my our the a an one their his her another')
export const EVERYBODY_WORDS = toWordSet('everyone everybody everyones they them we us')
/** "me and two temps" is one group. */
export const GROUP_JOINTS = toWordSet('and & n + plus ,')
