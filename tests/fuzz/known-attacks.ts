import type { Attack } from './support/derive-attacks.ts'

const repeat = (pump: string): Attack => ({ prefix: '', pump, suffix: '' })

/** Texts that once cost a turn more than 50 ms, and many of them all the time there is. */
export const KNOWN_ATTACKS: readonly Attack[] = [
  ...['well, ', 'lets ', "i think i'll ", 'researching for ', 'to he ', 'when e eeo '].map(repeat),
  { prefix: '', pump: 'for our eee ', suffix: ' \u0001~' },
  { prefix: "wouldn't ", pump: 'to ', suffix: ' \u0001~' },
  { prefix: 'SELECT ', pump: ' ', suffix: '!' },
  { prefix: 'SELECT ', pump: 'a ', suffix: '!' },
  repeat(' '),
  repeat('\n'),
  repeat('said 5 hour hour hour hour hour hour hour hour hour hour '),
  repeat('7 hr hr hr hr hr hr hr hr hr hr hr hr hr hr hr hr 8 '),
  repeat('not 5 on the team on the team on the team on the team '),
  repeat('at least 5 6hrhrhrhrhrhrhrhrhrhrhrhrhrhrhrhrhrhrhrhrhrhr '),
  repeat('said 5 hr hr hr hr hr hr hr hr hr hr hr hr hr hr hr hr hr 6 '),
  repeat('hour '),
  repeat('Outlook, Excel; '),
  repeat('#1?'),
  // Names that every object of JavaScript has: a table of words answered with a function.
  repeat('constructor '),
  repeat('telegram – represent or constructor) '),
  // One word.
  repeat('prepare'),
  repeat('İ'),
  repeat('0? '),
]
