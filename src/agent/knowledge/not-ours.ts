const FIRM =
  '(?:zapier|make\\.com|n8n|workato|uipath|ui path|blue prism|automation anywhere|power automate|langchain|crewai|autogen|llamaindex|mckinsey|deloitte|accenture|bcg|bain|kpmg|pwc|ernst (?:and|&) young|capgemini|salesforce|hubspot|sap|netsuite|slack|quickbooks|oracle|workday|servicenow|shopify|stripe|calendly|openai|anthropic|chatgpt|copilot|microsoft|google|amazon|aws|azure|apple|meta|facebook|tesla|netflix|nvidia|ibm|retool|airtable|bubble|mendix|outsystems|notion|jira|asana)'
/** What one asks of a firm or a product for its own sake. */
const OWN_MATTER =
  '(?:pric(?:e|es|ing)|costs?|charges?|fees?|rates?|plans?|free|trial|licen[cs]es?|founded|founders?|ceo|owns?|owner|headquarters?|based|offices?|hiring|jobs|salar(?:y|ies)|pays?|earns?|stock|shares?|revenue|employees|market share|log ?in|password|account|reset|install|download|export|import|cancel|subscription|support (?:number|line)|phone number|certifi\\w+|hipaa|gdpr|soc ?2|competitors?|buy|buying|learn|tutorial|down|outage)'
const OTHERS = new RegExp(
  `\\b${FIRM}\\b[^.?!]*\\b${OWN_MATTER}\\b|\\b${OWN_MATTER}\\b[^.?!]*\\b${FIRM}\\b`,
)
const BETWEEN_OTHERS = new RegExp(
  `\\b${FIRM}\\b[^.?!]*\\b(?:or|vs|versus|than|and)\\b[^.?!]*\\b${FIRM}\\b`,
)
/** Words that bring us in. */
const US =
  /\b(?:you|your|yours|u|ur|us|we|our|it|this|that|loopwright|agents?|agentic|instead|compar\w*|differ\w*|why|connect\w*|integrat\w*|work with)\b/

/** Work that is asked of the chat itself: "write me a script", "design a workflow for us right here". */
const ERRAND =
  /^(?:please |pls |hey |ok |so )*(?:(?:can|could|would|will) you (?:please |just |quickly |also )*)?(?:(?:write|draft|compose|generate|code|program|translate|proofread|rewrite|debug|paraphrase)\b|(?:design|sketch|create|make|build|prepare|plan|outline|review|check|analy[sz]e|read|fix) (?:me|us) (?:an?|the|some|our|my)\b|(?:design|sketch|create|make|build|prepare|plan|outline|review|check|analy[sz]e|read|fix)\b.*\b(?:right (?:now|here)|for free|in (?:this|the) chat|here and now|below|attached|as (?:a )?(?:pdf|excel|csv|table))\b)/

/**
 * Whether a question is about another firm or its product for its own sake ("what does Zapier cost"), or asks for work
 * that the chat does not do.
 */
export function isNotOurs(query: string): boolean {
  if (ERRAND.test(query)) return true
  return !US.test(query) && (OTHERS.test(query) || BETWEEN_OTHERS.test(query))
}
