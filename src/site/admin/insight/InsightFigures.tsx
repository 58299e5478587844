import type { InsightReply } from '#contract/admin-insight.ts'
import { BandsSection } from '#site/admin/insight/BandsSection.tsx'
import { ChartTextures } from '#site/admin/insight/ChartTextures.tsx'
import { FunnelSection } from '#site/admin/insight/FunnelSection.tsx'
import { nameMood } from '#site/admin/insight/insight-words.ts'
import { QuestionsSection } from '#site/admin/insight/QuestionsSection.tsx'
import { ScoresSection } from '#site/admin/insight/ScoresSection.tsx'
import { SourcesSection } from '#site/admin/insight/SourcesSection.tsx'
import { ThresholdSection } from '#site/admin/insight/ThresholdSection.tsx'
import { TimesSections } from '#site/admin/insight/TimesSections.tsx'
import type { RangeQuery } from '#site/lib/insight-api.ts'

type Props = { insight: InsightReply; range: RangeQuery; threshold: string | null }

export function InsightFigures({ insight, range, threshold }: Props) {
  const { funnel, visits, sources, scores, questions, answers, persons, moods, replay } = insight
  if (insight.opened.count === 0 && visits.visit === 0) {
    return (
      <p className="insight-section max-w-measure">
        Nobody was here in these days: no visit was counted and no conversation began. Choose other
        days, or come back when the site had its first visitors.
      </p>
    )
  }
  return (
    <>
      <ChartTextures />
      <FunnelSection {...{ funnel, visits }} />
      <SourcesSection sources={sources} />
      <ScoresSection scores={scores} />
      <ThresholdSection {...{ range, threshold }} today={replay} />
      <QuestionsSection questions={questions} />
      <TimesSections {...{ answers, persons }} />
      <BandsSection
        id="moods"
        title="Sentiment"
        meaning="How visitors felt toward us by the end of the conversation, as it was read from their words."
        column="Sentiment"
        bands={moods}
        nameBand={nameMood}
      />
    </>
  )
}
