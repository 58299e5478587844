import type { Bank } from '#tests/evals/buyers/bank/bank.ts'
import { decisionMaker, influencer } from '#tests/evals/buyers/blind/authority-inside.ts'
import { notABuyer, researcher } from '#tests/evals/buyers/blind/authority-outside.ts'

export const authority: Bank['authority'] = {
  decision_maker: decisionMaker,
  influencer,
  researcher,
  not_a_buyer: notABuyer,
}

/** What stands on the speaker's door; only an owner's or a managing director's says who decides. */
export const titles: Bank['titles'] = {
  decision_maker: [
    'owner',
    'founder',
    'managing director',
    'CEO',
    'owner-operator',
    'managing partner',
    'sole director',
    'chief executive',
    'founder and CEO',
    'owner and managing director',
  ],
  influencer: [
    'dispatch supervisor',
    'HR coordinator',
    'operations analyst',
    'transport planner',
    'assistant controller',
    'office coordinator',
    'team lead',
    'payroll lead',
    'warehouse supervisor',
    'process engineer',
    'senior dispatcher',
  ],
  researcher: [
    'administrative assistant',
    'junior analyst',
    'office assistant',
    'HR assistant',
    'dispatch clerk',
    'accounts clerk',
    'receptionist',
    'data clerk',
  ],
  not_a_buyer: ['student intern', 'working student', 'intern', 'trainee', 'placement student'],
}
