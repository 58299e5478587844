/** Two messages after which the work is known, and five after which the estimate is due. */
export const KNOWN = [
  'Maya Okafor, harborfreightco.com',
  'We re-key orders by hand, 45 hours a week, 3 people',
] as const
export const VALUED = [
  ...KNOWN,
  '$32 an hour',
  'NetSuite, Excel, Outlook',
  '4% come back wrong',
] as const
