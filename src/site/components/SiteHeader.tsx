import {
  comparisonLinks,
  headerCallToAction,
  mainLinks,
  menuWords,
  type NavigationLink,
} from '#content/pages/navigation.ts'
import { site } from '#content/site.ts'
import { LinkButton } from '#site/components/Button.tsx'
import { logoPaths } from '#site/components/logo-paths.ts'

type Place = { currentPath: string; section?: string | undefined }
type Props = Place & { link: NavigationLink; className?: string }

const MENU_ID = 'mobile-menu'

const homeLink = { href: '/', label: 'Home' }

// Invoker commands open and close the dialog without script; @types/react does not know them yet.
const openCommand = { command: 'show-modal', commandfor: MENU_ID }

const closeCommand = { command: 'close', commandfor: MENU_ID }

const COMPARISONS_ID = 'comparisons-menu'

const NAV_LINK =
  'nav-link cursor-pointer gap-1.5 rounded-control px-[0.6875rem] text-(length:--text-small)'

/** Behavior (hide, compact, expanded states) is site-chrome.ts; the menus open natively, without it. */
export function SiteHeader({ currentPath, section = currentPath }: Place) {
  return (
    <header className="site-header hairline-below print:hidden" data-site-header>
      <div className="page flex h-(--bar) items-center gap-6 [transition:height_200ms_var(--ease-out)]">
        <Logo />
        <nav aria-label="Main" className="hidden lg:block">
          <ul className="flex gap-1">
            {mainLinks.map((link) => (
              <li key={link.href}>
                <NavigationItem
                  link={link}
                  currentPath={currentPath}
                  section={section}
                  className={NAV_LINK}
                />
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
          look={currentPath === headerCallToAction.href ? 'secondary' : 'primary'}
          className="button-small max-sm:hidden"
        >
          {headerCallToAction.label}
        </LinkButton>
        <MobileMenuButton />
      </div>
      <MobileMenu currentPath={currentPath} section={section} />
    </header>
  )
}

function Comparisons({ currentPath }: { currentPath: string }) {
  return (
    <>
      <button
        type="button"
        className={NAV_LINK}
        aria-current={comparisonLinks.some(({ href }) => href === currentPath) || undefined}
        popoverTarget={COMPARISONS_ID}
        aria-expanded="false"
        aria-controls={COMPARISONS_ID}
      >
        Comparisons
        <svg
          viewBox="0 0 10 6"
          aria-hidden="true"
          className="w-[0.5625rem] fill-none stroke-current stroke-[1.4] [transition:rotate_160ms_var(--ease-out)] in-aria-expanded:rotate-180"
        >
          <path d="m1 1 4 4 4-4" />
        </svg>
      </button>
      <ul
        id={COMPARISONS_ID}
        popover="auto"
        className="card top-17 right-[max(3vw,(100vw-var(--container-page))/2+16.5rem)] bottom-auto left-auto m-0 w-60 p-1.5 text-ink [box-shadow:var(--shadow-float)] supports-[position-area:bottom]:inset-auto supports-[position-area:bottom]:mt-1 supports-[position-area:bottom]:[position-area:bottom_span-left]"
        aria-label="Comparisons"
      >
        {comparisonLinks.map((link) => (
          <li key={link.href}>
            <NavigationItem
              link={link}
              currentPath={currentPath}
              className="flex min-h-11 items-center rounded-[4px] px-3 text-(length:--text-small) hover:bg-paper aria-[current]:font-bold"
            />
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
      className="-mr-2.5 inline-flex size-11 cursor-pointer items-center justify-center rounded-control lg:hidden"
      aria-label={menuWords.open}
      aria-haspopup="dialog"
      aria-expanded="false"
      aria-controls={MENU_ID}
      {...openCommand}
    >
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        className="w-6 fill-none stroke-current stroke-[1.6] [stroke-linecap:square]"
      >
        <path d="M3 8h18M3 16h18" />
      </svg>
    </button>
  )
}

function MobileMenu({ currentPath, section }: Place) {
  return (
    <dialog
      id={MENU_ID}
      className="h-dvh max-h-none w-full max-w-none overscroll-contain bg-paper pb-9 text-ink"
      aria-label="Menu"
    >
      <div className="page flex h-20 items-center justify-end">
        <Logo />
        <button
          type="button"
          className="-mr-2.5 inline-flex size-11 cursor-pointer items-center justify-center rounded-control lg:hidden"
          aria-label={menuWords.close}
          {...closeCommand}
        >
          <svg
            viewBox="0 0 24 24"
            aria-hidden="true"
            className="w-6 fill-none stroke-current stroke-[1.6] [stroke-linecap:square]"
          >
            <path d="m5 5 14 14M19 5 5 19" />
          </svg>
        </button>
      </div>
      <nav aria-label="Menu" className="page">
        <LinkButton href={headerCallToAction.href} event="cta_click_header" className="w-full">
          {headerCallToAction.label}
        </LinkButton>
        <ul className="ledger mt-6">
          {[homeLink, ...mainLinks].map((link) => (
            <li key={link.href}>
              <NavigationItem
                link={link}
                currentPath={currentPath}
                section={section}
                className="flex min-h-13 items-center text-(length:--text-h3) tracking-(--text-h3--letter-spacing) aria-[current]:font-bold"
              />
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
                className="flex min-h-12 items-center text-small aria-[current]:font-bold"
              />
            </li>
          ))}
        </ul>
      </nav>
    </dialog>
  )
}

/** A loop that almost closes: the last step is a person's. */
export function Logo() {
  return (
    <a
      href="/"
      aria-label={`${site.name}, home`}
      className="mr-auto inline-flex min-h-11 items-center gap-2.5 text-[1.1875rem] font-bold tracking-[-0.012em]"
    >
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        className="w-5.5 fill-none stroke-current stroke-2 [stroke-linecap:square]"
      >
        {logoPaths.map((path) => (
          <path key={path} d={path} />
        ))}
      </svg>
      <span>{site.name}</span>
    </a>
  )
}

function NavigationItem({ link, currentPath, section = currentPath, className }: Props) {
  const isCurrent = link.href === currentPath
  const isSection = !isCurrent && `${section}/`.startsWith(`${link.href}/`)
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
