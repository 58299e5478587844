import { site } from '#content/site.ts'

export function ContactLink() {
  return (
    <a className="link text-ink" href={`mailto:${site.email.contact}`}>
      {site.email.contact}
    </a>
  )
}
