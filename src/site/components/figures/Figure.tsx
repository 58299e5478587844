import type { OnlyElements } from '#site/components/only-elements.ts'
import { RangeText } from '#site/components/PassageText.tsx'

type Props = {
  caption: string
  /** Set where a figure stands outside an article. */
  className?: string
  captionClassName?: string
  children: OnlyElements
}

export function Figure({
  caption,
  className = 'article-figure my-9 border-y border-line py-6 text-[1rem] leading-[1.5]',
  captionClassName = 'mt-5 max-w-144 text-small text-soft',
  children,
}: Props) {
  return (
    <figure className={className}>
      {children}
      <figcaption className={captionClassName}>
        <RangeText text={caption} />
      </figcaption>
    </figure>
  )
}
