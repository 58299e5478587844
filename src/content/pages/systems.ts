import type { PageMetadata } from '#content/page-metadata.ts'

export const systemsPage = {
  metadata: {
    path: '/systems',
    title: 'Systems',
    description:
      'Five agentic systems for revenue, operations, compliance, intelligence and the process only you have, connected to the tools you already run.',
    keywords: [
      'agentic systems',
      'revenue operations',
      'compliance automation',
      'operations agents',
    ],
    summary:
      'Five systems: Revenue, Operations, Compliance, Intelligence and Custom Systems. Each perceives, decides and acts across existing tools, with three example tools named. An operations audit is the first step.',
  } satisfies PageMetadata,
  title: 'Five systems, one way of working',
  lead: 'Each reads where your teams already work, decides inside limits that you set, and leaves a trace of every step.',
  toolsLabel: 'connects to, for example',
}
