import type { Trade } from '#tests/evals/buyers/bank/bank.ts'

export const tradesOfGoods: readonly Trade[] = [
  {
    industry: 'logistics',
    companyEndings: ['Haulage', 'Transport', 'Trucking', 'Freight Lines'],
    businesses: [
      'a haulage company',
      'a trucking company',
      'a road freight carrier',
      'a courier company',
    ],
    tasks: [
      'typing proof-of-delivery slips into the dispatch board',
      'matching fuel cards to trips',
      'calling drivers for their arrival times',
      're-entering load sheets from brokers',
      'booking dock slots one by one on customer portals',
      'sorting drivers’ logbook pages',
    ],
    tools: ['Samsara', 'McLeod LoadMaster', 'Geotab', 'WhatsApp', 'Excel', 'MYOB', 'Webfleet'],
  },
  {
    industry: 'manufacturing',
    companyEndings: ['Plastics', 'Fabrication', 'Tool Works', 'Castings'],
    businesses: [
      'a plastics factory',
      'a sheet metal manufacturer',
      'a foundry',
      'a packaging manufacturer',
    ],
    tasks: [
      'writing up shift reports from the shop floor',
      'keying purchase order confirmations from suppliers',
      'reconciling scrap counts with the production plan',
      'filling in quality certificates for each batch',
      'rebuilding the production schedule after every late delivery',
    ],
    tools: ['Epicor', 'SAP', 'Plex', 'Fishbowl', 'Excel', 'proALPHA', 'Microsoft Teams'],
  },
  {
    industry: 'retail',
    companyEndings: ['Hardware', 'Shoes', 'Homewares', 'Garden Centres'],
    businesses: [
      'a chain of shoe shops',
      'a hardware store',
      'a supermarket chain',
      'a garden centre',
    ],
    tasks: [
      'printing and replacing shelf labels after supplier price changes',
      'checking supplier invoices against delivery dockets',
      'building the staff roster for the stores',
      'consolidating the daily till reports',
      'ordering replacement stock shop by shop',
    ],
    tools: ['Lightspeed', 'Square', 'Deputy', 'Xero', 'Google Sheets', 'Retail Express', 'Dropbox'],
  },
  {
    industry: 'ecommerce',
    companyEndings: ['Online', 'Direct', 'Webstore', 'Outfitters'],
    businesses: [
      'an online shop',
      'an e-commerce company',
      'an online store for pet supplies',
      'a web shop',
    ],
    tasks: [
      'handling return requests from the inbox',
      'copying marketplace orders over to the warehouse list',
      'updating product descriptions for each sales channel',
      'answering where-is-my-parcel emails',
      'reconciling payouts with the order export',
    ],
    tools: [
      'Shopify',
      'Klaviyo',
      'ShipStation',
      'Gorgias',
      'Google Sheets',
      'Shopware',
      'Cin7',
      'Stripe',
    ],
  },
]
