import { type Card, listLines, lowerFirst, sayList } from '#content/answers/card.ts'
import { PAGES } from '#content/answers/pages.ts'
import {
  engagementPhases,
  includedInEveryEngagement,
  pilotTimeline,
  supportDays,
} from '#content/facts/pricing.ts'
import { spellNumber } from '#content/facts/spell-number.ts'
import { consultingPage } from '#content/pages/consulting.ts'
import { framework } from '#content/pages/home.ts'
import { site } from '#content/site.ts'

const [audit, pilot, rollout, evolution] = engagementPhases
const list = (items: readonly string[]) => sayList(items.map(lowerFirst))
const steps = list(framework.steps.map(({ name }) => name))
const services = sayList(consultingPage.services.items.map(({ name }) => name))

export const phaseCards: readonly Card[] = [
  {
    id: 'timeline',
    text: `The audit takes ${audit.duration} and the pilot after it ${pilot.duration}; a first system is typically live in weeks ${pilotTimeline.pilot.replace(' weeks', '')} of the pilot. A full rollout takes another ${rollout.duration}.`,
    citations: [PAGES.pricing, PAGES.consulting],
    phrasings: listLines(`
      how long does it take
      how long until we are live
      timeline
      whats the typical timeline
      how fast can you get something running
      how soon would we see results
      how many weeks from start to finish
      when would it be live
      how long is the audit
      how long does the pilot last
      how many months for a full rollout
      turnaround time
      time to value
      we need this by march, is that realistic
      can you do it in 4 weeks
      how quick is implementation
      how long is a typical project
      how lng does it take to implement
      duration of each phase
      how long before the agent works on its own
      is it months or years
      when can we expect it to be up and running
      how long from kickoff to production
      how much time until we have something working
      delivery time
      are we talking weeks or months
      is six weeks feasible
      how long does phase two take
      what's the time frame for the rollout
      how long does an audit usually take
      how much time from audit to a live system
      how long would the whole thing take from first call to done
      is it possible to have a first system live in three months
      when does the team notice a difference
      how quickly will it be running
      our boss wants it by summer is that doable
      how soon would we see something working
      how long does it all take
      in which order does it happen and how long does each part take
    `),
  },
  {
    id: 'start-date',
    isUnpublished: true,
    text: `I don’t know how soon an audit can start. You can agree on a date in a ${site.callMinutes}-minute call; to set one up, say “book a call.”`,
    citations: [PAGES.contactForm, PAGES.consulting],
    phrasings: listLines(`
      when can you start
      how soon could you begin
      are you available next month
      do you have capacity right now
      is there a waiting list
      what is your lead time to kick off
      can we start next week
      earliest start date
      how booked are you
      when is your next opening
      could you begin the audit in january
      do you have availability this quarter
      are you taking new clients
      how quickly can we kick off
      are you free to begin this month
      how soon can somebody look at this
      could you fit us in before christmas
      how fast can you start
      do you have room for another project
    `),
  },
  {
    id: 'audit-content',
    text: `We map and measure one process with the people who do it. You get ${sayList(audit.deliverables.map((one) => `a ${lowerFirst(one)}`))}. ${audit.outcome}`,
    citations: [PAGES.pricing, PAGES.consulting],
    phrasings: listLines(`
      what is the operations audit
      what happens in the audit
      what do we get from the audit
      audit deliverables
      what does the diagnostic include
      what is in the assessment
      what will the audit tell us
      how does the audit work
      do you interview our staff in the audit
      what does phase 1 consist of
      what is included in the 25k
      what do you look at during the audit
      what comes out at the end of the audit
      do we get a report
      will you map our process
      explain the agentic diagnostic
      do we own the results of the audit
      is the audit binding
      what exactly do you do in those two to four weeks
      what do i walk away with after the audit
      who do you talk to in the audit
      tell me more about the operations audit
      what does the audit give us
      does the audit come with an estimate of savings
      how do you count the hours in the audit
      who decides after the audit whether to build
      what if the audit says dont build it
      what will you look at first
      does the audit rank what to automate
      tell me what the first phase gives me
      what will be on paper after the audit
      do you shadow our people
      what do i get for the 25k
      what do we get for 25k
      what does the 25k buy me
      what do you deliver for that price
    `),
  },
  {
    id: 'sample-audit',
    text: 'Yes: the site has a complete sample report of one invented process. It has the map, what was measured, the risks, options with prices, and one part that it recommends not to automate.',
    citations: [PAGES.sampleAudit],
    phrasings: listLines(`
      do you have a sample
      can i see a sample report
      can i see an example of a report
      show me a sample audit
      what does an audit report look like
      is there an example of the audit
      can you send a sample of what we would get
      do you have an example deliverable
      sample deliverable
      what does the result of an audit look like
      could i see what the output looks like before i pay
      where can i see a finished audit report
      have you got an example of what i would receive
    `),
  },
  {
    id: 'pilot-content',
    text: `${pilot.description} You get ${list(pilot.deliverables)}. The results are measured against the audit.`,
    citations: [PAGES.pricing, PAGES.consulting],
    phrasings: listLines(`
      what is the pilot
      what happens in the pilot phase
      what do we get in the pilot
      pilot deliverables
      what does phase 2 include
      how many tools are in the pilot
      what is delivered after 12 weeks
      is the pilot a real system or a demo
      what does the pilot deployment look like
      what comes after the audit
      does the pilot run on live data
      do you build a prototype first
      shadow mode before going live
      how do you run a pilot next to our team
      what is a pilot exactly
      describe the pilot deployment
      what is delivered in the pilot
      does the first system work with real cases
      what would you build first
      will it run in parallel with our people
      is the pilot watched before it is trusted
      how is the pilot measured
      do you test the pilot on our past cases
    `),
  },
  {
    id: 'rollout-content',
    text: `${rollout.description} You get ${list(rollout.deliverables)}. At the end, ${lowerFirst(rollout.outcome)}`,
    citations: [PAGES.pricing, PAGES.consulting],
    phrasings: listLines(`
      what is the scaled rollout
      what happens in the rollout
      rollout deliverables
      what does phase 3 include
      what comes after the pilot
      how do you scale from one process to many
      how do you expand to other departments
      can it grow with us
      what happens once the pilot works
      does it scale to the whole organisation
      how does the third phase work
      bringing it to other teams and sites
      how do you go from a pilot to the rest of the company
      tell me more about the scaled rollout
      what does scaling up involve
      what governance comes with the rollout
      who supervises when several processes run
    `),
  },
  {
    id: 'process',
    text: `We work in ${spellNumber(framework.steps.length)} steps: ${steps}. An agent reads what comes in, decides by your rules, and acts in your tools; anything unclear goes to a person. The audit takes ${audit.duration} and the pilot ${pilot.duration}.`,
    citations: [PAGES.consulting, PAGES.agents, PAGES.home],
    phrasings: listLines(`
      how does it work
      how do you work
      whats your process
      what is your approach
      how does an engagement work
      walk me through how this works
      what are the steps
      what are the phases
      what is your methodology
      explain your five step framework
      how do you go about a project
      what does working with you look like
      engagement model
      how would this go from start to finish
      tell me how you run a project
      how does your process look like
      describe the engagement
      how does that all work
      how would you go about it
      how does this thing work
      whats the method
      how do you approach a new client
      explain the way you work
      take me through it
      what are the stages of a project
      how do you do it
      what is the 5 step framework
      what are your five steps
      understand design build deploy evolve
      what happens in the design step
      what comes first understand or build
      explain understand design build deploy evolve
      what does evolve mean
      what is the difference between the manual workflow and the agentic one
      what changes in our invoice handling with you
      not clear to me what the phases are
      what is the sequence of phases
      how do you get from idea to live system
    `),
  },
  {
    id: 'included',
    text: `Every engagement includes ${list(includedInEveryEngagement)}.`,
    citations: [PAGES.pricing],
    phrasings: listLines(`
      what is included
      whats included in the price
      what do we get
      deliverables
      whats in the package
      is documentation included
      are revisions included
      how many revisions do we get
      does the price include support
      what comes with every engagement
      is monitoring included
      is anything extra or is it all inclusive
      what exactly do you deliver
      do we get documentation
      list of what is included
      do we get everything with that or are there extras
      how many rounds of changes do we get
      are changes and revisions covered
      is it all in or do you bill extras
      unlimited revisions?
      what do you hand over at the end
      is the security review part of the price
      does that include training and documents
      is telemetry included
      do you include monitoring and alerts
      can we ask for changes as often as we like
      is a security review included
      does it come with documentation
      what do i get in every engagement no matter what
      what comes as standard
    `),
  },
  {
    id: 'training',
    text: 'Team training is part of every engagement, and in the pilot we train the people who will supervise the system. A rollout ends with a handoff to your team.',
    citations: [PAGES.pricing, PAGES.consulting],
    phrasings: listLines(`
      do you train our team
      is training included
      who trains our staff
      will our people learn how to use it
      do you offer training
      how do our employees learn to supervise the agents
      can our own it team take it over
      do you hand over to our team
      will we be able to run it ourselves
      knowledge transfer
      onboarding for our staff
      do we need technical people to run it
      do we need developers in house
      can non technical people use this
      how much training does the team need
      will our team be able to look after it later
      can we take care of it on our own afterwards
      how do our people get up to speed
      who shows our staff how to handle it
      do our people need to know how to code
      is there a handover to us
      we want our people trained
      will you teach my staff to supervise it
    `),
  },
  {
    id: 'support',
    text: `You get ${supportDays} days of support after launch with every engagement. After that, an optional retainer (${evolution.name}, ${evolution.investment}) covers incident response and upgrades.`,
    citations: [PAGES.pricing, PAGES.customDevelopment],
    phrasings: listLines(`
      what happens after launch
      do you support it after go live
      is there support after the project
      post deployment support
      who maintains it
      maintenance
      what if something breaks after you leave
      who do we call when it stops working
      do you offer an sla
      24/7 support
      how long do you support us
      what support do we get
      who fixes bugs
      does our it team have to support it
      after the 30 days what then
      do you disappear after delivery
      how are updates handled
      support hours
      who keeps it running
      who looks after it once it is live
      what if it stops working in a year
      do we get help after the project ends
      is someone on call
      after the warranty period what happens
      support after 30 days
      who do we ring when it goes down at night
      do we have help if it breaks in the first month
      response to incidents
      who upgrades the models later
      what happens a month after launch when you are gone
      who helps when you are gone
      do you have 24/7 phone support
    `),
  },
  {
    id: 'next-step',
    text: `The next step is a ${site.callMinutes}-minute call with someone who has read this conversation. If it looks worthwhile, the ${audit.name} follows (${audit.duration}, ${audit.investment}), and you can stop after any phase. To set up the call, say “book a call” and leave your email.`,
    citations: [PAGES.consulting, PAGES.contactForm],
    phrasings: listLines(`
      what happens next
      what is the next step
      next steps
      how do we get started
      how do i start
      what would be the next step
      ok and then what
      how do we proceed
      where do we begin
      i want to get started
      what do i have to do now
      how can we become a client
      we are interested, what now
      how do i sign up
      how do we move forward
      what happens after this chat
      what happens after i book
      what comes after the call
      so what now
      i am interested, how do i take this further
      what do i do to get going
      where do i sign
      can we get going
      lets do it, how
      what would happen first if we said yes
      how do i take the first step
      what is the smallest way to begin
      what should my next move be
    `),
  },
  {
    id: 'the-call',
    text: `It’s a free ${site.callMinutes}-minute call, by phone or video, with someone who has read this conversation. You get a first estimate and the math behind it. To open the calendar, say “book a call” and leave your email.`,
    citations: [PAGES.contactForm, PAGES.diagnostic],
    phrasings: listLines(`
      what is the call about
      how long is the call
      who will be on the call
      is the call a sales pitch
      what do we talk about in the 30 minutes
      is the call free
      do i need to prepare anything for the call
      will i speak to an engineer or a salesperson
      is it a video call or phone
      do i have to have a call
      what do i get out of the call
      does the consultation cost anything
      free consultation
      who am i meeting
      what is the 30 minute call
      is the meeting free of charge
      who calls me
      what will we discuss on the call
      does a call oblige me to anything
      who would i talk to
      who would i talk to on the call
      who do i speak with
      is it a real person on the call or a sales guy
    `),
  },
  {
    id: 'our-part',
    text: `We need the people who do the work, access to the tools, and past cases to test on. If you aren’t there yet, ${consultingPage.services.items[2].name} is a service for that: ${lowerFirst(consultingPage.services.items[2].text)} I don’t have a figure for the hours.`,
    citations: [PAGES.consulting, PAGES.advice],
    phrasings: listLines(`
      what do you need from us
      how much of our time does it take
      what do we have to provide
      how much effort is it for our team
      what do we need to prepare
      will it disrupt our daily work
      how involved do we have to be
      do our people have to be available
      what data do you need from us
      do you need access to our systems
      what are the prerequisites
      are we ready for this
      do we need clean data first
      who from our side should be involved
      how many hours a week will this cost my team
      our data is a mess, is that a problem
      what is needed to begin
      what is expected of us
      how much work is it on our end
      do you need people from our side
      what should we have ready
      do we need our data in order first
      how much of my peoples time will you take
      can we start without clean data
      do you need somebody from our it
      how much work is this for us
      when would you need things from us
      what would you need from us and when
    `),
  },
  {
    id: 'strategic-services',
    text: `We offer ${spellNumber(consultingPage.services.items.length)} strategic services besides building: ${services}. In the workshop, we spend a day on your own processes.`,
    citations: [PAGES.consulting],
    phrasings: listLines(`
      do you run workshops
      executive workshop
      do you help with ai governance
      governance framework
      do you do strategy consulting
      can you help us write an ai policy
      what strategic services do you offer
      ai readiness assessment
      organizational readiness
      do you advise boards or executives
      training for leadership on ai
      continuous improvement service
      can you help us find use cases
      do you offer consulting without building
      can you hold a workshop for our management
      do you help set rules for who may decide what
      help with governance
      can you advise our leadership team
      what is organizational readiness
      what does the workshop day look like
      who may decide what up to which amount
      monthly reading of the record
      help us become ready for ai
      we would like a workshop for our directors
      board level session on ai
    `),
  },
  {
    id: 'guarantee',
    isUnpublished: true,
    text: 'I can’t promise results, and no guarantee is published. Figures from this chat are estimates from a published formula, not an offer. A pilot’s actual results are measured against the audit, and you can stop after any phase.',
    citations: [PAGES.about, PAGES.consultingFirms],
    phrasings: listLines(`
      do you guarantee results
      what if it does not work
      what if we dont save anything
      what happens if the pilot fails
      do you promise savings
      how certain is the roi
      what if the system does not deliver
      are results guaranteed
      warranty
      who carries the risk
      what if the audit says it is not worth it
      is there a penalty if you miss the deadline
      what if it doesnt work out
      what if we are not happy
      is there any guarantee
      and if it fails who pays
      what if the whole thing is a failure
      my boss wants a guarantee
    `),
  },
  {
    id: 'contract',
    text: `You can stop after any phase, and you commit to one phase at a time. Phases run in order, so the audit comes first, and the retainer is optional. For other contract terms, write to ${site.email.contact}.`,
    citations: [PAGES.pricing, PAGES.consulting],
    phrasings: listLines(`
      can we cancel
      can we stop after the audit
      are we locked in
      do we have to commit to all phases
      can i quit after the pilot
      cancellation policy
      do you require a long term commitment
      what if we want to stop halfway
      can we do only the audit
      exit clause
      do we have to sign for a year
      can we pause the project
      do i have to buy everything at once
      can we back out after the first phase
      can i bail out halfway
      is it possible to leave early
      can we end it any time
      do i sign up for the whole thing
      what if we only want one phase
      can we walk away after the audit
      how binding is this
      can we skip the audit and start with the pilot
      do we have to do the audit first
      can we start with a pilot right away
      may we stop after any phase
      what happens if we only do phase one
      in which order do the phases run
      am i tied in for long
      dont want to be locked into a long contract
      could we do the audit and then decide
      i want an exit after each step
      are we obliged to continue
    `),
  },
  {
    id: 'refunds',
    isUnpublished: true,
    text: 'I don’t know our refund terms; none are published. What I do know: each phase has its own price, and you can stop after any of them.',
    citations: [PAGES.pricing],
    phrasings: listLines(`
      is there a money back guarantee
      refund
      can we get our money back
      do i get a refund
      do we get our money back if it flops
      refund policy
      do you give refunds
      refunds?
      are there any refunds
      can i have my money back if im not happy
      what is your refund policy
      is the audit refundable
      do you refund the fee
      money back if it doesnt work
      is the deposit refundable
    `),
  },
  {
    id: 'contract-terms',
    isUnpublished: true,
    text: 'I don’t know the contract’s terms, such as length, notice, renewal, liability, or governing law; none are published. What I do know: you commit to one phase at a time, you can stop after any phase, and the retainer is optional.',
    citations: [PAGES.pricing, PAGES.consulting],
    phrasings: listLines(`
      how long is the contract
      is there a minimum contract
      what are the contract terms
      notice period
      are there cancellation fees
      how long do we have to sign for
      contract length
      minimum term
      does the contract auto renew
      does it renew automatically
      what jurisdiction is the contract under
      which law governs the agreement
      liability cap
      what is your liability
      are you liable for damages
      limitation of liability
      indemnity clause
      can i see your contract
      do you have a standard msa
      statement of work template
      what are the terms of the contract
      payment and termination clauses
      whats the notice period on the retainer
      can i read the agreement before
    `),
  },
  {
    id: 'ownership',
    text: 'You own it: full source code and documentation come with every engagement. There is no platform to migrate to, so your own people can keep running it without us.',
    citations: [PAGES.pricing, PAGES.lowCode],
    phrasings: listLines(`
      what happens if ${site.spokenName} goes bust
      what if your company goes out of business
      what if you disappear
      who owns the code
      do we own the source code
      who owns the ip
      is there vendor lock in
      can we leave and keep the system
      what happens to the system if you go out of business
      do we get the source
      intellectual property
      can we change the code ourselves
      is it open source
      do we depend on you forever
      can another vendor take over
      is it your platform or ours
      who has the rights to what you build
      if we stop working with you what do we keep
      what happens to the agents if we stop paying
      who owns the agents if we stop paying
      do the agents stop when we cancel the retainer
      do we keep the agents after the contract ends
      who owns it
      who owns the agents
      do we license it or own it
      lock-in
      do we keep everything you built
      who holds the rights to the code
      can we take the code with us
      is what you make ours
      does the system belong to us
      are we dependent on you afterwards
      what if you go bankrupt
      the code has to be ours at the end
      will we be stuck with you
      i want to be able to leave with everything
      is the software ours or rented
      who owns the code at the end
      is the code ours
      do you keep the ip
      who owns what you build
    `),
  },
]
