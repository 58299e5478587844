/** What is denied, supposed, compared, past, to come, of others, told by others, or taken back. */
export const NOT_PLAIN_PHRASES = `
  (not|no|never|none|nobody|nothing|neither|nor|without|hardly|cannot|cant|dont|isnt|fewer)
  less than
  far from
  (if|unless|whether|would|could|might|should|may|imagine|suppose|supposing|assume|assumed|assumes|assuming)
  (pretend|pretending|hypothetical|hypothetically|ideally|perhaps|maybe|wish|hope|hoped|hopefully|hoping|dream)
  (say that|let us say|lets say|for example|for instance|such as|as if|in theory)
  (than|instead|unlike|compare|compared|versus|vs|rather)
  similar to
  (used to|formerly|previously|once|ago|last|back when|before|until|was|were|had|went|previous|earlier|old|ex|former|left|quit|stopped|switched|moved from)
  (will|shall|going to|plan|plans|planned|planning|goal|target|aim|aims|aiming|next|soon|someday|future|by then|down to)
  (reduce|reduced|reducing|reduction|cut|want|need|expect|expected|expecting|expects)
  (he|she|his|her|hers|they are|you|your|yours|client|clients|customer|customers|competitor|competitors|rival|rivals)
  (vendor|vendors|supplier|suppliers|friend|friends|neighbor|neighbour|neighbors|neighbours|husband|wife|brother|sister|cousin)
  (someone|somebody|other|others|another|average|typical|typically|benchmark|benchmarks|industry standard|loopwright)
  ((company|companies|firms) like|most (firms|companies))
  (heard|read|said|says|told|tells|claim|claims|claimed|quote|quoted|quotes|according|article|report says|rumor|rumour)
  (bot|bots|chat|chatbot|website|question|questions|joke|joking|kidding|test|testing|lol|story|novel|game)
  (wrong|forget|ignore|disregard|scrap|mistake|misspoke|correction|typo|false|untrue|lie|lying)
`

/** Who somebody is, and whom they buy or sell for. */
export const INTRODUCING_PHRASES =
  'i am\nmy name\nwe are (a|an)\nour company\ni (work|run|own|manage|lead|head)'

/** How long and how often it goes on. */
export const DRAGGING_PHRASES = `
  all (day|morning|afternoon|night|week)
  every single? (day|morning|night|week|month)
  over and over
  again and again
  (twice|ages|forever|on hold)
  (for|on) (hours|days|weeks|end)
`

/** Asks without the form of a question: "unsure whether you work with dentists". */
export const SEEKING_PHRASES = `
  (what|how|who|whose|where|when|which|why|whether|wonder|wonders|wondered|wondering|curious|unsure|unclear)
  (want|need|like|love) to (know|understand|hear|learn|see)
`
