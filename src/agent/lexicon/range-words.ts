/** Words of the lower and the upper end of what varies: "in a quiet week 8 hours, in a busy one 12". */
export const LOW_END =
  /\b(?:min(?:imum)?|at least|(?:never|not|no) (?:fewer|less) than|more than|winter|quiet\w*|thin|slow\w*|off(?: -)? season|usual\w*|normal\w*|lean\w*|low\w*|bottom|light\w*|good|easy|calm|some (?:weeks|days|months)|could be|from|cheapest|juniors?|not (?:below|under))\b/
export const HIGH_END =
  /\b(?:max(?:imum)?|at most|(?:never|not|no) more than|(?:fewer|less) than|summer|bus(?:y|iest)|peak|hectic|up to|high\w*|top|bad|heavy|crazy|worst|in season|when all|in others|others?|other (?:weeks|days|months)|could be|dearest|seniors?|not (?:above|over))\b/
