import { comparisonLinks, headerCallToAction, mainLinks } from '#content/navigation.ts'
import { LinkButton } from '#site/components/Button.tsx'
import { Logo } from '#site/components/Logo.tsx'
import { MobileMenu, MobileMenuButton } from '#site/components/MobileMenu.tsx'
import { NavigationItem } from '#site/components/NavigationItem.tsx'

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
