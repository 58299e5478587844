import { midpage } from '#content/pages/home.ts'
import { LinkButton } from '#site/components/Button.tsx'

export function MidpageCall() {
  const { hoursPerWeek, hourlyRateUsd, weeksPerYear } = midpage.example
  const costPerYear = (hoursPerWeek * hourlyRateUsd * weeksPerYear).toLocaleString('en-US')
  return (
    <section className="page mt-22 md:mt-34">
      <div className="grid gap-x-6 gap-y-9 border-y border-ink py-9 md:grid-cols-12 md:py-14">
        <h2 className="text-display md:col-span-7">{midpage.title}</h2>
        <div className="flex flex-col items-start justify-between gap-6 md:col-span-5">
          <div>
            <p className="text-lead">{midpage.text}</p>
            <p className="label mt-4">
              For example: {hoursPerWeek} h × ${hourlyRateUsd} × {weeksPerYear} ={' '}
              <a href="/calculator" className="evidence">
                ${costPerYear} a year
              </a>
            </p>
          </div>
          <LinkButton href={midpage.button.href} event="cta_click_midpage">
            {midpage.button.label}
          </LinkButton>
        </div>
      </div>
    </section>
  )
}
