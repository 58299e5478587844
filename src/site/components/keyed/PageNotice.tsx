import type { ReactNode } from 'react'

type PageNoticeProps = { title: string; role?: 'alert'; children: ReactNode }

/** Stands in for a page that cannot be shown. */
export function PageNotice({ title, role, children }: PageNoticeProps) {
  return (
    <section role={role} className="page pt-14 md:pt-22">
      <h1 className="max-w-[44rem] text-h1">{title}</h1>
      <div className="mt-4 max-w-measure text-lead text-soft">{children}</div>
    </section>
  )
}
