/** "You said", "you've mentioned", "you are dealing with": what follows must be the visitor's own words. */
export const REPORTS =
  /^you(?:'ve|'re| have| are| were)? (?:said|mentioned|shared|described|explained|listed|outlined|told me|wrote|noted|laid out|brought up|dealing with|describing|facing|carrying|juggling|working with|up against)$/
