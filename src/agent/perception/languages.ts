import type { MessageView } from '#agent/perception/message-view.ts'
import type { LanguageAct } from '#agent/understand/act.ts'

const STOPWORDS: readonly (readonly [LanguageAct['language'], ReadonlySet<string>])[] = [
  [
    'es',
    new Set(
      'hola soy somos nuestro nuestra empresa necesito necesitamos horas semana para con que por una los las cuanto cuesta hablan espanol gracias quiero tenemos trabajo mi es en el la de y como usted ustedes'.split(
        ' ',
      ),
    ),
  ],
  [
    'de',
    new Set(
      'hallo ich bin wir sind unsere unser firma brauche brauchen stunden woche fur mit und das ist der ein eine nicht kostet wieviel sprechen deutsch danke mochte haben arbeit mein wie viel sie'.split(
        ' ',
      ),
    ),
  ],
  [
    'fr',
    new Set(
      'bonjour je suis nous sommes notre entreprise besoin heures semaine pour avec que une les des combien coute parlez francais merci voudrais avons travail mon est dans le la et vous comment cest'.split(
        ' ',
      ),
    ),
  ],
  [
    'pt',
    new Set(
      'ola eu sou somos nossa nosso empresa preciso precisamos horas semana para que uma quanto custa falam portugues obrigado obrigada quero temos trabalho meu em voce voces nao'.split(
        ' ',
      ),
    ),
  ],
  // Italian, Dutch, Polish and Swedish, which are answered in English.
  [
    'other',
    new Set(
      'ciao sono siamo nostra nostro azienda avete detto vi mi che il gli di per con una ore settimana quanto grazie vogliamo lavoro oggi ieri costa della'.split(
        ' ',
      ),
    ),
  ],
  [
    'other',
    new Set(
      'hallo ik ben wij zijn ons onze bedrijf nodig uur het een niet voor met hoeveel kost dank graag hebben werk jullie dat van je wat'.split(
        ' ',
      ),
    ),
  ],
  [
    'other',
    new Set(
      'czesc jestem nasza nasz firma godzin tygodniowo ile kosztuje dziekuje mamy praca nie jest sie dla oraz przez chcemy prosze hej jag vi ar och att inte timmar vecka tack har vad kostar foretag'.split(
        ' ',
      ),
    ),
  ],
]
const ENGLISH = new Set(
  'the and is are we our us you your to of for with in on at by from a an i me it its that this these have has had do does what how who when my hours week team as so not no or if can could would will be been was were they them there soon about'.split(
    ' ',
  ),
)
const SMALLEST_LETTERS = 10
const OTHER_SCRIPT =
  /[\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Greek}\p{Script=Thai}\p{Script=Devanagari}]/gu

/** A message in another language, told by its script or its small words; short or mixed text counts as English. */
export function findLanguage(view: MessageView): LanguageAct[] {
  const span = [0, Math.min(view.text.length, 200)] as const
  const quote = view.text.slice(...span)
  const letters = view.text.match(/\p{L}/gu)?.length ?? 0
  const foreign = view.text.match(OTHER_SCRIPT)?.length ?? 0
  if (foreign > 3 && foreign / letters > 0.5)
    return [{ kind: 'other_lang', language: 'other', quote, span }]
  if (letters < SMALLEST_LETTERS) return []
  // Each word once: "as soon as" holds one Portuguese article and not two.
  const words = [...new Set(view.plain.slice(0, 600).match(/[a-z]+/g))]
  const english = words.filter((word) => ENGLISH.has(word)).length
  const counts = STOPWORDS.map(([language, list]) => ({
    language,
    count: words.filter((word) => list.has(word)).length,
  }))
  const best = counts.toSorted((left, right) => right.count - left.count)[0]
  if (!best || best.count < 3 || best.count <= english * 1.5 || best.count / words.length < 0.3)
    return []
  return [{ kind: 'other_lang', language: best.language, quote, span }]
}
