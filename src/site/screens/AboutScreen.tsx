import { portraits, team } from '#content/facts/team.ts'
import { aboutPage } from '#content/pages/about.ts'
import { Portrait } from '#site/components/CallHost.tsx'
import { ClosingCall } from '#site/components/ClosingCall.tsx'
import { Mark } from '#site/components/Mark.tsx'
import { PageIntro } from '#site/components/PageIntro.tsx'
import { Section } from '#site/components/Section.tsx'

export function AboutScreen() {
  const { why, data, work } = aboutPage
  return (
    <>
      <PageIntro title={aboutPage.title} />
      <section className="page mt-14 grid gap-x-6 gap-y-14 md:grid-cols-12">
        <p className="text-h3 leading-[1.35] md:col-span-10 lg:col-span-5 lg:max-w-[26rem]">
          {aboutPage.mission}
        </p>
        <ol className="trace [--mark-top:0.5rem] md:col-span-10 lg:col-span-6 lg:col-start-7">
          {aboutPage.principles.map((principle) => (
            <li key={principle.name} className="trace-step">
              <Mark kind={principle.mark} />
              <div className="pb-6">
                <h2 className="text-h2">{principle.name}</h2>
                <p className="mt-1 text-lead">{principle.claim}</p>
                <p className="mt-1 text-soft">{principle.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <Section title={aboutPage.teamTitle}>
        <ul className="ledger">
          {team.map((member) => (
            <TeamRow key={member.name} member={member} />
          ))}
        </ul>
      </Section>
      <section className="page mt-14 grid gap-y-14 md:mt-22">
        <div className="grid gap-x-6 gap-y-6 border-t border-line pt-9 md:pt-14 lg:grid-cols-12">
          <h2 className="text-h1 lg:col-span-5">{why.title}</h2>
          <div className="grid max-w-measure gap-4 text-lead lg:col-span-7">
            {why.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <div className="grid gap-x-6 gap-y-9 md:grid-cols-2">
          {data.map(({ id, title, items, links }) => (
            <section key={id} id={id}>
              <h2 className="text-small text-soft">{title}</h2>
              <ul className="ledger mt-3 text-small">
                {items.map((item) => (
                  <li key={item} className="py-4">
                    {item}
                  </li>
                ))}
              </ul>
              <p className="flex flex-wrap gap-x-6 text-small">
                {links.map(({ href, label }) => (
                  <a key={href} className="link inline-flex min-h-11 items-center" href={href}>
                    {label}
                  </a>
                ))}
              </p>
            </section>
          ))}
        </div>
      </section>
      <div className="page mt-22 md:mt-34">
        <SystemsGraphic />
      </div>
      <ClosingCall {...work} event="click_about_work_with_us" />
    </>
  )
}

function TeamRow({ member }: { member: (typeof team)[number] }) {
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-6 gap-y-2 py-6 md:grid-cols-12 md:items-center">
      <div className="md:col-span-2">
        <Portrait {...portraits[member.name]} />
      </div>
      <div className="self-center md:col-span-4">
        <h3 className="text-h3">{member.name}</h3>
        <p className="label">{member.role}</p>
      </div>
      <p className="col-span-2 text-soft md:col-span-4">{member.bio}</p>
      <p className="col-span-2 md:text-right">
        <a
          className="link inline-flex min-h-11 items-center text-small"
          href={member.linkedin}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={aboutPage.profileLabel(member.name)}
        >
          LinkedIn
        </a>
      </p>
    </li>
  )
}

/** The word SYSTEMS as wide as the page, over a trace. */
function SystemsGraphic() {
  return (
    <div>
      <svg
        viewBox="0 0 1160 204"
        aria-hidden="true"
        className="w-full overflow-visible fill-ink text-[268px] font-bold"
      >
        <text x="-8" y="198" textLength="1172">
          SYSTEMS
        </text>
      </svg>
      <p className="mt-4 flex items-center gap-1 md:mt-6">
        <Mark kind="perceive" className="m-0 flex-none" />
        <span className="h-px flex-1 bg-line" />
        <Mark kind="decide" className="m-0 flex-none" />
        <span className="h-px flex-1 bg-line" />
        <Mark kind="act" className="m-0 flex-none" />
      </p>
    </div>
  )
}
