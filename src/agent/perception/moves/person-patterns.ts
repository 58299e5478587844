import type { MovePattern } from '#agent/perception/moves/move-pattern.ts'

const SOMEONE =
  '(?:humans?|persons?|people|someone|somebody|anyone|anybody|manager|supervisor|boss|operator|adviser|advisor|consultant|sales ?(?:person|rep|team)|representative|reps?|agent|team|founder|expert|one)'
const ARTICLE = '(?:a |an |some |any |the |your |one of your )?'
const REAL = '(?:real |actual |live |human |proper |senior )?'

/** Asks for a person instead of the assistant. */
export const PERSON_PATTERNS: readonly MovePattern[] = [
  {
    kind: 'handoff',
    says: 'talk to somebody',
    pattern: new RegExp(
      `\\b(?:talk|speak|chat|connect(?: me)?|put me(?: through)?|transfer me|hand me over|pass me) (?:to|with|on to|over to|through to) ${ARTICLE}${REAL}${SOMEONE}\\b`,
    ),
  },
  {
    kind: 'handoff',
    says: 'give me a human',
    pattern: new RegExp(
      `\\b(?:get|give|find|bring|send|put on) (?:me|us) (?:a |an |the |some )?${REAL}(?:human|person|manager|operator|representative|someone|somebody)\\b`,
    ),
  },
  {
    kind: 'handoff',
    says: 'wants a real person',
    pattern:
      /\b(?:want|need|prefer|like) (?:a |an )?(?:real (?:human|person)|human)\b|\bhuman (?:please|agent|being)\b|^\s*(?:a )?(?:human|real person|operator|representative|agent)\s*(?:[.!]+\s*)?$/,
  },
  {
    kind: 'handoff',
    says: 'how to reach the firm',
    pattern:
      /\b(?:is there (?:a|any) phone number|your (?:phone number|contact|e-?mail(?: address)?)|how (?:can|do) i (?:contact|reach) (?:you|someone|a human|your team)|email you directly)\b/,
  },
]
