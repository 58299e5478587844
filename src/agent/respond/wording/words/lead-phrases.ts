import { expandPhrases } from '#agent/respond/wording/words/split-words.ts'

/** What may be said of a block, by its name, in a reply that has it. */
export const LEADS: Readonly<Record<string, ReadonlySet<string>>> = {
  answer: expandPhrases(`
{here is|here's} the {short |}answer
{to|on|as for} {your|that} question
what the site says
{happy|glad} to share what the site says
`),
  estimate: expandPhrases(`
{here is|here's} {the|your|an} estimate {so far|}
{everything|all|what} i was missing
for an estimate
`),
  case_study: expandPhrases(`
{here is|here's} a published case
`),
  notice: expandPhrases(`
i asked
`),
}
