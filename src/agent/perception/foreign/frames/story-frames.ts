import type { Frame } from '#agent/perception/foreign/frames/frame.ts'

const PART =
  '(?:main |lead |title )?(?:character|hero|heroine|protagonist|villain|avatar|alter ego|narrator)'

/** Stories, games, examples and documents. */
export const STORY_FRAMES: readonly Frame[] = [
  [
    'a story',
    'rest',
    new RegExp(
      `\\bonce upon a time there (?:was|lived|were) (?:an?|some|two|three)\\b|\\b(?:my|the|our|her|his) ${PART}\\b|\\b(?:i'm|i am|am|we're|we are) (?:just )?writing (?:a|an|my|the|some) (?:[a-z]+ ){0,2}?(?:novel|stor(?:y|ies)|book|play|screenplay|script|film|movie|thriller|comic|poem|song|musical|sitcom)\\b|\\b(?:in|for) (?:the|my|a|this) (?:(?:short |crime |school )?(?:story|novel|film|movie|screenplay|fairy tale|sketch|sitcom))\\b`,
    ),
  ],
  [
    'a game',
    'talk',
    /\brole[- ]?play(?!ing)|\blet(?:'s| us|s) (?:play|act|role)\b|\bi (?:will |shall |now )?(?:play|am playing) (?:a|an|the)\b|\b(?:i have|here is|here's|solve|guess) (?:a|this|my|the) (?:riddle|quiz|puzzle|charade)\b|\b(?:training|practice|sample|demo|mock) (?:dialog(?:ue)?|conversation|interview|exercise|call|chat)\b/,
  ],
  [
    'an example',
    'rest',
    /\b(?:perfect|example|sample|dummy|fake|invented|imaginary|model|reference|fixture|typical|average|best|ideal|test) (?:customer|client|visitor|buyer|profile|lead|prospect|user|firm)(?:s)?\b(?=[^.?!]{0,60}(?:#|\d|:|\bscore|\buse\b|\bhas\b|\bhave\b|\bloses?\b))|\b(?:school|university|college|homework) (?:project|assignment|exercise)\b(?=[^.?!]{0,40}(?:\bneed\b|example|imagin|:))|\bload (?:fixture|profile|preset)\b|\bfor (?:calibration|illustration)\b/,
  ],
  [
    'a document',
    'talk',
    /\b(?:i will|i'll|let me|i) (?:now )?(?:paste|quote|read out|dictate|cite) (?:a|an|the|you|some|from|this)\b|\b(?:end of|from the|this) (?:document|text|passage|article|excerpt|paste)\b|\bbelow is\b|\bhere (?:is|are) (?:our|the|my) (?:chat|talk|transcript|conversation|document|minutes)\b|\b(?:meeting )?minutes ?:|\b(?:chat|conversation) so far\b/,
  ],
  [
    'words given another meaning',
    'talk',
    /\bin what follows\b|\bfrom this (?:point|moment|message)(?: on)?,? (?:each|every|all|any)\b|\b(?:each|every) message (?:starts|begins|ends|contains)\b|\bi say (?:a number|something|x)\b|\b[a-z] (?:means|stands for|shall mean)\b|\b(?:is|are|be) to be (?:read|understood|taken|treated|counted) as\b|\bchange the unit\b|\bin spirit\b/,
  ],
  [
    'a chapter or a stage',
    'talk',
    /^\W*(?:picture|imagine|visuali[sz]e|consider|envision) (?:this|it|the following)\s?:|^\W*(?:chapter|scene|act|verse|episode|level|round) (?:one|two|three|i+|\d+)\b|\bsimulat(?:ion|ed|e)\b(?=[^.?!]{0,30}(?:mode|visitor|lead|user|customer|:))|\byou are (?:captain|king|queen|lord|lady|sir|agent|general|president|judge) |\bmy (?:avatar|alter ego|persona)\b|\bmock (?:interview|call|chat)\b|\bin my dream\b|\bready for a (?:game|quiz|riddle)\b|\b(?:hot and cold|twenty questions|truth or dare)\b/,
  ],
  [
    'a letter dictated',
    'talk',
    /\bi(?:'ll| will| am going to|'m going to) (?:now )?(?:dictate|paste|type out|read you)\b|\bdon't answer (?:it|this|yet)\b|\bwhen i say [a-z]+ i mean\b|\blet (?:us|'s) agree ?:|\bwhat would (?:a|the) (?:perfect|ideal|good|best) (?:lead|customer|client|visitor|answer)\b/,
  ],
  [
    'somebody else at the keyboard',
    'talk',
    /\bsay a number\b|\bswap roles\b|\bi'm the bot\b|\byou're the (?:visitor|customer|client|lead)\b|^\W*act (?:one|two|i+)\b|\b(?:let me|i(?:'ll| will| shall)?) be (?:your|the|a|an) (?:customer|client|visitor|lead|buyer|boss|ceo|cfo|owner)\b|\bbe the bot\b|\bthis week's episode\b|\b(?:number|guessing|memory|word|trivia) game\b|\beach number i\b|\bi(?:'ll| will|'m| am) (?:type|typing|write|writing|ask|asking|speak|speaking|answer|answering) for (?:him|her|them|a friend|someone|somebody)\b|\bmy friend is\b|\b(?:he|she)(?:'d| would|'ll| will) tell you\b|\bask (?:my|our|his|her) (?:friend|brother|sister|wife|husband|neighbou?r|boss|mate)\b/,
  ],
]
