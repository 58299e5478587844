import { isPlainWords } from '#server/features/enrichment/read/is-quotable.ts'
import { readsAsOrder } from '#server/features/enrichment/read/reads-as-order.ts'

const NAME_MAX_CHARS = 80
const NAME_MAX_WORDS = 10
/** Letters of other alphabets that are drawn as Latin ones. */
const LOOK_ALIKE = /^[аеорсухіїјѕԁһѵԝкмнвтгпԛӏӀАВЕКМНОРСТХУІЈЅΑΒΕΖΗΙΚΜΝΟΡΤΥΧαοορνικτυγ\s\p{P}]+$/u
const LATIN = /\p{Script=Latin}/u
const OTHER_ALPHABET =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Cherokee}\p{Script=Armenian}]/u
/** Letters in boxes, circles and formulas, and those of double width. */
const DRAWN = /[\u{1d400}-\u{1d7ff}\u{1f100}-\u{1f1e5}\u2460-\u24ff\uff01-\uff5e\u2100-\u214f]/u

function isDisguised(name: string): boolean {
  if (DRAWN.test(name)) return true
  return name.split(/\s+/).some((word) => {
    if (!OTHER_ALPHABET.test(word)) return false
    return LATIN.test(word) || LOOK_ALIKE.test(word)
  })
}

/** Whether a clean text may be shown as the name of a company. */
export function isHonestName(name: string): boolean {
  if (name.length < 2 || name.length > NAME_MAX_CHARS) return false
  if (name.split(' ').length > NAME_MAX_WORDS || !/\p{L}/u.test(name)) return false
  return (
    isPlainWords(name.replace(/\.\p{L}{2,6}$/u, '')) && !isDisguised(name) && !readsAsOrder(name)
  )
}
