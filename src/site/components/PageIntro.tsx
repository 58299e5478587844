import type { OnlyElements } from '#site/components/only-elements.ts'
import { RangeText } from '#site/components/PassageText.tsx'

type Props = {
  title: string
  lead?: string
  /** Whether its children stand where a lead would. */
  hasAside?: boolean
  children?: OnlyElements
}

/** The opening of every page but the home page: a large headline, and its lead on the same last line at the right. */
export function PageIntro({ title, lead, hasAside = false, children }: Props) {
  const isShort = title.length <= SHORT_CHARS
  return (
    <header
      className={`page grid gap-x-6 ${isShort ? 'items-start' : 'items-end'} gap-y-6 pt-14 md:grid-cols-12 md:pt-22`}
    >
      <h1
        className={`text-display ${lead ? headColumns(isShort) : hasAside ? LONG : 'md:col-span-10'}`}
      >
        {title.split(SENTENCE_END).map((sentence) => (
          <span key={sentence} className="inline-block">
            {sentence.replaceAll("'", '’')}{' '}
          </span>
        ))}
      </h1>
      {lead ? (
        <p
          className={`max-w-measure text-lead text-soft ${isShort ? 'md:col-span-5 md:pt-1.5' : 'md:col-span-9 lg:col-span-4'}`}
        >
          <RangeText text={lead} />
        </p>
      ) : null}
      {children}
    </header>
  )
}

/** A headline of one line stands beside the first line of its lead. */
const SHORT_CHARS = 24

/** Over its lead until there is room for two lines of it beside that. */
const LONG = 'md:col-span-11 lg:col-span-8'

function headColumns(isShort: boolean): string {
  return isShort ? 'md:col-span-7' : LONG
}

/** No line ends one sentence and begins the next. */
const SENTENCE_END = /(?<=\.) /
