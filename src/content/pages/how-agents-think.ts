import type { PageMetadata, TraceStep } from '#content/page-metadata.ts'

export const howAgentsThinkPage = {
  metadata: {
    path: '/how-agents-think',
    title: 'How agents think',
    description:
      'Perception, decision and action: the three layers of an agent, followed through one invoice, and the loop that joins them.',
    keywords: ['how AI agents work', 'perception decision action', 'explainable agents'],
    summary:
      'An agent works in three layers. Perception turns messages into facts with their quotes, decision weighs facts against goals and limits, action carries out the step and checks it. The result is perceived again.',
  } satisfies PageMetadata,
  title: 'Three layers, and a loop',
  lead: 'An agent is not one clever answer. It is three plain jobs, kept apart so that each can be checked.',
  layers: [
    {
      mark: 'perceive',
      name: 'Perception',
      text: 'Reads what arrived and writes down facts. It may not decide anything, and each fact has to carry the words it came from.',
      example: [
        'It reads ',
        { quote: '14 pallets' },
        ' on the invoice and ',
        { quote: 'rcvd 12' },
        ' on the receipt.',
      ],
      check: 'Can be checked by reading the quote.',
    },
    {
      mark: 'decide',
      name: 'Decision',
      text: 'Weighs facts against the goal, the rules and the limits. It knows no mailbox and no screen; the same facts give the same choice.',
      example: [
        'Two short is $620. ',
        { quote: 'under $1,000, claim without asking' },
        ' applies.',
      ],
      check: 'Can be checked by running it again.',
    },
    {
      mark: 'act',
      name: 'Action',
      text: 'Carries out the chosen step, once, and looks whether it took effect. What it sees goes back to perception.',
      example: ['Credit request sent. Supplier answered ', { quote: 'credit note follows' }, '.'],
      check: 'Can be checked in the tool itself.',
    },
  ] satisfies readonly (Omit<TraceStep, 'label' | 'passage'> & {
    name: string
    text: string
    example: TraceStep['passage']
    check: string
  })[],
  loopTitle: 'Then it begins again',
  loopText:
    'The effect of an act is the next thing perceived. People stand outside the loop, and can stop it at any mark.',
  primary: { href: '/diagnostic', label: 'Request an Operations Audit' },
  secondary: { href: '/library', label: 'Read More Case Studies' },
} as const
