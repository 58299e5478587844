import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from '#site/admin/session/session-query.ts'

/** Whether buttons that change things are drawn. The server decides on every call. */
export function useIsAdmin(): boolean {
  const { data } = useQuery({ ...sessionQuery, enabled: false })
  return data?.kind === 'signed-in' && data.session.role === 'admin'
}
