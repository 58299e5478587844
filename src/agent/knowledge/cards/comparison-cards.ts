import { type Card, listLines } from '#agent/knowledge/cards/card.ts'
import { PAGES } from '#agent/knowledge/cards/pages.ts'
import { comparisons } from '#content/facts/comparisons.ts'
import { engagementPhases, pilotTimeline } from '#content/facts/pricing.ts'

const [, pilot] = engagementPhases
const lowCode = comparisons.find(({ path }) => path === PAGES.lowCode.url)?.choice
const lower = (items: readonly string[] = []) => items.map((item) => item.toLowerCase()).join(', ')

export const comparisonCards: readonly Card[] = [
  {
    id: 'compare',
    text: 'Connectors move data along fixed steps, firms that advise leave a plan, platforms and frameworks leave the rest to you; an agentic system reads, decides, explains and hands exceptions to people. Four pages compare point by point.',
    citations: [PAGES.rpa, PAGES.consultingFirms, PAGES.lowCode],
    phrasings: listLines(`
      how do you compare to alternatives
      what are the alternatives
      comparison
      how does this compare with other solutions
      are there other ways to do this
      why not use an existing tool
      what are the options on the market
      compare you with others
      buy or build
      should we use software or consultants
      which alternatives should we look at
      why not something else
      what else is out there
      what would you compare yourself to
      pros and cons against other options
    `),
  },
  {
    id: 'compare-rpa',
    text: 'Connectors such as Zapier are the better buy where every case takes the same path, and we say so. An agent is for the cases that differ: it reads, compares, decides by your rules and asks a person when unsure. Tell me how often someone has to stop and think, and I can say which you need.',
    citations: [PAGES.rpa, PAGES.robots],
    phrasings: listLines(`
      how are you different from zapier
      why not zapier
      why not just use zapier
      zapier vs you
      is this rpa
      how does this compare to rpa
      difference between rpa and agents
      what is the difference with uipath
      we already use uipath why switch
      could i do this with make or n8n
      isnt this just workflow automation
      automation anywhere or blue prism comparison
      cant power automate do that
      is this better than zapier
      our bots break all the time, is this different
      agentic vs rpa
      why not workato
      versus robotic process automation
      do we still need rpa
      what is the advantage over zapier
      we already have zaps
      why wouldnt i just use make
      we run ui path bots
      rpa vs agents
      is an agent better than a bot that clicks
      what does a connector do when a form changes
      per task fees versus running cost
      what happens to exceptions in zapier
      if this then that
      who is accountable in an automation flow
      where do connectors stop
      our zaps break all the time
      our bots need constant repair
      we already automated with zapier
    `),
  },
  {
    id: 'compare-consulting',
    text: 'Firms that advise leave a plan; we audit as closely and then leave a running system with its source code. You pay for phases with a price, not days. For questions beyond a countable process, hire the consulting firm.',
    citations: [PAGES.consultingFirms, PAGES.advice],
    phrasings: listLines(`
      how are you different from consulting firms
      why not hire mckinsey
      why not accenture or deloitte
      we already have a consultant
      difference to a traditional consultancy
      are you consultants
      how do you compare with the big four
      why not a management consultancy
      vs consulting
      are you a consulting firm or a software company
      bcg told us the same, what is new
      why you instead of a system integrator
      agency or consultancy
      when should i hire a consulting firm instead
      another consultant selling slides
      we usually hire deloitte for this
      what do you do that kpmg does not
      we had consultants before and it was useless
      why you and not a big consulting house
      arent you just another consultancy
      how is this unlike a strategy firm
      whats wrong with a slide deck
      we already got a roadmap from advisors
      do you bill days
      who does the work the seller or the engineers
      do consultants leave a running system
      why does advice need to be tested
      report and roadmap
      last time consultants left us a deck
      we paid for advice and nothing happened
    `),
  },
  {
    id: 'compare-low-code',
    text: `Low-code is right for ${lower(lowCode?.them)}. Agentic systems are for ${lower(lowCode?.us)}.`,
    citations: [PAGES.lowCode],
    phrasings: listLines(`
      how do you compare to low code platforms
      why not low code
      why not no code
      we use power apps
      could we build this with retool
      low-code vs agents
      difference to airtable or bubble
      why not mendix or outsystems
      when should we use low code instead
      our citizen developers can do that
      can i build this myself with a no code tool
      is microsoft power platform enough
      drag and drop tools
      isnt a low code platform enough
      we build things in powerapps already
      low code instead
      why would i not do this in airtable
      who owns flows when somebody leaves
      what are the hidden limits of low code
      when are low code forms fine
      how is change tested on low code platforms
      can we leave a low code platform
      approvals with one rule
      we built something in powerapps
      our ops team uses airtable automations
    `),
  },
  {
    id: 'compare-custom-development',
    text: `With engineers who have the time, building it yourselves can be right. A framework such as LangChain gives them the parts; the tests, limits and logs around those parts are most of the work, so custom development takes ${pilotTimeline.customDevelopment} against ${pilotTimeline.pilot} to our live pilot. The code is yours either way.`,
    citations: [PAGES.customDevelopment],
    phrasings: listLines(`
      why not build it in house
      why not langchain
      how do you compare to langchain
      we have our own developers
      our it department could build this
      custom development vs you
      why not let our engineers do it
      can we just build agents ourselves
      difference to crewai or autogen
      in house team or you
      why not hire a software agency
      how long would custom development take
      we could do that with open source frameworks
      llamaindex
      build vs buy
      we are thinking about building our own agents
      our devs want to use langchain
      can our programmers do it
      why not write it ourselves
      what does a framework not give us
      should we develop this internally
      we have a data science team
      what comes after the framework
      who builds the evaluation
      who is on call if we build it ourselves
      limits in the prompt or in code
      what is not in the library
      pilot in weeks versus months of development
      my developers say they can do it in a weekend
      we could code this ourselves
    `),
  },
  {
    id: 'compare-chatgpt',
    text: 'ChatGPT and Copilot work well when a person asks and checks every answer. An agent takes on the whole case: it reads what comes in, decides by your rules, acts in your tools and logs why. If your team mostly drafts and looks things up, stay with what you have.',
    citations: [PAGES.agents, PAGES.customDevelopment],
    phrasings: listLines(`
      why not just use chatgpt
      how is this different from chatgpt
      isnt this just chatgpt
      can chatgpt do this
      is it a chatgpt wrapper
      we already have copilot
      difference to microsoft copilot
      we pay for gemini already
      is this a gpt wrapper
      how is it better than claude
      my team uses chatgpt for that
      chatgpt is 20 dollars a month, why pay you
      custom gpts
      is this just a chatbot
      isnt that the same as chatgpt
      whats the difference to chatgpt
      couldnt i just ask chatgpt
      we have chatgpt enterprise
      why not copilot
      i can do that with chatgpt
      we all use copilot here
      why not use chatgpt or copilot for this
      why would i need you if i have chatgpt
      we could just use copilot for that
      why not just use chatgpt enterprise
    `),
  },
  {
    id: 'compare-hiring',
    text: `Hire when the work varies a lot or needs judgment all day. For steady copying and checking, compare what those hours cost in a year with a pilot (${pilot.investment}) and its running cost. Tell me the hours a week and what an hour costs, and I will work it out.`,
    citations: [PAGES.calculator, PAGES.runningCost],
    phrasings: listLines(`
      why not just hire someone
      is it cheaper than hiring
      i could hire two people for that money
      agent vs employee cost
      why not outsource it
      what about offshore staff
      virtual assistant instead
      compare to a bpo
      isnt it cheaper to get a temp
      should we hire or automate
      we were going to hire another clerk
      outsourcing to india is cheaper
      how many people does one agent replace
      intern could do this
      wouldnt another employee be simpler
      why not get an intern
      a new hire costs less
      should i employ somebody instead
      cheaper to outsource
      i would rather hire somebody
      another clerk would do
    `),
  },
]
