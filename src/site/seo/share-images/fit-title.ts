import { measureText, type TextStyle } from '#site/seo/share-images/typeface.ts'

export type FittedTitle = { lines: readonly string[]; sizePx: number }

/** From the largest; more lines than this would touch what stands above and below. */
const SIZES = [
  { sizePx: 112, maximumLines: 2 },
  { sizePx: 96, maximumLines: 3 },
  { sizePx: 84, maximumLines: 3 },
  { sizePx: 74, maximumLines: 3 },
  { sizePx: 66, maximumLines: 4 },
  { sizePx: 58, maximumLines: 5 },
] as const

/** The largest size at which a title fits, in lines of about the same length. */
export function fitTitle(
  title: string,
  maximumWidthPx: number,
  style: Omit<TextStyle, 'sizePx'>,
): FittedTitle {
  for (const { sizePx, maximumLines } of SIZES) {
    const sized = { ...style, sizePx }
    const lines = wrapText(title, maximumWidthPx, sized)
    const isWithin = lines.every((line) => measureText(line, sized) <= maximumWidthPx)
    if (isWithin && lines.length <= maximumLines) {
      return { lines: balanceLines(lines, maximumWidthPx, sized), sizePx }
    }
  }
  throw new Error(`“${title}” is too long for its share image: shorten it to 150 letters.`)
}

function wrapText(text: string, widthPx: number, style: TextStyle): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1)
    const longer = `${line} ${word}`
    if (line !== undefined && measureText(longer, style) <= widthPx)
      lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

const NARROWING_STEP_PX = 20

/** Narrows the column while the number of lines stays, so that no word stands alone on the last one. */
function balanceLines(
  lines: readonly string[],
  widthPx: number,
  style: TextStyle,
): readonly string[] {
  const narrower = wrapText(lines.join(' '), widthPx - NARROWING_STEP_PX, style)
  const isTooNarrow = narrower.some(
    (line) => measureText(line, style) > widthPx - NARROWING_STEP_PX,
  )
  if (isTooNarrow || narrower.length > lines.length) return lines
  return balanceLines(narrower, widthPx - NARROWING_STEP_PX, style)
}
