import type { NavigationLink } from '#content/pages/navigation.ts'
import { comparisonLinks, headerCallToAction, mainLinks } from '#content/pages/navigation.ts'
import { site } from '#content/site.ts'
import { LinkButton } from '#site/components/Button.tsx'
import { logoPaths } from '#site/components/logo-paths.ts'

type Props = { link: NavigationLink; currentPath: string; className?: string }

const MENU_ID = 'mobile-menu'

const homeLink = { href: '/', label: 'Home' }

// Invoker commands open and close the dialog without script; @types/react does not know them yet.
const openCommand = { command: 'show-modal', commandfor: MENU_ID }

const closeCommand = { command: 'close', commandfor: MENU_ID }

const COMPARISONS_ID = 'comparisons-menu'

/** Behaviour (hide, compact, expanded states) is site-chrome.ts; the menus open natively, without it. */
export function SiteHeader({ currentPath }: { currentPath: string }) {
  return (
    <header className="site-header" data-site-header>
      <div className="page site-header-bar">
        <Logo />
        <nav aria-label="Main" className="site-nav">
          <ul className="site-nav-list">
            {mainLinks.map((link) => (
              <li key={link.href}>
                <NavigationItem link={link} currentPath={currentPath} className="site-nav-link" />
              </li>
            ))}
            <li>
              <Comparisons currentPath={currentPath} />
            </li>
          </ul>
        </nav>
        <LinkButton
          href={headerCallToAction.href}
          event="cta_click_header"
          className="button-small site-header-cta"
        >
          {headerCallToAction.label}
        </LinkButton>
        <MobileMenuButton />
      </div>
      <MobileMenu currentPath={currentPath} />
    </header>
  )
}

function Comparisons({ currentPath }: { currentPath: string }) {
  return (
    <>
      <button
        type="button"
        className="site-nav-link site-nav-toggle"
        popoverTarget={COMPARISONS_ID}
        aria-expanded="false"
        aria-controls={COMPARISONS_ID}
      >
        Comparisons
        <svg viewBox="0 0 10 6" aria-hidden="true" className="site-nav-chevron">
          <path d="m1 1 4 4 4-4" />
        </svg>
      </button>
      <ul id={COMPARISONS_ID} popover="auto" className="site-dropdown" aria-label="Comparisons">
        {comparisonLinks.map((link) => (
          <li key={link.href}>
            <NavigationItem link={link} currentPath={currentPath} className="site-dropdown-link" />
          </li>
        ))}
      </ul>
    </>
  )
}

function MobileMenuButton() {
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

function MobileMenu({ currentPath }: { currentPath: string }) {
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

/** A loop that almost closes: the last step is a person's. */
function Logo() {
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

function NavigationItem({ link, currentPath, className }: Props) {
  const isCurrent = link.href === currentPath
  const isSection = !isCurrent && currentPath.startsWith(`${link.href}/`)
  return (
    <a
      href={link.href}
      className={className}
      aria-current={isCurrent ? 'page' : isSection ? 'true' : undefined}
    >
      {link.label}
    </a>
  )
}
