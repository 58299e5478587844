import { CARE_TOOLS } from '#agent/lexicon/tools/care-tools.ts'
import { MONEY_TOOLS } from '#agent/lexicon/tools/money-tools.ts'
import { OFFICE_TOOLS } from '#agent/lexicon/tools/office-tools.ts'
import { SELLING_TOOLS } from '#agent/lexicon/tools/selling-tools.ts'
import { SERVICE_TOOLS } from '#agent/lexicon/tools/service-tools.ts'
import { TECHNICAL_TOOLS } from '#agent/lexicon/tools/technical-tools.ts'
import { TRADE_TOOLS } from '#agent/lexicon/tools/trade-tools.ts'

/**
 * Programs, parted by ";" or a line: the usual name, then what people call it besides. "~" marks what is an ordinary
 * word too and counts with a capital or a cue, "~~" one that needs a stronger cue, "*" a kind of program, and "!" a
 * usual name that nobody calls it by.
 */
export const TOOL_LISTS: readonly string[] = [
  OFFICE_TOOLS,
  MONEY_TOOLS,
  SELLING_TOOLS,
  SERVICE_TOOLS,
  CARE_TOOLS,
  TECHNICAL_TOOLS,
  TRADE_TOOLS,
]
