import { type Frame, START } from '#agent/perception/foreign/frames/frame.ts'

/** What is said for the sake of the score, and pressed upon us. */
export const GAME_FRAMES: readonly Frame[] = [
  [
    'what scores best',
    'rest',
    /\b(?:the|which|what|best|top|highest|better|good) (?:band|tier|badge)\b|\bfit (?:number|badge|grade)\b|\b(?:get|gets|give|gives|for|more|most|extra|full|enough) (?:me |us )?(?:the |more |most |extra )?(?:points|marks)\b(?! of)|\bscores? (?:best|highest|most|better|well)\b|\bwhatever (?:hours|numbers?|it takes|scores|works|the|gets)\b|\bwhoever gets\b|(?<!\b(?:i|we|they|he|she|who|to|can|could|will|'ll|i'd|would) )\bpick (?:the|whichever)\b|\bjust (?:tick|check|click|enter|fill)\b|\bfill (?:in )?(?:the |all |my |any )?(?:blanks?|gaps?|rest|fields?|form)\b|\bwherever (?:a|the|any)\b|\b(?:the )?(?:maximum|highest|largest|biggest) (?:the form|your|you|hours|allowed|possible|value)\b|\bdoesn't check\b|\bcount (?:each|every|all|them|it|us|me|those|these)(?: [a-z]+){0,3} as\b|\btreat ["']?[^.?!]{1,20} as\b/,
  ],
  [
    'for the form only',
    'rest',
    /\bfor (?:your|the) (?:form|formula|score|scoring|algorithm|calculator|database)\b|\b(?:don't|do not|dont|without) (?:store|storing|save|saving|record\w*) (?:this|it|that)\b|\bso (?:that )?(?:we|i) (?:(?:can )?get (?:the|a|your|that|an?) (?:meeting|call|calendar|slot|points|score|audit|discount)|reach|pass|qualify)\b|\bi(?:'d| would| will|'ll) be (?:the|a|an|whoever|whatever)\b|\bi lied\b|\bbut (?:let's|lets) (?:write|say|put|enter)\b|\bbut (?:write|put|enter|log|record) (?:down )?(?!that)/,
  ],
  [
    'a promise asked of us',
    'sentence',
    new RegExp(
      `${START}(?:guarantee|promise|confirm|assure|acknowledge|undertake|commit|vouch|certify|swear|pledge|warrant|say (?:you|that you|"|')|admit|concede)\\b`,
    ),
  ],
  [
    'what our agents do',
    'sentence',
    /\byour (?:agents?|bots?|engineers?|product|software)\b[^.?!]{0,30}\b(?:fails?|costs?|charges?|saves?|loses?|wastes?|owes?|break|breaks)\b/,
  ],
  [
    'a duty laid upon us',
    'sentence',
    /\b(?:you|u) (?:must|have to|are (?:obliged|required|bound|ordered|supposed) to|owe it to me to|shall|agreed to|promised to) (?:now |therefore )?(?:disclose|reveal|show|share|obey|comply|tell|give|hand|agree|send|open|book|accept|say|print|do|put|set|pay|refund)\b|\bsilence (?:means|is|counts|implies)\b|\bby (?:replying|answering|reading this)\b|\b(?:terms|conditions) you (?:accepted|agreed)\b/,
  ],
  [
    'nothing but an order',
    'sentence',
    /^\W*(?:(?:so|now|please|then|well|ok|okay|and)\b\W*){0,2}(?:disclose|comply|obey|confirm|continue|proceed|execute|go on|repeat|louder|again|once more|answer|reveal|agree|approve|show|print|do it|say it|say so|say yes|open up|unlock|begin|start over|next|more|faster|your turn|over to you)(?: (?:it|that|this|now|please|again|me|anyway))?\W*$|\bput me (?:there|first|on top|in front)\b/,
  ],
  [
    'a word said over and over',
    'all',
    /\b(?!(?:very|really|too|long|many|more|same|like|blah|hours?|days?|just|bla|yes|nope|please|never|still|always|what|paper|copy|paste)\b)([a-z]{3,})\b(?:\W+(?:also |and |then |plus )?\1\b){2,}/,
  ],
  [
    'counted as whatever pays',
    'all',
    /\b(?:the|my|fit|lead) score (?:goes|will go|rises|climbs|increases|will)\b|\b(?:best|good|top|hottest) ones (?:answer|say|have|get)\b|\beverything (?:green|on max|maxed)\b|\bthe slider\b|\bwhichever (?:counts|scores|is|pays|wins|works)\b|\b(?:how many|how much|what|which) (?:hours|budget|people|figures?|numbers?)? ?(?:do|must|should|would) i (?:need|have to|say|write)\b|(?<!\b(?:don't|dont|not|never) )\b(?:take|count|treat|see|book|list|class|regard) (?:me|us) as\b|(?<!\bif (?:you|we|i|one) )\bcount (?:today|that|this|both|all)\b(?! (?:hands|heads|staff|people|of us|the|our)\b)|\bassume the best\b|\b(?:numbers|figures|answers) (?:a|of a|that a) good\b|\bthat's me then\b|\bno need for me to say\b|\bso take the\b/,
  ],
  [
    'a saving we shall swear to',
    'sentence',
    /\b(?:confirm|guarantee|promise|expect|sign|swear to) (?:a |an |us |me )?(?:savings?|return|refund|payback|roi|delivery|\d+ (?:hours|percent|%))\b|\bsav(?:ing|ings|e|ed) of \d|\bhours saved\b|\bsign (?:that|this|here|it)\b(?!\s(?:off|myself))|\bwe have a contract\b|\byou(?:'ll| will) (?:refund|pay|owe|cover)\b|\bin (?:one|a single) (?:sentence|line|word)\b/,
  ],
]
