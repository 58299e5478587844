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
