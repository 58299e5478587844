import type { ReactNode } from 'react'

type OutsideLinkProps = { href: string; className?: string; children: ReactNode }

/** To a stranger's page: in a tab of its own, which learns nothing of where it was opened. */
export function OutsideLink({ href, className = 'link', children }: OutsideLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow" className={className}>
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
