import { expect } from 'vitest'
import { readSlots } from '#agent/testing/read-slots.ts'
import { testMost } from '#agent/testing/test-most.ts'

testMost([
  ['We use NetSuite and Excel', ['NetSuite', 'Microsoft Excel']],
  ['salesforce, slack, and google sheets', ['Salesforce', 'Slack', 'Google Sheets']],
  ['it lives in SAP and Outlook', ['SAP', 'Microsoft Outlook']],
  ['quickbooks + excel + dropbox', ['QuickBooks', 'Microsoft Excel', 'Dropbox']],
  ["we don't use Salesforce, just HubSpot", ['HubSpot']],
  ['planning to move to NetSuite, but today it is QuickBooks', ['QuickBooks']],
  ['We moved off Zendesk and now use Freshdesk', ['Freshdesk']],
  ['MS Teams, Office 365 and Jira', ['Microsoft Teams', 'Microsoft 365', 'Jira']],
  ['monday.com and Airtable', ['Monday.com', 'Airtable']],
  ['Excel and more Excel', ['Microsoft Excel']],
  ['we use spreadsheets, and email in Gmail', ['Spreadsheets', 'Gmail']],
  ['Epic, Twilio and Power BI', ['Epic', 'Twilio', 'Power BI']],
  ['bill.com feeds quickbooks', ['Bill.com', 'QuickBooks']],
  ['We use Bloomberg, Excel and Salesforce', ['Bloomberg', 'Microsoft Excel', 'Salesforce']],
  ['We use Excel. Maya runs it.', ['Microsoft Excel']],
  ['Salesforce, Excel and email', ['Salesforce', 'Microsoft Excel', 'Email']],
  ['Outlook, Excel and email', ['Microsoft Outlook', 'Microsoft Excel']],
  ['we use Excel, my email is a@b.co', ['Microsoft Excel']],
  ['no CRM, everything is in Excel', ['Microsoft Excel']],
  [
    'We use Salesforce, NetSuite, Slack and Excel for it',
    ['Salesforce', 'NetSuite', 'Slack', 'Microsoft Excel'],
  ],
  ['we use Jira for this', ['Jira']],
])('names the tools in use', (text, expected) => {
  expect(readSlots(text).tools).toEqual(expected)
})

testMost([
  ['Excel, Sage 50 and Outlook 365', ['Microsoft Excel', 'Sage 50', 'Microsoft Outlook']],
  ['Excel 2016 and Access 2010', ['Microsoft Excel', 'Microsoft Access']],
  ['SAP, Outlook 2019 and Word 365 for billing', ['SAP', 'Microsoft Outlook', 'Microsoft Word']],
])('takes a version for a part of the name', (text, expected) => {
  const { tools, team_size, manual_hours } = readSlots(text)
  expect({ tools, team_size, manual_hours }).toEqual({ tools: expected })
})

testMost([
  'we might buy Salesforce next year',
  'we never used HubSpot',
  'call me on monday',
  'the front office and the box room',
  'our teams are stretched',
  'in a word, slow',
  'we are considering NetSuite',
  'we considered Zapier',
  'we looked at Power Automate',
  'thinking about Monday.com',
  'why not UiPath / Zapier / n8n / Claude',
  'versus UiPath / Zapier',
  'cheaper than UiPath?',
  'Power Automate came up too',
  'Zapier was suggested',
])('names no tool in use', (text) => {
  expect(readSlots(text).tools).toBeUndefined()
})

testMost([
  ['5 tools', 5],
  ['across six different systems', 6],
  ['about 4 apps', 4],
  ['three separate platforms', 3],
])('counts tools', (text, expected) => {
  expect(readSlots(text).tool_count).toBe(expected)
})

testMost([
  ['error_rate', 'We have Outlook and Clarifire too', ['Microsoft Outlook', 'Clarifire']],
  ['error_rate', 'besides Guidewire there is Origami', ['Guidewire', 'Origami']],
  [
    'hourly_rate',
    'protractor, excel, outlok',
    ['Protractor', 'Microsoft Excel', 'Microsoft Outlook'],
  ],
  ['error_rate', 'whatsapp, excel, square', ['WhatsApp', 'Microsoft Excel', 'Square']],
  ['team_size', 'We have Anaplan, o9, SAP and Excel.', ['Anaplan', 'o9', 'SAP', 'Microsoft Excel']],
] as const)('names tools, whatever was asked', (asking, text, expected) => {
  expect(readSlots(text, asking).tools).toEqual(expected)
})

testMost([
  'we spend days on safety data sheets',
  'we use temps for the typing',
  'spreadsheets! it never ends',
  'we use templates and forms',
  'Tom Becker, beckertools.com, we make chairs',
])('names no tool without a list of tools', (text) => {
  expect(readSlots(text).tools).toBeUndefined()
})

testMost(['pen and paper', 'none', 'just paper', 'no software'])(
  'counts no tool when tools are asked for',
  (text) => {
    expect(readSlots(text, 'tools').tool_count).toBe(0)
  },
)

