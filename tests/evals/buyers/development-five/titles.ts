import type { Bank } from '#tests/evals/buyers/bank/bank.ts'

export const titles: Bank['titles'] = {
  decision_maker: [
    'owner',
    'founder',
    'co-founder',
    'CEO',
    'managing director',
    'chief executive',
    'owner-manager',
    'proprietor',
    'president',
  ],
  influencer: [
    'office manager',
    'operations manager',
    'front office supervisor',
    'shift supervisor',
    'billing supervisor',
    'senior accountant',
    'deputy manager',
    'team lead',
  ],
  researcher: [
    'administrative assistant',
    'junior analyst',
    'research assistant',
    'office assistant',
    'project assistant',
    'data clerk',
  ],
  not_a_buyer: ['intern', 'trainee', 'working student', 'temp'],
}
