import { say, toPassages } from '#agent/knowledge/passages/part.ts'
import { claims } from '#content/facts/claims.ts'
import {
  architecture,
  clients,
  contact,
  framework,
  hero,
  homeMetadata,
  midpage,
  principles,
  sectors,
} from '#content/pages/home.ts'
import { site } from '#content/site.ts'

export const listHomePassages = () =>
  toPassages(site.name, homeMetadata, [
    { heading: site.tagline, texts: [hero.lead] },
    {
      heading: 'Outcomes',
      anchor: 'outcomes',
      texts: claims.map(({ figure, label, basis }) => `${figure} ${label}, ${basis}`),
    },
    {
      heading: clients.title,
      texts: [
        clients.text,
        ...clients.categories.map(({ name, process }) => `${name}: ${process}`),
      ],
    },
    ...principles.items.map(({ name, text }) => ({ heading: name, texts: [text] })),
    { heading: framework.title, texts: [framework.lead, ...say(framework.steps)] },
    ...sectors.rows.map(({ name, perceives, decides, acts }) => ({
      heading: name,
      texts: [`${name}: it perceives ${perceives}, decides ${decides}, and acts: ${acts}`],
    })),
    ...architecture.nodes.map(({ name, tooltip }) => ({ heading: name, texts: [tooltip] })),
    { heading: architecture.domainsTitle, texts: [], notes: architecture.domains.join(' ') },
    { heading: midpage.title, texts: [midpage.text] },
    { heading: contact.title, anchor: 'contact', texts: [contact.text] },
  ])
