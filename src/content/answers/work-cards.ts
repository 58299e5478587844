import { type Card, listLines, sayList } from '#content/answers/card.ts'
import { PAGES } from '#content/answers/pages.ts'
import { claims } from '#content/facts/claims.ts'
import { engagementPhases, investmentFactors } from '#content/facts/pricing.ts'
import { spellNumber } from '#content/facts/spell-number.ts'
import { systems } from '#content/facts/systems.ts'
import { architecture } from '#content/pages/home.ts'
import { site } from '#content/site.ts'

const [audit, pilot] = engagementPhases
const names = sayList(systems.map(({ name }) => name))
const tools = sayList(systems.flatMap((system) => system.tools.slice(0, 1)))
const outcomes = sayList(claims.map(({ figure, label }) => `${figure} ${label}`))
const fields = sayList(architecture.domains)
const access = investmentFactors.find(({ name }) => name === 'Quality of access')?.effect ?? ''

/** To a question that names tools: which of them are published comes first. */
export function sayAskedTools(listed: readonly string[], others: readonly string[]): string {
  const verb = (names: readonly string[]) => (names.length > 1 ? 'are' : 'is')
  const more = `Agents connect through APIs where they exist, under your own permissions. A pilot usually connects ${pilot.scope.split(' ')[0]} tools.`
  if (others.length === 0)
    return `Yes, ${sayList(listed)} ${verb(listed)} on our published list. ${more}`
  const no = `${sayList(others)} ${verb(others)} not on our published list, which only shows examples.`
  const first = listed.length > 0 ? `Yes for ${sayList(listed)}; ${no}` : no
  return `${first} Agents connect through APIs where they exist, and otherwise through the screen, which takes longer. The audit settles whether a tool fits.`
}

