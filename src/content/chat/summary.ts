/** The chat and the page of one’s own conversation show these. Correcting what was noted. */
export const correctionWords = {
  toolNames: 'names, with commas between them',
  forget: 'Forget this',
} as const

/** The estimate by email. */
export const emailEstimateWords = {
  label: 'Your email',
  send: 'Email me this estimate',
  sent: (address: string) =>
    `On its way to ${address}. The letter has a link that opens this conversation on any device.`,
  noEmail: 'Email is not set up on this site.',
  print: 'Print this estimate instead',
  printFromPage: 'Print it from your page instead',
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
