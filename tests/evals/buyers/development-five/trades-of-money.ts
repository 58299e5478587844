import type { Trade } from '#tests/evals/buyers/bank/bank.ts'

export const tradesOfMoney: readonly Trade[] = [
  {
    industry: 'finance',
    companyEndings: ['Capital', 'Finance', 'Lending', 'Credit Union'],
    businesses: [
      'a consumer finance company',
      'a credit union',
      'an asset finance company',
      'a small bank',
    ],
    tasks: [
      'copying loan applications into the lending ledger',
      'checking payslips against loan requests',
      'reconciling repayments by hand',
      'retyping bank statements',
      'preparing arrears letters',
    ],
    tools: ['Excel', 'Salesforce', 'Xero', 'SAP', 'Power BI', 'DocuSign', 'Temenos', 'Outlook'],
  },
  {
    industry: 'insurance',
    companyEndings: ['Insurance Brokers', 'Underwriting', 'Insurance', 'Assurance'],
    businesses: [
      'an insurance broker',
      'an insurance company',
      'a crop insurance firm',
      'a funeral insurance provider',
    ],
    tasks: [
      'retyping claim forms into the claims register',
      'comparing policy renewals line by line',
      'chasing policyholders for missing papers',
      'issuing certificates of cover by hand',
    ],
    tools: [
      'Excel',
      'Applied Epic',
      'Guidewire',
      'Salesforce',
      'Outlook',
      'SharePoint',
      'DocuSign',
      'HubSpot',
    ],
  },
  {
    industry: 'accounting',
    companyEndings: ['Accountants', 'Bookkeeping', 'Accounting', 'Tax Services'],
    businesses: [
      'an accounting firm',
      'a bookkeeping practice',
      'a tax advisory office',
      'a chartered accountants’ office',
    ],
    tasks: [
      'keying client receipts into the ledger',
      'matching supplier invoices with statements',
      'collecting tax papers from clients',
      'reconciling bank lines',
    ],
    tools: ['Xero', 'QuickBooks', 'Sage', 'Excel', 'Dext', 'Exact Online', 'Karbon', 'Dropbox'],
  },
  {
    industry: 'legal',
    companyEndings: ['Attorneys', 'Legal', 'Law', 'Solicitors'],
    businesses: [
      'a law firm',
      'a conveyancing practice',
      'a notary’s office',
      'a firm of solicitors',
    ],
    tasks: [
      'assembling court bundles by hand',
      'logging client intake forms',
      'copying deeds into the case register',
      'drawing up fee notes from time slips',
    ],
    tools: ['Clio', 'Word', 'Outlook', 'LEAP', 'NetDocuments', 'DocuSign', 'Excel', 'Dropbox'],
  },
]
