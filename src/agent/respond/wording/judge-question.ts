import { CLAIMS } from '#agent/respond/wording/claim-rules.ts'
import {
  type Evidence,
  type Grounds,
  listContent,
  stemOf,
} from '#agent/respond/wording/evidence.ts'
import { fold, isSameFigure } from '#agent/respond/wording/figures.ts'
import type { WordingQuestion } from '#agent/respond/wording/wording-plan.ts'

type Asked = WordingQuestion['asks']

const HOUR = /\bhours?|horas?\b|stunden?|heures?|\bore\b|\bora\b|\buur|uren\b|godzin/
const WEEK = /week|seman|woch|semaine|settiman|tydzie|tygodni/
const COST =
  /cost|rate|paid|pay\b|wage|cuest|pag[aou]|kost|lohn|cout|prix|custa|koszt|stawk|tarief|tarif/

/** What a question for a slot has to name, in eight languages, folded. */
const KEYS: Partial<Record<Asked, readonly RegExp[]>> = {
  manual_hours: [HOUR, WEEK],
  hourly_rate: [HOUR, COST],
  team_size: [
    /how many|cuant|wie viele|combien|quant|hoeveel|ilu|ile/,
    /people|person|leute|mitarbeiter|osob|mensen|medewerk|gente|who|pesso/,
  ],
  tools: [
    /tool|system|software|program|\bapps?\b|herramient|werkzeug|outil|logiciel|strument|ferrament|narzedz/,
  ],
  error_rate: [/error|wrong|mistake|rework|correct|fehler|erreur|erro|fout|blad|bled|fix/],
  pain: [
    /by hand|a mano|a la main|von hand|recznie|handmatig|manual|copied|chased|work|task|proces|tarea|trabaj|aufgabe|arbeit|prozess|tache|travail|lavoro|trabalh|tarefa|werk|taak|zadan|prac[aey]/,
  ],
  contact_name: [
    /name|who am i|who i|nombre|llam|heiss|nom\b|appel|nome|chiam|naam|heet|imie|nazywa|who do i/,
  ],
  company_website: [/site|\bweb|strona|pagina/],
  company_name: [/compan|firm|empresa|unternehmen|entreprise|aziend|bedrijf/],
  email: [/e-?mail|correo|adres/],
  phone: [/phone|number(?!s)|telef|numer(?!y)/],
  industry: [/industr|business|field|sector|branch|secteur|settore|setor|branz/],
  timeline: [
    /when|by what|how soon|date|timeline|cuando|wann|quand|quando|wanneer|kiedy|plazo|zeit/,
  ],
  authority: [/deci|entscheid|beslis|decy|sign/],
  budget: [/budget|presupuest|orcament|budzet/],
  calendar: [
    /(?<!your |su )\bcall|calendar|llamad|termin|anruf|gesprach|appel|rendez|chiamat|reuni|chamada|gesprek|rozmow|spotkan|calend/,
  ],
  pass_on: [
    /pass|person|send|ask|forward|weiter|transm|transfer|inoltr|encaminh|doorge|przekaz|pasar|pregunt/,
  ],
  confirm: [
    /right|correct|ok\b|\beach\b|in all|altogether|je person|pro person|jede[nr]|cada un|por persona|por pessoa|chacun|ciascuno|a testa|per persoon|na osobe|corrett|sound|match|richtig|stimmt|korrekt|juste|exact|giust|certo|klopt|zgadza|dobrze|bien/,
  ],
}
/** What a question may not ask for besides. */
const ASKED_APART: readonly Asked[] = [
  'email',
  'phone',
  'budget',
  'authority',
  'company_website',
  'calendar',
]
const OTHER_PERIOD =
  /month|\bday|daily|year|\beach\b|per person|\bmes|\bdia|\bano|monat|\btag\b|\btage|jahr|mois|jour|\ban\b|annee|giorn|ann[oi]|maand|\bdag|jaar|miesi|dzien|rok\b|minut/
