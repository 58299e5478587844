import { toWordSet } from '#agent/lexicon/word-set.ts'

/** "An own booking system" is a tool, though it is not said whose; "our system" says nothing. */
export const PROGRAM_KINDS = toWordSet(
  'erp crm wms tms ehr emr pos lims hris cms plm portal database db system software app',
)
export const PROGRAM_OWNERS = toWordSet(`
own custom bespoke internal inhouse house homegrown legacy proprietary accounting billing booking ticketing scheduling payroll
inventory lab claims warehouse practice supplier customer vendor client web
`)
