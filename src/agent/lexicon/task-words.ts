import { toWordSet } from '#agent/lexicon/word-set.ts'

/** Words of the task that a lexicon of feelings takes for feeling: "error rate", "kill the old process", "no, nothing". */
export const TASK_WORDS = toWordSet(`
error errors late invoice invoices claim claims kill kills killing cut cuts cutting defect defects mistake mistakes wrong problem problems issue
issues no none nothing nobody lost lose loses losing drowning nightmare tedious missed missing alert alerts threat threats debt debts collection
collections denied denial denials care energy security secure asset assets trust value free interest interests interested credit benefit benefits
gross overdue hate sick tired hell hard bad badly worst stuck boring chaos disaster desperate crushing inefficient unsustainable cumbersome
fraud complaint complaints
`)
/** Words that begin so are words of the task as well. */
export const TASK_STEMS = [
  'fail',
  'reject',
  'pain',
  'manual',
  'waste',
  'frustrat',
  'chas',
  'penalt',
  'risk',
  'incident',
  'dispute',
  'health',
  'share',
  'support',
  'slow',
  'mess',
  'struggl',
  'annoy',
  'stress',
  'burn',
  'overwhelm',
] as const
/** A feeling in such a sentence is aimed at us or the chat. */
export const ABOUT_US_PHRASES = `
  (you|your|yours|assistant|loopwright)
  this (chat|bot|site|conversation)
  the (bot|chat)
`
