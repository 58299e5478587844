import { say, toPassages } from '#agent/knowledge/passages/part.ts'
import { perks, roles } from '#content/facts/roles.ts'
import { team } from '#content/facts/team.ts'
import { aboutPage } from '#content/pages/about.ts'
import { calculatorPage } from '#content/pages/calculator.ts'
import { calculatorTexts } from '#content/pages/calculator-texts.ts'
import { careersPage } from '#content/pages/careers.ts'
import { diagnosticPage } from '#content/pages/diagnostic.ts'
import {
  actionLayer,
  decisionLayer,
  howAgentsThinkPage,
  perceptionLayer,
  secondTurn,
} from '#content/pages/how-agents-think.ts'
import { libraryPage } from '#content/pages/library.ts'

export const listAboutPassages = () =>
  toPassages('About', aboutPage.metadata, [
    { heading: aboutPage.title, texts: [aboutPage.mission] },
    ...aboutPage.principles.map(({ name, claim, text }) => ({
      heading: name,
      texts: [claim, text],
    })),
    ...team.map(({ name, role, bio }) => ({ heading: name, texts: [`${name}, ${role}: ${bio}`] })),
    { heading: aboutPage.why.title, texts: aboutPage.why.paragraphs },
    { heading: aboutPage.data.title, texts: aboutPage.data.items },
  ])

export const listOtherPassages = () => [
  ...toPassages('Operations audit', diagnosticPage.metadata, [
    { heading: diagnosticPage.title, texts: [diagnosticPage.lead] },
    {
      heading: diagnosticPage.asked.title,
      texts: [`${diagnosticPage.asked.title}: ${diagnosticPage.asked.items.join('; ')}`],
    },
    { heading: diagnosticPage.cost.title, texts: [diagnosticPage.cost.text] },
  ]),
  ...toPassages('Careers', careersPage.metadata, [
    { heading: careersPage.title, texts: [careersPage.lead] },
    ...roles.map(({ title, type, location, description, requirements }) => ({
      heading: title,
      anchor: 'roles',
      texts: [`${title} (${type}, ${location}): ${description}`, requirements.join('; ')],
    })),
    ...perks.map((perk) => ({ heading: perk.name, texts: say([perk]) })),
  ]),
  ...toPassages('ROI calculator', calculatorPage.metadata, [
    { heading: calculatorPage.title, texts: [calculatorPage.lead] },
    { heading: calculatorTexts.omissions.title, texts: calculatorTexts.omissions.items },
    { heading: 'Team size', texts: [calculatorTexts.teamNote] },
    { heading: 'Automation rate', texts: [calculatorTexts.assumption] },
  ]),
  ...toPassages('How agents think', howAgentsThinkPage.metadata, [
    { heading: howAgentsThinkPage.title, texts: [howAgentsThinkPage.lead] },
    ...[perceptionLayer, decisionLayer, actionLayer].map(({ id, name, text, limit, check }) => ({
      heading: name,
      anchor: id,
      texts: [`${name}: ${text}`, limit, check],
    })),
    { heading: secondTurn.title, texts: [secondTurn.text] },
  ]),
  ...toPassages('Library', libraryPage.metadata, [
    { heading: libraryPage.title, texts: [libraryPage.lead] },
    { heading: libraryPage.brief.title, texts: [libraryPage.brief.text] },
  ]),
]
