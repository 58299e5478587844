import { principles } from '#content/pages/home.ts'
import { PassageText } from '#site/components/PassageText.tsx'

export function Principles() {
  return (
    <section className="page mt-22 md:mt-34">
      <div className="grid gap-x-6 gap-y-3 border-t border-line pt-9 md:grid-cols-12 md:pt-14">
        <h2 className="text-h3 md:col-span-3 md:pt-1.5">{principles.title}</h2>
        <p className="text-h1 text-balance md:col-span-9">{principles.lead}</p>
      </div>
      <ul className="ledger mt-9 md:mt-14">
        {principles.items.map((principle) => (
          <li
            key={principle.name}
            className="grid gap-x-6 gap-y-3 py-6 md:grid-cols-12 md:items-baseline"
          >
            <h3 className="text-lead font-medium md:col-span-3">{principle.name}</h3>
            <p className="text-soft md:col-span-5 md:pr-6">{principle.text}</p>
            <p className="font-mono text-label leading-loose text-soft md:col-span-4">
              <PassageText passage={principle.example} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
