import type { SystemType } from '#content/facts/article.schema.ts'

/** Five hues at one lightness and chroma; badge.test.ts measures their contrast. */
export const systemTypeHues: Record<SystemType, string> = {
  Marketing: '[--hue:350]',
  Ops: '[--hue:255]',
  Compliance: '[--hue:305]',
  Finance: '[--hue:150]',
  Healthcare: '[--hue:80]',
}

export function SystemBadge({ systemType }: { systemType: SystemType }) {
  return <span className={`badge ${systemTypeHues[systemType]}`}>{systemType}</span>
}
