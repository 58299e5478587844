import { toWordSet } from '#agent/lexicon/word-set.ts'

/** Small words by the language that they tell; `other` languages are answered in English. */
export const SMALL_WORDS = [
  // Spanish.
  {
    language: 'es',
    words: toWordSet(`
      hola soy somos nuestro nuestra empresa necesito necesitamos horas semana para con que por una los las
      cuanto cuesta hablan espanol gracias quiero tenemos trabajo mi es en el la de y como usted ustedes
    `),
  },
  // German.
  {
    language: 'de',
    words: toWordSet(`
      hallo ich bin wir sind unsere unser firma brauche brauchen stunden woche fur mit und das ist der ein eine
      nicht kostet wieviel sprechen deutsch danke mochte haben arbeit mein wie viel sie
    `),
  },
  // French.
  {
    language: 'fr',
    words: toWordSet(`
      bonjour je suis nous sommes notre entreprise besoin heures semaine pour avec que une les des combien
      coute parlez francais merci voudrais avons travail mon est dans le la et vous comment cest
    `),
  },
  // Portuguese.
  {
    language: 'pt',
    words: toWordSet(`
      ola eu sou somos nossa nosso empresa preciso precisamos horas semana para que uma quanto custa falam
      portugues obrigado obrigada quero temos trabalho meu em voce voces nao
    `),
  },
  // Italian, answered in English.
  {
    language: 'other',
    words: toWordSet(`
      ciao sono siamo nostra nostro azienda avete detto vi mi che il gli di per con una ore settimana quanto
      grazie vogliamo lavoro oggi ieri costa della
    `),
  },
  // Dutch.
  {
    language: 'other',
    words: toWordSet(`
      hallo ik ben wij zijn ons onze bedrijf nodig uur het een niet voor met hoeveel kost dank graag hebben
      werk jullie dat van je wat
    `),
  },
  // Polish and Swedish.
  {
    language: 'other',
    words: toWordSet(`
      czesc jestem nasza nasz firma godzin tygodniowo ile kosztuje dziekuje mamy praca nie jest sie dla oraz
      przez chcemy prosze hej jag vi ar och att inte timmar vecka tack har vad kostar foretag
    `),
  },
] as const

export const ENGLISH_WORDS = toWordSet(`
  the and is are we our us you your to of for with in on at by from a an i me it its that this these have
  has had do does what how who when my hours week team as so not no or if can could would will be been was
  were they them there soon about
`)
