import type { PageLink } from '#content/answers/card.ts'
import { site } from '#content/site.ts'

/** The pages that cards name as their sources, as visitors know them. */
export const PAGES = {
  home: { title: site.name, url: '/' },
  contactForm: { title: 'Audit request form', url: '/#contact' },
  systems: { title: 'Systems', url: '/systems' },
  consulting: { title: 'Consulting', url: '/consulting' },
  caseStudies: { title: 'Case studies', url: '/case-studies' },
  library: { title: 'Library', url: '/library' },
  about: { title: 'About', url: '/about' },
  myConversation: { title: 'Your conversation', url: '/my-conversation' },
  diagnostic: { title: 'Free conversation', url: '/diagnostic' },
  security: { title: 'Security and data flow', url: '/security' },
  privacy: { title: 'Privacy notice', url: '/privacy' },
  pricing: { title: 'Pricing', url: '/pricing' },
  sampleAudit: { title: 'Sample audit report', url: '/sample-audit' },
  careers: { title: 'Careers', url: '/careers' },
  calculator: { title: 'ROI calculator', url: '/calculator' },
  agents: { title: 'How agents think', url: '/how-agents-think' },
  decision: { title: 'How agents think: decision', url: '/how-agents-think#decision' },
  action: { title: 'How agents think: action', url: '/how-agents-think#action' },
  rpa: { title: 'vs. Zapier', url: '/why-not-rpa' },
  customDevelopment: { title: 'vs. LangChain', url: '/why-not-custom-dev' },
  consultingFirms: { title: 'vs. Consulting Firms', url: '/why-not-consulting' },
  lowCode: { title: 'vs. Low-Code Platforms', url: '/why-not-low-code' },
  supervision: {
    title: 'The hundred-and-fortieth approval',
    url: '/library/agent-supervision-problem',
  },
  testing: {
    title: 'How many letters before you trust the reader?',
    url: '/library/testing-agentic-systems',
  },
  record: { title: 'Seven lines of one case', url: '/library/agentic-observability' },
  orchestration: {
    title: 'How many agents does a campaign need?',
    url: '/library/multi-agent-orchestration',
  },
  repair: { title: 'Seventy successful repairs', url: '/library/self-healing-workflows' },
  layers: {
    title: 'Three layers, from the minutes of a design review',
    url: '/library/three-layers-agentic-design',
  },
  runningCost: {
    title: 'A year of running costs, itemized',
    url: '/library/agentic-infrastructure-not-hype',
  },
  robots: { title: 'A robot worth keeping', url: '/library/agentic-vs-rpa' },
  advice: {
    title: 'What happens to a recommendation in month nine',
    url: '/library/agentic-vs-traditional-consulting',
  },
  referralDesk: {
    title: 'A Tuesday at the referral desk',
    url: '/library/healthcare-operations-workflow',
  },
  doubleOrder: {
    title: 'Post-mortem of 24 reels ordered twice',
    url: '/library/manufacturing-supply-chain',
  },
  auditorQuestions: {
    title: 'Nine questions from an internal auditor',
    url: '/library/compliance-automation-fintech',
  },
} as const satisfies Record<string, PageLink>