export const workCards: readonly Card[] = [
  {
    id: 'services',
    text: 'We design and deploy agents that take over manual work across the tools you already run, with people in control and every step explained. We start with an audit of one process, mapped end to end.',
    citations: [PAGES.systems, PAGES.consulting],
    phrasings: listLines(`
      what do you do
      what does your company do
      what do you guys actually do
      what is ${site.spokenName}
      what services do you offer
      what is this about
      what do you sell
      how can you help us
      what can you do for me
      explain what you do in simple terms
      whats your product
      so what is it that you offer
      what problems do you solve
      can you help my company
      can you automate this for us
      what kind of work do you take on
      what are you offering
      in plain english what is this
      give me the short version of what you do
      what is it you do
      what do you offer
      how could you help a company like mine
      tell me what you do
      whats ${site.spokenName} all about
      what are your services
      can this be automated
      can you automate that
      do you think you can help with that
      could you take this off our hands
      what exactly is this service
      im drowning in paperwork can you help
      our team copies data all day is that something you fix
      we lose hours to re-keying what could you do about it
      what would you do for a company like ours
      could you take a look at our invoicing
      what can i buy from you
      we copy data between systems all day can that be taken over
      not sure what you actually do
      still dont get what you sell
    `),
  },
  {
    id: 'systems',
    text: `We build ${spellNumber(systems.length)} systems: ${names}. Each one works where your teams already work, decides within limits you set, and logs every step.`,
    citations: [PAGES.systems],
    phrasings: listLines(`
      what systems do you have
      which products do you offer
      list your systems
      what are the five systems
      what kinds of agents do you build
      do you have something for sales
      do you have an agent for finance
      something for revenue operations
      do you have a compliance system
      what does the operations system do
      what is the intelligence system
      what does the revenue system do
      do you build custom agents
      can you build something custom for us
      custom systems
      do you have ready made agents
      do you have off the shelf products
      reporting agent
      do you do crm cleanup
      do you have anything for compliance teams
      what do you have for sales teams
      is there a system for operations
      which of your systems would suit us
      what does compliance do
      can you make something for a process only we have
      what is your product range
      something that writes reports for us
      which system helps when deals get stuck
      something that finds stalled deals
      a system that matches orders receipts and invoices
      which system gathers evidence for audits
      which system writes reports with sources
      which tools does the revenue system connect to
      what does the custom system use
      does the compliance system decide by itself
      need a report where each number has a source
      something to watch data sources and tell me what changed
      is there a system for finance teams
      what do you offer for a warehouse of data
      looking for something that keeps the crm clean
      something that chases stalled deals
      we need evidence collected for compliance
      i need reports with sources
    `),
  },
  {
    id: 'agents',
    text: 'An agent does three separate jobs: it reads and records facts with their quotes, decides by rules and limits, and then acts once and checks the result. The page “How agents think” follows one invoice through all three.',
    citations: [PAGES.agents, PAGES.layers, PAGES.home],
    phrasings: listLines(`
      what is an ai agent
      what does agentic mean
      what is agentic automation
      how do agents think
      how does an agent work
      how do the agents make decisions
      what are the three layers
      perception decision action
      how does the ai decide what to do
      what is an agent exactly, i am not technical
      how do agents work technically
      explain how the agent reads an invoice
      what is perception
      difference between an agent and a script
      what is the loop
      how does the system understand our documents
      agentic ai explained
      whats the architecture
      define agentic system
      how does the agent think
      what do you mean by agent
      is an agent like a program
      what is a decision agent
      what is an action agent
      what does perceive decide act mean
      how is this ai different from normal software
      how does it know what to do
      what makes it agentic
      why are reading and deciding kept apart
      what happens in the decision layer
      what does the perception layer do
      what does the action layer do
      what did the agent do with invoice 4471
      what is rule 7
      why did it claim the credit without asking
      what happens after the supplier answers
      how does the loop work
      follow one invoice through the layers
      what may perception not do
      still dont get how the agent decides
      how exactly does it reason
      what is this agent thing
    `),
  },
  {
    id: 'multi-agent',
    text: 'Usually one agent is enough. A second needs its own permissions, schedule, owner, or success measure. Agents then share one case record and don’t talk to each other.',
    citations: [PAGES.orchestration, PAGES.home],
    phrasings: listLines(`
      do you use multiple agents
      multi agent systems
      how many agents do we need
      how do agents work together
      how do agents coordinate
      agent orchestration
      do agents talk to each other
      when should you split into several agents
      swarm of agents
      one agent or many
      how do agents hand over work to one another
      what happens when two agents disagree
      do we need more than one bot
      would we need several agents
      do you split the work between agents
      can agents cooperate
      is one agent enough
      should different agents do different steps
      everybody talks about agent swarms
      one big agent or several small ones
    `),
  },
  {
    id: 'tools',
    text: `We build around the tools you already run, for example ${tools}. These are examples, not a list of partners. A pilot usually connects ${pilot.scope.split(' ')[0]} tools, and the audit settles whether a particular one fits.`,
    citations: [PAGES.systems, PAGES.home, PAGES.pricing],
    phrasings: listLines(`
      which tools do you integrate with
      do you integrate with salesforce
      does it work with sap
      do you support hubspot
      can it connect to quickbooks
      we use netsuite and slack, does it work with those
      integrations
      list of supported software
      does it work with our erp
      can you connect to our crm
      do you work with microsoft 365
      will it work with google sheets
      is there an integration for jira
      can it read outlook emails
      what software do you work with
      do you support oracle or workday
      does it plug into our existing systems
      do we have to replace our tools
      do we need to switch platforms
      can it talk to our database
      how many tools can you connect
      does it work with epic
      can it talk to our crm
      does it work with the programs we already have
      we run on google workspace, would that work
      we have dynamics and sharepoint
      will it work with our stack
      do you connect to xero
      compatible with servicenow
      can you hook into shopify
      do we have to change our software
      which systems can it read from
      do you have connectors
      what about our accounting software
      can it write into our erp
      we run sap is that ok
      can it work with microsoft teams and outlook
      does this run with excel sheets
      is my erp supported
      would it connect to our ticket system
      can it use our data warehouse
      does it read slack messages
      hope it works with our tools
      we are on hubspot and notion
      must it be connected to our crm
      i dont want to move to a new platform
      no new platform please
      we keep our systems i hope
      have you worked with applied epic
      have you integrated dentrix before
      have you done anything with our software
      how do you connect to our software
      do you integrate with our software
      can you connect to our software
      does it integrate with our software
      do you support notion
    `),
  },
  {
    id: 'old-tools',
    text: `Usually yes: agents use whatever interface your tools have, and the screen where there is none. It affects the price: ${access}. Where nothing has to be decided, a plain robot may still be the better choice.`,
    citations: [PAGES.lowCode, PAGES.pricing, PAGES.robots],
    phrasings: listLines(`
      what about legacy systems
      how do you integrate with old systems
      can you connect to legacy software
      do you integrate with legacy systems
      does it work with old software
      our software has no api
      can it work with an old system from the 90s
      what if there is no interface
      we have an as400
      do you need apis
      can it click through screens like a person
      our erp is ancient, can you still connect
      homegrown software
      can it use our internal tool
      mainframe
      can it connect to our mainframe system
      does it work with desktop applications
      custom built system without documentation
      can it work with paper and scans
      our system is from 1998 and has no api
      we still use software from the stone age
      there is no interface, only a screen
      can it use a program that only runs on one pc
      very old database
      our tool has no api is that a problem
      green screen terminal
      we still have a dos program
      our vendor gives us no interface
    `),
  },
  {
    id: 'industries',
    text: `The fields we know best are ${fields}. The published case studies come from marketing, fintech, healthcare, and manufacturing. Tell me what your company does and which work takes long, and I can point to the closest one.`,
    citations: [PAGES.home, PAGES.caseStudies],
    phrasings: listLines(`
      what industries do you work with
      which sectors do you serve
      do you work with hospitals
      do you work with law firms
      have you worked with banks
      do you have experience in logistics
      is this for manufacturing companies
      do you serve the public sector
      do you work with insurance companies
      do you know our industry
      are you specialised in one industry
      we are a construction firm, do you work in our field
      do you do retail
      can you help a dental practice
      who are your typical clients
      what type of companies do you work with
      government clients
      do you work with ecommerce stores
      my company does trucking, is that a fit
      is cybersecurity something you cover
      do you do anything in health care
      we are in real estate do you know that field
      who is this meant for
      what kind of businesses do you help
      do you have experience with schools
      do you work in the food industry
      is it suitable for nonprofits
      have you done anything in energy
      which domains do you know
      do you help accounting firms
      are you familiar with our sector
      which domains rules do you know
      do you know govtech
      is saas a field of yours
      can agents handle security alerts
      what do you do for cybersecurity teams
      what do you do in revenue operations
      creative industry
      we run clinics do you know that world
      we are a city office any experience with that
      any experience in our industry
      have you seen companies like us
      which companies in our industry have you done
      which ones in our industry have you done
      have you done any in our industry
      have you worked with our industry before
      do you have a case from our industry
    `),
  },
  {
    id: 'processes',
    text: 'Agents handle work that means reading emails and documents, comparing sources, and deciding within limits. Examples are matching orders, receipts, and invoices, gathering compliance evidence, scheduling referrals, running campaigns, keeping a CRM current, and writing reports that cite their sources.',
    citations: [PAGES.systems, PAGES.home, PAGES.lowCode],
    phrasings: listLines(`
      what can be automated
      which processes can you automate
      what kind of tasks can agents do
      can you automate invoice processing
      can you automate order entry
      do you automate accounts payable
      can it handle customer support tickets
      can it do data entry
      what are typical use cases
      examples of what you automate
      what tasks are a good fit
      can it process purchase orders
      can you help with scheduling
      can it read pdfs
      does it handle emails
      can you automate payroll
      could it write our reports
      can it do reconciliation
      use cases
      what would an agent do in a finance team
      can you handle claims processing
      can it answer the phone
      could this take over our accounts payable
      could it do our order matching
      what work can it take over
      can agents do our month end close
      would it work for onboarding new suppliers
      we spend hours copying data, can you fix that
      is there something for hr
      can it sort our inbox
      what can it do for my team
      could it handle returns
      would it work for quoting
      can it check contracts
      what jobs can an agent do
      can it update our crm
      what would an agent do with security alerts
      could an agent book appointments
      can it chase suppliers
      does it draft follow up mails
      our lawyers read every contract by hand
      we type orders from emails
      we chase suppliers by phone
      scheduling is chaos here
      month end takes forever
      what kind of work do you automate
      can you do invoices
      can you do this for our call center
      is that something you can automate
      could you automate that for us
    `),
  },
  {
    id: 'not-a-fit',
    text: 'It is the wrong choice for work that takes no decisions, for low volumes, and for a process your own people are fighting over. Our articles give figures at which we advise against it, and an audit can end with “leave it alone.”',
    citations: [PAGES.robots, PAGES.runningCost, PAGES.advice],
    phrasings: listLines(`
      when is an agent the wrong choice
      when is it not worth it
      what can you not automate
      when should we not use agents
      who is this not for
      is my process too small
      what are the limits of agents
      when would you say no
      what doesnt work
      do you ever turn clients away
      are there things ai should not do
      what are the downsides
      what is the catch
      is it overkill for us
      disadvantages
      minimum volume for it to make sense
      when is a spreadsheet better
      when is it a bad idea
      when would a simple script be enough
      what shouldnt be automated
      is there work you wont touch
      when should we leave it as it is
      how many cases do we need for it to pay
      what can agents not do
      when would you advise against it
      maybe this is overkill for us
      is our volume too low
      what dont you do
      how many hours do we need to have
      how much work does it take to be worth it
    `),
  },
  {
    id: 'company-size',
    text: 'There is no published minimum size; the site speaks mostly to enterprise operations teams. Volume matters more than headcount, and our articles give monthly volumes below which an agent doesn’t pay.',
    citations: [PAGES.runningCost, PAGES.pricing],
    phrasings: listLines(`
      do you work with small businesses
      is this only for enterprises
      what company size do you work with
      do you work with startups
      have you worked with small companies before
      do you have experience with startups
      we are a 20 person company is that ok
      what is the minimum company size
      do you take on big corporations
      is it for mid market companies
      how big are your clients
      small team
      do you serve smbs
      we have 3000 employees can you handle that
      do you only take large companies
      is 50 people enough
      do you deal with family businesses
    `),
  },
  {
    id: 'people-and-jobs',
    text: 'That is your decision, and I can’t promise it either way. Agents take over the copying and checking; people keep the limits, the exceptions, and the judgment. In our healthcare story, five agency schedulers were not renewed, and some staff missed the easy calls with patients.',
    citations: [
      { title: 'A Tuesday at the referral desk', url: '/library/healthcare-operations-workflow' },
      PAGES.supervision,
    ],
    phrasings: listLines(`
      will this replace our staff
      will people lose their jobs
      will this put my team out of work
      does this put my people out of a job
      does this mean layoffs
      are you going to replace my team with ai
      how many people can we let go
      what happens to the employees who do this now
      my team is afraid of being replaced
      headcount reduction
      do agents replace humans
      can we reduce headcount
      job losses
      what will my staff do afterwards
      what does this mean for my people
      will my assistant lose her job
      staff cuts
      is this about firing people
      what about the people who do it today
      my people fear for their jobs
      i dont want to fire anyone
      what happens to my staff
      what happens to our staff then
      what becomes of my staff
      do i still need my staff
      will i have to let my staff go
      what about my staff
      will my staff still have a job
      can i get rid of my staff
    `),
  },
  {
    id: 'change',
    text: 'The system starts beside your team: it proposes first, then handles small cases, then larger ones. The pilot trains the people who supervise it. Our readiness service helps you get access, data, and roles in place.',
    citations: [PAGES.consulting, PAGES.supervision],
    phrasings: listLines(`
      how do you handle change management
      how do we get our team to accept it
      what if employees resist
      adoption
      my people hate new software
      how do you get buy in from staff
      will our team use it
      how do we introduce this to the company
      how disruptive is it
      do you help with the transition
      resistance to ai in my company
      how do we roll this out to people without panic
      organizational change
      how do you get users on board
      how will my staff take it
      our people are scared of ai
      how do you bring people along
      getting the team on board
      what if nobody uses it
      culture change
      my team will hate this
      people here resist new tools
    `),
  },
  {
    id: 'results',
    text: `We publish ${spellNumber(claims.length)} figures: ${outcomes}. Each has its condition beside it on the home page. An audit gives you a savings estimate for your own process.`,
    citations: [PAGES.home, PAGES.caseStudies],
    phrasings: listLines(`
      how do you measure the 78%
      how was the 78% counted
      how was that average worked out
      what results do you get
      what results can we expect
      how much do clients save on average
      how much time does it save
      is the 78% real
      where does the 2.4 million come from
      what are the benefits
      what outcomes have you achieved
      do you have proof that it works
      how much manual work can be reduced
      success rate
      what improvement is typical
      40 hours a week reclaimed, really
      average savings of your customers
      what is in it for us
      give me numbers
      how effective is it
      what kind of return do your clients see
      what can we gain from this
      does it really save that much
      how good are the results
      what do your numbers rest on
      where do your figures come from
      what average savings do you see
      how did you get to 78%
      how many hours do teams get back
      how much faster does work get
      what did it bring your clients
      where does the 40 hours number come from
      what is the 2.4m average across
      does 6 to 12 weeks hold for everyone
      what is behind the headline figures
      sounds too good to be true
      is there evidence for these numbers
      how do you back up your claims
    `),
  },
  {
    id: 'small-firm',
    text: `Often not for a small firm: the smallest step, the ${audit.name}, costs ${audit.investment}, and a pilot ${pilot.investment}. If the work costs you less than that in a year or two, a connector such as Zapier or part-time help is probably the better buy. Tell me the hours and the hourly cost, and I’ll do the math.`,
    citations: [PAGES.runningCost, PAGES.calculator, PAGES.rpa],
    phrasings: listLines(`
      is it worth it for a small shop
      how small is too small
      we are a two person business
      we are tiny
      we are just a small shop
      are we too small
      we are only 5 people, is this for us
      i am a freelancer can i use this
      do you work with one man businesses
      are we big enough for this
      is it worth it for a small firm like us
      is this worth it for us were small
      does this make sense for a small business
      its just me and two others
      honestly is it worth it for someone small
      we are a plumber with 3 vans
      is our company too small for this
      small practice does it make sense
      would you take on somebody as small as us
      we are only 12 people is that too small
      is that too small
    `),
  },
  {
    id: 'my-job',
    text: 'Your employer decides that, and I can’t promise that it won’t. Agents take over the copying and checking; people keep the limits, the exceptions, and the judgment, and the pilot trains those who supervise. In our healthcare story, five agency schedulers were not renewed.',
    citations: [
      { title: 'A Tuesday at the referral desk', url: '/library/healthcare-operations-workflow' },
      PAGES.supervision,
    ],
    phrasings: listLines(`
      will i lose my job
      is ai taking our jobs
      are you going to make my colleagues redundant
      will this put me out of work
      what happens to my job
      im the one who does this job
      am i training my replacement
      will i be replaced
      is my job safe
      does this replace me
      i am worried about my job
      are you here to take my job
      will i be out of a job
      what would i do then
      so i get fired
    `),
  },
  {
    id: 'what-counts',
    text: 'If someone does it by hand and it comes back every week, it counts: typing, labeling, checking, chasing, or answering the same question. Give me the hours for all of it. The audit finds out whether an agent could take it over.',
    citations: [PAGES.diagnostic, PAGES.pricing],
    phrasings: listLines(`
      does labelling count
      does that count as manual work
      does answering the phone count
      does checking emails count
      would data entry count
      does filing count too
      does driving count
      do meetings count
      does it count if its only on mondays
      what counts as manual work
      what counts
      does quality control count
      should i count the phone calls
      do i count the time for checking too
      can i count reporting
      would chasing people by phone count
      does tagging photos count
      do quotes count
    `),
  },
]
