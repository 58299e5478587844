import type { Trade } from '#tests/evals/buyers/bank/bank.ts'

export const tradesOfCare: readonly Trade[] = [
  {
    industry: 'healthcare',
    companyEndings: ['Medical', 'Clinic', 'Dental', 'Health'],
    businesses: ['a dental practice', 'a medical clinic', 'a hospital', 'a physiotherapy clinic'],
    tasks: [
      'entering patient charges into the billing system',
      'resubmitting denied claims',
      'copying lab results into patient files',
      'phoning patients to confirm appointments',
    ],
    tools: [
      'Kareo',
      'Athenahealth',
      'Excel',
      'Epic',
      'Dentrix',
      'Outlook',
      'AdvancedMD',
      'DrChrono',
    ],
  },
  {
    industry: 'education',
    companyEndings: ['Academy', 'College', 'Primary School', 'Learning'],
    businesses: [
      'a private school',
      'a primary school',
      'a vocational college',
      'a language school',
    ],
    tasks: [
      'copying enrolment forms into the pupil register',
      'marking attendance registers by hand',
      'chasing parents for school fees',
      'compiling report cards',
    ],
    tools: [
      'Google Sheets',
      'Canvas',
      'Moodle',
      'iSAMS',
      'PowerSchool',
      'Excel',
      'Zoom',
      'Outlook',
    ],
  },
  {
    industry: 'nonprofit',
    companyEndings: ['Foundation', 'Charity', 'Trust', 'Relief'],
    businesses: [
      'a charity',
      'a nonprofit food bank',
      'a donor-funded foundation',
      'a refugee aid charity',
    ],
    tasks: [
      'logging donations by hand',
      'writing donor thank-you letters',
      'compiling grant reports',
      'matching volunteers to shifts',
    ],
    tools: [
      'Excel',
      'Mailchimp',
      'Bloomerang',
      'Airtable',
      'Dropbox',
      'Donorbox',
      'Slack',
      'Trello',
    ],
  },
  {
    industry: 'government',
    companyEndings: ['Municipality', 'District Council', 'Town Council', 'Borough'],
    businesses: [
      'a municipality',
      'a town council',
      'a district council',
      'a provincial government office',
    ],
    tasks: [
      'typing permit applications into the register',
      'filing residents’ complaints by hand',
      'copying rates payments into the ledger',
      'issuing parking permits',
    ],
    tools: ['SAP', 'SharePoint', 'Excel', 'Laserfiche', 'Outlook', 'ArcGIS', 'Tyler Munis', 'Word'],
  },
]
