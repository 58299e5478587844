import { say, toPassages } from '#agent/knowledge/passages/part.ts'
import { comparisons } from '#content/facts/comparisons.ts'
import { site } from '#content/site.ts'

export const listComparisonPassages = () =>
  comparisons.flatMap((comparison) => {
    const { path, against, themName, title, lead, points, reasons, choice } = comparison
    const metadata = { path, title, description: lead, keywords: [against], summary: lead }
    return toPassages(`vs. ${against}`, metadata, [
      { heading: title, texts: [lead] },
      ...points.map(({ question, them, us }) => ({
        heading: question,
        texts: [`${question}. ${themName}: ${them}. ${site.name}: ${us}`],
      })),
      { heading: comparison.reasonsTitle, texts: say(reasons) },
      ...(choice === undefined
        ? []
        : [
            {
              heading: choice.themTitle,
              texts: [`${choice.themTitle}: ${choice.them.join('; ')}`],
            },
            { heading: choice.usTitle, texts: [`${choice.usTitle}: ${choice.us.join('; ')}`] },
          ]),
    ])
  })
