import type { Trade } from '#tests/evals/buyers/bank/bank.ts'

/** Trades that this bank's people come from more often. */
export const moreTrades: readonly Trade[] = [
  {
    industry: 'logistics',
    companyEndings: ['Forwarding', 'Logistics', 'Cargo', 'Warehousing'],
    businesses: [
      'a freight forwarder',
      'a logistics company',
      'a shipping company',
      'a third-party logistics provider',
    ],
    tasks: [
      'preparing customs declarations from packing lists',
      'comparing carrier quotes that arrive by email',
      'copying container numbers between portals',
      'checking carrier invoices against our quotes',
      'sending customers shipment updates',
    ],
    tools: [
      'CargoWise',
      'Descartes',
      'Outlook',
      'Excel',
      'Manhattan Active',
      'CartonCloud',
      'project44',
    ],
  },
  {
    industry: 'manufacturing',
    companyEndings: ['Engineering', 'Precision Parts', 'Foods', 'Furniture'],
    businesses: [
      'a food manufacturer',
      'a furniture factory',
      'a manufacturer of machine parts',
      'a machine builder',
    ],
    tasks: [
      'filling in maintenance records for the machines',
      'typing weighbridge tickets into the stock ledger',
      'preparing parts lists for quotations',
      'following up late components with vendors',
      'documenting batch numbers for traceability',
    ],
    tools: ['NetSuite', 'SolidWorks', 'Odoo', 'Katana', 'Microsoft Teams', 'abas ERP', 'Tableau'],
  },
  {
    industry: 'healthcare',
    companyEndings: ['Dental', 'Orthodontics', 'Physiotherapy', 'Eye Clinic'],
    businesses: [
      'a dental practice',
      'an orthodontic practice',
      'an eye clinic',
      'a private hospital',
    ],
    tasks: [
      'sending recall letters for check-ups',
      'entering treatment plans for insurer approval',
      'filling last-minute gaps in the appointment book',
      'filing lab results',
      'rostering nurses and hygienists',
    ],
    tools: ['Dentrix', 'Open Dental', 'Dentally', 'Employment Hero', 'Outlook', 'Weave', 'MYOB'],
  },
  {
    industry: 'ecommerce',
    companyEndings: ['Marketplace', 'Webshop', 'Shop Online', 'E-Commerce'],
    businesses: [
      'an online retailer',
      'an e-commerce business',
      'an online marketplace',
      'an online store',
    ],
    tasks: [
      'checking suspicious orders before dispatch',
      'adjusting stock levels after each sale',
      'issuing refunds for damaged parcels',
      'translating listings for other countries',
      'moving tracking codes from the courier file to the shop',
    ],
    tools: [
      'WooCommerce',
      'Amazon Seller Central',
      'plentymarkets',
      'Zendesk',
      'Paystack',
      'Excel',
      'Linnworks',
    ],
  },
]
