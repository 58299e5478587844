import { site } from '#content/site.ts'
import { logoPaths } from '#site/components/logo-paths.ts'

/** A loop that almost closes: the last step is a person's. */
export function Logo() {
  return (
    <a href="/" aria-label={`${site.name}, home`} className="logo">
      <svg viewBox="0 0 24 24" aria-hidden="true" className="logo-mark">
        {logoPaths.map((path) => (
          <path key={path} d={path} />
        ))}
      </svg>
      <span>{site.name}</span>
    </a>
  )
}
