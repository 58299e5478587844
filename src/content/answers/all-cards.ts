import { type Card, listLines } from '#content/answers/card.ts'
import { caseCards } from '#content/answers/case-cards.ts'
import { comparisonCards } from '#content/answers/comparison-cards.ts'
import { estimateCards } from '#content/answers/estimate-cards.ts'
import { firmCards } from '#content/answers/firm-cards.ts'
import { objectionCards } from '#content/answers/objection-cards.ts'
import { PAGES } from '#content/answers/pages.ts'
import { phaseCards } from '#content/answers/phase-cards.ts'
import { priceCards } from '#content/answers/price-cards.ts'
import { trustCards } from '#content/answers/trust-cards.ts'
import { workCards } from '#content/answers/work-cards.ts'
import { spellNumber } from '#content/facts/spell-number.ts'
import { site } from '#content/site.ts'
import { calculatorInputNames } from '#domain/calculator.ts'

const chatCards: readonly Card[] = [
  {
    id: 'bot',
    text: `I am the firm’s automated assistant; no person is typing. If you’d rather have one, say “talk to a person” or write to ${site.email.contact}, and you get an answer ${site.responsePromise}.`,
    citations: [PAGES.diagnostic],
    phrasings: listLines(`
      are you a bot
      am i talking to a human
      are you human
      are you human or ai
      is this a real person
      is there a human there
      are you real
      is this automated
      are you a robot
      is this chatgpt i am talking to
      are you an ai
      you sound like a bot
      person or machine
      is somebody typing this
      are you a computer
      am i chatting with a machine
      is someone there
      are you a machine
      who is typing
      do i talk to software
      is it a human answering
      can i talk to a human or only to a bot
      are you a person or a program
      is anyone real in here
      are you a chatbot
      is that a chat bot or a person
      just a bot or somebody real
    `),
  },
  {
    id: 'this-chat',
    text: 'This chat gives you a first estimate for one process, usually in five minutes, and it costs nothing. I ask about hours, their cost, tools, errors, people, and timing. You can skip any question.',
    citations: [PAGES.diagnostic],
    phrasings: listLines(`
      what is this chat for
      how does this chat work
      how long will this take
      how many questions will you ask
      what are you going to ask me
      does this chat cost anything
      is this free
      do i have to answer everything
      why so many questions
      can i skip questions
      what can i ask you
      what can you tell me
      what do i get out of talking to you
      can i start over
      what do you need to know from me
      how many minutes is this
      what happens with my answers
      how long does this conversation take
      how long do i have to chat
      what do you need to know
      what do you do here
      what is the point of this chat
      is talking to you free
      how many questions are left
      does this take long
      what do you ask first
      how does the assistant count
      will you offer me a call
      does it work without javascript
      what is an operations audit page
      can i say i dont know
      do i need exact numbers
      talk to your operations ai
      what do you want to know from me
      how much longer is this
    `),
  },
  {
    id: 'ask-away',
    text: 'Of course, ask away. I know our prices, how we work, our cases, and how data is handled. What I don’t know, I can pass on to a person.',
    citations: [PAGES.diagnostic],
    phrasings: listLines(`
      can i ask you some questions
      can i ask some stuff
      can i ask you something
      may i ask a question
      i have a few questions
      i have a question
      mind if i ask something
      could i ask you a couple of things
      can you pass on a question to someone
      can you forward my question
      can you ask somebody there for me
      will you answer my questions
      i just want to ask something
      i only have questions
      i would like to ask a few things first
      quick question for you
    `),
  },
  {
    id: 'calculator',
    text: `The ROI calculator has ${spellNumber(calculatorInputNames.length)} sliders: manual hours, hourly rate, tools, team size, and error rate. It shows every line of the formula, the payback, the three-year net benefit, and what it leaves out.`,
    citations: [PAGES.calculator],
    phrasings: listLines(`
      do you have a roi calculator
      where is the calculator
      how does the calculator work
      can i calculate the savings myself
      calculator
      is there a tool to estimate savings
      what do the sliders mean
      what does the calculator leave out
      does team size matter in the calculator
      can i play with the numbers
      where can i put in my own figures
      does the calculator include licence costs
      online savings estimator
      where can i play with my own numbers
      can i work out my own savings somewhere
      is there a savings tool on the site
      how do i use the calculator
      how many sliders are there
      what are the limits of the sliders
      what is the default in the calculator
      can i share the calculator result
      copy a link to my figures
      why does team size not change the result
      does it include the retainer
      let me play with the numbers myself
      id like to try my own figures
    `),
  },
]

export const allCards: readonly Card[] = [
  ...priceCards,
  ...phaseCards,
  ...trustCards,
  ...workCards,
  ...caseCards,
  ...firmCards,
  ...comparisonCards,
  ...chatCards,
  ...estimateCards,
  ...objectionCards,
]
