import type { ReactNode } from 'react'

type Props = { caption: string; children: ReactNode }

export function Figure({ caption, children }: Props) {
  return (
    <figure className="article-figure">
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
