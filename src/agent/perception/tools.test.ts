import { expect, test } from 'vitest'
import { readSlots } from '#agent/perception/testing/read-slots.ts'

test.each([
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
  ['spreadsheets and email in Gmail', ['Spreadsheets', 'Gmail']],
  ['Epic, Twilio and Power BI', ['Epic', 'Twilio', 'Power BI']],
  ['bill.com feeds quickbooks', ['Bill.com', 'QuickBooks']],
  ['We use Bloomberg, Excel and Salesforce', ['Bloomberg', 'Microsoft Excel', 'Salesforce']],
  ['We use Excel. Maya runs it.', ['Microsoft Excel']],
  ['Salesforce, Excel and email', ['Salesforce', 'Microsoft Excel', 'Email']],
  ['Outlook, Excel and email', ['Microsoft Outlook', 'Microsoft Excel']],
  ['we use Excel, my email is a@b.co', ['Microsoft Excel']],
  ['no CRM, everything is in Excel', ['Microsoft Excel']],
])('%s names the tools in use', (text, expected) => {
  expect(readSlots(text).tools).toEqual(expected)
})

test.each([
  'we might buy Salesforce next year',
  'we never used HubSpot',
  'call me on monday',
  'the front office and the box room',
  'our teams are stretched',
  'in a word, slow',
  'we are considering NetSuite',
])('%s names no tool in use', (text) => {
  expect(readSlots(text).tools).toBeUndefined()
})

test.each([
  ['5 tools', 5],
  ['across six different systems', 6],
  ['about 4 apps', 4],
  ['three separate platforms', 3],
])('%s counts %d tools', (text, expected) => {
  expect(readSlots(text).tool_count).toBe(expected)
})

test('a bare number answers the question about tools with a count', () => {
  expect(readSlots('5', 'tools').tool_count).toBe(5)
})

test.each([
  ['Fixably, Wave and sharepoint', ['Fixably', 'Wave', 'SharePoint']],
  ['open dental, lighthouse n gmail', ['Open Dental', 'Lighthouse', 'Gmail']],
  ['only two: brightpearl and excel', ['Brightpearl', 'Microsoft Excel']],
  ['planning center, excel, mailchimp', ['Planning Center', 'Microsoft Excel', 'Mailchimp']],
  ['we use servicetitan and podium', ['ServiceTitan', 'Podium']],
  ['monday', ['Monday.com']],
  ['square', ['Square']],
  ['protractor', ['Protractor']],
  ['shopmonkey 2, salesfroce', ['Shopmonkey', 'Salesforce']],
  ['toast, 7shifts and a whiteboard', ['Toast', '7shifts']],
  ["we've got Filevine and that Lawmatics thing", ['Filevine', 'Lawmatics']],
  ['iManage, NetDocuments and the fax', ['iManage', 'NetDocuments']],
  ['That is a lot. ok. pohoda, excel', ['Pohoda', 'Microsoft Excel']],
  ['odoo, excel and also trello for the accounts', ['Odoo', 'Microsoft Excel', 'Trello']],
  ['agoda extranet, cloudbeds. are you a bot?', ['Agoda Extranet', 'Cloudbeds']],
  ['Excel, our ERP and email', ['Microsoft Excel', 'ERP', 'Email']],
  ['just excel', ['Microsoft Excel']],
  ['just email and paper', ['Email']],
])('%s answers the question about tools with each name', (text, expected) => {
  expect(readSlots(text, 'tools').tools).toEqual(expected)
})

test.each([
  'pen and paper',
  'blue',
  "I don't know",
  'no idea',
  'it depends',
  'what do you mean?',
  'skip',
  'about 5 people, 40 hours a week',
  'hmm, not sure',
  'lots of copy paste and phone calls',
])('%s answers the question about tools without a name', (text) => {
  expect(readSlots(text, 'tools').tools).toBeUndefined()
})

test.each([
  ['error_rate', 'Outlook and Clarifire too', ['Microsoft Outlook', 'Clarifire']],
  ['error_rate', 'besides Guidewire there is Origami', ['Guidewire', 'Origami']],
  [
    'hourly_rate',
    'protractor, excel, outlok',
    ['Protractor', 'Microsoft Excel', 'Microsoft Outlook'],
  ],
  ['error_rate', 'whatsapp, excel, square', ['WhatsApp', 'Microsoft Excel', 'Square']],
  ['team_size', 'We have Anaplan, o9, SAP and Excel.', ['Anaplan', 'o9', 'SAP', 'Microsoft Excel']],
] as const)('asked for %s, %s still names tools', (asking, text, expected) => {
  expect(readSlots(text, asking).tools).toEqual(expected)
})

test.each([
  'we spend days on safety data sheets',
  'we use temps for the typing',
  'spreadsheets! it never ends',
  'we use templates and forms',
  'Tom Becker, beckertools.com, we make chairs',
])('%s names no tool without a list of tools', (text) => {
  expect(readSlots(text).tools).toBeUndefined()
})

test.each(['pen and paper', 'none', 'just paper', 'no software'])(
  '“%s” counts no tool when tools are asked for',
  (text) => {
    expect(readSlots(text, 'tools').tool_count).toBe(0)
  },
)

