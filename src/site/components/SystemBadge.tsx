import type { SystemType } from '#content/facts/article.schema.ts'
import { systemTypeClasses } from '#content/facts/article-labels.ts'

export function SystemBadge({ systemType }: { systemType: SystemType }) {
  return <span className={`badge ${systemTypeClasses[systemType]}`}>{systemType}</span>
}
