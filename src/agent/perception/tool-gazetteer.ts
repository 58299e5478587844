import type { ToolEntry, ToolName } from '#agent/perception/tool-entry.ts'
import { CARE_TOOLS } from '#agent/perception/tool-names/care-tools.ts'
import { MONEY_TOOLS } from '#agent/perception/tool-names/money-tools.ts'
import { OFFICE_TOOLS } from '#agent/perception/tool-names/office-tools.ts'
import { SELLING_TOOLS } from '#agent/perception/tool-names/selling-tools.ts'
import { SERVICE_TOOLS } from '#agent/perception/tool-names/service-tools.ts'
import { TECHNICAL_TOOLS } from '#agent/perception/tool-names/technical-tools.ts'
import { TRADE_TOOLS } from '#agent/perception/tool-names/trade-tools.ts'

/** Names of one word that mean something else too; they count where they are written as names. */
const ORDINARY_NAMES = new Set(
  'allegro alto amadeus amplitude arbor avid birdie blackboard blend burli canvas circuit civica classy compass contentful creo crisp curo dat descartes docker domo doodle drift dynamics ekos encompass endur enphase facebook factorial fathom fluence folk fourth fulcrum galileo gemini ghost gladly granular heartland homebase indeed inews infor instagram inventor karbon keka leap lofty mercury messenger micros motive namely ncr needles nimble nory nourish obsidian osprey pendo plaid plex podium postman proclaim protel protractor qube reckon relativity rhino sabre sapiens segment sentral sentry signal sketch skyward sling sonar splunk streak substack syft tapestry telegram telepath timely tock trimble tulip unleashed upkeep vend weave workable'.split(
    ' ',
  ),
)

function toEntry(tool: ToolName): ToolEntry {
  if (typeof tool !== 'string') return tool
  const alias = tool.toLowerCase()
  return { name: tool, aliases: [alias], ...(ORDINARY_NAMES.has(alias) ? { needs: 'list' } : {}) }
}

export const TOOLS: readonly ToolEntry[] = [
  ...OFFICE_TOOLS,
  ...MONEY_TOOLS,
  ...SELLING_TOOLS,
  ...TECHNICAL_TOOLS,
  ...TRADE_TOOLS,
  ...CARE_TOOLS,
  ...SERVICE_TOOLS,
].map(toEntry)
