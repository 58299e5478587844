/** Customers, support, marketing, shops online and over the counter, websites. */
export const SELLING_TOOLS = `
3CX; 8x8; Act!, act crm; ActiveCampaign, active campaign; AfterShip; AgencyAnalytics; Ahrefs; Aircall; Aloha~~
Amazon Seller Central, seller central; amoCRM; Apollo~, apollo.io~; Attentive~~; Attio; Avaya; AWeber; Beehiiv
Better Proposals; BigCommerce, big commerce; Bigin; Bindo; Birdeye; Bitrix24, bitrix; Braze; Brevo, sendinblue
Brightpearl; Buffer~~; Campaign Manager; Campaign Monitor; Capsule~, capsule crm; Catalyst CS; Cegid Retail; Celerant
ChannelAdvisor; Chorus~~; ChurnZero; Cin7; Cision; Citrus Lime; Clay~~; Clearbit; Close!, close crm, close.com
Clover~, clover pos; Cognism; Conga~~; Constant Contact; Contentful~~; ConvertKit; Copper~~, copper crm; Counterpoint~~
Crisp~~; Customer.io; Cybertill; DealHub; DEAR Inventory; DEAR Systems; Dialpad; Dixa; Dotdigital; Drift~~; Drip~~
Drupal; Dubsado; DV360; EasyPost; eBay; Ecwid; Elementor; Eloqua; Epos Now; Erply; EspoCRM; Etsy; Facebook~~, fb~~
Faire~~; Finale Inventory; Fishbowl; Five9; Folk~~; Freshchat; Freshdesk, fresh desk; Freshsales; Freshservice
Freshworks; Front~~; Gainsight; GAM, google ad manager; Genesys; GetAccept; GetResponse; Ghost~~; Gladly~~; GoDaddy
Gong~; Google Ads, adwords; Google Analytics, ga4; Google Search Console, search console; Gorgias; Groove~~; HappyFox
Heartland~~, heartland pos; Help Scout, helpscout; HighLevel, gohighlevel, go high level, high level crm; Hike POS
HoneyBook; Hootsuite; Hotjar; HubSpot, hub spot, hubspot crm; inFlow; Insightly; Instagram~~, insta~~; Instantly~~
Intercom~; Iterable; iVend; iZettle; Joomla; Judge.me; Katana~, katana mrp; Keap, infusionsoft; Kit~~; Klaviyo; Kommo
Kounta; Kustomer; Later!, later.com; LeadSquared; Lemlist; Less Annoying CRM
Lightspeed, lightspeed retail, lightspeed pos; LinkedIn~~; Linnworks; LiveAgent; LiveChat; Loop Returns; Loyverse
LS Retail; Lusha; Magento, adobe commerce; Mailchimp, mail chimp; MailerLite; Marketo; Meltwater
Meta Ads, meta ads manager, facebook ads, meta business; Metricool; Mixmax; Moz; Moz Pro; Muck Rack; Narvar; NCR~~
NCR Aloha; NCR Counterpoint; Nextiva; NICE CXone, cxone, nice incontact; Nimble~~; Nutshell~~, nutshell crm; Odoo CRM
Okendo; Olark; Omnisend; Ontraport; OpenCart; Optimizely; Oracle Micros; Ordermentum; Ordoro; Outreach~, outreach.io~
PandaDoc CPQ; Pardot; Pipedrive; Pirate Ship; Planable; Planhat; Podium~~; Postscript~~; PrestaShop; Privy~~
Proposify; Qwilr; Re:amaze; Recharge!, recharge payments; Reply.io; Retail Pro, retailpro; RetailEdge; ReturnGo
Returnly; Revel~~, revel systems; Richpanel; RICS; RingCentral, ring central; Rithum
Sales Navigator, linkedin sales navigator; Salesforce, sales force, sfdc, salesforce.com, sales cloud; Salesforce CPQ
Salesloft; Screaming Frog; Segment~~, segment.com, twilio segment; SellerCloud; Semrush; Sendcloud; SendGrid; Ship&co
ShipBob; Shippo; ShipStation, ship station; Shopify, shopify pos; Shopware; Sitecore; Skubana; SkuVault; Sortly
Sprout Social; Square~~, square pos, squareup, square for restaurants; Square Online; Squarespace; Stamped~~
Stamps.com; Starshipit; Stocky~~; Streak~~; SugarCRM; SuiteCRM; Supermetrics; SuperOffice; Talkdesk; Tevalis
The Trade Desk; Tidio; TikTok Shop; Totango; Trengo; Trustpilot; Twilio; Umbraco; Unbounce; Unleashed~~; Veeqo; Vend~~
Vendor Central; Vitally~~; Vonage; Vtiger; Walmart Marketplace; Webflow; Weebly; Wix; WooCommerce, woo commerce, woo
WordPress, word press; Yesware; Yotpo; Zendesk, zen desk; Zoho, zoho crm, zoho one; Zoho Creator; Zoho Desk
Zoho Inventory; Zoho Projects; Zonal~; ZoomInfo
`
