import { toWordSet } from '#agent/lexicon/word-set.ts'

/** Words that show that a message speaks of a mail address. */
export const MAIL_CUES = toWordSet('email e-mail mail reach write contact address')

/** Words before "at" or "@" that say where somebody is or can be found. */
export const NO_MAILBOXES = toWordSet(`
a am are is be us me we you it im i he she they find look looking work works working online live here there out them everything
all address page site website internet web net url homepage available reach im were its email e-mail mail write based stay people meet met not
that this only contact located account over manager owner was were joined line note check answer
`)

/** Words that show that a message speaks of a web address. */
export const HOST_CUES = toWordSet('website site web url domain page online www')

/** Words that lead to a spelled web address and are no part of it. */
export const LEAD_IN_WORDS = toWordSet(`
at is its it's site website our ours we're we are visit the on see url from with and of web my that's thats that be sure yes ok
address page homepage to or try check google open type find use browse under look in im i'm com has have w http https
`)

/** Endings that are file names or words far more often than addresses. */
export const UNLIKELY_ENDINGS = toWordSet(
  'py md rs sh pl zip mov js ts pdf csv xls xlsx doc docx so if of on he hi we am',
)

/** Countries whose endings are words: they count at the end of a thought, behind a name of some length. */
export const COUNTRY_ENDINGS = toWordSet('is it in at be me my no us do as to am so rs pl md')

/** What else has a long number. */
export const NUMBERED_THINGS = toWordSet(`
order orders invoice invoices ticket tickets account acct po reference ref tracking case claim policy serial part customer job
shipment sku item load
`)
