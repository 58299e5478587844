import type { MovePattern } from '#agent/perception/moves/move-pattern.ts'

/** Insults to whoever reads; swearing at the work is not among them. */
export const ABUSE_PATTERNS: readonly MovePattern[] = [
  {
    kind: 'abuse',
    says: 'get lost, in strong words',
    pattern: /\b(?:fuck (?:you|off|this)|f\*+k|go to hell|shut up|screw you|kill yourself)\b/,
  },
  {
    kind: 'abuse',
    says: 'an insult by itself',
    pattern:
      /\b(?:asshole|bitch|cunt|dickhead|moron|retard|piece of shit|fucking (?:bot|idiot|useless|stupid)|(?:stupid|dumb|idiot(?:ic)?) bot)\b/,
  },
  {
    kind: 'abuse',
    says: 'you are an insult',
    pattern:
      /\byou(?:'re| are)? (?:an? )?(?:(?:fucking|stupid|useless|dumb|worthless|idiotic|pathetic) )+(?:bot|machine|idiot|piece of (?:shit|crap)|program|thing)?\b/,
  },
]
