import { type Objection, questionsPage } from '#content/pages/questions.ts'
import { ClosingCall } from '#site/components/ClosingCall.tsx'
import { PageIntro } from '#site/components/PageIntro.tsx'
import { RangeText } from '#site/components/PassageText.tsx'

export function QuestionsScreen() {
  const { title, lead, groups, closing } = questionsPage
  return (
    <>
      <PageIntro title={title} lead={lead} />
      <QuestionIndex />
      <div className="page">
        {groups.map((group) => (
          <section
            key={group.id}
            id={group.id}
            className="mt-14 grid gap-x-6 gap-y-6 border-t border-ink pt-6 md:mt-22 md:grid-cols-12"
          >
            <h2 className="text-h2 md:sticky md:top-24 md:col-span-4 md:self-start lg:col-span-3">
              {group.title}
            </h2>
            <div className="md:col-span-8 lg:col-span-9">
              {group.objections.map((objection) => (
                <Answer key={objection.id} objection={objection} />
              ))}
            </div>
          </section>
        ))}
      </div>
      <ClosingCall title={closing.title} text={closing.text} />
    </>
  )
}

/** In the order of the page, so that a question can be found without reading the answers. On phones, where all of them
 * would take two screens, the groups alone. */
function QuestionIndex() {
  return (
    <nav aria-label={questionsPage.indexLabel} className="page mt-14 print:hidden">
      <ul className="ledger sm:hidden">
        {questionsPage.groups.map(({ id, title, objections }) => (
          <li key={id}>
            <a className="flex min-h-12 items-center justify-between gap-x-4" href={`#${id}`}>
              <span className="font-medium">{title}</span>
              <span className="label">{objections.length}</span>
            </a>
          </li>
        ))}
      </ul>
      <div className="grid gap-x-6 gap-y-9 max-sm:hidden sm:grid-cols-2 lg:grid-cols-4">
        {questionsPage.groups.map(({ id, title, objections }) => (
          <div key={id} className="border-t border-ink pt-3">
            <p className="font-medium">{title}</p>
            <ul className="mt-1">
              {objections.map((objection) => (
                <li key={objection.id}>
                  <a className="nav-link flex py-1 text-small lg:min-h-9" href={`#${objection.id}`}>
                    {objection.question}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  )
}

function Answer({ objection: { id, question, answer, link } }: { objection: Objection }) {
  return (
    <article
      id={id}
      className="break-inside-avoid gap-x-6 border-b border-line py-6 first:pt-1 last:border-b-0 lg:grid lg:grid-cols-[minmax(0,4fr)_minmax(0,5fr)]"
    >
      <h3 className="text-h3 text-balance">{question}</h3>
      <div className="max-lg:mt-2">
        <p className="max-w-measure text-soft">
          <RangeText text={answer} />
        </p>
        <a className="link mt-1 inline-flex min-h-11 items-center" href={link.href}>
          {link.label}
        </a>
      </div>
    </article>
  )
}
