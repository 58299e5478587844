import { comparisonLinks, headerCallToAction, mainLinks } from '#content/navigation.ts'
import { LinkButton } from '#site/components/Button.tsx'
import { Logo } from '#site/components/Logo.tsx'
import { NavigationItem } from '#site/components/NavigationItem.tsx'

const MENU_ID = 'mobile-menu'
const homeLink = { href: '/', label: 'Home' }

// Invoker commands open and close the dialog without script; @types/react does not know them yet.
const openCommand = { command: 'show-modal', commandfor: MENU_ID }
const closeCommand = { command: 'close', commandfor: MENU_ID }

export function MobileMenuButton() {
  return (
    <button
      type="button"
      className="menu-button"
      aria-label="Open menu"
      aria-haspopup="dialog"
      aria-expanded="false"
      aria-controls={MENU_ID}
      {...openCommand}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className="menu-icon">
        <path d="M3 8h18M3 16h18" />
      </svg>
    </button>
  )
}

export function MobileMenu({ currentPath }: { currentPath: string }) {
  return (
    <dialog id={MENU_ID} className="mobile-menu" aria-label="Menu">
      <div className="page mobile-menu-bar">
        <Logo />
        <button type="button" className="menu-button" aria-label="Close menu" {...closeCommand}>
          <svg viewBox="0 0 24 24" aria-hidden="true" className="menu-icon">
            <path d="m5 5 14 14M19 5 5 19" />
          </svg>
        </button>
      </div>
      <nav aria-label="Menu" className="page mobile-menu-body">
        <LinkButton href={headerCallToAction.href} event="cta_click_header">
          {headerCallToAction.label}
        </LinkButton>
        <ul className="ledger mt-6">
          {[homeLink, ...mainLinks].map((link) => (
            <li key={link.href}>
              <NavigationItem link={link} currentPath={currentPath} className="mobile-menu-link" />
            </li>
          ))}
        </ul>
        <h2 className="label mt-9">Comparisons</h2>
        <ul className="mt-2 grid grid-cols-2 gap-x-6">
          {comparisonLinks.map((link) => (
            <li key={link.href} className="border-t border-line">
              <NavigationItem
                link={link}
                currentPath={currentPath}
                className="flex min-h-12 items-center text-small"
              />
            </li>
          ))}
        </ul>
      </nav>
    </dialog>
  )
}