testMost([
  ['Slack until two years ago, Teams ever since', ['Microsoft Teams']],
  ['Excel is something we no longer have. It is all Airtable.', ['Airtable']],
  ['SAP may come some day, today we have Odoo', ['Odoo']],
  ['our accountant has Zoom and Xero, we have Excel', ['Microsoft Excel']],
  ['somebody tried to sell us Asana. We stayed with Trello.', ['Trello']],
  ['ditched zapier for make, kept airtable', ['Make', 'Airtable']],
  ['Excel and Outlook. We considered Zapier.', ['Microsoft Excel', 'Microsoft Outlook']],
  ['SAP, Excel, and we are looking at Power Automate', ['SAP', 'Microsoft Excel']],
  [
    'Everything except SAP: Excel, Coupa, Outlook',
    ['Microsoft Excel', 'Coupa', 'Microsoft Outlook'],
  ],
  ['could not live without trello tbh, plus google drive', ['Trello', 'Google Drive']],
  ['Xero and Stripe, with Klaviyo on the wish list', ['Xero', 'Stripe']],
  ['the till is lightspeed, the books are xero, rota on deputy', ['Lightspeed', 'Xero', 'Deputy']],
  ['Bookings come through ResDiary, wages are in Sage', ['ResDiary', 'Sage']],
  ['we have the usual (meaning word + excel)', ['Microsoft Word', 'Microsoft Excel']],
])('leaves only what is in use', (text, expected) => {
  expect(readSlots(text, 'tools').tools).toEqual(expected)
})

testMost([
  'I run Beacon Dental',
  'Word of warning, I am no computer person',
  'I saw you on LinkedIn and liked your page',
  'My name is Jane and I am from Square Mile Lettings',
  'I used to work in a restaurant, funny enough',
])('names no tool by a word that means something else there', (text) => {
  expect(readSlots(text).tools).toBeUndefined()
})

testMost([
  [
    'it starts and ends in NetSuite, Excel and Outlook',
    ['NetSuite', 'Microsoft Excel', 'Microsoft Outlook'],
  ],
  ['IT STARTS AND ENDS IN EXCEL. WE CORRECT NONE', ['Microsoft Excel']],
  ['aright, we keep it all in SharePoint', ['SharePoint']],
  ['one sec... ehm, everybody is in Zoom', ['Zoom']],
  ['Shopify and Klaviyo, we only sell online, candles', ['Shopify', 'Klaviyo']],
  ['teams, excel, and the dreaded email', ['Microsoft Teams', 'Microsoft Excel']],
  ['Asana and HubSpot - Id have to ask about the rest', ['Asana', 'HubSpot']],
  ['staff have excel open all day. Reply to me', ['Microsoft Excel']],
  ["WE'RE IN THE WAREHOUSING BUSINESS. WE USE NETSUITE", ['NetSuite']],
  ['we stoppde using zoom. excel now', ['Microsoft Excel']],
  ['the work is done with Word + Outlook', ['Microsoft Word', 'Microsoft Outlook']],
])('names tools and no word around them', (text, expected) => {
  expect(readSlots(text, 'tools').tools).toEqual(expected)
})

testMost([
  [
    'it begins in Brokerflow, moves to Polaris and is closed in Xero',
    ['Brokerflow', 'Polaris', 'Xero'],
  ],
  ['it goes from Polaris to Brokerflow', ['Polaris', 'Brokerflow']],
  ['mainly Brokerflow', ['Brokerflow']],
  ['a thing named Polaris, plus Word', ['Polaris', 'Microsoft Word']],
  ['customer info sits in Zoho, orders in Brokerflow', ['Zoho', 'Brokerflow']],
  ['XPM, CCH', ['XPM', 'CCH']],
])('names tools that no list of ours holds', (text, expected) => {
  expect(readSlots(text, 'tools').tools).toEqual(expected)
})

testMost(['hang on, 40 is what we bill', 'two corrections: I forgot the agency'])(
  'counts no tools',
  (text) => {
    expect(readSlots(text, 'tools').tool_count).toBeUndefined()
  },
)

testMost([
  ['quikbooks and slak', ['QuickBooks', 'Slack']],
  ['Microsft Exel and Outlok', ['Microsoft Excel', 'Microsoft Outlook']],
  ['4 of us, Xero + Dext, reckon 16 hrs per week', ['Xero', 'Dext']],
])('is read through its slips and past its verbs', (text, expected) => {
  expect(readSlots(text, 'tools').tools).toEqual(expected)
})

testMost(['we’re ready to begin immediately', 'Excuse my English', 'Sometime in spring'])(
  'asked for tools, names none',
  (text) => {
    expect(readSlots(text, 'tools').tools).toBeUndefined()
  },
)

testMost([
  ['two: one for rostering one for pay', 2],
  ['Way too many. Eleven logins at last count.', 11],
  ['three: sales, stock and pay', 3],
])('counts the tools that it does not name', (text, count) => {
  expect(readSlots(text, 'tools')).toEqual({ tool_count: count })
})
