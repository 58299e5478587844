import type { ReactNode } from 'react'
import { calculatorPage } from '#content/pages/calculator.ts'
import { calculatorTexts } from '#content/pages/calculator-texts.ts'
import { ClosingCall } from '#site/components/ClosingCall.tsx'

/** A tool first: the headline stays small, so that sliders and result share the first screen. */
export function CalculatorScreen({ children: calculator }: { children: ReactNode }) {
  const { omissions, withoutScript } = calculatorTexts
  return (
    <>
      <header className="page grid gap-x-6 gap-y-3 pt-9 md:grid-cols-12 md:items-end md:pt-14">
        <h1 className="text-h1 md:col-span-6">{calculatorPage.title}</h1>
        <p className="max-w-measure text-soft md:col-span-6">{calculatorPage.lead}</p>
      </header>
      <div className="page mt-6 md:mt-9">
        <noscript>
          <p className="card mb-6 p-4">{withoutScript}</p>
        </noscript>
        {calculator}
      </div>
      <section className="page mt-14 md:mt-22">
        <div className="grid gap-x-6 gap-y-6 border-t border-line pt-9 md:grid-cols-12 md:pt-14">
          <h2 className="text-h2 md:col-span-5">{omissions.title}</h2>
          <div className="md:col-span-7">
            <ul className="ledger">
              {omissions.items.map((item) => (
                <li key={item} className="py-4">
                  {item}
                </li>
              ))}
            </ul>
            <p className="mt-4">
              <a className="link" href={omissions.link.href}>
                {omissions.link.label}
              </a>
            </p>
          </div>
        </div>
      </section>
      <ClosingCall {...calculatorPage.closing} primary={calculatorTexts.button} />
    </>
  )
}
