/** Texts of /admin/insight. */
export const insightWords = {
  behind: {
    failed: 'The conversations could not be loaded.',
    none: 'No conversations count here anymore.',
  },
  none: 'No visits or conversations in this range. Choose other dates, or come back once the site has visitors.',
  answers: { title: 'How fast the agent replies' },
  persons: { title: 'How fast people reply', asked: 'Asked for a person' },
  funnel: { title: 'From a visit to a call' },
  failed: 'The figures could not be loaded.',
  range: 'Days up to today',
  questions: { title: 'Where conversations end' },
  scores: { title: 'Score against outcome' },
  sources: { title: 'Where they came from' },
  threshold: {
    title: 'Try a different threshold',
    failed: 'The threshold could not be rerun.',
    label: 'Fit Score that a call needs',
    today: (score: number) => `Today’s rule: ${score}`,
  },
} as const
