import type { StaffPage } from '#site/admin/session/staff-pages.ts'

const LINKS = [
  { page: 'dashboard', href: '/admin/dashboard', label: 'Conversations' },
  { page: 'leads', href: '/admin/leads', label: 'Leads' },
  { page: 'bookings', href: '/admin/bookings', label: 'Bookings' },
  { page: 'insight', href: '/admin/insight', label: 'Insight' },
  { page: 'outbox', href: '/admin/outbox', label: 'Outbox' },
  { page: 'team', href: '/admin/team', label: 'Team' },
  { page: 'account', href: '/admin/account', label: 'Account' },
] as const

/** A brief belongs to the bookings. */
export function StaffNavigation({ page }: { page: StaffPage }) {
  const current = page === 'brief' ? 'bookings' : page
  return (
    <nav aria-label="Staff area" className="col-span-full border-b border-line">
      <ul className="-mb-px flex flex-wrap gap-x-6">
        {LINKS.map(({ page: linked, href, label }) => (
          <li key={linked}>
            <a
              href={href}
              aria-current={linked === page ? 'page' : linked === current ? 'true' : undefined}
              className="inline-flex min-h-11 items-center border-b-2 border-transparent text-small text-soft hover:text-ink aria-[current]:border-signal aria-[current]:font-medium aria-[current]:text-ink"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
