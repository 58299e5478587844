import { perks, roles } from '#content/facts/roles.ts'
import { careersPage } from '#content/pages/careers.ts'
import { site } from '#content/site.ts'
import { LinkButton } from '#site/components/Button.tsx'
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
      <section className="page mt-22 md:mt-34">
        <h2 className="text-h1">{careersPage.perksTitle}</h2>
        <dl className="mt-9 grid gap-x-6 gap-y-6 sm:grid-cols-2 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,3fr)]">
          {perks.map((perk) => (
            <div key={perk.name} className="border-t border-line pt-4">
              <dt className="text-h3">{perk.name}</dt>
              <dd className="mt-1 text-soft">{perk.text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="page mt-22 md:mt-34">
        <div className="grid gap-x-6 gap-y-6 border-t border-ink pt-9 md:grid-cols-12 md:items-end md:pt-14">
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
    <li className="grid gap-x-6 gap-y-3 py-6 md:grid-cols-12 md:items-baseline">
      <div className="md:col-span-4">
        <h3 className="text-h3">{role.title}</h3>
        <p className="mt-1 text-small text-soft">
          {role.type} · {role.location}
        </p>
      </div>
      <div className="md:col-span-6">
        <p>{role.description}</p>
        <ul className="mt-2 text-small text-soft">
          {role.requirements.map((requirement) => (
            <li key={requirement}>{requirement}</li>
          ))}
        </ul>
      </div>
      <p className="md:col-span-2 md:text-right">
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
