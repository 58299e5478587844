import { loosenApostrophes } from '#agent/perception/loosen-apostrophes.ts'

const DATE =
  '(?:(?:start|end|go[- ]live|launch|target|due|hard|firm|fixed|set|real|particular|specific|exact|definite|actual|concrete|formal|official) ){0,2}(?:dates?|time ?lines?|deadlines?|time ?frames?|time ?scales?|schedules?|target date|horizon|start date|finish date)'
const HURRY = '(?:rush|hurry|urgency|pressure|haste|panic|time pressure|great haste)'
const NOT =
  "(?:(?:have|has|had|is|are|am|was|were|do|does|did|ca|wo|would|could)?n't|not|never|ain't|nobody(?:'s| has| is)?|no one(?:'s| has| is)?|no-one(?:'s| has)?|neither|without|nor)"

/** Said in any message: there is no date, no hurry, or nobody means to start. */
export const NO_HORIZON = loosenApostrophes(
  new RegExp(
    `\\b(?:${[
      // Nothing was put on a calendar.
      `${NOT} (?:yet |really |actually |even |got |been |have |had |having |working (?:to|towards) |tied to |bound (?:by|to) |under |in ){0,2}(?:(?:fixed|set|picked|chosen|agreed|decided(?: on)?|put|given|made|named|planned|scheduled|committed to|settled on|pinned down|worked out|thought about|got|have|had|need|any) ){0,2}(?:it |this |us |me |to |on ){0,2}(?:any |a |an |the |our )?${DATE}`,
      `no (?:(?:real|big|great|hard|immediate|such|obvious|burning) )?(?:plans?(?! to (?:change|leave|stop|hire))|${DATE}|dates? (?:is |are |was )?(?:set|in mind))`,
      "no(?:thing| dates?)(?: is|'s| has been| was| are| as yet| yet| at all)? (?:yet )?(?:scheduled|planned|fixed|decided(?: yet)?|set in stone|concrete|in the (?:diary|calendar|plan)|on the (?:calendar|diary|horizon|cards)|pencill?ed in|booked|imminent|urgent|pressing)",
      `(?:it|this|that|which)(?:'s| is| has)? ?${NOT}(?: (?:yet|even|at all|really|actually|been)){0,2} (?:scheduled|pencill?ed in|in the (?:diary|calendar|plan)|on (?:the|our|any) (?:calendar|diary|roadmap|schedule|agenda))`,
      "(?:we have|there is|there's|we've got|have) all the time in the world|time (?:is|'s) (?:not|no|hardly) (?:an |the |much of an )?(?:issue|problem|factor|concern|object)",
      "(?:have|has) not planned anything|haven't planned anything|(?:timeline|time ?frame|deadline|date):? (?:is |- )?(?:none|nil|n\\/a|open|tbd)",
      // Nobody is in a hurry.
      `no (?:real |particular |specific |big |great |terrible |tearing |mad |massive |special )?${HURRY}`,
      `${NOT} (?:really |exactly |particularly |feeling |under )?(?:in )?(?:any|a|much|some|that much of a|no|such a|what you'd call a)(?: real| big| great| kind of| sort of| particular| terrible| tearing| mad)? ${HURRY}`,
      `${NOT} (?:that |very |so |too |super |particularly |terribly |really |all that |exactly |at all |overly |hugely )?(?:urgent|pressing|time[- ](?:critical|sensitive)|hurried|rushed|a (?:top |big |high )?priority|burning|pushed for time|fussed (?:about|when)|soon\\b|any ?time soon|imminent)`,
      "(?:nobody|no one|no-one|nothing)(?:'s| is| are)? (?:(?:really )?(?:pushing|chasing|rushing|pressing|hurrying|waiting|breathing|forcing|driving|asking)\\b|on (?:my|our) back)",
      "(?:take|takes|taking) (?:your|our|my|its|their) (?:own )?(?:sweet )?time|(?:it )?takes? as long as it takes|as long as it takes|in (?:our|its|their|your|my|god's) own (?:good |sweet )?time|in due course|in the fullness of time|all in good time|at (?:our|your|a) (?:own |leisurely )?(?:leisure|pace)",
      // Some day.
      "some ?day|one (?:fine )?day(?! (?:a|per|each|every|off|of|last|it|i|we|my)\\b)|one of these days|at some (?:point|stage|time)(?! (?:in|of|this|next|during|within|before|over)\\b)|sooner or later|some time or other|eventually|when ?ever(?! (?:you|u|ur|your|an?|the|someone|somebody|they|customers?|clients?|orders?|new)\\b)|when(?:ever)? the (?:time|moment|mood) (?:comes|is right|strikes)|when (?:it|we|that)(?:'s|'re| is| are| feels?) (?:ready|good and ready|right)(?=[ ,]*(?:it|we|then|$|[.!;]))|it happens when it happens|if (?:and when|ever)|if at all",
      'years (?:from now|away|off|out)|(?:more|longer) than (?:a|one) year|(?:at least|well over|over) a year (?:from|away|off|out)|years down|down the (?:road|line)|not for (?:a (?:good )?while|ages|years|some time|now|the (?:foreseeable|moment|time being|present))|(?:not )?(?:for|in|within) the foreseeable|in the (?:distant|far|long) (?:future|term|run)|(?:a )?long way off|long[- ]term thing|far (?:off|away|future)|the year after next|next year or the (?:year|one) after',
      `${NOT} (?:in |for |within |during |any ?time )?(?:the )?(?:(?:near|immediate) future|this (?:calendar |financial |fiscal )?(?:year|season)|next year)`,
      'no (?:particular|specific|fixed|set|certain|real) (?:time|month|day|week|quarter)|open[- ]ended|indefinite(?:ly)?|on (?:hold|ice|the (?:back ?burner|shelf|long finger))|back ?burner',
      // Only having a look.
      'early days(?! of)|(?:just|only|merely|simply|still|purely|mostly|mainly) (?:[a-z]+ing and )?(?:exploring|browsing|looking(?! (?:for|after|up|at (?:how|what))\\b)|having (?:a|another) (?:\\w+ )?(?:look|nose|peek|browse|gander|think)|curious(?! (?:what|how|if|whether|why|which|about)\\b)|window[- ]shopping|shopping (?:around|about)|sniffing|poking (?:around|about)|nosing|dreaming|toying|kicking|testing the water|dipping|getting a feel|seeing what)|kicking (?:the |some |a few )?t[iy]res|testing the waters?|window[- ]shopping',
    ].join('|')})\\b`,
  ),
)

/** Says so only where the date was asked for. */
export const NO_HORIZON_WHEN_ASKED = loosenApostrophes(
  new RegExp(
    [
      "^\\W*(?:no|none|never|any ?time|not really|nope|nah|nil|n\\/a|nothing|there(?:'s| is) none|no one|nowhere|undecided|undefined|undetermined|unscheduled|(?:it's|it is|that's|still|all|quite) (?:still |all |quite )?open|we(?:'ll| will| shall) see|flexible|open|up in the air|not (?:yet|any|soon|now|at (?:present|the moment)))\\b(?! (?:later|idea|clue|data|info\\w*|comment|figures?|one\\b))",
      '\\b(?:not|nothing|none|undecided|yet to be|still to be|to be)(?: yet| been| really)? (?:decided|set|fixed|planned|scheduled|defined|agreed|determined|confirmed)\\b|\\btbd\\b|\\bundecided\\b',
      "^\\W*(?:(?:we|i) )?(?:(?:have|has)n't|have not|don't have|do not have|ain't)(?: got)? (?:one|any|a thing|it)\\b",
      '\\b(?:just|only|merely|purely) (?:compar|research|gather|collect|enquir|inquir|ask|pric|check|fishing|interest|getting (?:ideas|information|info|quotes|prices))\\w*',
      "\\b(?:any ?time(?! (?:from|between|in|this|next|within|before)\\b)|no preference|does not matter|doesn't matter|don't mind when|don't care when|not fussed|easy going|(?<!not )flexible|(?:can|could|will|it'll) (?:easily |happily |definitely )?wait(?! for| until| till)|as and when|relaxed about|it's flexible|we're flexible)\\b",
    ].join('|'),
  ),
)
