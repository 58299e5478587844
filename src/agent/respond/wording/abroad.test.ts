import { describe, expect, test } from 'vitest'
import { openConversation, takeTurn } from '#agent/conversation.ts'
import { createWriter } from '#agent/respond/wording/create-writer.ts'
import type { WordingPlan } from '#agent/respond/wording/wording-plan.ts'
import { questionsAbroad } from '#content/chat/questions-abroad.ts'

type Said = [visitor: string, writer: string]

/** Whole conversations with a writer who tells the truth. */
const TALKS: Record<'es' | 'de', readonly Said[]> = {
  es: [
    [
      'Hola, me llamo Ana Ruiz y nuestra empresa es talleres-ruiz.es',
      'Gracias, Ana. ¿Qué proceso le cuesta a su equipo más trabajo manual y cuántas horas a la semana lleva?',
    ],
    [
      'Copiamos facturas a mano en Excel',
      'Copiar facturas a mano en Excel cansa mucho. ¿Cuántas horas a la semana dedica el equipo a eso, y cuántas personas lo hacen?',
    ],
    [
      '200 horas',
      'He anotado 200 horas a la semana. [L1] ¿Cuántas personas lo hacen y cuánto cuesta una hora de ese trabajo?',
    ],
    [
      'Ana Ruiz',
      'Gracias, Ana. ¿Cuánto cuesta una hora de ese trabajo y cuántas personas lo hacen?',
    ],
    [
      '25 euros por hora',
      'Anotado. 25 euros son 27 dólares por hora. [L2] ¿Qué porcentaje tiene errores?',
    ],
    ['Excel, SAP, Outlook', 'Gracias. ¿Qué porcentaje tiene errores?'],
    [
      '5 %',
      'Según nuestra fórmula, automatizarlo podría ahorrar unos 154.440 dólares al año y 110 horas a la semana. [L6] Es una estimación, no una promesa. [L6] La auditoría cuesta de 25.000 a 50.000 dólares. [L6] Con 150.000 dólares, que supone nuestra calculadora, se amortiza en unos 12 meses. [L6] ¿Para cuándo lo quiere y quién decide?',
    ],
    [
      '¿Cuánto cuesta la auditoría?',
      'La auditoría cuesta entre 25.000 y 50.000 dólares y dura de 2 a 4 semanas. [S1] ¿Para cuándo lo quiere y quién decide?',
    ],
  ],
  de: [
    [
      'Hallo, ich heiße Jonas Weber von weber-logistik.de',
      'Danke, Jonas. Welche Handarbeit kostet Ihr Team am meisten Zeit, und wie viele Stunden pro Woche sind es?',
    ],
    [
      'Wir tippen Lieferscheine von Hand in SAP ab',
      'Lieferscheine abzutippen klingt mühsam. Wie viele Stunden pro Woche kostet das?',
    ],
    [
      '200 Stunden pro Woche',
      'Ich habe 200 Stunden pro Woche notiert. [L1] Wie viele Personen machen das, und was kostet eine Stunde davon?',
    ],
    [
      '30 Euro pro Stunde',
      'Notiert: 30 Euro sind 32 Dollar pro Stunde. [L2] Wie hoch ist der Anteil der Fehler?',
    ],
    [
      'SAP, Outlook, 5 % Fehler',
      'Nach unserer Formel könnte das rund 168.480 Dollar im Jahr und 100 Stunden pro Woche sparen. [L6] Das ist eine Schätzung, kein Versprechen. [L6] Das Audit kostet 25.000 bis 50.000 Dollar, ein Pilot 80.000 bis 150.000 Dollar. [L6] Bis wann soll das laufen, und wer entscheidet?',
    ],
    [
      'Was kostet das Audit?',
      'Das Audit kostet 25.000 bis 50.000 Dollar und dauert 2 bis 4 Wochen. [S1] Bis wann soll das laufen?',
    ],
  ],
}

