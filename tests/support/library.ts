/** The sixteen of the specification, and the two that case studies link to. */
export const ARTICLE_SLUGS = [
  'ecommerce-fraud-detection',
  'vector-databases-agent-memory',
  'agentic-infrastructure-not-hype',
  'testing-agentic-systems',
  'legal-document-review-automation',
  'marketing-campaign-automation',
  'compliance-automation-fintech',
  'agentic-vs-rpa',
  'three-layers-agentic-design',
  'multi-agent-orchestration',
  'agentic-observability',
  'self-healing-workflows',
  'agent-supervision-problem',
  'government-procurement-automation',
  'event-driven-agent-coordination',
  'agentic-vs-traditional-consulting',
  'healthcare-operations-workflow',
  'manufacturing-supply-chain',
]

/** The label of a filter, its value in the address, and what one article of that type is called. */
export const LIBRARY_FILTERS = [
  ['Case Studies', 'case-studies', 'Case study'],
  ['Essays', 'essays', 'Essay'],
  ['Technical Notes', 'technical', 'Technical note'],
] as const
