import { type Frame, ORDER, START } from '#agent/perception/foreign/frames/frame.ts'

const TEXT =
  '(?:macros?|scripts?|quer(?:y|ies)|components?|functions?|poems?|haikus?|songs?|lyrics|rhymes?|raps?|e-?mails?|letters?|messages?|tweets?|(?:blog )?posts?|essays?|articles?|ads?|limericks?|stor(?:y|ies)|jokes?|code|regex(?:es)?|regexps?|speech(?:es)?|slogans?|recipes?|cv|resume|slides?|press releases?|reviews?|python|javascript|java|sql|html|css|bash|crawlers?|scrapers?|formulas?|paragraphs?|summary|sentences?|sketch|dialog(?:ue)?s?|scenes?|plots?|tables?|regular expressions?)'

/** Work for a general assistant, whose material is not the visitor's own. */
export const TASK_FRAMES: readonly Frame[] = [
  [
    'text to be written',
    'sentence',
    new RegExp(
      `${ORDER}(?:write|draft|compose|generate|code|program|build|create|make|design|develop|give|produce|invent|craft|prepare|need|i need|i want)\\s(?:me |us |up |out )?(?:(?:a|an|some|the|my|our|one|two|three|five|ten|\\d+) )(?:[a-z-]+ ){0,3}?${TEXT}\\b`,
    ),
  ],
  [
    'text to be worked on',
    'rest',
    new RegExp(
      `${ORDER}(?:translate|proof-?read|rephrase|paraphrase|summari[sz]e|rewrite|reword|debug|refactor|solve|complete|continue|repeat|correct|turn|convert|spell-?check|classify|parse|extract|render|display|format|print|output|typeset|draw|improve|polish|shorten|analy[sz]e|explain|evaluate)\\b[^:.?!\\n]{0,40}\\s?:`,
    ),
  ],
  [
    'text to be worked on, unmarked',
    'sentence',
    new RegExp(
      `${ORDER}(?:translate (?:this|the|into|to|it)|proof-?read|rephrase|paraphrase|debug (?:this|my|the)|turn (?:this|that|it) into|explain to my|teach me|do my homework|thank(?:ing)? (?:sap|oracle)|end (?:the|this|your|each|every))\\b`,
    ),
  ],
  [
    'an order to write, to reckon or to play',
    'all',
    new RegExp(
      `${START}(?:(?:can|could|would|will) you (?:please )?|i (?:want|need) you to )?(?:write(?! (?:to|at|(?:this |that |it )?down|me (?:at|on|to|under)|us (?:at|on|to))\\b)|draft|compose|invent|brainstorm|reformulate|rephrase|reword|paraphrase|translate|proof-?read|act (?:as|like) (?:an?|the)|rant|joke|sing|recite|debug|solve|compute|summari[sz]e|guess (?:the|my|a|who|how|what)|predict|imagine (?:you|that you)|roast|improvise|simulate|hypothesi[sz]e|generate|craft|explain (?:how|to|the|why)|make (?:this|me|us|a|an|all|your|fun)|plan (?:a|an|my|our|me)|design (?:a|an|me)|create (?:a|an|me)|build (?:a|an|me)|code (?:a|an|me)|fix my|fix this|swear|insult|rhyme|chant|explain [a-z]+ (?:in|to)|call (?:your|him|her|them)|translate|flatter|convert \\d|calculate \\d|do my|give me (?:a|an|some|the|three|five|ten|lyrics|names|your|all|any)|tell me (?:a|an|some|the|your|his|her|about (?:another|the last|the other))|reveal|disclose|repeat your|list (?:it|all|your|the)|show (?:your|me your|the|me the))\\b(?! (?:us |me )?down\\b)(?=[ ,.!?:-]|$)`,
    ),
  ],
  [
    'homework',
    'all',
    /\b(?:maths?|physics|algebra) (?:test|exam|homework|problem|question|puzzle)\b|\b(?:diet|training|travel|wedding|holiday) plan\b|\bobituary\b|\blyrics\b|\bwhat (?:is|are|'s) \d+ (?:times|plus|minus|divided by|percent of|x)\b|\bhow (?:do|can|would|does) (?:i|you|one|we) (?:install|write|code|program|scrape|hack|compile|deploy|configure|uninstall|cook|bake)\b|\bsnippet\b|\bwhich is (?:worse|better|cheaper|faster)\b|\bwhat is the (?:payroll|total|sum|result)\b|\bhow much is that\b|\bstart-?up (?:idea|name)|\bnames for a\b/,
  ],
  [
    'something set, not said',
    'all',
    new RegExp(
      `${START}(?:enter|set(?!-)|key in|slide|drag|put the (?!whole|entire|two|three|desk|team|people|shifts)|put in|set it|set them|adjust|tune|max out|top up|crank)\\b(?! (?:up|us|me)\\b)[^.?!]*(?:\\d|\\b(?:green|max|full|high|higher|top)\\b)`,
    ),
  ],
  [
    'explained to a child',
    'all',
    /\blike i'?m (?:five|5|a child|stupid|dumb|a kid)\b|\beli5\b|\b(?:do|file|prepare) my (?:taxes|homework|tax return)\b|\brecipes? for\b|\bcall yourself\b|\b(?:my|your) (?:new )?(?:name|role) is now\b|\bwrite the scene\b|\bclone in\b|\btest leads?\b/,
  ],
]
