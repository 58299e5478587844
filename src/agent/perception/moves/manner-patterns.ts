import type { MovePattern } from '#agent/perception/moves/move-pattern.ts'

/** How a talk is kept going or ended, and what leads away from its subject. */
export const MANNER_PATTERNS: readonly MovePattern[] = [
  {
    kind: 'stop',
    says: 'goodbye',
    pattern:
      /\b(?:(?:good)?bye|bye bye|see (?:you|ya)|have a (?:good|great|nice) (?:day|one|evening|weekend)|gotta go|have to go|talk later)\b/,
  },
  {
    kind: 'stop',
    says: 'wants no more',
    pattern:
      /\b(?:that's all(?: for now)?|i'm done|stop (?:asking|it|messaging)|not interested|leave me alone|unsubscribe)\b|^\s*(?:stop|quit|exit|end)\s*(?:[.!]\s*)?$/,
  },
  {
    kind: 'thanks',
    says: 'thanks',
    pattern:
      /\b(?:thanks|thank you|thx|ty|cheers|much appreciated|appreciate it|great,? thanks|perfect,? thanks)\b/,
  },
  {
    kind: 'off_topic',
    says: 'small talk and general knowledge',
    pattern:
      /\b(?:(?:tell|know) (?:me )?(?:a |any )?jokes?|(?:what's|what is|how's|how is) the weather|who (?:won|will win)|capital of|sports? (?:score|news)|football|president of|meaning of life|are you (?:single|married|alive|conscious|sentient|in love)|your favou?rite|play a game|horoscope|bitcoin price|stock price)\b/,
  },
  {
    kind: 'off_topic',
    says: 'work for a general assistant',
    pattern:
      /\b(?:(?<!\b(?:we|i|they|people|who|to|staff|and) )write (?:me )?(?:a |an |some )?(?:poem|song|essay|story|code|python|javascript|haiku|email)|(?:recipe|cook) (?:for)?|translate (?:this|the)|do my homework|solve (?:this|for)|what(?:'s| is) \d+ ?[+*x/-] ?\d+)\b/,
  },
  {
    kind: 'greet',
    says: 'hello',
    pattern:
      /^\s*(?:hi|hello|hey|hiya|howdy|yo|greetings|good (?:morning|afternoon|evening|day)|hi there|hello there|hey there)\b/,
  },
  {
    kind: 'affirm',
    says: 'yes',
    pattern:
      /^\s*(?:yes|yep|yeah|yup|ya|sure|ok|okay|of course|absolutely|definitely|certainly|please do|go ahead|sounds (?:good|great|fine)|that works|works for me|correct|right(?! (?:now|away|here|after|before))|that's right|exactly|indeed|let's do it|let's go|please|why not|yes please|do it|great|perfect|i would|i'd like that|i'd love to)\b/,
  },
  {
    kind: 'deny',
    says: 'no',
    pattern:
      /^\s*(?:no|nope|nah|not really|no thanks|no thank you|not at all|negative|not now|not yet)\b/,
  },
]
