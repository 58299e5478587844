import { type Card, listLines, lowerFirst, sayList } from '#content/answers/card.ts'
import { PAGES } from '#content/answers/pages.ts'
import { comparisons } from '#content/facts/comparisons.ts'
import { engagementPhases, pilotTimeline } from '#content/facts/pricing.ts'

const [, pilot] = engagementPhases
const lowCode = comparisons.find(({ path }) => path === PAGES.lowCode.url)?.choice
/** A name, not a figure. */
const N8N = 'n8n'
const list = (items: readonly string[] = []) => sayList(items.map(lowerFirst))

export const comparisonCards: readonly Card[] = [
  {
    id: 'compare',
    text: 'Our systems finish the work: they read, decide, explain, and hand exceptions to people. Connectors move data along fixed steps, consulting firms leave a plan, and platforms and frameworks leave the rest to you. Four pages compare them point by point.',
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
    text: 'Connectors such as Zapier are the better buy where every case takes the same path. An agent is for the cases that differ: it reads, compares, decides by your rules, and asks a person when unsure. If someone often has to stop and think, you need an agent.',
    citations: [PAGES.rpa, PAGES.robots],
    phrasings: listLines(`
      would you recommend zapier for this

      why not zapier
      why not just use zapier
      zapier vs you
      is this rpa
      how does this compare to rpa
      difference between rpa and agents
      isnt this just workflow automation
      is this better than zapier
      our bots break all the time, is this different
      agentic vs rpa
      why not workato
      versus robotic process automation
      do we still need rpa
      what is the advantage over zapier
      we already have zaps
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
    text: 'A consulting firm leaves you a plan; we leave you a running system with its source code. You pay per phase, not by the day. If your question goes beyond a process you can measure, hire the consulting firm.',
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
    text: `Low-code is right for ${list(lowCode?.them)}. Agents are for ${list(lowCode?.us)}.`,
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
    text: `Building it yourself can be the right call if your engineers have the time. A framework such as LangChain gives them the parts; the tests, limits, and logs around those parts are most of the work, so expect ${pilotTimeline.customDevelopment}, against ${pilotTimeline.pilot} to our live pilot. The code is yours either way.`,
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
      could we make a tool of our own
      we could build our own tool
      can we make this ourselves
      why not build our own
      my nephew could code this
      we want to build it internally
    `),
  },
  {
    id: 'compare-chatgpt',
    text: 'If your team mostly drafts and looks things up, stay with what you have: ChatGPT, Claude, Gemini, and Copilot work well when a person asks and checks every answer. An agent takes on the whole case. It reads what comes in, decides by your rules, acts in your tools, and logs why.',
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
      what can you do that claude cant
      we use claude for this
      why not just use claude
      claude can do that too
      what do you do that chatgpt does not
      gemini does the same
      why do i need you when i have claude
    `),
  },
  {
    id: 'compare-hiring',
    text: `Hire when the work varies a lot or needs judgment all day. For steady copying and checking, compare a year of those hours with a pilot (${pilot.investment}) and its running cost. Tell me the hours a week and what an hour costs, and I’ll work it out.`,
    citations: [PAGES.calculator, PAGES.runningCost],
    phrasings: listLines(`
      why not just hire someone
      is it cheaper than hiring
      i could hire two people for that money
      agent vs employee cost
      isnt it cheaper to get a temp
      should we hire or automate
      we were going to hire another clerk
      how many people does one agent replace
      intern could do this
      wouldnt another employee be simpler
      why not get an intern
      a new hire costs less
      should i employ somebody instead
      i would rather hire somebody
      another clerk would do
      couldnt an intern do it
      an apprentice could do that
      a student could do this for less
    `),
  },
  {
    id: 'compare-uipath',
    text: 'Keep your robots where every case looks alike. UiPath, Blue Prism, and Automation Anywhere repeat set steps, and they add AI features of their own. We build for the cases that differ: rules in code that your team can read, a reason for each step, and source code that is yours.',
    citations: [PAGES.robots, PAGES.rpa],
    phrasings: listLines(`
      what is the difference with uipath
      we already use uipath why switch
      automation anywhere or blue prism comparison
      we run ui path bots
      why not uipath
      uipath vs you
      uipath does ai agents now too
      how are you different from blue prism
      isnt this what automation anywhere sells
      we have a uipath licence already
      why should we not use ui path
      blue prism instead
      would this replace our uipath robots
      uipath agents are the same thing no
      our it bought uipath last year
    `),
  },
  {
    id: 'compare-power-automate',
    text: 'Try Power Automate first if no one has to stop and think. It fits fixed flows among Microsoft’s tools, and you may already pay for it. An agent is for cases that differ: it compares sources, decides by your rules, and asks a person when unsure.',
    citations: [PAGES.rpa, PAGES.lowCode],
    phrasings: listLines(`
      cant power automate do that
      why not power automate
      how are you different from power automate
      we have power automate with our microsoft licence
      power automate vs you
      we already do this in power automate
      isnt power automate enough
      our flows in power automate do this
      microsoft flow does the same
      is this better than power automate
      copilot studio and power automate could do it
      difference to microsoft power automate
      powerautomate is free for us
    `),
  },
  {
    id: 'compare-n8n-make',
    text: `${N8N} and Make are the better buy if the steps never change and someone will look after the flows. They connect tools along steps that you draw yourself, and ${N8N} can run on your own servers. An agent is for cases that differ and need a decision by your rules.`,
    citations: [PAGES.rpa, PAGES.robots],
    phrasings: listLines(`
      could i do this with make or n8n
      why wouldnt i just use make
      why not n8n
      cant n8n do this
      n8n vs you
      is make com not enough
      how are you different from make.com
      i can build that in n8n
      n8n is free and open source
      we use n8n already
      what about n8n with ai nodes
      make dot com does this for 20 bucks
      isnt this just an n8n workflow
      difference to n8n
      could we do it in make
    `),
  },
  {
    id: 'compare-support-bots',
    text: 'If answering customer messages is the whole job, try a product such as Fin by Intercom or Gorgias first. We build for the work behind the message: comparing documents, deciding by your rules, and acting in several tools.',
    citations: [PAGES.systems, PAGES.rpa],
    phrasings: listLines(`
      fin by intercom does this already
      cant i just use fin
      why not intercom fin
      how are you different from fin
      gorgias ai can do that
      zendesk ai does this too
      we use intercom already
      why not use the ai in our help desk
      ada or fin instead
      intercom bot vs you
      is fin not enough for this
      couldnt i use gorgias for this
      our helpdesk has an ai agent built in
      freshdesk freddy does the same
      salesforce agentforce does this already
    `),
  },
  {
    id: 'compare-outsourcing',
    text: `Outsourcing can be the better choice when the work changes often or there is too little of it to build for. The work stays manual, and other people need access to it. Compare a year of that bill with a pilot (${pilot.investment}) and its running cost; give me the hours and the hourly cost, and I’ll do the math.`,
    citations: [PAGES.calculator, PAGES.runningCost],
    phrasings: listLines(`
      why not outsource it
      what about offshore staff
      virtual assistant instead
      compare to a bpo
      outsourcing to india is cheaper
      cheaper to outsource
      why not offshore it
      we could send this to manila
      offshoring is half the price
      outsource vs automate
      a team in the philippines costs less
      our bpo does this for 8 an hour
      should we outsource or automate
      why not use a va
      we have an offshore team
      nearshore instead
      an agency in india would do it for less
    `),
  },
]
