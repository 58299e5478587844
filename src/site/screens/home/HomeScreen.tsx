import type { ReactNode } from 'react'
import { Architecture } from '#site/screens/home/Architecture.tsx'
import { Clients } from '#site/screens/home/Clients.tsx'
import { Contact } from '#site/screens/home/Contact.tsx'
import { Framework } from '#site/screens/home/Framework.tsx'
import { Hero } from '#site/screens/home/Hero.tsx'
import { MidpageCall } from '#site/screens/home/MidpageCall.tsx'
import { Outcomes } from '#site/screens/home/Outcomes.tsx'
import { Principles } from '#site/screens/home/Principles.tsx'
import { Sectors } from '#site/screens/home/Sectors.tsx'

/** The ten sections of spec section 1, in its order; the domain tags close the architecture. */
export function HomeScreen({ children: auditForm }: { children: ReactNode }) {
  return (
    <>
      <Hero />
      <Outcomes />
      <Clients />
      <Principles />
      <Framework />
      <Sectors />
      <Architecture />
      <MidpageCall />
      <Contact auditForm={auditForm} />
    </>
  )
}
