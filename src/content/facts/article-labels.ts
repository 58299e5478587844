import type { ArticleType } from '#content/facts/article.schema.ts'

/** What an article of a type is called, and the filter that shows all of them. */
export const articleTypeLabels: Record<ArticleType, { one: string; many: string }> = {
  'case-studies': { one: 'Case study', many: 'Case Studies' },
  essays: { one: 'Essay', many: 'Essays' },
  technical: { one: 'Technical note', many: 'Technical Notes' },
}

/** Read aloud between two boxes of a drawing. */
export const flowWords = {
  leadsTo: 'leads to',
  lines:
    'A solid line leads to the next step. A dashed line: the work waits for a person, or stays open.',
} as const
