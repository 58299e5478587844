import { type Card, listLines, lowerFirst, sayList } from '#content/answers/card.ts'
import { PAGES } from '#content/answers/pages.ts'
import { engagementPhases, investmentFactors } from '#content/facts/pricing.ts'

const [audit, pilot, rollout, evolution] = engagementPhases
const factors = sayList(
  investmentFactors
    .filter(({ name }) => name !== 'Volume')
    .map(({ name }) =>
      /^(?:Number|Quality) /.test(name) ? `the ${lowerFirst(name)}` : lowerFirst(name),
    ),
)

export const priceCards: readonly Card[] = [
  {
    id: 'price',
    text: `The first step, the ${audit.name}, costs ${audit.investment} and takes ${audit.duration}. After that, a pilot costs ${pilot.investment}, a rollout ${rollout.investment}, and an optional retainer ${evolution.investment}. You commit to one phase at a time and can stop after any of them.`,
    citations: [PAGES.pricing],
    phrasings: listLines(`
      how much does it cost
      what does it cost
      price
      pricing
      whats the price of your services
      what are your prices
      how much do you charge
      cost?
      can you give me a ballpark figure
      whats this gonna run me
      what is this going to cost us all in
      how expensive is it to work with you
      what are your rates and fees
      we are a mid size distributor, what would we pay
      before anything else i need to know the price
      do you have a price list
      how much for a project
      pls send me a quote
      what budget should we plan for
      hwo much is it
      what's the damage
      are you expensive
      do you charge by the hour or per project
      what is the total investment from start to finish
      rough idea of pricing please
      how much do you guys cost
      what kind of money are we talking about
      what sort of budget do people usually spend with you
      ok but how much
      give me a number
      what will it set us back
      how do you price this
      ballpark?
      can you tell me roughly what i would be looking at
      need a rough estimate of your fees for my boss
      what is the price range
      how much money do we need
      total cost of an engagement
      what would each phase cost us
      prices for all phases
      what is the budget for a small project
      how much for everything from audit to rollout
      im on a budget how much is this
      money wise what are we looking at
      what would the whole thing run us
      before we go to the board we need to know what this costs
      ballpark numbers for the three phases
      what do i have to budget for next year
      roughly how deep do we have to reach into our pockets
      do you charge hourly
      is it hourly or a fixed price
      id rather hear about the price first
    `),
  },
  {
    id: 'price-for-you',
    text: `The ranges are the same for every company: ${audit.investment} for the audit, ${pilot.investment} for a pilot, and ${rollout.investment} for a rollout. Where you land depends on ${factors}. You agree to one phase at a time, so the audit comes before you commit to a pilot.`,
    citations: [PAGES.pricing],
    phrasings: listLines(`
      what would it cost me
      what would it cost us
      what would this cost us
      what would that cost a company like mine
      what would it cost for a company like ours
      how much would it be for us
      how much would i pay
      what would i have to pay
      what does it cost for a company our size
      what is the price for my company
      how much for a business like mine
      what would you charge us
      what would our price be
      what would it cost in our case
      whats it going to cost me
      how much would this cost my company
      so what does it cost us in the end
      ok and what would it cost us
      so how much would it cost us
    `),
  },
  {
    id: 'price-audit',
    text: `The ${audit.name} costs ${audit.investment} and takes ${audit.duration}. It covers ${audit.scope}.`,
    citations: [PAGES.pricing, PAGES.consulting],
    phrasings: listLines(`
      how much is the audit
      what does the operations audit cost
      price of the audit
      audit cost
      is the audit free
      do we have to pay for the audit
      what do you charge for the first phase
      how much is phase 1
      how much for just the diagnostic
      what would the assessment cost us
      is there a fee for the initial assessment
      what is the cheapest way to start with you
      smallest engagement price
      minimum spend to get started
      how much do i need to pay to begin
      whats the lowest price you have
      25k for an audit really
      what is the entry price
      how much to just look at our process
      what do you charge for an initial look
      price just for the diagnostic phase
      how much would the first look at our workflow be
      operations audit price?
      so what does step one cost
      do we get the audit price back if we continue
      price of mapping one process
      what would the audit run us
      what does it cost to have one process mapped
      is the first look free or paid
      audit fee
    `),
  },
  {
    id: 'price-pilot',
    text: `A ${pilot.name} costs ${pilot.investment} and takes ${pilot.duration}. You get ${sayList(pilot.deliverables.slice(0, 2).map(lowerFirst))}.`,
    citations: [PAGES.pricing, PAGES.consulting],
    phrasings: listLines(`
      how much is a pilot
      what does the pilot cost
      pilot price
      cost of the pilot deployment
      how much for a proof of concept
      what do you charge for a poc
      phase 2 price
      how much is phase two
      what would a first system cost to build
      how much to build one agent
      price for building a single automation
      what does it cost to get a first agent live
      pilot budget
      how much should we set aside for the pilot
      whats the price tag on a pilot project
      cost to develop the first bot
      what would a trial system cost
      how much for a test run with two tools
      whats a first deployment going to cost
      cost of phase two
      pilot deployment price?
      four tools and one process what would the pilot be
      cost of integrating two or three tools
      how much money until the first agent is live
      poc budget
    `),
  },
  {
    id: 'price-rollout',
    text: `A ${rollout.name} costs ${rollout.investment} and takes ${rollout.duration}. It covers ${rollout.scope}.`,
    citations: [PAGES.pricing, PAGES.consulting],
    phrasings: listLines(`
      how much is the rollout
      what does a full rollout cost
      price of scaled rollout
      phase 3 cost
      cost of scaling to the whole company
      how much for enterprise wide deployment
      what would it cost to roll out across departments
      enterprise pricing
      price for more than 5 tools
      how much is the third phase
      how much does it cost to expand after the pilot
      cost to deploy to several processes
      rollout budget
      price to scale this to all our sites
      how much to take it company wide
      cost for all departments
      what does going from pilot to full scale cost
      scaled rollout price?
      we have six tools and several departments what is the price
      what would five tools or more cost
    `),
  },
  {
    id: 'price-retainer',
    text: `The monthly retainer is optional: ${evolution.name}, ${evolution.investment}. It covers a monthly review of the log, new sources and rules, upgrades, and incident response. You can stop after any phase without it.`,
    citations: [PAGES.pricing, PAGES.runningCost],
    phrasings: listLines(`
      is there a monthly fee
      how much is the retainer
      what does the retainer include
      do i have to pay every month
      is it a subscription
      monthly cost after launch
      what is continuous evolution
      phase 4 price
      recurring costs
      do we need the retainer
      is the retainer mandatory
      what do we get for 15k a month
      how much is support per month
      cost of maintenance after go live
      ongoing fees
      can we skip the retainer
      what happens in the fourth phase
      what does it cost to keep you on
      price for looking after it each month
      how much do you take per month afterwards
      what is the monthly retainer
      monthly price for ongoing care
      so its 15k every month forever
      do we keep paying after it is built
      is the monthly thing optional
    `),
  },
  {
    id: 'price-worry',
    isObjection: true,
    text: `It is a lot of money, which is why you commit to one phase at a time. The smallest step is the ${audit.name} (${audit.investment}). It shows whether a pilot would pay for itself, and “leave it alone” is a perfectly good result.`,
    citations: [PAGES.pricing, PAGES.advice],
    phrasings: listLines(`
      that is too expensive
      thats a lot of money
      that's a lot
      wow that is pricey
      this is way out of our budget
      we cannot afford that
      is it worth the money
      why is it so expensive
      seems steep for a company our size
      we have a tight budget, can we still work with you
      can small businesses afford this
      is there a cheaper option
      is there something cheaper you'd recommend
      is there anything cheaper you would suggest
      what would be the cheaper way for us
      what else could we use that costs less
      are you insane that is so much for a pilot
      how can a pilot cost that much
      are you kidding with these prices
      tell me why it is so expensive
      how do i justify the cost to my boss
      why should we pay that much
      we only have 10k to spend
      that is more than we can spend
      that sounds expensive
      do you have something for smaller budgets
      bit rich for us
      our budget is only 20 thousand
      that's above what we planned
      i dont have that kind of money
      is this only affordable for big companies
      can we do it for less
      its too expensive for us
      no way we can pay that
      we dont have that budget
      that is a crazy price
      i cant afford it
      is too much for us
      too much for us
      thats too much money
      this is too much
    `),
  },
  {
    id: 'price-factors',
    text: `Each phase has a price range, and where you land in it depends on ${factors}. Volume affects running costs more than the price of the build.`,
    citations: [PAGES.pricing],
    phrasings: listLines(`
      what affects the price
      why is there a range
      what decides whether we pay 80 or 150
      is the price fixed
      fixed price or time and materials
      what makes it more expensive
      does the price depend on how many tools we have
      does the cost go up with volume
      how do you calculate the price of a project
      what drives the cost
      why such a wide range from 150k to 500k
      how is pricing determined
      what makes a project cheaper
      which factors change the investment
      would we be at the low end or high end of the range
      how do you come up with the quote
      will the final price be higher than quoted
      does it cost more if we have many exceptions
      would more tools make it pricier
      why does one company pay more than another
      do regulated companies pay more
      what pushes us to the top of the range
      does regulation make it more expensive
      how does the number of tools change the price
      is it pricier when there is only a screen and no interface
      does volume change what we pay
      which things move the price up or down
      why would we end up at the top of the range
      can the price still move or is it fixed
      does messy access make it dearer
      we have a lot of exceptions does that raise the price
      more integrations more money
    `),
  },
  {
    id: 'discounts',
    isUnpublished: true,
    text: 'I don’t know of any discounts, and I can’t change the published prices. You commit to one phase at a time, so the audit is all you pay for before you decide again.',
    citations: [PAGES.pricing],
    phrasings: listLines(`
      do you offer discounts
      any discount for nonprofits
      discount for startups
      can you do it cheaper
      can you lower the price
      is the price negotiable
      what if we sign for a year, do we get a better rate
      promo code
      is there a special offer right now
      do you have a referral discount
      can we get a deal
      volume discount
      charity pricing
      will you match a competitors price
      student discount
      knock 20% off and we sign
      cheaper if we pay upfront
      any wiggle room on the price
      can you sharpen your pencil
      is there a special rate for schools
      do you do pro bono work
      got a coupon
      black friday deal
      is there room to negotiate
      could you come down a bit
    `),
  },
  {
    id: 'payment',
    isUnpublished: true,
    text: 'You order and pay for one phase at a time, in US dollars; the retainer is monthly. I don’t know when invoices are due or how to pay, so ask before you sign.',
    citations: [PAGES.pricing],
    phrasings: listLines(`
      does the audit fee count towards the pilot
      is the audit price deducted from the pilot
      do you credit the audit against the pilot
      how do we pay
      what are the payment terms
      do you invoice monthly
      can we pay in installments
      do you take credit cards
      net 30 or net 60
      do we pay upfront
      is there a deposit
      can i pay in euros
      which currency do you bill in
      when is payment due
      do you accept purchase orders
      payment methods
      is vat included in the prices
      can we pay after results
      do you work on a success fee
      pay only if it works
      is financing available
      can we split the bill
      when do you send the invoice
      how is billing done
      can we pay by card
      do we pay everything at once
      milestone payments
      do you bill per phase
      can we pay in three parts
      would you take payment in stages
      do you want money upfront
    `),
  },
  {
    id: 'running-cost',
    text: 'On top of our fees, you pay for your own licenses, model usage, hosting, and the people who handle exceptions. One article in the library itemizes a year of that for one agent. Our calculator leaves these costs out, and says so.',
    citations: [PAGES.runningCost, PAGES.calculator],
    phrasings: listLines(`
      what are the running costs
      any hidden costs
      are there extra costs on top
      do we need to buy licenses
      who pays for the llm api calls
      how much do tokens cost
      cost of operating an agent per year
      is there a licence fee for the software
      hosting costs
      what will it cost to run after the build
      operating expenses of an agent
      cost per transaction
      what else do we have to pay for
      total cost of ownership
      tco
      do you charge per task or per user
      per seat pricing
      what does it cost to keep it running
      cost per year once it is built
      do we pay for the ai usage
      how big is the model bill
      electricity and compute cost
      what does it cost us per year once it runs all in
      who pays the ai bill
    `),
  },
  {
    id: 'free-trial',
    isUnpublished: true,
    text: `I don’t know of a free pilot or trial; a pilot costs ${pilot.investment}. This conversation and the calculator are free. The smallest paid step is the ${audit.name}, ${audit.investment}.`,
    citations: [PAGES.pricing, PAGES.calculator],
    phrasings: listLines(`
      is there a free pilot
      do you do a free pilot
      can we try it for free
      free trial
      is there a trial
      can we try it first
      can i test it before i pay
      do you offer a free proof of concept
      free poc
      try before you buy
      would you do a pilot for nothing
      can we have a demo account
      is there a demo
      can i see a demo first
      a free test run maybe
      do you do trials
      is there any way to try it free
      can i try this out for free
    `),
  },
]
