import type { ReactNode } from 'react'

type Props = {
  title: string
  lead?: string
  id?: string
  /** Sections are parted by space and one hairline. */
  hasRule?: boolean
  className?: string
  children: ReactNode
}

export function Section({ title, lead, id, hasRule = true, className = '', children }: Props) {
  return (
    <section id={id} className={`page mt-14 md:mt-22 ${className}`.trim()}>
      <div className={hasRule ? 'border-t border-line pt-9 md:pt-14' : ''}>
        <div className="grid gap-x-6 gap-y-4 md:grid-cols-12">
          <h2 className="text-h1 md:col-span-7 lg:col-span-8">{title}</h2>
          {lead ? (
            <p className="max-w-measure text-lead text-soft text-balance md:col-span-5 md:pt-1 lg:col-span-4">
              {lead}
            </p>
          ) : null}
        </div>
        <div className="mt-9 md:mt-14">{children}</div>
      </div>
    </section>
  )
}
