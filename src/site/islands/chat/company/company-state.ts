import type { Company } from '#site/islands/chat/replies/read-company.ts'

type CompanyState = { conversationId: string | null; company: Company | null }

export type CompanyAction = { type: 'company_judged'; conversationId: string; company: Company }

export function reduceCompany<State extends CompanyState>(
  state: State,
  { conversationId, company }: CompanyAction,
): State {
  return state.conversationId === conversationId ? { ...state, company } : state
}

/** What was last told, as the same object while it says the same. What is shown does not vanish again. */
export function keepNewest(shown: Company | null, told: Company | null): Company | null {
  if (told === null || JSON.stringify(told) === JSON.stringify(shown)) return shown
  return told
}
