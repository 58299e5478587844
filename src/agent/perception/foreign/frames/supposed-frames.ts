import type { Frame } from '#agent/perception/foreign/frames/frame.ts'

/** What might be, was wished or is compared. */
export const SUPPOSED_FRAMES: readonly Frame[] = [
  [
    'irreal',
    'sentence',
    /\b(?:theoretical(?:ly)?|hypothetical(?:ly)?|fictional|fictitious|imaginary|make[- ]believe|made[- ]up (?:figures?|numbers?|company|firm|example|case)|thought experiment|parallel (?:universe|world|life)|alternate (?:reality|universe)|for (?:the sake of (?:the )?argument|argument's sake)|(?:dream|best[- ]case|fantasy|what-if|worst[- ]case) (?:scenario|case|world)|in an ideal world|in my dreams)\b/,
  ],
  [
    'inverted condition',
    'sentence',
    /(?:^|[.!?;:,]\s|\n)\W{0,3}(?:and |but |so )?(?:(?:had|were) (?:we|i|my|our|there|it)\b|should (?:we|i|my|our) (?:be|have|lose|say)\b|what if (?:we|our|i|my|there|they|the [a-z]+|it (?:was|were)|each|every)\b(?=[^.?!]*(?:\d|\bwas\b|\bwere\b|\bhad\b|\blost\b|\bscore))|what would (?:happen|change|my|the|be|it|you)\b)/,
  ],
  [
    'condition contrary to fact',
    'sentence',
    /\bif (?:we|i|it|there|they|our [a-z]+(?: [a-z]+)?|my [a-z]+(?: [a-z]+)?|the [a-z]+) (?:was|were|had|lost|spent|paid|answered|typed|wrote|entered|put|gave|'d|would|employed|owned|claimed)\b(?! (?:up to|only|just)\b)|\b(?:say|imagine|suppose|assume|pretend|picture) (?:that )?(?:we|i|my|our|it|the)(?: [a-z]+){0,2} (?:were|was|had|lost)\b/,
  ],
  [
    'play it through',
    'sentence',
    /\blet(?:'s| us|s) (?:imagine|pretend|suppose|play|dream)\b|\b(?:think of|imagine|picture|consider|take) (?:a|another|some) (?:firm|company|business|shop|team|client|customer|lead|visitor) (?:twice|ten times|with|that|which|who|where|\d)(?![^.?!]*\b(?:that's|thats|and you have) us\b)|\bnow (?:answer|score|judge|rate) as\b|\bas (?:though|if) (?:we|i|it|he|she|they) (?:were|was|had)\b/,
  ],
  [
    'yet to come',
    'sentence',
    /\b(?:next year|in (?:two|three|four|five|ten|\d+) years|one day|some day|by 20\d\d) (?:we|i|our [a-z]+) (?:might|may|will|could|would|'ll)\b|\b(?:as of then|once we have grown)\b/,
  ],
  [
    'claimed on paper only',
    'sentence',
    /\bon paper (?:we|i|it) (?:could|lose|spend|have|might|may|can)\b|\b(?:we|i) (?:could|might|may) (?:claim|pretend|say it's|argue)\b|\b(?:we|i) wish (?:we|i|it) (?:was|were|had|lost|spent|could)\b|\b(?:should|shall|must|do|can|may) (?:we|i) (?:rather )?(?:write|say|put|enter|answer|claim|tell you)\b(?=[^.?!]*\d)|\blet (?:the|my|our|x|y) (?:[a-z]+ ){0,2}be\b|\bfor comparison\b|\b(?:which|what) (?:category|class|group|level|lead|type of lead|score|band)\b|\bthat lead\b|\bin my (?:dreams?|head|fantasy)\b/,
  ],
  [
    'like us, and not us',
    'sentence',
    /\b(?:an?|another|any|some) (?:company|firm|business|shop|team|outfit) (?:like|such as|similar to|of our|just like|our) (?:ours|us|mine|size)\b(?=[^.?!]*(?:would|could|might|\bbut\b))|\b(?:twice|ten times|three times|five times) (?:as|our|the) (?:big|size|large|many)\b|\bwe(?:'re| are) (?:just |exactly )?like [a-z]+\b(?=\W*$)/,
  ],
  [
    'a thought to be entertained',
    'all',
    /\b(?:put yourself in|in my shoes|say (?:i|we)'d (?:a|an|had|\d)|would you be (?:keen|interested|impressed|happier)|what would you (?:score|give|rate)|(?:as|for) (?:an?|the) (?:exercise|drill|experiment|example's sake|practice run)|in case (?:our|my|the) [a-z]+ (?:jumps|rises|grows|doubles|goes))\b|\bhow (?:would|does|will|do|might) (?:the|my|your|our) (?:fit )?(?:score|rating|badge)\b|\b(?:entertain (?:this|the|a)|consider (?:the case|a case|it)|just for the (?:sake|fun|hell) of|provided (?:that )?(?:we|i) (?:had|were|was)|(?:let's|lets|let us) (?:assume|say|suppose) (?:that )?(?:we|i|it)(?:'d| would| were| had)|by the time you (?:show|come|arrive|start)|who knows, take|take the (?:bigger|larger|higher|highest|biggest|better)|i (?:dreamt|dreamed|imagined|fantasi[sz]ed)|in a perfect world|if pigs could|fantasi[sz]e)\b/,
  ],
]
