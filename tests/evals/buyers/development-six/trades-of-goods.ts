import type { Trade } from '#tests/evals/buyers/bank/bank.ts'

const list = (words: string): string[] => words.split(', ')

export const tradesOfGoods: readonly Trade[] = [
  {
    industry: 'manufacturing',
    companyEndings: ['Manufacturing', 'Industries', 'Precision Parts', 'Plastics'],
    businesses: [
      'a manufacturer of metal parts',
      'a furniture factory',
      'a plastics manufacturer',
      'a food manufacturing company',
      'a machine shop making precision components',
    ],
    tasks: [
      'transferring production counts from paper to the system',
      'planning the shift schedule on the shop floor',
      'entering purchase orders for raw materials',
      'typing quality inspection sheets into the database',
      'preparing quotes for custom parts',
      'updating bills of materials',
    ],
    tools: list(
      'NetSuite, SAP Business One, Epicor, Fishbowl, Katana, Excel, MRPeasy, Odoo, SolidWorks',
    ),
  },
  {
    industry: 'logistics',
    companyEndings: ['Logistics', 'Freight', 'Transport', 'Haulage'],
    businesses: [
      'a freight forwarder',
      'a trucking company',
      'a third-party logistics provider',
      'a courier company',
      'a haulage firm',
    ],
    tasks: [
      'entering shipment bookings from customer emails',
      'filing customs declarations',
      'tracking late deliveries and calling the carriers',
      'matching carrier invoices to the agreed rates',
      'assigning drivers to loads',
      'sending proof of delivery to customers',
    ],
    tools: list(
      'CargoWise, McLeod, Samsara, DAT, MercuryGate, Descartes, Excel, Outlook, project44',
    ),
  },
  {
    industry: 'retail',
    companyEndings: ['Stores', 'Outfitters', 'Garden Centres', 'Home Goods'],
    businesses: [
      'a chain of shoe shops',
      'a supermarket',
      'a bookshop with several branches',
      'a furniture store',
      'a chain of clothing stores',
    ],
    tasks: [
      'counting stock and correcting the numbers afterwards',
      'reordering stock from suppliers',
      'changing price labels in every shop',
      'making the staff rota for the shops',
      'entering supplier deliveries into the till system',
      'reconciling the tills at closing',
    ],
    tools: list('Lightspeed, Square, Vend, Cin7, Excel, QuickBooks, Erply, Deputy, Google Sheets'),
  },
  {
    industry: 'ecommerce',
    companyEndings: ['Online', 'Direct', 'Shop Online', 'Webstore'],
    businesses: [
      'an online shop for pet supplies',
      'an e-commerce company',
      'an online store for skincare',
      'an e-commerce brand selling sportswear',
      'an online retailer of spare parts',
    ],
    tasks: [
      'answering where is my order emails',
      'processing returns and refunds',
      'updating product descriptions in the shop',
      'keeping stock levels the same across marketplaces',
      'printing shipping labels for orders',
      'copying orders over to the warehouse',
    ],
    tools: list(
      'Shopify, WooCommerce, Klaviyo, ShipStation, Gorgias, Linnworks, Google Sheets, Xero, BigCommerce',
    ),
  },
]
