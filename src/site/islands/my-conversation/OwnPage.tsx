import { myConversationPage } from '#content/pages/my-conversation-page.ts'
import type { CorrectFact } from '#site/islands/chat/use-correction.ts'
import { DownloadActions } from '#site/islands/my-conversation/DownloadActions.tsx'
import { EraseSection } from '#site/islands/my-conversation/EraseSection.tsx'
import { OwnBooking } from '#site/islands/my-conversation/OwnBooking.tsx'
import { OwnCompany } from '#site/islands/my-conversation/OwnCompany.tsx'
import { OwnKnowledge } from '#site/islands/my-conversation/OwnKnowledge.tsx'
import { OwnTranscript } from '#site/islands/my-conversation/OwnTranscript.tsx'
import type { OwnConversation } from '#site/islands/my-conversation/use-own-conversation.ts'

type OwnPageProps = {
  own: Extract<OwnConversation, { kind: 'shown' }>
  onCorrect: CorrectFact
  onErase: () => Promise<string | null>
}

export function OwnPage({ own, onCorrect, onErase }: OwnPageProps) {
  const { ownKey, view } = own
  return (
    <div className="page grid gap-x-6 gap-y-14 pt-9 md:pt-14 lg:grid-cols-12">
      <header className="lg:col-span-12">
        <h1 className="text-h1">{myConversationPage.metadata.title}</h1>
        <p className="mt-4 max-w-measure text-lead text-soft">{myConversationPage.intro}</p>
        <DownloadActions ownKey={ownKey} />
      </header>
      <section aria-labelledby="said" className="min-w-0 lg:col-span-7">
        <h2 id="said" className="text-h3">
          What was said
        </h2>
        <OwnTranscript view={view} />
      </section>
      <div className="grid min-w-0 content-start gap-9 lg:col-span-4 lg:col-start-9">
        <OwnKnowledge knowledge={view.knowledge} onCorrect={onCorrect} />
        {view.company && <OwnCompany company={view.company} />}
        {view.booking && <OwnBooking booking={view.booking} />}
        <EraseSection onErase={onErase} />
      </div>
    </div>
  )
}
