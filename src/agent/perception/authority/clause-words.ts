import { listWords } from '#agent/knowledge/language/terms.ts'

/** What is left out or run together, written out, so that each way of writing counts for the others. */
const WRITTEN_OUT: readonly (readonly [RegExp, string])[] = [
  [/\bcan'?t\b/g, 'can not'],
  [/\bwon'?t\b/g, 'will not'],
  [/\b(?:ain't|aint)\b/g, 'is not'],
  [/\b(do|does|did|is|are|was|have|has|could|would|should)n'?t\b/g, '$1 not'],
  [/\bcannot\b/g, 'can not'],
  [/\bi'?m\b/g, 'i am'],
  [/\bi'?ve\b/g, 'i have'],
  [/\b(i'd|id)\b/g, 'i would'],
  [/\bi'll\b/g, 'i will'],
  [/'re\b/g, ' are'],
  [/'ve\b/g, ' have'],
  [/'ll\b/g, ' will'],
  [/'d\b/g, ' would'],
  [/\b(it|that|there|he|she)'?s\b/g, '$1 is'],
  [/'s\b/g, ' s'],
  [/\bno[ -]one\b|\bnoone\b/g, 'nobody'],
  [/\bsign(?:s|ed|ing)?[ -]off\b/g, 'signoff'],
  [
    /\b(?:final|last|ultimate|deciding|casting) (?:word|say|call|yes|okay|vote|voice|decision|authority)\b/g,
    'lastword',
  ],
  [/\bgreen[ -]?light\b|\bgo[ -]ahead\b/g, 'goahead'],
  [/\b(?:head ?office|head ?quarters)\b/g, 'headquarters'],
]

/** The words of a folded clause, with contractions written out. */
export function listClauseWords(plain: string): string[] {
  return listWords(
    WRITTEN_OUT.reduce((text, [pattern, written]) => text.replace(pattern, written), plain),
  )
}
