import type { NavigationLink } from '#content/navigation.ts'

type Props = { link: NavigationLink; currentPath: string; className?: string }

export function NavigationItem({ link, currentPath, className }: Props) {
  const isCurrent = link.href === currentPath
  const isSection = !isCurrent && currentPath.startsWith(`${link.href}/`)
  return (
    <a
      href={link.href}
      className={className}
      aria-current={isCurrent ? 'page' : isSection ? 'true' : undefined}
    >
      {link.label}
    </a>
  )
}
