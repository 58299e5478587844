import type { Trade } from '#tests/evals/buyers/bank/bank.ts'

const list = (words: string): string[] => words.split(', ')

export const tradesOfMoney: readonly Trade[] = [
  {
    industry: 'finance',
    companyEndings: ['Capital', 'Financial', 'Wealth Partners', 'Asset Management'],
    businesses: [
      'a wealth management firm',
      'a regional bank',
      'an asset management firm',
      'a credit union',
      'a mortgage lender',
    ],
    tasks: [
      'collecting documents for loan applications',
      'copying client data from forms into our core system',
      'preparing quarterly client statements',
      'checking account opening paperwork for missing signatures',
      'reconciling transactions against custodian statements',
      'updating client risk profiles',
    ],
    tools: list(
      'Salesforce, Excel, DocuSign, Redtail CRM, Bloomberg Terminal, Outlook, nCino, Wealthbox, Encompass',
    ),
  },
  {
    industry: 'insurance',
    companyEndings: ['Insurance', 'Insurance Brokers', 'Mutual', 'Underwriting'],
    businesses: [
      'an insurance broker',
      'an independent insurance agency',
      'a property insurer',
      'a life insurance company',
      'a claims administrator for insurance companies',
    ],
    tasks: [
      'entering new claims from email attachments',
      'comparing quotes from different carriers',
      'renewing policies at the end of their term',
      'issuing certificates of insurance',
      'chasing customers for missing claim documents',
      'rekeying policy data into carrier portals',
    ],
    tools: list(
      'Applied Epic, AMS360, EZLynx, Guidewire, HawkSoft, Outlook, Excel, DocuSign, Duck Creek',
    ),
  },
  {
    industry: 'accounting',
    companyEndings: ['Accounting', 'Bookkeeping', 'Tax Advisors', 'Accountants'],
    businesses: [
      'an accounting firm',
      'a bookkeeping company',
      'a tax preparation firm',
      'a firm of chartered accountants',
      'a CPA practice',
    ],
    tasks: [
      'categorising bank transactions for clients',
      'chasing clients for receipts',
      'typing supplier invoices into the ledger',
      'preparing monthly bank reconciliations',
      'collecting tax documents from clients',
      'running payroll for our clients',
    ],
    tools: list(
      'QuickBooks, Xero, Karbon, Dext, Excel, TaxDome, CCH Axcess, Lacerte, Sage Intacct',
    ),
  },
  {
    industry: 'real_estate',
    companyEndings: ['Realty', 'Property Management', 'Estates', 'Homes'],
    businesses: [
      'a property management company',
      'a real estate brokerage',
      'an estate agency',
      'a commercial real estate firm',
      'a letting agent',
    ],
    tasks: [
      'entering new listings on several portals',
      'scheduling viewings with tenants and buyers',
      'processing rental applications',
      'passing maintenance requests on to contractors',
      'preparing lease renewals',
      'matching rent payments to tenants',
    ],
    tools: list(
      'AppFolio, Buildium, Yardi, Dotloop, kvCORE, Rent Manager, Follow Up Boss, Outlook, Excel',
    ),
  },
]
