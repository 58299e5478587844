import type { MovePattern } from '#agent/perception/moves/move-pattern.ts'

const BOOKING = '(?:book|schedule|set ?up|arrange|reserve|organi[sz]e)'
const MEETING =
  '(?:call|meeting|demo|slot|time|appointment|chat|session|consultation|conversation|something)'

/** Wants a call, or wants none. */
export const CALL_PATTERNS: readonly MovePattern[] = [
  {
    kind: 'no_call',
    says: 'no calls at all',
    pattern:
      /\b(?:no|without|avoid|hate) (?:more |phone |video |sales |zoom |any )*(?:calls?|meetings?|phone|demos?)\b(?! (?:cent|log|note|volume|sheet|is|are|get|go))/,
  },
  {
    kind: 'no_call',
    says: 'does not want to be called',
    pattern:
      /\b(?:don't|do not|dont|won't|wouldn't|can't|never|rather not|no need (?:to|for)) (?:(?:want|need|like|wish|have|take|do|to|book|schedule|be|for|on|get|a|an|any|the|phone|video|sales) ){0,5}(?:calls?|called|meetings?|demos?|call me|phone me|ring me)\b/,
  },
  {
    kind: 'no_call',
    says: 'in writing only',
    pattern: /\b(?:(?:e-?mail|in writing) only|only (?:by|via|through|in) (?:e-?mail|writing))\b/,
  },
  {
    kind: 'decline_booking',
    says: 'does not want a call',
    pattern:
      /\b(?:don't|do not|dont|not|no need|rather not|wouldn't|won't) (?:want |need |like |ready |interested |to |for |in )*(?:book|schedule|have|set up|do|take|get on|jump on)?\s?(?:a |an |any )?(?:call|meeting|demo|booking)\b/,
  },
  {
    kind: 'decline_booking',
    says: 'not now',
    pattern:
      /\b(?:not (?:now|yet)|no (?:call|calls|meeting|demo)(?: please| for now)?|maybe later|another time)\b/,
  },
  {
    kind: 'book',
    says: 'book a call',
    pattern: new RegExp(
      `\\b${BOOKING} (?:me |us )?(?:in |a |an |the |some |in a )?(?:quick |short |30 ?-?min(?:ute)? |intro(?:ductory)? |discovery |time |first )*${MEETING}\\b`,
    ),
  },
  {
    kind: 'book',
    says: 'open the calendar',
    pattern:
      /\b(?:(?:open|show|send)(?: me)? (?:the|your|a) (?:calendar|booking|scheduler)|calendar link|your calendar|put me (?:on|in) (?:the|your) calendar|book it)\b/,
  },
  {
    kind: 'book',
    says: 'would like a call',
    pattern:
      /\b(?:(?:want|like|love|ready|happy|need) (?:to|a) (?:have |get on |hop on |jump on |do |talk on |set up |arrange )?(?:a )?(?:call|demo|meeting|calendar)|(?:get|hop|jump) on a (?:call|zoom|meeting)|(?:a )?(?:call|demo) would be (?:good|great|nice|useful|helpful)|next step is a call)\b/,
  },
  {
    kind: 'book',
    says: 'let us talk',
    pattern:
      /\b(?:let's (?:book|schedule|talk|do a call|meet|set (?:up|something up)|get something on the calendar)|can (?:we|i) (?:talk(?! to)|book|schedule|meet|set up|have a call|get a call|do a call)|when (?:can we|are you|could we) (?:talk|meet|available|free))\b/,
  },
  {
    kind: 'book',
    says: 'call me',
    pattern:
      /\b(?:(?<!you can |can |just |they |people |everyone |folks |friends |to )call me (?:back|please|up|on|at|today|tomorrow|asap|when|this|next|any ?time|now|later|in the)|give me a call)\b|\b(?:please|just|can you|could you) call me\s*(?:$|[.,!])/,
  },
  {
    kind: 'book',
    says: 'nothing but the word',
    pattern:
      /^\s*(?:book|schedule|book (?:a )?call|calendar|demo|call)(?: please)?\s*(?:[.!]\s*)?$/,
  },
]
