/** Tuned on the development questions of tests/evals/knowledge. */
export const LIMITS = {
  /** Less probable, not even the pages of a subject are named; it takes more when words of the question are unknown to us. */
  subject: 0.1,
  perUnknownShare: 0.4,
  /** The same for what a card says. */
  said: 0.43,
  saidPerUnknownShare: 0.6,
  /** The same for a card that says that the site has no answer, whatever else it may be. */
  unanswering: 0.3,
  /** Less probable ones are not named beside the first. */
  related: 0.06,
  /** From here on no passage is preferred. */
  certain: 0.8,
  likely: 0.55,
  /** From here on the question is not ours, whatever passages share words with it. */
  beyond: 0.5,
  /** A passage is quoted when it speaks of nearly all that is asked: a sentence beside the point is worse than none. */
  passage: [
    { score: 75, coverage: 0.75, focus: 0.6 },
    { score: 15, coverage: 0.99, focus: 0.99 },
  ],
  strongPassage: [
    { score: 75, coverage: 0.75, focus: 0.5 },
    { score: 15, coverage: 0.99, focus: 0.99 },
  ],
  /** So many words of the question have to stand in a passage that few passages have. */
  tellingTerms: 2,
  /** So many where no phrasing says that the page is meant. */
  plainTellingTerms: 3,
  /** From here on an article is meant, whatever words the question shares with it. */
  article: 0.5,
  /** Under this, the next best page is named as well. */
  sure: 0.8,
  /** From here on words that do not ask are taken for a question. */
  hint: 0.8,
  seekingHint: 0.55,
  /** From here on a statement is taken for what holds the visitor back. */
  objection: 0.8,
  /** Under this, no answer is given, only the pages that are near. */
  nearest: 0.36,
  /** From here on a question is offered as one that may be meant, where no answer is sure. */
  choice: 0.2,
  /** The same for what is offered beside it. */
  furtherChoice: 0.12,
  /** From here on a clause says by itself what it asks. */
  plain: 0.9,
  /** So much less probable may a clause be with what stands before it when it points there. */
  pointingLead: 0.1,
} as const
