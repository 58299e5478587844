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
    title: 'How agents think',
    description:
      'Perception, decision and action: the three layers of an agent, followed through one invoice, and the loop that joins them.',
    keywords: ['how AI agents work', 'perception decision action', 'explainable agents'],
    summary:
      'An agent works in three layers. Perception turns messages into facts with their quotes, decision weighs facts against goals and limits, action carries out the step and checks it. The result is perceived again. One invoice is followed through all three layers and through a second turn of the loop.',
  } satisfies PageMetadata,
  title: 'Three layers, and a loop',
  lead: 'An agent is not one clever answer. It is three plain jobs, kept apart so that each can be checked. Here is one invoice, followed through all of them.',
  navigationLabel: 'Layers',
  diagram: {
    label:
      'A loop: perception leads to decision, decision to action, and action changes your tools, which are perceived again. A person stands in the middle and can stop it at any mark.',
    person: ['a person can stop', 'it at any mark'],
    tools: 'your tools',
  },
  primary: { href: '/diagnostic', label: 'Request an Operations Audit' },
  secondary: { href: '/library', label: 'Read More Case Studies' },
  closingTitle: 'See it on work of your own',
} as const

export const perceptionLayer: Layer & {
  documents: readonly { name: string; source: string; lines: readonly Passage[] }[]
  facts: readonly Fact[]
} = {
  mark: 'perceive',
  id: 'perception',
  name: 'Perception',
  time: '09:41:07',
  text: 'Reads what arrived and writes down facts, each with the words it came from. Three documents speak of the same delivery, and they do not agree.',
  documents: [
    {
      name: 'invoice 4471',
      source: 'by mail',
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
  limit: 'It may not decide anything.',
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
  text: 'Weighs the facts against the goal, the rules and the limits. What it turns down is written down too, with the reason.',
  goal: ['Goal: ', { quote: 'every invoice explained by 17:00' }],
  sum: '14 − 12 = 2 pallets × $310 = $620 too much',
  options: [
    {
      name: 'Pay in full',
      reason: ['leaves $620 unexplained, against the goal'],
      isChosen: false,
    },
    {
      name: 'Ask Dana first',
      reason: ['not needed: $620 is below the limit she set'],
      isChosen: false,
    },
    {
      name: 'Claim the credit',
      reason: ['Rule 7: ', { quote: 'under $1,000, claim without asking' }],
      isChosen: true,
    },
  ],
  otherwise: 'At $1,000, or with a receipt it could not read, it would have asked Dana.',
  limit: 'It knows no mailbox and no screen.',
  check: 'Check it by running it again: the same facts give the same choice.',
}

export const actionLayer: Layer & { effects: readonly Effect[]; undo: string } = {
  mark: 'act',
  id: 'action',
  name: 'Action',
  time: '09:41:09',
  text: 'Carries out the chosen step, once, then looks whether it took effect. An act that cannot be seen does not count as done.',
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
    { done: 'Dana told why', seen: ['delivered, with the three steps'], where: 'Slack, Dana' },
  ],
  undo: 'Each of them can be undone until Friday.',
  limit: 'It may not choose another step.',
  check: 'Check it in the tool itself.',
}

export const layers: readonly Layer[] = [perceptionLayer, decisionLayer, actionLayer]

/** The same case, once the world has answered. */
export const secondTurn: { title: string; text: string; steps: readonly TraceStep[] } = {
  title: 'Then it begins again',
  text: 'The effect of an act is the next thing perceived. The supplier answers, and the loop turns once more, until the goal is met.',
  steps: [
    {
      mark: 'perceive',
      label: 'perceive',
      time: '11:18:40',
      passage: ['The supplier writes ', { quote: 'credit note CN-208 over 620.00 attached' }, '.'],
    },
    {
      mark: 'decide',
      label: 'decide',
      time: '11:18:41',
      passage: [
        '$4,340 − $620 = $3,720 for 12 pallets. The invoice is explained. Rule 3: ',
        { quote: 'pay what is explained' },
        '.',
      ],
    },
    {
      mark: 'act',
      label: 'act',
      time: '11:18:42',
      passage: ['$3,720 released and seen in the payment run. Nothing is left open.'],
    },
    {
      mark: 'people',
      label: 'person',
      time: '13:05:10',
      passage: ['Dana reads the three new steps, and lets them stand.'],
    },
  ],
}
