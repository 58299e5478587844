import { splitWords } from '#agent/respond/wording/words/split-words.ts'

/** Nobody among the visitor's people is judged. */
export const PERSON_WORDS = new Set(
  splitWords(`
    team teams staff crew crews people folks person persons everyone everybody someone somebody anyone others
    colleague colleagues coworker coworkers clerk clerks coordinator coordinators inspector inspectors patient patients
    payer payers supplier suppliers vendor vendors employee employees worker workers temp temps intern interns
    apprentice apprentices trainee trainees boss bosses owner owners manager managers director directors supervisor
    supervisors foreman chief chiefs president ceo cfo coo cto vp head heads lead leads leader leaders executive
    executives admin admins secretary secretaries receptionist receptionists bookkeeper bookkeepers accountant
    accountants controller controllers analyst analysts paralegal paralegals attorney attorneys nurse nurses doctor
    doctors dentist dentists hygienist hygienists tech techs technician technicians driver drivers dispatcher
    dispatchers buyer buyers seller sellers planner planners operator operators estimator estimators adjuster adjusters
    broker brokers teacher teachers student students parent parents tenant tenants member members guest guests
    wife husband spouse mother mom mum father dad brother brothers sister sisters son sons daughter daughters kid kids
    child children family guy guys girl girls lady ladies man men woman women friend friends neighbor neighbors
    myself ourselves he she him her his hers them they
  `),
)

/** Names of most offices and trades; "order", "ledger" and the like are words of the work, and known as such. */
const PERSON_ENDINGS = /(?:ers?|ors?|ists?|ians?|ants?|ees?|eurs?|man|men|woman|women|boy|girl)$/

export function mayNamePerson(word: string): boolean {
  return PERSON_WORDS.has(word) || PERSON_ENDINGS.test(word)
}
