import { type ReactNode, useId } from 'react'

type Props = { title: string; lead: string; children: ReactNode }

/** A heading with its reason on the left, what can be done on the right. */
export function StaffSection({ title, lead, children }: Props) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-6 gap-y-5 border-t border-line pt-7 first:border-t-0 first:pt-0 md:grid-cols-12"
    >
      <div className="md:col-span-4">
        <h2 id={id} className="text-h3">
          {title}
        </h2>
        <p className="mt-2 max-w-[38ch] text-small text-soft">{lead}</p>
      </div>
      <div className="min-w-0 md:col-span-8">{children}</div>
    </section>
  )
}
