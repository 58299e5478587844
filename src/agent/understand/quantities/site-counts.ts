import { isSitesEach } from '#agent/understand/quantities/each-site.ts'
import type { Mention } from '#agent/understand/quantities/mention.ts'
import { listByRole, type RoledFigures } from '#agent/understand/quantities/roles.ts'

/** How many sites the figure holds for. */
export function countSites(figures: RoledFigures, mention: Mention): number | null {
  const index = figures.mentions.indexOf(mention)
  const isOfSite =
    figures.roles[index] === 'hours_site' || mention.per.site || isSitesEach(figures, mention)
  return isOfSite ? countAllSites(figures) : null
}

/** "Two units, three shifts a day" is six; the same number said again is not counted twice. */
export function countAllSites(figures: RoledFigures): number | null {
  const sites = listByRole(figures, 'sites')
  const values = sites
    .filter(({ noun }, index) => sites.findIndex((one) => one.noun === noun) === index)
    .map(({ value }) => value)
  return values.length === 0 ? null : values.reduce((product, value) => product * value, 1)
}
