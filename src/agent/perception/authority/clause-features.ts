import type { Features } from '#agent/knowledge/classifier/features.ts'

/** Words that play the same part in a sentence about deciding; what stands for them is learnt instead of each. */
const PARTS: Readonly<Record<string, string>> = {
  me: 'i me my mine myself meself',
  us: 'we us our ours',
  nobody: 'nobody none nothing zero nil',
  not: 'not no never neither nor hardly without',
  only: 'only just merely simply purely solely alone sole mostly mainly',
  other:
    'boss bosses chief chiefs manager managers director directors ceo coo cfo cto cio md president vp svp evp board committee partner partners owner owners cofounder founder founders leadership management exec execs executives executive headquarters hq corporate procurement purchasing finance legal wife husband dad father mother mom mum brother brothers sister son daughter family parents chairman chairwoman chair principal dean superintendent mayor commissioner supervisor supervisors administrator controller treasurer bursar accountant trustees governors council shareholders investors superior superiors uncle aunt franchisor group panel headteacher chairs chairwomen',
  they: 'he she they him her his them their hers theirs others someone somebody colleague colleagues people else upstairs above',
  decide:
    'decide decides deciding decided decision decisions choose chooses choosing chosen choice choices pick picks picking rule rules settle settles determine determines judge judges',
  assent:
    'sign signs signing signed signature signatures approve approves approved approval okay okays ok greenlight authorise authorize authorised authorized signoff permission blessing consent countersign agree agrees goahead',
  last: 'lastword decider',
  advise:
    'recommend recommends recommendation recommendations advise advises advice suggest suggests suggestion propose proposes proposal champion advocate sponsor influence opinion input voice vote view argue push consulted evaluate shortlist',
  gather:
    'research researching researched gather gathers gathering collect collects collecting compile compiling compiles scout scouting compare compares comparing comparison overview summary summarise summarize notes report reports look looks looking search searching find finding finds fetch fetching explore exploring investigate investigating groundwork legwork homework spadework read reading prepare prepares preparing scan scanning dig digging',
  findings:
    'information info facts details data quotes quotations offers options prices brochures list names vendors providers suppliers material findings',
  order:
    'asked told sent tasked assigned task assignment instructed wanted wants supposed job chore errand',
  money:
    'money budget purse cash cheque cheques chequebook checkbook wallet funds spend spending pocket purchase strings',
  buy: 'buy buys buying bought purchase purchases purchasing purchased buyer buyers customer customers client clients prospect lead sale sales order shopping deal',
  power:
    'authority authorised mandate power powers veto charge responsible responsibility say word call',
  learner:
    'student pupil thesis dissertation university college school class essay coursework professor lecturer teacher academic',
  outsider:
    'journalist reporter blogger podcast competitor competitors rival vendor recruiter applicant jobseeker article',
  curious: 'curious curiosity interested interest fun bored playing hobby',
  own: 'own owner owns founder founded proprietor company business firm shop practice',
}

const PART_OF: ReadonlyMap<string, readonly string[]> = collectParts()

function collectParts(): Map<string, string[]> {
  const parts = new Map<string, string[]>()
  for (const [part, words] of Object.entries(PARTS)) {
    for (const word of words.split(' ')) parts.set(word, [...(parts.get(word) ?? []), part])
  }
  return parts
}

/** Parts that stand in sentences about anything. */
const COMMON = new Set(['me', 'us', 'they', 'nobody', 'not', 'only', 'order'])

/** Whether any of the words has to do with deciding, paying, finding out, or being no customer. */
export function hasTellingWord(words: readonly string[]): boolean {
  return words.some((word) => PART_OF.get(word)?.some((part) => !COMMON.has(part)))
}

/** The order of parts tells more than the words. */
const SEQUENCE_SHARE = 1.5
const GRAM_SHARE = 0.4
const GRAM_CHARS = 4
/** Shorter words are seldom misspelt. */
const GRAM_WORD_CHARS = 6

/** Words, what they mean, in which order meanings follow one another, and letters, which outlive a slip. */
export function listClauseFeatures(words: readonly string[]): Features {
  const features = new Map<string, number>()
  const add = (name: string, amount: number) =>
    features.set(name, (features.get(name) ?? 0) + amount)
  words.forEach((word, index) => {
    add(`w:${word}`, 1)
    add(`b:${words[index - 1] ?? '^'} ${word}`, 1)
    if (word.length >= GRAM_WORD_CHARS) {
      const marked = `<${word}>`
      for (let start = 0; start + GRAM_CHARS <= marked.length; start++)
        add(`g:${marked.slice(start, start + GRAM_CHARS)}`, GRAM_SHARE)
    }
  })
  const parts = words.flatMap((word) => PART_OF.get(word)?.[0] ?? [])
  parts.forEach((part, index) => {
    const two = `${parts[index - 1] ?? '^'} ${part}`
    add(`t:${part}`, SEQUENCE_SHARE)
    add(`s:${two}`, SEQUENCE_SHARE)
    add(`s:${parts[index - 2] ?? '^'} ${two}`, SEQUENCE_SHARE)
  })
  return features
}
