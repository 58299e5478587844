import { site } from '#content/site.ts'

/** The first thing a visitor reads in the chat. It says that it is not a person, and asks for name and website. */
export const welcomeText = `I’m ${site.name}’s automated assistant. What’s your name, and what is your company’s website?`
