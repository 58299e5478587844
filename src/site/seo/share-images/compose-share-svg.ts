import { site } from '#content/site.ts'
import { logoPaths } from '#site/components/logo-paths.ts'
import { lightColors } from '#site/seo/light-colors.ts'
import { fitTitle } from '#site/seo/share-images/fit-title.ts'
import { SHARE_HEIGHT_PX, SHARE_WIDTH_PX } from '#site/seo/share-images/share-size.ts'
import { measureText, outlineText, type Typeface } from '#site/seo/share-images/typeface.ts'

export type ShareCard = { label: string; title: string }
export type ShareTypefaces = { display: Typeface; text: Typeface; mono: Typeface }

const { paper, ink, soft, line, signal } = lightColors
const TRACE_X = 104
const TEXT_X = 164
const TEXT_WIDTH = SHARE_WIDTH_PX - TEXT_X - 72
const LABEL_Y = 112
const NAME_Y = 548
const TITLE_TRACKING = -0.035
const TITLE_LINE = 1.02

/** The card in the look of the site: its kind is perceived ○, its title decided ◇, and the firm acts ■. */
export function composeShareSvg(card: ShareCard, typefaces: ShareTypefaces): string {
  const label = { typeface: typefaces.mono, sizePx: 27 }
  const name = { typeface: typefaces.display, sizePx: 36, trackingEm: -0.02 }
  const title = drawTitle(card.title, typefaces.display)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH_PX}" height="${SHARE_HEIGHT_PX}">
<rect width="100%" height="100%" fill="${paper}"/>
<path d="M${TRACE_X} ${LABEL_Y - 9}V${NAME_Y - 12}" stroke="${line}" stroke-width="3"/>
<g fill="${paper}" stroke="${ink}" stroke-width="3.5">
<circle cx="${TRACE_X}" cy="${LABEL_Y - 9}" r="15"/>
<path d="m${TRACE_X} ${title.markY - 19} 19 19-19 19-19-19Z"/>
</g>
<path d="M${TRACE_X - 16} ${NAME_Y - 28}h32v32h-32Z" fill="${signal}"/>
<path d="${outlineText(card.label, { x: TEXT_X, y: LABEL_Y }, label)}" fill="${soft}"/>
<path d="${title.path}" fill="${ink}"/>
<g transform="translate(${TEXT_X - 3} ${NAME_Y - 29}) scale(1.4)" fill="none" stroke="${ink}" stroke-width="2.2" stroke-linecap="square"><path d="${logoPaths.join('')}"/></g>
<path d="${outlineText(site.name, { x: TEXT_X + 46, y: NAME_Y }, name)}" fill="${ink}"/>
${drawTagline(card, typefaces.text)}</svg>`
}

function drawTitle(text: string, typeface: Typeface): { path: string; markY: number } {
  const style = { typeface, trackingEm: TITLE_TRACKING }
  const { lines, sizePx } = fitTitle(text, TEXT_WIDTH, style)
  const lineHeight = sizePx * TITLE_LINE
  const capHeight = (typeface.font.capHeight / typeface.font.unitsPerEm) * sizePx
  // The block stands in the middle between label and name.
  const blockHeight = capHeight + lineHeight * (lines.length - 1)
  const firstBaseline = (LABEL_Y + NAME_Y - 36) / 2 - blockHeight / 2 + capHeight
  const path = lines
    .map((words, index) =>
      outlineText(
        words,
        { x: TEXT_X - sizePx * 0.03, y: firstBaseline + index * lineHeight },
        { ...style, sizePx },
      ),
    )
    .join('')
  return { path, markY: Math.round(firstBaseline - capHeight / 2) }
}

/** The home page's title is the tagline already. */
function drawTagline(card: ShareCard, typeface: Typeface): string {
  if (card.title === site.tagline) return ''
  const style = { typeface, sizePx: 27 }
  const x = SHARE_WIDTH_PX - 72 - measureText(site.tagline, style)
  return `<path d="${outlineText(site.tagline, { x, y: NAME_Y }, style)}" fill="${soft}"/>`
}
