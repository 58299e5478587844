const DROPPED = /[^\p{L}\p{N}\s_-]/gu

/** The anchor that the site gives to a heading. */
export function toAnchor(heading: string): string {
  return heading.trim().toLowerCase().replaceAll(DROPPED, '').replaceAll(/\s/g, '-')
}
