/** The same pattern for people who leave the apostrophe out: "don't" also reads "dont". */
export function loosenApostrophes({ source, flags }: RegExp): RegExp {
  return new RegExp(source.replaceAll("'", "'?"), flags)
}
