import type { ServerConfig } from '#server/deps.ts'
import type { Delivery } from '#server/platform/db/schema/deliveries.ts'

export type Channel = Delivery['channel']
export const CHANNELS = ['slack', 'webhook', 'hubspot'] as const satisfies readonly Channel[]

type ChannelConfig = Pick<
  ServerConfig,
  'slackWebhookUrl' | 'leadWebhookUrl' | 'leadWebhookSecret' | 'hubspotToken' | 'hubspotApiUrl'
>

/** Whether the configuration says where deliveries of a channel go. */
export function isConfigured(config: ChannelConfig, channel: Channel): boolean {
  if (channel === 'slack') return config.slackWebhookUrl !== undefined
  if (channel === 'hubspot') return config.hubspotToken !== undefined
  return config.leadWebhookUrl !== undefined && config.leadWebhookSecret !== undefined
}