const OPEN =
  /\b(?:what|how|which|who|whose|when|where|is there|is the|is it|are you|will you|are there|do you|does|could you|can you|would you|shall i|should i|may i|can i|is that|is this|does that|did i|have i|que|cuant\w*|quien\w*|cuando|cual\w*|como|hay|puedo|puede\w*|quiere\w*|es (?:correcto|asi)|was|wie|welch\w*|wer|wann|gibt|darf|soll\w*|konn\w*|mochten|stimmt|ist das|quel\w*|combien|qui|quand|comment|y a|puis|dois|est-ce|sont|son|sind|sono|sao|zijn|pouvez|souhaitez|che|cosa|quant\w*|qual\w*|chi|quando|posso|vuole|quem|qual|quais|posso|gostaria|wat|hoe\w*|welk\w*|wanneer|mag|zal|is er|klopt|jak\w*|ile|ilu|kto|kiedy|co|czy|isn't it|doesn't it|zgadza sie|right\?|correct\?|certo\?|giusto\?|corretto\?|correcto\?|richtig\?|oder\?|toch\?|prawda\?)/
/** A figure is asked for, not offered. */
const FIGURE_SLOTS: readonly Asked[] = ['manual_hours', 'hourly_rate', 'team_size', 'error_rate']
const OPEN_FIGURE =
  /\b(?:what|how|which|do you (?:know|have)|could you|can you|any idea|cuant\w*|que|wie|was|welch\w*|combien|quel\w*|quant\w*|qual\w*|che|hoe\w*|wat|ile|ilu|jak\w*)\b/
/** Small words of other languages count as well, since none are listed. */
const LOOSE_MAX = { en: 7, other: 24 }

/** Whether a question asks what is due, by the words its slot needs, and nothing else. */
export function isDueQuestion(
  text: string,
  said: Evidence,
  { plan, visitor, question: ours }: Grounds,
): boolean {
  const { question } = plan
  if (question === null || ours === null || text.slice(0, -1).includes('?')) return false
  const folded = fold(text)
  const asked = [question.asks, ...(question.also === null ? [] : [question.also])]
  const areNamed = (KEYS[question.asks] ?? []).every((key) => key.test(folded))
  const opening = FIGURE_SLOTS.includes(question.asks) ? OPEN_FIGURE : OPEN
  if (!areNamed || !opening.test(folded)) return false
  const isApart = (slot: Asked) =>
    !asked.includes(slot) && !KEYS[slot]?.every((key) => key.test(ours.folded))
  if (ASKED_APART.some((slot) => isApart(slot) && KEYS[slot]?.every((key) => key.test(folded))))
    return false
  const isOfPeriod = asked.includes('manual_hours') || asked.includes('hourly_rate')
  if (isOfPeriod && OTHER_PERIOD.test(folded) && !OTHER_PERIOD.test(ours.folded)) return false
  return isOfQuestion(folded, said, { plan, visitor, ours })
}

type Own = Pick<Grounds, 'plan' | 'visitor'> & { ours: Evidence }

/** Nothing is claimed in passing: topics, figures, and words are those of our question or the visitor's. */
function isOfQuestion(folded: string, said: Evidence, { plan, visitor, ours }: Own): boolean {
  if ([...said.topics].some((topic) => !ours.topics.has(topic))) return false
  const pool = [ours, ...visitor]
  const areKnown = said.figures
    .filter(({ isArticle, values, unit }) => !isArticle && !(values[0] === 1 && unit === null))
    .every((figure) =>
      pool.some(({ figures }) => figures.some((known) => isSameFigure(figure, known))),
    )
  if (!areKnown) return false
  const isHeld = (word: string) => pool.some(({ stems }) => stems.has(stemOf(word)))
  const claims = folded.match(new RegExp(CLAIMS, 'gu')) ?? []
  const isPricing = plan.question?.asks === 'hourly_rate'
  if (
    !isPricing &&
    plan.language === 'en' &&
    !claims.every((claim) => listContent(claim, 'en').every(isHeld))
  )
    return false
  return (
    listContent(folded, plan.language).filter((word) => !isHeld(word)).length <=
    LOOSE_MAX[plan.language === 'en' ? 'en' : 'other']
  )
}
