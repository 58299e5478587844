import type { PageMetadata, Passage, TraceStep } from '#content/page-metadata.ts'

type Layer = {
  mark: 'perceive' | 'decide' | 'act'
  /** The anchor of the layer. */
  id: string
  name: string
  time: string
  text: string
  limit: string
  check: string
}

type Fact = { name: string; value: string; source: string }
type Option = { name: string; reason: Passage; isChosen: boolean }
type Effect = { done: string; seen: Passage; where: string }

export const howAgentsThinkPage = {
  metadata: {
    path: '/how-agents-think',
    title: 'How agents think: perception, decision, action',
    description:
      'Perception, decision, and action: the three layers of an agent, followed through one invoice, and the loop that joins them.',
    keywords: ['how AI agents work', 'perception decision action', 'explainable agents'],
    summary:
      'An agent works in three layers. Perception turns messages into facts with their quotes, decision weighs the facts against goals and limits, and action carries out the chosen step and checks it. The result is then read again. The page follows one invoice through all three layers and through a second turn of the loop.',
  } satisfies PageMetadata,
  title: 'Three layers and a loop',
  lead: 'An agent does three simple jobs, kept separate so that each can be checked. Our diagrams draw each job as an agent of its own. Here is one invoice, followed through all three.',
  navigationLabel: 'Layers',
  again: 'again',
  diagram: {
    label:
      'A loop: perception leads to decision, decision leads to action, and action changes your tools, which perception reads again. A person stands in the middle and can stop it at any point.',
    person: ['a person can stop', 'it at any point'],
    tools: ['your', 'tools'],
  },
  primary: { href: '/diagnostic', label: 'Request an Operations Audit' },
  secondary: { href: '/library', label: 'Read More Case Studies' },
  closingTitle: 'See it on your own work',
} as const

export const perceptionLayer: Layer & {
  documents: readonly { name: string; source: string; lines: readonly Passage[] }[]
  facts: readonly Fact[]
} = {
  mark: 'perceive',
  id: 'perception',
  name: 'Perception',
  time: '09:41:07',
  text: 'Reads what came in and records facts, each with its source text. Three documents describe the same delivery, and they disagree.',
  documents: [
    {
      name: 'invoice 4471',
      source: 'by email',
      lines: [
        ['PO 88-120'],
        [{ quote: '14 pallets' }, ' corrugated'],
        ['total ', { quote: '$4,340' }],
      ],
    },
    {
      name: 'order 88-120',
      source: 'in the ERP',
      lines: [['14 pallets, dock 3'], [{ quote: '310.00' }, ' per pallet'], ['net 30']],
    },
    {
      name: 'receipt',
      source: 'photographed',
      lines: [['PO 88-120'], [{ quote: 'rcvd 12' }, ', two missing'], ['signed M. Ruiz']],
    },
  ],
  facts: [
    { name: 'billed', value: '14 pallets, $4,340', source: 'invoice 4471' },
    { name: 'unit price', value: '$310', source: 'order 88-120' },
    { name: 'received', value: '12 pallets', source: 'receipt' },
  ],
  limit: 'It is not allowed to decide anything.',
  check: 'Check it by reading the quote.',
}

export const decisionLayer: Layer & {
  goal: Passage
  sum: string
  options: readonly Option[]
  otherwise: string
} = {
  mark: 'decide',
  id: 'decision',
  name: 'Decision',
  time: '09:41:08',
  text: 'Weighs the facts against the goal, the rules, and the limits. Every option it rejects is logged, with the reason.',
  goal: ['Goal: ', { quote: 'every invoice explained by 5 p.m.' }],
  sum: '(14 − 12) pallets × $310 = $620 overbilled',
  options: [
    {
      name: 'Pay in full',
      reason: ['leaves $620 unexplained, which misses the goal'],
      isChosen: false,
    },
    {
      name: 'Ask Dana first',
      reason: ['not needed, because $620 is below the limit she set'],
      isChosen: false,
    },
    {
      name: 'Request the credit',
      reason: ['Rule 7: ', { quote: 'under $1,000, request the credit without asking' }],
      isChosen: true,
    },
  ],
  otherwise: 'At $1,000 or more, or if it could not read the receipt, it would have asked Dana.',
  limit: 'It has no access to mailboxes or screens.',
  check: 'Check it by running it again: the same facts give the same choice.',
}

export const actionLayer: Layer & { effects: readonly Effect[]; undo: string } = {
  mark: 'act',
  id: 'action',
  name: 'Action',
  time: '09:41:09',
  text: 'Carries out the chosen step once, then checks that it took effect. A step that cannot be verified does not count as done.',
  effects: [
    {
      done: 'Credit request for $620 sent',
      seen: ['one message, ', { quote: 'ref 4471-C1' }],
      where: 'Outlook, sent items',
    },
    {
      done: 'Ledger note written',
      seen: [{ quote: '12 of 14, credit requested' }],
      where: 'SAP, invoice 4471',
    },
    {
      done: 'Reasons sent to Dana',
      seen: ['delivered, with the three steps'],
      where: 'Slack, Dana',
    },
  ],
  undo: 'Until Friday, Dana can withdraw the credit request and reverse the ledger note. A payment cannot be called back, so every payment run waits for her approval.',
  limit: 'It cannot choose a different step.',
  check: 'Check it in the tool itself.',
}

export const layers: readonly Layer[] = [perceptionLayer, decisionLayer, actionLayer]

/** The same case, after the supplier has answered. */
export const secondTurn: { title: string; text: string; steps: readonly TraceStep[] } = {
  title: 'Then the loop starts again',
  text: 'Every action produces something new to read. The supplier answers, and the loop runs once more. It repeats until the goal is met.',
  steps: [
    {
      mark: 'perceive',
      label: 'perceive',
      time: '11:18:40',
      passage: ['The supplier writes ', { quote: 'credit note CN-208 for $620.00 attached' }, '.'],
    },
    {
      mark: 'decide',
      label: 'decide',
      time: '11:18:41',
      passage: [
        '$4,340 − $620 = $3,720 for 12 pallets. The invoice is explained. Rule 3: ',
        { quote: 'once explained, add it to the payment run' },
        '.',
      ],
    },
    {
      mark: 'act',
      label: 'act',
      time: '11:18:42',
      passage: ['$3,720 added to the payment run and verified there. The run waits for Dana.'],
    },
    {
      mark: 'people',
      label: 'person',
      time: '13:05:10',
      passage: ['Dana reviews the three new steps and approves the run. Nothing is left open.'],
    },
  ],
}
