import { LinkButton } from '#site/components/Button.tsx'
import { ContactLink } from '#site/components/keyed/ContactLink.tsx'
import { PageNotice } from '#site/components/keyed/PageNotice.tsx'

type UnknownKeyProps = {
  words: { title: string; withKey: string; withoutKey: string; help: string }
  /** The address has a key, and it opens nothing. */
  hasKey: boolean
  wayOn: { href: string; label: string }
}

export function UnknownKey({ words, hasKey, wayOn }: UnknownKeyProps) {
  return (
    <PageNotice title={words.title}>
      <p>{hasKey ? words.withKey : words.withoutKey}</p>
      <p className="mt-3">
        <span>{words.help}</span> <ContactLink />
        <span>.</span>
      </p>
      <div className="mt-9 actions">
        <LinkButton href={wayOn.href} look="secondary">
          {wayOn.label}
        </LinkButton>
      </div>
    </PageNotice>
  )
}
