import { type ComponentProps, type ComponentType, useEffect, useState } from 'react'
import { chatWords } from '#content/chat/page.ts'
import { site } from '#content/site.ts'
import type { BookingWidget } from '#site/islands/chat/transcript/BookingWidget.tsx'
import type { CompanyCard } from '#site/islands/chat/transcript/CompanyCard.tsx'
import { describeAnswerTime } from '#site/islands/chat/transcript/format-time.ts'
import type { buildHandoffMail, HandoffCard } from '#site/islands/chat/transcript/HandoffCard.tsx'
import type { RoiCard } from '#site/islands/chat/transcript/RoiCard.tsx'

export type Late<Props> = {
  load: () => Promise<ComponentType<Props>>
  /** Undefined until it was loaded. */
  read: () => ComponentType<Props> | undefined
}

/** A component whose code is fetched once, when somebody first needs it. */
export function createLate<Props>(fetchComponent: Late<Props>['load']): Late<Props> {
  let loaded: ComponentType<Props> | undefined
  return {
    read: () => loaded,
    load: async () => {
      loaded ??= await fetchComponent()
      return loaded
    },
  }
}

/** Fetches it, if need be; the next one shown tries again after a failure. */
export function useLate<Props>({ load, read }: Late<Props>) {
  const [Component, setComponent] = useState(read)
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    if (Component) return
    load()
      .then((loaded) => setComponent(() => loaded))
      // Offline, or a deployment in between. The conversation goes on.
      .catch(() => setHasFailed(true))
  }, [Component, load])

  return { Component, hasFailed }
}

type BookingProps = ComponentProps<typeof BookingWidget>

/** A calendar is offered late in a conversation, if at all. */
export const bookingWidget = createLate<BookingProps>(
  async () => (await import('#site/islands/chat/transcript/BookingWidget.tsx')).BookingWidget,
)

export function LateBookingWidget(props: BookingProps) {
  const { Component, hasFailed } = useLate(bookingWidget)
  if (Component) return <Component {...props} />
  if (!hasFailed) return null
  return <p className="mt-3 text-small text-soft">{chatWords.failure.calendar}</p>
}

type CompanyProps = ComponentProps<typeof CompanyCard>

/** Loaded when first shown: most conversations know no company. */
export const companyCard = createLate<CompanyProps>(
  async () => (await import('#site/islands/chat/transcript/CompanyCard.tsx')).CompanyCard,
)

export function LateCompanyCard(props: CompanyProps) {
  const { Component, hasFailed } = useLate(companyCard)
  if (Component) return <Component {...props} />
  if (!hasFailed) return null
  return <p className="mt-3 text-small text-soft">{chatWords.failure.company}</p>
}

type RoiProps = ComponentProps<typeof RoiCard>

/** Nobody has an estimate before the second or third reply. Without the card its words tell the figures. */
export const roiCard = createLate<RoiProps>(
  async () => (await import('#site/islands/chat/transcript/RoiCard.tsx')).RoiCard,
)

export function LateRoiCard(props: RoiProps) {
  const { Component } = useLate(roiCard)
  return Component ? <Component {...props} /> : null
}

type HandoffProps = ComponentProps<typeof HandoffCard>

/** Loaded when first shown: few conversations are handed to a person. */
const handoffCard = createLate<HandoffProps>(
  async () => (await import('#site/islands/chat/transcript/HandoffCard.tsx')).HandoffCard,
)

/** Gets `when` as an argument: imported by card and page alike, it would become a file of its own. */
export function LateHandoffCard(props: Omit<HandoffProps, 'when'>) {
  const { Component, hasFailed } = useLate(handoffCard)
  const { email, answersFrom } = props.handoff
  if (Component) {
    return <Component {...props} when={describeAnswerTime(answersFrom ?? null, new Date())} />
  }
  return (
    hasFailed && (
      <a className="link text-small" href={`mailto:${email}`}>
        {email}
      </a>
    )
  )
}

const plainMail = `mailto:${site.email.contact}`

/** The address of the letter to a person: until something was told and its words are there, the address alone. */
export function useHandoffMail({ facts, conversationId }: Parameters<typeof buildHandoffMail>[0]) {
  const [mail, setMail] = useState(plainMail)

  useEffect(() => {
    if (conversationId === null || Object.keys(facts).length === 0) return
    let isOver = false
    import('#site/islands/chat/transcript/HandoffCard.tsx')
      .then(({ buildHandoffMail }) => {
        if (!isOver) setMail(buildHandoffMail({ facts, conversationId }))
      })
      .catch(() => {})
    return () => {
      isOver = true
    }
  }, [facts, conversationId])

  return mail
}
