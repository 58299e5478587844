import type { Trade } from '#tests/evals/buyers/bank/bank.ts'

const list = (words: string): string[] => words.split(', ')

export const tradesOfCare: readonly Trade[] = [
  {
    industry: 'healthcare',
    companyEndings: ['Health', 'Medical', 'Clinic', 'Dental'],
    businesses: [
      'a dental practice',
      'a hospital',
      'a physiotherapy clinic',
      'a home care provider for patients',
      'a group of medical clinics',
    ],
    tasks: [
      'calling patients to confirm appointments',
      'verifying insurance coverage before visits',
      'entering referral letters into patient records',
      'submitting medical claims and following up denials',
      'scheduling nurses for home visits',
      'typing intake forms into the chart',
    ],
    tools: list(
      'Epic, athenahealth, Dentrix, DrChrono, eClinicalWorks, Phreesia, Open Dental, Kareo, Excel',
    ),
  },
  {
    industry: 'education',
    companyEndings: ['Academy', 'College', 'Learning', 'School'],
    businesses: [
      'a private school',
      'a university',
      'a community college',
      'a language school',
      'a chain of kindergartens',
    ],
    tasks: [
      'processing student applications',
      'entering grades from paper lists',
      'building the timetable',
      'answering enrolment emails from parents',
      'checking attendance lists',
      'issuing transcripts and certificates',
    ],
    tools: list(
      'Canvas, Blackboard, PowerSchool, Moodle, Google Classroom, Slate, Infinite Campus, Excel, ManageBac',
    ),
  },
  {
    industry: 'nonprofit',
    companyEndings: ['Foundation', 'Trust', 'Charity', 'Relief Fund'],
    businesses: [
      'a charity',
      'a nonprofit that helps refugees',
      'an animal rescue charity',
      'a food bank',
      'an environmental nonprofit',
    ],
    tasks: [
      'writing thank you letters to donors',
      'entering donations from paper slips',
      'coordinating volunteer shifts',
      'putting together grant reports',
      'cleaning up the donor list',
      'checking applications for assistance',
    ],
    tools: list(
      'Bloomerang, DonorPerfect, Mailchimp, Little Green Light, Salesforce, Donorbox, Eventbrite, QuickBooks, Airtable',
    ),
  },
]
