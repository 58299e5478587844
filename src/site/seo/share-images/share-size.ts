/** The size that social networks ask for a large card. */
export const SHARE_WIDTH_PX = 1200
export const SHARE_HEIGHT_PX = 630
