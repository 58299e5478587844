import { site } from '#content/site.ts'
import { logoPaths } from '#site/components/logo-paths.ts'
import { lightColors } from '#site/seo/light-colors.ts'

const FIELD = 24
const strokes = logoPaths.map((path) => `<path d="${path}"/>`).join('')

/** Without ground, and light on a dark tab bar: what browsers show beside a title. */
export function composeFavicon(): string {
  const { ink, paper } = lightColors
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${FIELD} ${FIELD}" fill="none" stroke-width="2.4" stroke-linecap="square"><title>${site.name}</title><style>path{stroke:${ink}}@media (prefers-color-scheme:dark){path{stroke:${paper}}}</style>${strokes}</svg>`
}

/** On paper, with air around it: what a phone or an installed page shows. `share` is the mark's share of the width. */
export function composeTileIcon(sizePx: number, share: number): string {
  const { ink, paper } = lightColors
  const scale = (sizePx * share) / FIELD
  const start = (sizePx * (1 - share)) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${sizePx}" height="${sizePx}"><rect width="100%" height="100%" fill="${paper}"/><g transform="translate(${start} ${start}) scale(${scale})" fill="none" stroke="${ink}" stroke-width="2.2" stroke-linecap="square">${strokes}</g></svg>`
}
