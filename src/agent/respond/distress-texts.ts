/** The lines are of 2026: 988 is the lifeline of the US, also by text; 112 is the emergency number of all of Europe. */
const WHO_HELPS =
  'in the US call or text 988, or 911 in an emergency; in Europe call 112; elsewhere, your local emergency number'

/** To somebody who may harm themselves, in other words each time. */
export const LIFE_TEXTS: readonly string[] = [
  `I am sorry that it is this hard, and I am glad you said so. Please talk to someone right now: ${WHO_HELPS}. I have marked this for a person here, but they may not see it soon enough, and those people are there day and night.`,
  `I am only an assistant, so please do not stay alone with this. People who can help are there at any hour: ${WHO_HELPS}. If someone you trust is near, tell them too.`,
  `Nothing here matters as much as you do. Please make that call now, or ask someone to make it with you: ${WHO_HELPS}.`,
]

/** Where a life is in danger from outside, or others are. */
export const DANGER_TEXTS: readonly string[] = [
  'This comes before anything else. Please call 911 in the US, 112 in Europe, or your local emergency number right now. If you are in danger, get to a place with other people first. If you want someone to talk to, in the US call or text 988, day or night. I have marked this for a person here, but those people can help sooner.',
  `I am only an assistant and cannot send help. Please call now, or ask whoever is near to call: ${WHO_HELPS}.`,
  `Please let the emergency services know, if you have not yet: ${WHO_HELPS}. They will tell you what to do until they are there.`,
]

/** To what comes next, as long as it is not about the matter of this site. */
export const QUIET_TEXTS: readonly string[] = [
  `I am here, and nothing in this chat is urgent. If it gets heavy again: ${WHO_HELPS}.`,
  'Take all the time you need. The people at 988 in the US and 112 in Europe are there at any hour.',
]
