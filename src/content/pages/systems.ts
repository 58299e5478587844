import { spellNumber } from '#content/facts/spell-number.ts'
import { systems } from '#content/facts/systems.ts'
import type { PageMetadata } from '#content/page-metadata.ts'

const count = spellNumber(systems.length, 'Capital')
const names = new Intl.ListFormat('en-US').format(systems.map(({ name }) => name))

export const systemsPage = {
  metadata: {
    path: '/systems',
    title: `Systems: ${count.toLowerCase()} kinds of AI agents for operations`,
    description: `${count} agentic systems connected to the tools you already run: ${names}.`,
    keywords: [
      'agentic systems',
      'revenue operations',
      'compliance automation',
      'operations agents',
    ],
    summary: `${count} systems: ${names}. Each perceives, decides, and acts across existing tools, with three example tools named. A free conversation is the first step.`,
  } satisfies PageMetadata,
  title: `${count} systems, one way of working`,
  lead: 'Each one works in the tools your operations team already uses, decides within limits you set, and logs every step.',
  toolsLabel: 'Connects to tools such as',
  closing: {
    title: 'Which one should you start with?',
    text: 'Tell us about one process in a free conversation. The paid Operations Audit then ranks what to automate first.',
  },
}
