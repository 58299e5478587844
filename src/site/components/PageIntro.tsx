import type { OnlyElements } from '#site/components/only-elements.ts'

type Props = { title: string; lead?: string; children?: OnlyElements }

/** The opening of every page but the home page: a large headline, and its lead on the right of center. */
export function PageIntro({ title, lead, children }: Props) {
  return (
    <header className="page grid gap-x-6 gap-y-6 pt-14 md:grid-cols-12 md:pt-22">
      <h1 className="text-display md:col-span-10 lg:col-span-9">{title}</h1>
      {lead ? (
        <p className="max-w-measure text-lead text-soft md:col-span-7 md:col-start-6 md:pt-6 lg:col-span-6 lg:col-start-7">
          {lead}
        </p>
      ) : null}
      {children}
    </header>
  )
}
