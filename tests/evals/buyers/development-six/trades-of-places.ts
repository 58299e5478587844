import type { Trade } from '#tests/evals/buyers/bank/bank.ts'

const list = (words: string): string[] => words.split(', ')

export const tradesOfPlaces: readonly Trade[] = [
  {
    industry: 'construction',
    companyEndings: ['Construction', 'Builders', 'Contracting', 'Roofing'],
    businesses: [
      'a construction company',
      'a general contractor',
      'a roofing contractor',
      'a house builder',
      'a civil engineering contractor',
    ],
    tasks: [
      'typing up daily site reports',
      'collecting time cards from the sites',
      'preparing bids from drawings',
      'tracking change orders',
      'requesting insurance papers from subcontractors',
      'matching material deliveries to purchase orders',
    ],
    tools: list(
      'Procore, Buildertrend, Bluebeam, PlanGrid, Fieldwire, Sage 300, Excel, QuickBooks, Autodesk Build',
    ),
  },
  {
    industry: 'energy',
    companyEndings: ['Energy', 'Power', 'Renewables', 'Solar'],
    businesses: [
      'an electricity supplier',
      'a solar energy company',
      'a wind farm operator',
      'a gas utility',
      'an energy company',
    ],
    tasks: [
      'reading meter data and correcting gaps',
      'handling grid connection applications',
      'processing customers who move house',
      'filing permits for solar installations',
      'compiling outage reports',
      'entering maintenance logs from the field',
    ],
    tools: list(
      'SAP, Maximo, ArcGIS, Aurora Solar, OpenSolar, PVsyst, Salesforce, Power BI, Excel',
    ),
  },
  {
    industry: 'hospitality',
    companyEndings: ['Hotels', 'Hospitality', 'Restaurants', 'Resorts'],
    businesses: [
      'a hotel',
      'a group of restaurants',
      'a small hotel chain',
      'a resort',
      'a catering company',
    ],
    tasks: [
      'entering group bookings from emails',
      'updating room rates on the booking sites',
      'making the staff schedule',
      'checking supplier invoices for the kitchen',
      'answering guest enquiries',
      'preparing the nightly revenue report',
    ],
    tools: list('Cloudbeds, Mews, Toast, OpenTable, 7shifts, Guesty, SevenRooms, Excel, Resy'),
  },
  {
    industry: 'government',
    companyEndings: ['City Council', 'County Office', 'Township', 'District Authority'],
    businesses: [
      'a city council',
      'a county government office',
      'a state agency that issues permits',
      'a municipal authority',
      'a town hall',
    ],
    tasks: [
      'processing permit applications',
      'answering public records requests',
      'registering address changes of residents',
      'preparing council meeting minutes',
      'scanning and filing paper forms',
      'entering parking fines into the register',
    ],
    tools: list('Munis, Accela, Laserfiche, SharePoint, ArcGIS, OpenGov, Granicus, Outlook, Excel'),
  },
  {
    industry: 'other',
    companyEndings: ['Services', 'Group', 'Brothers', 'Partners'],
    businesses: [
      'a hair salon',
      'a funeral home',
      'a pest control company',
      'a dairy farm',
      'a dry cleaning business',
    ],
    tasks: [
      'taking appointments over the phone',
      'sending reminders to customers',
      'writing out job sheets for the crew',
      'collecting overdue payments',
      'ordering supplies',
      'planning the weekly routes',
    ],
    tools: list(
      'Jobber, ServiceTitan, Housecall Pro, Google Calendar, Square, QuickBooks, Acuity Scheduling, Fresha, Excel',
    ),
  },
]
