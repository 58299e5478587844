import type { OnlyElements } from '#site/components/only-elements.ts'

type Props = { caption: string; children: OnlyElements }

export function Figure({ caption, children }: Props) {
  return (
    <figure className="article-figure">
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
