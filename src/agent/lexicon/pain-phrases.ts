/** How much the work hurts, by class; the severities stand in `slots/pain/find-pain-cues.ts`. */
export const PAIN_PHRASES = {
  severe: `
    (nightmare|drowning|unsustainable|hell|unbearable|desperate|crippling|burnout|disaster|chaos|chaotic|crushing|catastrophe|catastrophic|unworkable|intolerable|swamped|buried|exhausted|exhausting|despair)
    (killing|kills) (us|me|my team|the team|our team|everyone)
    breaking point
    at (our|my) (wits|wit is|wits is) end
    bleeding (money|cash)
    on fire
    (burning|burned|burnt|burn) out
    (overwhelmed|overwhelming|overwhelms)
    out of control
    can not (keep up|cope|go on like this)
    in tears
    soul (destroying|crushing)
    lose sleep
    losing sleep
  `,
  clear: `
    (frustrating|frustrates|frustrated|frustration|frustrations|painful|struggle|struggling|struggles|stressful|stressed|inefficient|mistakes|messy|mess|rework|costly|loathe|dread|backlog|backlogs|backlogged|bottleneck|bottlenecks|headache|headaches|hate|hates)
    (slow|slows|slowing) (us|everything|me|things)? (down)?
    error prone
    pain (point|points)
    (falling|fall|falls) behind
    behind schedule
    (sick|tired|fed up) (of|with)
    fed up
    (waste|wastes|wasted|wasting) (of|so much|hours|time|too)
    (huge|big|serious|real) (time|problem|issue)
    time consuming
    takes (forever|ages)
    late (delivery|deliveries|payment|payments|invoice|invoices|order|orders)
    (slip|slips|slipping) through
    never (match|matches|add up|agree|work|arrive|balance|reconcile)
    (cost|costs) us (customers|clients|money|orders|deals|jobs|time)
    (things|stuff|get|gets|getting) (get)? lost
    missed deadlines
    too long
    (drives|drive|driving) (us|me|them|everyone|everybody|the _) (all)? (nuts|mad|crazy|insane|up the wall)
    (eats|eat|eating) (up|our|my|into|half|whole|hours|days|the|away)
    (holds|hold|holding) (us|everything) (else)? (up|back)
    (moan|moans|moaning)
    complain (about|of)
  `,
  mild: `
    (annoying|annoys|annoyed|annoyance|tedious|manual|manually|repetitive|boring|clunky|cumbersome|paperwork|copying|keying|busywork|pain|nuisance|chore|dull|slog|drudgery|fiddly|monotonous|laborious|tiresome|irritating|irksome|irritation|bore)
    by hand
    (rekey|rekeying|rekeyed|retype|retyping|retyped|re key|re keying|re type|re typing)
    (copy|copying) (and)? (paste|pasting|pasted)
    data entry
    double entry
    (chase|chasing)
    back and forth
    swivel chair
    (juggle|juggling|juggles)
    type (it|them|everything) (in|into)
    (key|keys|keyed) (it|them|that|those|everything)? in
    hunting for
    grunt work
    (bother|bothers|bothersome)
    (niggle|niggles|niggling|faff|faffing)
    mind numbing
  `,
} as const

/** Before a cue these say that it is not so. */
export const PAIN_DENIALS = `not no never hardly without nothing nobody none barely`

/** Consequences beyond the work itself. */
export const CONSEQUENCE_PHRASES = `
  (lose|lost|losing|loses) (customers|customer|clients|client|deals|deal|orders|order|revenue|money|business|people|staff)
  (overtime|weekends|penalty|penalties|fine|fines|churn|churning|quit|quitting|turnover|refund|refunds|chargeback|chargebacks)
  (complain|complains|complaint|complaints|complaining)
  late (fee|fees)
  missed (deadline|deadlines|shipment|shipments|payment|payments)
  audit (finding|findings)
  compliance (risk|risks|issue|issues)
`
