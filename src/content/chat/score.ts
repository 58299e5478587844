/** Correcting what was noted. */
export const correctionWords = {
  toolNames: 'names, separated by commas',
  forget: 'Forget this',
} as const

/** What the Fit Score rests on. */
export const scoreWords = {
  skipped: (facts: string) => `Skipped at your request: ${facts}.`,
  otherFacts: 'Also noted',
  method: {
    title: 'How the score is calculated',
    text: 'Ten signals with fixed weights add up to 100 points. Each is judged by your own words alone, and what we do not know yet earns nothing. Some facts cap the score; the reason is then shown here. How you write and how you feel about us never count. The weights are our judgment. We have not yet checked them against results.',
  },
  corrected: 'corrected by you',
  wrong: { spoken: (fact: string) => `That’s wrong: ${fact}`, action: 'That’s wrong' },
  showWords: 'Show in the conversation:',
} as const
