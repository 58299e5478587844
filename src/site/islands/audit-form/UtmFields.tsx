import { useSyncExternalStore } from 'react'
import { readUtm } from '#site/lib/visitor.ts'

const neverChanges = () => () => {}
const readQuery = () => location.search
/** The page is built once for everyone: without scripts the three stay empty. */
const readNoQuery = () => ''

export function UtmFields() {
  const query = new URLSearchParams(useSyncExternalStore(neverChanges, readQuery, readNoQuery))
  return (
    <>
      <input type="hidden" name="utm_source" value={readUtm(query, 'source')} />
      <input type="hidden" name="utm_medium" value={readUtm(query, 'medium')} />
      <input type="hidden" name="utm_campaign" value={readUtm(query, 'campaign')} />
    </>
  )
}