test.each([
  ['Slack until two years ago, Teams ever since', ['Microsoft Teams']],
  ['Excel is something we no longer have. It is all Airtable.', ['Airtable']],
  ['SAP may come some day, today we have Odoo', ['Odoo']],
  ['our accountant has Zoom and Xero, we have Excel', ['Microsoft Excel']],
  ['somebody tried to sell us Asana. We stayed with Trello.', ['Trello']],
  ['ditched zapier for make, kept airtable', ['Make', 'Airtable']],
  [
    'Everything except SAP: Excel, Coupa, Outlook',
    ['Microsoft Excel', 'Coupa', 'Microsoft Outlook'],
  ],
  ['could not live without trello tbh, plus google drive', ['Trello', 'Google Drive']],
  ['Xero and Stripe, with Klaviyo on the wish list', ['Xero', 'Stripe']],
  ['the till is lightspeed, the books are xero, rota on deputy', ['Lightspeed', 'Xero', 'Deputy']],
  ['Bookings come through ResDiary, wages are in Sage', ['ResDiary', 'Sage']],
  ['we have the usual (meaning word + excel)', ['Microsoft Word', 'Microsoft Excel']],
])('%s leaves only what is in use', (text, expected) => {
  expect(readSlots(text, 'tools').tools).toEqual(expected)
})

test.each([
  'I run Beacon Dental',
  'Word of warning, I am no computer person',
  'I saw you on LinkedIn and liked your page',
  'My name is Jane and I am from Square Mile Lettings',
  'I used to work in a restaurant, funny enough',
])('%s names no tool by a word that means something else there', (text) => {
  expect(readSlots(text).tools).toBeUndefined()
})

test.each([
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
])('%s names tools and no word around them', (text, expected) => {
  expect(readSlots(text, 'tools').tools).toEqual(expected)
})

test.each([
  [
    'it begins in Brokerflow, moves to Polaris and is closed in Xero',
    ['Brokerflow', 'Polaris', 'Xero'],
  ],
  ['it goes from Polaris to Brokerflow', ['Polaris', 'Brokerflow']],
  ['mainly Brokerflow', ['Brokerflow']],
  ['a thing named Polaris, plus Word', ['Polaris', 'Microsoft Word']],
  ['customer info sits in Zoho, orders in Brokerflow', ['Zoho', 'Brokerflow']],
  ['XPM, CCH', ['XPM', 'CCH']],
])('%s names tools that no list of ours holds', (text, expected) => {
  expect(readSlots(text, 'tools').tools).toEqual(expected)
})

test.each([
  'sec',
  'tools aside, ask me something else',
  'my wife owns the place so she decides, I just advise',
  'everything goes on the notice board, zero tech',
  'hang on',
])('“%s” answers the question about tools with none', (text) => {
  expect(readSlots(text, 'tools').tools).toBeUndefined()
})

test('a list told before nothing is known strikes nothing and keeps what is in use', () => {
  expect(readSlots('DocuSign and Excel. We stopped using Jira a while ago', 'tools').tools).toEqual(
    ['DocuSign', 'Microsoft Excel'],
  )
})

test.each(['hang on, 40 is what we bill', 'two corrections: I forgot the agency'])(
  '“%s” counts no tools',
  (text) => {
    expect(readSlots(text, 'tools').tool_count).toBeUndefined()
  },
)

test.each([
  ['quikbooks and slak', ['QuickBooks', 'Slack']],
  ['Microsft Exel and Outlok', ['Microsoft Excel', 'Microsoft Outlook']],
  ['4 of us, Xero + Dext, reckon 16 hrs per week', ['Xero', 'Dext']],
])('%s is read through its slips and past its verbs', (text, expected) => {
  expect(readSlots(text, 'tools').tools).toEqual(expected)
})

test.each([
  'would it hook up to Salesforce if we ever bought that?',
  'is Xero supported? we dont have it, a mate does',
])('“%s” asks of a tool and names none in use', (text) => {
  expect(readSlots(text).tools).toBeUndefined()
})

test.each([
  ["you'd find us in Fedena most of the day", ['Fedena']],
  ['weve got fedena and thats it', ['Fedena']],
  ['the job gets done with lawcus - nobody knows the error rate', ['Lawcus']],
  ['On the software side it’s Givebutter, Excel', ['Givebutter', 'Microsoft Excel']],
  [
    'I’d list Quillbox, Google Sheets, Beacon as our tools',
    ['Quillbox', 'Google Sheets', 'Beacon'],
  ],
  ['our people are in InCopy + Tallyfy all day. Timing wise, ASAP', ['InCopy', 'Tallyfy']],
  ['haan, SAP, ServiceTitan only', ['SAP', 'ServiceTitan']],
  ['Mostly Figma. Someone pitched us Canvas and we said no', ['Figma']],
  ['Some people think we’re on Moodle, but we use Zoom', ['Zoom']],
  ['It’s done with SharePoint', ['SharePoint']],
  ['sharepoint, ledgerlark is what we have', ['SharePoint', 'Ledgerlark']],
  ['All of it lives in Retail Pro', ['Retail Pro']],
  ['we do it all with Xero. of 100 entries we have to fix 1', ['Xero']],
])('asked for tools, %s names those in use', (text, expected) => {
  expect(readSlots(text, 'tools').tools).toEqual(expected)
})

test.each(['we’re ready to begin immediately', 'Excuse my English', 'Sometime in spring'])(
  'asked for tools, “%s” names none',
  (text) => {
    expect(readSlots(text, 'tools').tools).toBeUndefined()
  },
)

test.each([
  ['two: one for rostering one for pay', 2],
  ['Way too many. Eleven logins at last count.', 11],
  ['three: sales, stock and pay', 3],
])('%s counts the tools that it does not name', (text, count) => {
  expect(readSlots(text, 'tools')).toEqual({ tool_count: count })
})
