export type Section = { id: string; title: string }

/** The sections as a trace. follow-reading.ts marks the one being read. */
export function ArticleSections({ sections }: { sections: readonly Section[] }) {
  return (
    <nav className="article-sections" aria-label="On this page" data-article-sections>
      <ol>
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`}>{section.title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
