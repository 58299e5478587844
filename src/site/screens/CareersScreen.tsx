import { perks, roles } from '#content/facts/roles.ts'
import { careersPage } from '#content/pages/careers.ts'
import { site } from '#content/site.ts'
import { LinkButton } from '#site/components/Button.tsx'
import { Mark } from '#site/components/Mark.tsx'
import { PageIntro } from '#site/components/PageIntro.tsx'

function mailTo(subject: string): string {
  return `mailto:${site.email.careers}?subject=${encodeURIComponent(subject)}`
}

export function CareersScreen() {
  return (
    <>
      <PageIntro title={careersPage.title} lead={careersPage.lead}>
        <div className="actions md:col-span-full md:mt-3">
          <LinkButton href="#roles">{careersPage.toRoles}</LinkButton>
          <LinkButton href={`mailto:${site.email.careers}`} look="secondary">
            {careersPage.toMail}
          </LinkButton>
        </div>
      </PageIntro>
      <section id="roles" className="page mt-22">
        <h2 className="text-h1">{careersPage.rolesTitle}</h2>
        <ul className="ledger mt-9">
          {roles.map((role) => (
            <RoleRow key={role.title} role={role} />
          ))}
        </ul>
      </section>
      <section className="page mt-22 grid gap-x-6 gap-y-9 md:mt-34 lg:grid-cols-12">
        <h2 className="text-h1 text-balance lg:col-span-4">{careersPage.perksTitle}</h2>
        <dl className="grid gap-4 sm:grid-cols-2 lg:col-span-8 lg:gap-6">
          {perks.map((perk) => (
            <div key={perk.name} className="card p-[clamp(1.25rem,2.2vw,1.75rem)]">
              <dt className="text-h3">{perk.name}</dt>
              <dd className="mt-1 text-soft">{perk.text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="page mt-22 md:mt-34">
        <div className="grid gap-x-6 gap-y-6 border-t border-ink pt-9 md:grid-cols-12 md:items-start md:pt-14 lg:items-end">
          <div className="md:col-span-7">
            <h2 className="text-h1">{careersPage.otherTitle}</h2>
            <p className="mt-4 text-lead text-soft">{careersPage.otherText}</p>
          </div>
          <div className="actions md:max-lg:flex-col md:max-lg:justify-self-end lg:justify-end md:col-span-5">
            <LinkButton href={mailTo(careersPage.otherSubject)}>{careersPage.otherMail}</LinkButton>
            <LinkButton href="/diagnostic" look="secondary">
              {careersPage.otherChat}
            </LinkButton>
          </div>
        </div>
      </section>
    </>
  )
}

function RoleRow({ role }: { role: (typeof roles)[number] }) {
  return (
    <li className="grid gap-x-6 gap-y-4 py-9 md:grid-cols-12">
      <div className="grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-6 md:col-span-6">
        <Mark kind={role.mark} className="mt-1 size-11 [stroke-width:0.5]" />
        <div>
          <h3 className="text-h2 text-balance">{role.title}</h3>
          <p className="mt-2 text-small text-soft">
            {role.type} · {role.location}
          </p>
        </div>
      </div>
      <div className="md:col-span-4 md:pt-1">
        <p className="text-lead">{role.description}</p>
        <ul className="mt-2 grid gap-y-1 text-small text-soft">
          {role.requirements.map((requirement) => (
            <li
              key={requirement}
              className="relative pl-4 before:absolute before:top-[0.6em] before:left-0 before:size-1.5 before:rounded-[50%] before:border before:border-edge"
            >
              {requirement}
            </li>
          ))}
        </ul>
      </div>
      <p className="md:col-span-2 md:pt-1 md:text-right">
        <LinkButton
          href={mailTo(`Application: ${role.title}`)}
          look="quiet"
          className="button-small"
        >
          {careersPage.apply}
          <span className="sr-only"> for {role.title}</span>
        </LinkButton>
      </p>
    </li>
  )
}
