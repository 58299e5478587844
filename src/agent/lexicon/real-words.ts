import { toWordSet } from '#agent/lexicon/word-set.ts'

/** Common words that are one letter from a word of our phrases and no slip of it. */
export const REAL_WORDS = toWordSet(`
approvers authorised broking brother chance change changes charge charged charges contract contracts employees employers expect
expert experts export exports fellow forget forgot handled handing handling heading hearing heating leasing leaving locked
looked loosing master matter pretty petty protect project quantity remote remove rigging ringing saving saying selling sending
sighed skipping shipping spelling spending string stripe strike surety taking talking thanking thinking thinks thanks tracking
tracks tracing trucking trucks waiting writing
`)
