import type { SystemType } from '#content/facts/article.schema.ts'

/** Five hues at one lightness and chroma; badge.test.ts measures their contrast. */
export const systemTypeHues: Record<SystemType, string> = {
  Marketing: '[--hue:350]',
  Ops: '[--hue:255]',
  Compliance: '[--hue:305]',
  Finance: '[--hue:150]',
  Healthcare: '[--hue:80]',
}

/** Its color over its tint. */
export const badgeTones =
  'text-[light-dark(oklch(44%_0.085_var(--hue)),oklch(82%_0.085_var(--hue)))] bg-[light-dark(oklch(94.5%_0.03_var(--hue)),oklch(28%_0.035_var(--hue)))]'

const LOOK = `label inline-flex min-h-6 items-center gap-[0.4375rem] rounded-[4px] px-2 before:size-2 before:bg-current ${badgeTones}`

type Props = { systemType: SystemType; className?: string }

export function SystemBadge({ systemType, className = '' }: Props) {
  return (
    <span className={`${LOOK} ${systemTypeHues[systemType]} ${className}`.trim()}>
      {systemType}
    </span>
  )
}
