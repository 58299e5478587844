import type { OnlyElements } from '#site/components/only-elements.ts'
import { RangeText } from '#site/components/PassageText.tsx'

type Props = { title: string; lead?: string; children?: OnlyElements }

/** The opening of every page but the home page: a large headline, and its lead on the same last line at the right. */
export function PageIntro({ title, lead, children }: Props) {
  return (
    <header className="page grid items-end gap-x-6 gap-y-6 pt-14 md:grid-cols-12 md:pt-22">
      <h1 className={`text-display ${lead ? 'md:col-span-7 lg:col-span-8' : 'md:col-span-10'}`}>
        {title.split(SENTENCE_END).map((sentence) => (
          <span key={sentence} className="inline-block">
            {sentence}{' '}
          </span>
        ))}
      </h1>
      {lead ? (
        <p className="max-w-measure text-lead text-soft md:col-span-5 lg:col-span-4">
          <RangeText text={lead} />
        </p>
      ) : null}
      {children}
    </header>
  )
}

/** No line ends one sentence and begins the next. */
const SENTENCE_END = /(?<=\.) /
