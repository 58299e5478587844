import type { Trade } from '#tests/evals/buyers/bank/bank.ts'

export const tradesOfCare: readonly Trade[] = [
  {
    industry: 'healthcare',
    companyEndings: ['Medical', 'Family Practice', 'Health Clinic', 'Radiology'],
    businesses: [
      'a GP clinic',
      'a medical practice',
      'a radiology centre',
      'a physiotherapy clinic',
    ],
    tasks: [
      'scanning referral letters into patient files',
      'ringing patients to confirm appointments',
      'checking insurance eligibility before visits',
      'resubmitting rejected billing claims',
      'typing up intake forms',
    ],
    tools: ['Cliniko', 'Doctolib', 'Jane App', 'Socrates', 'athenahealth', 'Outlook', 'Excel'],
  },
  {
    industry: 'education',
    companyEndings: ['College', 'Academy', 'Grammar School', 'Language School'],
    businesses: ['a private school', 'a vocational college', 'a language school', 'a university'],
    tasks: [
      'processing enrolment forms',
      'entering attendance from paper registers',
      'sending fee reminders to parents',
      'rebuilding the timetable when a teacher is off',
      'collating exam marks for the report cards',
    ],
    tools: ['Moodle', 'Canvas', 'Compass', 'PowerSchool', 'Google Classroom', 'Excel', 'Zoom'],
  },
  {
    industry: 'nonprofit',
    companyEndings: ['Foundation', 'Relief', 'Community Trust', 'Aid Network'],
    businesses: [
      'a charity',
      'a non-profit',
      'a food bank charity',
      'an aid organisation run on donations',
    ],
    tasks: [
      'writing thank-you letters to donors',
      'filling in grant reports',
      'scheduling volunteers',
      'merging donation lists from different platforms',
      'issuing tax receipts for gifts',
    ],
    tools: [
      'Bloomerang',
      'DonorPerfect',
      'Raiser’s Edge',
      'Mailchimp',
      'Airtable',
      'Excel',
      'Eventbrite',
    ],
  },
  {
    industry: 'government',
    companyEndings: ['Shire Council', 'County Council', 'City Council', 'Licensing Authority'],
    businesses: [
      'a shire council',
      'a county government office',
      'a city council',
      'a state licensing authority',
    ],
    tasks: [
      'registering permit applications that arrive on paper',
      'answering records requests from the public',
      'transferring inspection notes to the case register',
      'preparing committee papers',
      'checking residency documents for parking permits',
    ],
    tools: ['TechnologyOne', 'Laserfiche', 'SharePoint', 'Accela', 'Excel', 'Outlook', 'ArcGIS'],
  },
]
