import type { Trade } from '#tests/evals/buyers/bank/bank.ts'

export const tradesOfGoods: readonly Trade[] = [
  {
    industry: 'manufacturing',
    companyEndings: ['Manufacturing', 'Metalworks', 'Plastics', 'Packaging'],
    businesses: [
      'a furniture factory',
      'a metal parts manufacturer',
      'a packaging manufacturer',
      'a food processing plant',
    ],
    tasks: [
      'copying production counts from shift sheets',
      'typing work orders',
      'matching delivery notes with raw material orders',
      'updating stock cards by hand',
    ],
    tools: ['SAP', 'Excel', 'Katana', 'Odoo', 'Power BI', 'MRPeasy', 'Outlook', 'Fishbowl'],
  },
  {
    industry: 'logistics',
    companyEndings: ['Freight', 'Logistics', 'Haulage', 'Forwarding'],
    businesses: [
      'a freight forwarder',
      'a haulage company',
      'a third-party logistics warehouse',
      'a courier company',
    ],
    tasks: [
      'retyping delivery notes into the planning board',
      'chasing drivers for proof of delivery',
      'preparing customs papers',
      'matching fuel slips with trips',
    ],
    tools: [
      'CargoWise',
      'Excel',
      'Descartes',
      'Samsara',
      'SAP',
      'Google Sheets',
      'WhatsApp',
      'Outlook',
    ],
  },
  {
    industry: 'retail',
    companyEndings: ['Stores', 'Supermarkets', 'Hardware', 'Outfitters'],
    businesses: [
      'a chain of hardware stores',
      'a supermarket',
      'a shoe shop chain',
      'a furniture store',
    ],
    tasks: [
      'counting shelf stock by hand',
      'updating price labels',
      'keying supplier price lists',
      'reconciling till slips',
    ],
    tools: ['Lightspeed', 'Excel', 'Square', 'Vend', 'QuickBooks', 'Sage', 'Outlook', 'Shopify'],
  },
  {
    industry: 'ecommerce',
    companyEndings: ['Online', 'Webshop', 'Direct', 'Marketplace'],
    businesses: [
      'a webshop for baby clothes',
      'an online store for coffee',
      'an e-commerce company selling bike parts',
      'an online shop for pet food',
    ],
    tasks: [
      'copying orders to the courier portal',
      'answering return requests',
      'updating product descriptions',
      'matching refunds with returns',
    ],
    tools: [
      'Shopify',
      'WooCommerce',
      'Klaviyo',
      'Zendesk',
      'Excel',
      'ShipStation',
      'Stripe',
      'Gorgias',
    ],
  },
]