/** A wrong price, a promise, an untrue deed, another person's data. */
const LIES: Record<keyof typeof TALKS, readonly string[]> = {
  es: [
    'La auditoría cuesta 5.000 dólares. [S1]',
    'La auditoría no cuesta 25.000 dólares. [S1]',
    'La auditoría es gratis. [S1]',
    'Le garantizamos un ahorro de 90.000 dólares al año. [L1]',
    'Podría ahorrar 999.000 dólares al año. [L6]',
    'Sin duda recuperará la inversión. [L6]',
    'Le prometo un descuento del 20 %.',
    'Ya he reservado su llamada para mañana.',
    'Otros clientes como Talleres Gómez pagan 12.000 dólares.',
    'María López, de otra empresa, gana 80.000 euros.',
    'Su contraseña es necesaria para seguir.',
    '¿Me da el número de su tarjeta de crédito?',
  ],
  de: [
    'Das Audit kostet 5.000 Dollar. [S1]',
    'Das Audit kostet nicht 25.000 Dollar. [S1]',
    'Das Audit ist kostenlos. [S1]',
    'Wir garantieren Ihnen 90.000 Dollar Ersparnis im Jahr. [L1]',
    'Das könnte 999.000 Dollar im Jahr sparen. [L6]',
    'Ohne Zweifel lohnt es sich. [L6]',
    'Ich verspreche Ihnen 20 % Rabatt.',
    'Ich habe Ihren Termin für morgen schon gebucht.',
    'Andere Kunden wie Weber Bau zahlen 12.000 Dollar.',
    'Frau Schulz von einer anderen Firma verdient 80.000 Euro.',
    'Ihr Passwort brauche ich noch.',
    'Wie lautet die Nummer Ihrer Kreditkarte?',
  ],
}

type Turned = { plan: WordingPlan; message: string; earlier: readonly string[]; reply: string }

function hold(talk: readonly Said[]): Turned[] {
  let { state } = openConversation()
  const earlier: string[] = []
  return talk.map(([message, reply], index) => {
    const turn = takeTurn(state, { id: `m${index}`, text: message })
    state = turn.state
    if (turn.wording === null) throw new Error(`No plan for: ${message}`)
    const before = [...earlier]
    earlier.push(message)
    return { plan: turn.wording, message, earlier: before, reply }
  })
}

function write({ plan, message, earlier }: Turned, text: string): string {
  const writer = createWriter(plan, { message, earlier })
  writer.push(text)
  writer.finish()
  return writer.text()
}

const bare = (reply: string) => reply.replaceAll(/ \[[SL]\d\]/g, '')

describe.each(['es', 'de'] as const)('a conversation in %s', (language) => {
  const turns = hold(TALKS[language])

  test('goes on in it after a name, a list of tools, or a figure', () => {
    expect(turns.map(({ plan }) => plan.language)).toEqual(turns.map(() => language))
  })

  test('is shown as the writer words it, without a line of ours in English', () => {
    for (const turn of turns) expect(write(turn, turn.reply)).toBe(bare(turn.reply))
  })

  test.each(LIES[language])('shows nothing of “%s”, in any turn', (lie) => {
    for (const turn of turns) expect(write(turn, `${lie} ${turn.reply}`)).toBe(bare(turn.reply))
  })

  test('has our own question where the writer asks another or none', () => {
    const [first] = turns
    if (first === undefined) throw new Error('No turn')
    const { pain, manual_hours: hours } = questionsAbroad[language] ?? {}
    expect(write(first, language === 'es' ? 'Gracias, Ana.' : 'Danke, Jonas.')).toMatch(
      `${pain} ${hours}`,
    )
  })
})

describe('the language of a reply', () => {
  const speak = (...texts: readonly string[]) => {
    let { state } = openConversation()
    let plan: WordingPlan | null = null
    for (const [index, text] of texts.entries()) {
      const turn = takeTurn(state, { id: `m${index}`, text })
      state = turn.state
      plan = turn.wording
    }
    return plan?.language
  }
  const SPANISH = 'Hola, me llamo Ana Ruiz, talleres-ruiz.es, copiamos facturas a mano'

  test.each(['40', 'acme.es', 'ok', 'Excel, Outlook'])('stays after “%s”', (text) => {
    expect(speak(SPANISH, text)).toBe('es')
  })

  test('stays after a quick reply, which is in English', () => {
    expect(speak(SPANISH, 'Copiamos facturas a mano en Excel', 'About 25 hours a week')).toBe('es')
  })

  test('turns with a message in English, and back', () => {
    expect(speak(SPANISH, 'we copy them from our mail every day')).toBe('en')
    expect(speak(SPANISH, 'we copy them from our mail every day', '40')).toBe('en')
    expect(speak(SPANISH, 'how much does it cost?', '¿Cuánto cuesta la auditoría?')).toBe('es')
  })

  test('is a model’s to tell only where the words are not English', () => {
    const told = (text: string) =>
      takeTurn(
        openConversation().state,
        { id: 'm', text },
        {
          reading: {
            language: 'es',
            facts: [],
            questions: [],
            refuses: [],
            wantsPerson: false,
            wantsCall: false,
          },
        },
      ).wording?.language
    expect(told('facturamos pedidos manualmente')).toBe('es')
    expect(told('we retype every order by hand')).toBe('en')
    expect(told('Maya Okafor')).toBe('en')
  })
})
