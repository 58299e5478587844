/** How the use of a tool shows on a page. */
export type ToolTrace = {
  /** As the agent's own list of tools writes it, where that has it. */
  name: string
  /** Hosts that its scripts, pictures and frames come from; hosts below them count too. */
  hosts?: readonly string[]
  /** A part of an address on the company's own host. */
  path?: RegExp
  /** Hosts of pages that it runs for its customers: a link to one tells, too. */
  pages?: readonly string[]
  generator?: RegExp
}

export const TOOL_TRACES: readonly ToolTrace[] = [
  {
    name: 'HubSpot',
    hosts: [
      'hs-scripts.com',
      'hs-analytics.net',
      'hs-banner.com',
      'hsforms.net',
      'hsforms.com',
      'hscollectedforms.net',
      'hubspot.com',
      'hubspotusercontent-na1.net',
      'usemessages.com',
    ],
    generator: /^HubSpot$/i,
  },
  { name: 'Pardot', hosts: ['pardot.com'] },
  {
    name: 'Salesforce',
    hosts: ['salesforce.com', 'force.com', 'salesforceliveagent.com', 'salesforce-sites.com'],
  },
  { name: 'Marketo', hosts: ['marketo.net', 'marketo.com', 'mktoresp.com', 'mktoweb.com'] },
  {
    name: 'Shopify',
    hosts: ['cdn.shopify.com', 'myshopify.com', 'shopifycdn.com'],
    generator: /^Shopify/i,
  },
  { name: 'WooCommerce', path: /\/plugins\/woocommerce\//, generator: /^WooCommerce/i },
  {
    name: 'WordPress',
    hosts: ['wp.com', 'wordpress.com'],
    path: /\/wp-(?:content|includes)\//,
    generator: /^WordPress/i,
  },
  { name: 'Magento', path: /\/static\/(?:version\d+\/)?frontend\/|\/mage\/|\/skin\/frontend\// },
  { name: 'PrestaShop', generator: /^PrestaShop/i },
  { name: 'BigCommerce', hosts: ['bigcommerce.com'] },
  {
    name: 'Drupal',
    path: /\/sites\/(?:default|all)\/(?:files|themes|modules)\//,
    generator: /^Drupal/i,
  },
  { name: 'Joomla', path: /\/media\/(?:jui|system)\/js\//, generator: /^Joomla/i },
  { name: 'TYPO3', path: /\/typo3(?:conf|temp)\//, generator: /^TYPO3/i },
  { name: 'Webflow', hosts: ['website-files.com', 'webflow.com'], generator: /^Webflow/i },
  {
    name: 'Squarespace',
    hosts: ['squarespace.com', 'squarespace-cdn.com', 'sqspcdn.com'],
    generator: /^Squarespace/i,
  },
  { name: 'Wix', hosts: ['wixstatic.com', 'parastorage.com', 'wix.com'], generator: /^Wix\.com/i },
  { name: 'Elementor', path: /\/plugins\/elementor\//, generator: /^Elementor/i },
  { name: 'Gravity Forms', path: /\/plugins\/gravityforms\// },
  { name: 'Zendesk', hosts: ['zdassets.com', 'zendesk.com', 'zopim.com'], pages: ['zendesk.com'] },
  {
    name: 'Freshdesk',
    hosts: ['freshdesk.com', 'widget.freshworks.com'],
    pages: ['freshdesk.com'],
  },
  { name: 'Intercom', hosts: ['intercom.io', 'intercomcdn.com'] },
  { name: 'Drift', hosts: ['driftt.com', 'drift.com'] },
  { name: 'LiveChat', hosts: ['livechatinc.com'] },
  { name: 'Tidio', hosts: ['tidio.co'] },
  { name: 'Crisp', hosts: ['crisp.chat'] },
  { name: 'Gorgias', hosts: ['gorgias.chat', 'gorgias.io'], pages: ['gorgias.help'] },
  { name: 'Tawk.to', hosts: ['tawk.to'] },
  { name: 'Stripe', hosts: ['stripe.com', 'stripe.network'], pages: ['buy.stripe.com'] },
  { name: 'PayPal', hosts: ['paypal.com', 'paypalobjects.com'] },
  { name: 'Klarna', hosts: ['klarna.com', 'klarnaservices.com', 'klarnacdn.net'] },
  { name: 'Adyen', hosts: ['adyen.com'] },
  { name: 'Square', hosts: ['squarecdn.com', 'squareup.com'] },
  { name: 'Klaviyo', hosts: ['klaviyo.com'] },
  {
    name: 'Mailchimp',
    hosts: ['list-manage.com', 'chimpstatic.com', 'mailchimp.com', 'mcusercontent.com'],
  },
  { name: 'Brevo', hosts: ['sendinblue.com', 'brevo.com', 'sibforms.com', 'sibautomation.com'] },
  { name: 'ActiveCampaign', hosts: ['activehosted.com', 'trackcmp.net'] },
  { name: 'Constant Contact', hosts: ['ctctcdn.com', 'constantcontact.com'] },
  { name: 'ConvertKit', hosts: ['convertkit.com', 'ck.page'] },
  { name: 'Segment', hosts: ['segment.com', 'segment.io'] },
  { name: 'Google Analytics', hosts: ['google-analytics.com'] },
  { name: 'Google Tag Manager', hosts: ['googletagmanager.com'] },
  { name: 'Hotjar', hosts: ['hotjar.com', 'hotjar.io'] },
  { name: 'Mixpanel', hosts: ['mixpanel.com', 'mxpnl.com'] },
  { name: 'Amplitude', hosts: ['amplitude.com'] },
  { name: 'Optimizely', hosts: ['optimizely.com'] },
  { name: 'Trustpilot', hosts: ['widget.trustpilot.com'] },
  { name: 'Yotpo', hosts: ['yotpo.com'] },
  { name: 'Calendly', hosts: ['calendly.com'], pages: ['calendly.com'] },
  { name: 'Acuity Scheduling', hosts: ['acuityscheduling.com'], pages: ['acuityscheduling.com'] },
  { name: 'Typeform', hosts: ['typeform.com'], pages: ['form.typeform.com'] },
  { name: 'Jotform', hosts: ['jotform.com', 'jotfor.ms'], pages: ['form.jotform.com'] },
  { name: 'Salesloft', hosts: ['salesloft.com'] },
  { name: 'Pipedrive', hosts: ['pipedrive.com', 'leadbooster-chat.pipedrive.com'] },
  { name: 'Zoho', hosts: ['zoho.com', 'zoho.eu', 'zohopublic.com', 'salesiq.zoho.com'] },
  { name: 'NetSuite', hosts: ['netsuite.com'] },
  {
    name: 'Greenhouse',
    hosts: ['greenhouse.io'],
    pages: ['boards.greenhouse.io', 'job-boards.greenhouse.io', 'job-boards.eu.greenhouse.io'],
  },
  { name: 'Lever', hosts: ['lever.co'], pages: ['jobs.lever.co', 'jobs.eu.lever.co'] },
  { name: 'Workday', hosts: ['myworkdayjobs.com', 'myworkday.com'], pages: ['myworkdayjobs.com'] },
  { name: 'BambooHR', hosts: ['bamboohr.com'], pages: ['bamboohr.com'] },
  {
    name: 'Personio',
    hosts: ['personio.de', 'personio.com'],
    pages: ['jobs.personio.de', 'jobs.personio.com'],
  },
  {
    name: 'Teamtailor',
    hosts: ['teamtailor.com', 'teamtailor-cdn.com'],
    pages: ['teamtailor.com'],
  },
  { name: 'Recruitee', hosts: ['recruitee.com'], pages: ['recruitee.com'] },
  {
    name: 'Doctolib',
    hosts: ['doctolib.de', 'doctolib.fr'],
    pages: ['doctolib.de', 'doctolib.fr'],
  },
  { name: 'Cliniko', hosts: ['cliniko.com'], pages: ['cliniko.com'] },
  { name: 'OpenTable', hosts: ['opentable.com', 'opentable.co.uk'] },
  { name: 'Mews', hosts: ['mews.com'] },
  { name: 'Cloudbeds', hosts: ['cloudbeds.com'], pages: ['hotels.cloudbeds.com'] },
]
