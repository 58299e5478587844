import type { InsightNumber, InsightReplay, InsightReply } from '#contract/admin-insight.ts'

const WEEK = 'from=2026-11-16&to=2026-11-20'

/** A number whose filter names the figure, as the server composes it. */
export function figure(count: number, of: string): InsightNumber {
  return { count, filter: `${WEEK}&${of}` }
}

const none = figure(0, 'figure=score&of=0')
const nothing = {
  ...{ won: none, lost: none, held: none, coming: none },
  ...{ no_show: none, cancelled: none, none },
}

export function makeReplay(known: Partial<InsightReplay> = {}): InsightReplay {
  return {
    threshold: 60,
    current: 60,
    today: figure(3, 'figure=replay&of=today&threshold=60'),
    offered: figure(3, 'figure=replay&of=offered&threshold=60'),
    gained: none,
    lost: none,
    outcomes: { gained: nothing, lost: nothing },
    ...known,
  }
}

export function makeInsight(known: Partial<InsightReply> = {}): InsightReply {
  const requests = { count: 2, answered: 1, median_ms: 7_200_000 }
  return {
    range: { from: '2026-11-16', to: '2026-11-20', time_zone: 'America/New_York' },
    visits: { visit: 15, view: 40, chat_opened: 9, form_opened: 2 },
    opened: figure(7, 'figure=opened'),
    funnel: [
      { step: 'chat', figure: figure(6, 'figure=step&of=chat'), share: 0.4, beside: null },
      {
        step: 'qualified',
        figure: figure(3, 'figure=step&of=qualified'),
        share: 0.5,
        beside: null,
      },
      { step: 'offered', figure: figure(2, 'figure=step&of=offered'), share: 2 / 3, beside: none },
      {
        step: 'confirmed',
        figure: none,
        share: 0,
        beside: figure(1, 'figure=beside&of=confirmed'),
      },
      { step: 'held', figure: none, share: null, beside: none },
    ],
    sources: [
      {
        ...{ source: 'google.com', visits: 10, qualified: none, confirmed: none },
        chats: figure(2, 'figure=source&of=google.com&part=chat'),
      },
    ],
    scores: [
      {
        ...{ from: 70, to: 79, right: none, wrong: none },
        all: figure(1, 'figure=score&of=70'),
        outcomes: { ...nothing, won: figure(1, 'figure=score&of=70&part=won') },
      },
    ],
    questions: [
      {
        ...{ asking: 'email', share: 0.5, asked: figure(2, 'figure=question&of=email&part=asked') },
        ended: figure(1, 'figure=question&of=email&part=ended'),
      },
    ],
    answers: {
      ...{ median_ms: 300, slowest_twentieth_ms: 12_000, count: 7 },
      bands: [{ band: 'second', figure: figure(4, 'figure=answer&of=second') }],
    },
    persons: {
      ...{ wanted: figure(1, 'figure=person&of=all'), median_ms: 1_800_000, requests },
      bands: [{ band: 'open', figure: figure(1, 'figure=person&of=open') }],
    },
    moods: [{ band: '4', figure: figure(1, 'figure=mood&of=4') }],
    replay: makeReplay(),
    ...known,
  }
}
