import { toTable, toWordSet } from '#agent/lexicon/word-set.ts'

/** The words, as they are folded, that tell in each language what a sentence is meant as. */
type ClaimWords = {
  /** Supposed, planned, compared, or of others: nothing in such a sentence is the visitor's own statement. */
  unmeant: ReadonlySet<string>
  /** Whose it is: the visitor's or their firm's. */
  ours: ReadonlySet<string>
  /** Ends of verbs in the first person plural. */
  ending: RegExp | null
  /** Are, have, or use something, before names of tools. */
  uses: ReadonlySet<string>
  /** What is worked on: at least one in a description of the work. */
  work: RegExp
}

const make = (
  lists: Record<'unmeant' | 'ours' | 'uses', string>,
  work: RegExp,
  ending: RegExp | null = null,
): ClaimWords => ({
  unmeant: toWordSet(lists.unmeant),
  ours: toWordSet(lists.ours),
  uses: toWordSet(lists.uses),
  ending,
  work,
})

/** By language (ISO 639-1). */
export const CLAIM_WORDS = toTable<ClaimWords>({
  en: make(
    {
      unmeant:
        'competitor competitors rival rivals imagine suppose supposing pretend hypothetically',
      ours: 'we us our ours my i me',
      uses: 'use uses using run runs in with on have has through via',
    },
    /invoic|order|quote|data|report|claim|email|ticket|payroll|booking|entry|document|form|spreadsheet|schedul/,
  ),
  es: make(
    {
      unmeant:
        'imagina imagine imaginemos imaginen supon supongamos suponga ejemplo competidor competidores competencia rival rivales planeamos planean queremos quisieramos gustaria podria podriamos seria serian ahorraria ahorrarian ojala dicen dijo dice leyo lei articulo antes anteriormente futuro proximo proxima tal',
      ours: 'nosotros nosotras nuestro nuestra nuestros nuestras mi mis yo nos tengo paso dedico gasto uso trabajo hago',
      uses: 'usamos utilizamos trabajamos tenemos uso utilizo en con',
    },
    /factur|pedid|dato|correo|informe|nomina|reserva|presupuest|document|ticket|albaran|formular|contab/,
    /mos$/,
  ),
  fr: make(
    {
      unmeant:
        'imagine imaginez imaginons supposons supposez suppose exemple concurrent concurrents concurrence prevoyons voulons voudrions aimerions pourrait pourrions serait seraient economiserait disait dit lu article avant auparavant futur prochain prochaine',
      ours: 'nous notre nos je mon ma mes on j',
      uses: 'utilisons avons travaillons utilise sur avec dans',
    },
    /factur|command|donnee|courri|mail|rapport|paie|reserv|devis|document|ticket|saisi|compta|dossier/,
  ),
  de: make(
    {
      unmeant:
        'angenommen stellen stell nehmen beispiel beispielsweise konkurrent konkurrenten konkurrenz mitbewerber wettbewerber planen geplant wollen mochten wurde wurden ware waren konnte konnten hatte hatten sagt sagte gelesen artikel fruher damals zukunft kunftig nachstes nachsten',
      ours: 'wir uns unser unsere unserem unseren unserer ich mein meine mir',
      uses: 'nutzen verwenden benutzen haben arbeiten nutze verwende mit in',
    },
    /rechnung|auftrag|bestell|daten|mail|bericht|lohn|buchung|angebot|dokument|ticket|formular|erfass|beleg|antrag/,
  ),
  it: make(
    {
      unmeant:
        'immagina immaginate immaginiamo supponi supponiamo supponga esempio concorrente concorrenti concorrenza prevediamo vogliamo vorremmo potrebbe potremmo sarebbe sarebbero risparmierebbe dice detto letto articolo prima precedentemente futuro prossimo prossima',
      ours: 'noi nostro nostra nostri nostre io mio mia mi ci ho uso',
      uses: 'usiamo utilizziamo lavoriamo abbiamo uso con su in',
    },
    /fattur|ordin|dati|mail|report|paghe|prenot|preventiv|document|ticket|contab|bolle|modul/,
    /iamo$/,
  ),
  pt: make(
    {
      unmeant:
        'imagine imagina imaginemos suponha suponhamos exemplo concorrente concorrentes concorrencia planejamos planeamos queremos gostariamos poderia poderiamos seria seriam economizaria disse diz li artigo antes anteriormente futuro proximo proxima',
      ours: 'nos nosso nossa nossos nossas eu meu minha tenho gasto uso a gente',
      uses: 'usamos utilizamos trabalhamos temos uso com no na em',
    },
    /fatura|pedido|dado|mail|relatorio|folha|reserva|orcament|document|ticket|nota|formular|contab|cadastr/,
    /mos$/,
  ),
  nl: make(
    {
      unmeant:
        'stel stelt voorbeeld bijvoorbeeld concurrent concurrenten concurrentie plannen willen zouden zou konden gelezen artikel zei zegt vroeger voorheen toekomst volgend volgende',
      ours: 'wij we ons onze ik mijn mij',
      uses: 'gebruiken hebben werken gebruik met in',
    },
    /factu|bestel|order|gegevens|data|mail|rapport|loon|boeking|offerte|document|ticket|formulier|invoer/,
  ),
  pl: make(
    {
      unmeant:
        'wyobraz wyobrazmy zalozmy przypuscmy przyklad konkurent konkurenci konkurencja konkurencji planujemy chcemy chcielibysmy moglby moglibysmy byloby zaoszczedziloby artykul czytalem mowi powiedzial wczesniej dawniej przyszlosci',
      ours: 'my nas nasz nasza nasze naszym mam ja moj moja mi',
      uses: 'uzywamy korzystamy mamy pracujemy uzywam z w',
    },
    /faktur|zamowie|dane|danych|mail|raport|plac|rezerwac|ofert|dokument|ticket|zglosze|formular/,
    /[aeiy]my$/,
  ),
})

