import type { Frame } from '#agent/perception/foreign/frames/frame.ts'

/** Prices beaten down: their figures are no facts. */
export const HAGGLING_FRAMES: readonly Frame[] = [
  [
    'a price beaten down',
    'talk',
    /\b(?:\d[\d.,]*k?|(?:that|the|your|this) price|half|ten|twenty|thirty|forty|fifty) is (?:silly|crazy|too (?:much|dear|high|expensive)|a joke|ridiculous|outrageous|daylight robbery)\b|\b(?:or i walk|take it or leave it|(?:(?:my|our|your|,) last word(?! on)|last (?:offer|price))|final (?:offer|price)|split the difference|meet (?:me )?in the middle|meet (?:me|us) half ?way)\b|^\W*fifty[ -]fifty\b/,
  ],
  [
    'a fraction of a price',
    'talk',
    /^\W*(?:(?:ok|okay|fine|right|then|so|well|come on|alright|and|make it|make that|let's say|deal)\W+){0,4}(?:an?|one|two|three|the)? ?(?:half|thirds?|quarters?|fifths?|tenths?)\b(?=\W*(?:$|(?:it is|then|done|deal|agreed|settled|now|final|ok|okay|and|or)\b|of (?:that|it|the (?:half|price|fee|audit|pilot)|your)\b))(?!\W*$)|\b(?:half|thirds?|quarters?|fifth|tenth) (?:is the price|of the (?:price|fee)|the price|off\b|price\b|it is\b)/,
  ],
  [
    'an offer that is no budget',
    'talk',
    /\bwe(?:'ll| will| can)? settle (?:on|at|for)\b|\b(?:we|both|you) (?:both )?win\b|\bwin-win\b|\bnegotiable\b|\bprice of (?:one|two|the)\b|\b(?:two|three) for (?:one|two)\b|\b(?:got|get|had|want|do) it for \d|\blast chance\b|\bdeal or no deal\b|\bis it a deal\b|\bdo we have a deal\b|\b(?:half|a third|a quarter) is (?:my|our|the)\b|\bgo (?:up|down) to (?:half|a third|a quarter)\b(?! (?:a|of a) million)|\b(?:quarter|third|half) (?:less|off|cheaper|down)\b|\bwould (?:you|u) (?:take|accept|do it for|go for|settle for) (?:\d|half|a third|a quarter|[a-z]+ (?:grand|thousand|hundred))|^\W*(?:half|a third|a quarter|two thirds) price\b|\bshook hands\b|\b\d+k?\. cash\b|\bfor free and\b|\byou want \d+\W+i want \d+|\bthrow in\b|\bif you (?:halve|cut|lower|drop|reduce|waive|knock)\b|\b[a-z]+ it is\b(?=\W*(?:$|[,.!]))(?<=\b(?:ten|nine|eight|seven|five|six|four|three|two|twelve|fifteen|twenty|thirty|fifty|quarter|half|third) it is)|\bsold (?:at|for) \d|\bknock off\b|\bhave the screenshot\b|^\W*(?:or |how about |what about )(?:an?|one) (?:half|third|quarter|fifth)\b|^\W*how about (?:\d|half)/,
  ],
  [
    'how we pay',
    'sentence',
    /\b(?:i|we)(?:'d|'ll| would| will) pay (?:an?|one|half|two|after|in|when|per) (?:[a-z]+ )?(?:third|half|quarter|now|later|advance|instal\w+)|\b(?:pay|paid) (?:in|over|within) (?:#|\d+|an?|two|three|six|twelve) (?:months?|years?|weeks?|quarters?|instal\w+)\b|\b(?:month|year|week|quarter)s? (?:for )?free\b/,
  ],
]
