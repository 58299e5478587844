import { expect, test } from 'vitest'
import { readSlots } from '#agent/testing/read-slots.ts'

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
  [
    'Accela, plus Outlook and a shared spreadsheet',
    ['Accela', 'Microsoft Outlook', 'Spreadsheets'],
  ],
  ['We’re on Cornerstone if that makes a difference', ['Cornerstone']],
  ['Xero and the customer portals, as I mentioned', ['Xero']],
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
