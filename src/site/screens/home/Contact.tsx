import type { ReactNode } from 'react'
import { contact } from '#content/pages/home.ts'
import { site } from '#content/site.ts'
import { Trace } from '#site/components/Trace.tsx'

export function Contact({ auditForm }: { auditForm: ReactNode }) {
  return (
    <section id="contact" className="page mt-22 md:mt-34">
      <div className="grid gap-x-6 gap-y-9 lg:grid-cols-12">
        <div className="lg:col-span-5 lg:pr-9">
          <h2 className="text-h1">{contact.title}</h2>
          <p className="mt-4 text-lead text-soft">{contact.text}</p>
          <Trace steps={contact.steps} className="mt-9" />
          <p className="mt-2 text-small text-soft">
            Or write to{' '}
            <a className="link" href={`mailto:${site.email.contact}`}>
              {site.email.contact}
            </a>
            .
          </p>
        </div>
        <div className="lg:col-span-7">{auditForm}</div>
      </div>
    </section>
  )
}