const CALLS =
  'call calls meeting demo appointment calendar slot llamada reunion cita termin anruf gesprach appel rendez rdv reunion chiamata appuntamento incontro ligacao chamada reuniao gesprek afspraak rozmowa rozmowe spotkanie'
/** What a visitor who wants a call, or a person, names. */
export const CALL_WORDS = toWordSet(CALLS)
export const PERSON_WORDS = toWordSet(
  'person people human humans someone somebody colleague rep salesperson persona humano alguien asesor mensch menschen jemand jemandem mitarbeiter berater personne humain quelqu conseiller qualcuno umano consulente operatore pessoa alguem atendente mens iemand medewerker czlowiek czlowiekiem osoba kims konsultantem',
)
/** Who wants something says so with these. */
export const WANTING = toWordSet(
  "want like love would need can could may please let lets let's book schedule arrange set talk speak happy quiero queremos quisiera gustaria puedo podemos podria hablar reservar agendar mochte mochten will wollen kann konnen bitte sprechen buchen vereinbaren voudrais veux voulons peut puis pouvons parler reserver vorrei vogliamo posso possiamo parlare prenotare fissare quero gostaria falar marcar agendar wil willen graag kan kunnen spreken plannen inplannen chce chcemy chcialbym chcialabym prosze moge porozmawiac umowic",
)
/** Keeps something back, in any language that is read. */
export const REFUSING =
  /\b(?:rather not|prefer not|(?:wo|do|ca)n[o']?t (?:want to )?(?:say|tell|share|give|disclose)|not (?:going to |willing to |comfortable )?(?:say|tell|shar|giv|disclos)\w*|none of your|confidential|private|secret|skip that|no comment|prefiero no|no quiero|confidencial|mochte (?:ich )?nicht|sage ich nicht|vertraulich|prefere (?:ne )?pas|confidentiel|preferisco non|riservat|prefiro nao|liever niet|vertrouwelijk|wole nie|poufne)/
