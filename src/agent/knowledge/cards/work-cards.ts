import { type Card, listLines } from '#agent/knowledge/cards/card.ts'
import { PAGES } from '#agent/knowledge/cards/pages.ts'
import { claims } from '#content/facts/claims.ts'
import { engagementPhases, investmentFactors } from '#content/facts/pricing.ts'
import { spellNumber } from '#content/facts/spell-number.ts'
import { systems } from '#content/facts/systems.ts'
import { architecture } from '#content/pages/home.ts'
import { howAgentsThinkPage } from '#content/pages/how-agents-think.ts'
import { site } from '#content/site.ts'

const [, pilot] = engagementPhases
const names = systems.map(({ name }) => name).join(', ')
const tools = systems.flatMap((system) => system.tools.slice(0, 2)).join(', ')
const outcomes = claims.map(({ figure, label }) => `${figure} ${label}`).join(', ')
const access = investmentFactors.find(({ name }) => name === 'Quality of access')?.effect ?? ''

export const workCards: readonly Card[] = [
  {
    id: 'services',
    text: `${site.name} designs and deploys agents that take over manual work across the tools you already run, with people in control and every step explained. It starts with an audit of one process, mapped end to end.`,
    citations: [PAGES.systems, PAGES.consulting],
    phrasings: listLines(`
      what do you do
      what does your company do
      what do you guys actually do
      what is loopwright
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
      is that something you can automate
      can you automate this for us
      what kind of work do you take on
      what are you offering
      in plain english what is this
      give me the short version of what you do
      what is it you do
      what do you offer
      how could you help a company like mine
      tell me what you do
      whats loopwright all about
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
    text: `There are ${spellNumber(systems.length)} systems: ${names}. Each reads where your teams already work, decides inside limits that you set, and leaves a trace of every step.`,
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
    text: `${howAgentsThinkPage.lead.split('. ')[0]}. It perceives (facts with their quotes), decides (by rules and limits) and acts (once, then checks). One invoice is followed through all three.`,
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
    text: 'Usually one agent is enough. A second has to earn its place by its own rights, clock, owner or yardstick; agents then share one case record and do not talk to each other.',
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
    text: `The systems are built around the tools you already run, for example ${tools}; these are examples, not a list of partners. A pilot usually joins ${pilot.scope.split(' ')[0]} tools, and whether a particular one fits is settled in the audit.`,
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
    `),
  },
  {
    id: 'old-tools',
    text: `Yes, any interface your tools have can be used, and where there is none, a screen. It changes the price: ${access}. Where nothing has to be decided, a plain robot may stay the better choice.`,
    citations: [PAGES.lowCode, PAGES.pricing, PAGES.robots],
    phrasings: listLines(`
      what about legacy systems
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
    text: `The fields we know best: ${architecture.domains.join(', ')}. The published cases come from marketing, fintech, healthcare and manufacturing. Tell me what your company does and which work takes long, and I can point to the nearest one.`,
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
    `),
  },
  {
    id: 'processes',
    text: 'Work that reads mail and documents, compares sources and decides inside limits: matching orders, receipts and invoices, compliance evidence, referrals and scheduling, campaigns, CRM upkeep, reports that cite their sources.',
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
    `),
  },
  {
    id: 'not-a-fit',
    text: 'Not for work where nothing has to be decided, for low volumes, or for a process in dispute inside the company. The articles give figures at which we advise against it, and an audit may end with “leave it”.',
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
      what are the risks of using agents
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
    `),
  },
  {
    id: 'company-size',
    text: 'The site speaks to enterprise operations teams and names no minimum size. Volume counts for more than headcount: the articles say below how many cases a month an agent does not pay.',
    citations: [PAGES.runningCost, PAGES.pricing],
    phrasings: listLines(`
      do you work with small businesses
      are we too small
      we are only 5 people, is this for us
      is this only for enterprises
      what company size do you work with
      do you work with startups
      we are a 20 person company is that ok
      what is the minimum company size
      do you take on big corporations
      is it for mid market companies
      do you work with one man businesses
      i am a freelancer can i use this
      how big are your clients
      small team
      do you serve smbs
      we have 3000 employees can you handle that
      is it worth it for a small shop
      how small is too small
      do you only take large companies
      we are a two person business
      is 50 people enough
      do you deal with family businesses
      are we big enough for this
      we are tiny
      we are just a small shop
    `),
  },
  {
    id: 'people-and-jobs',
    text: 'That is decided by you, and I can’t promise it either way. Agents take over the copying; people keep the limits, the exceptions and the judgment. The healthcare case says what happened to its staff, regrets included.',
    citations: [
      { title: 'A Tuesday at the referral desk', url: '/library/healthcare-operations-workflow' },
      PAGES.supervision,
    ],
    phrasings: listLines(`
      will this replace our staff
      will people lose their jobs
      does this mean layoffs
      are you going to replace my team with ai
      will i lose my job
      how many people can we let go
      what happens to the employees who do this now
      my team is afraid of being replaced
      headcount reduction
      do agents replace humans
      can we reduce headcount
      job losses
      is ai taking our jobs
      what will my staff do afterwards
      what does this mean for my people
      are you going to make my colleagues redundant
      will my assistant lose her job
      staff cuts
      is this about firing people
      what about the people who do it today
      my people fear for their jobs
      i dont want to fire anyone
    `),
  },
  {
    id: 'change',
    text: 'A system goes live beside your team: it proposes first, then acts on the small, then on more. The people who supervise it are trained in the pilot, and the readiness service brings access, data and roles to where one can start.',
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
    text: `Published averages: ${outcomes}. Each carries its condition on the home page; what yours would be is for the audit to count.`,
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
]
