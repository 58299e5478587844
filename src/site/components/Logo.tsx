import { site } from '#content/site.ts'

/** A loop that almost closes: the last step is a person's. */
export function Logo() {
  return (
    <a href="/" aria-label={`${site.name}, home`} className="logo">
      <svg viewBox="0 0 24 24" aria-hidden="true" className="logo-mark">
        <path d="M3 4.5V10h5.5" />
        <path d="M3.6 9.6A9 9 0 1 0 12 3" />
      </svg>
      <span>{site.name}</span>
    </a>
  )
}
