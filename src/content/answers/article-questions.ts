import { listLines } from '#content/answers/card.ts'

/** How people ask for what an article holds, by its slug. What is said is then quoted from the article. */
export const ARTICLE_PHRASINGS: Readonly<Record<string, readonly string[]>> = {
  'agent-supervision-problem': listLines(`
    does approving everything make it safer
    is a person clicking approve on every case really a control
    how do you know that people who approve still read
    are approvers paying attention or just clicking
    how do you measure whether human review catches errors
    when may an agent get more freedom
    when should an agent lose autonomy again
    what are the levels of supervision
    how much attention does an approver need per case
    rubber stamping approvals
    automation bias
    who owns a mistake of the agent
    which acts should never run alone
    how many cases before we let it act by itself
    daily limit for an autonomous agent
    what does an approver need on the screen
    people forget how to do the work after a year
    essay about human oversight
  `),
  'agentic-infrastructure-not-hype': listLines(`
    what does one agent cost to operate for a year
    running cost of an agent line by line
    what share of the cost is the model
    is the language model the expensive part
    does a smarter model pay for itself
    what if the ai model is down for an hour
    what happens when you switch the model off
    what should i ask a vendor before buying an agent
    questions to ask in a demo
    how do i tell a demo from a real system
    when does the retainer not pay
    below what volume is an agent not worth it
    insurance certificates example
    cost of keeping the rules and test sets up to date
    payback of an audit plus a pilot
    article about infrastructure instead of hype
  `),
  'agentic-observability': listLines(`
    what goes into the log for each decision
    what should a trace of a case contain
    which numbers should be on the dashboard of an agent
    how do you notice early that an agent reads wrong
    do you store the model's own explanation of its reasoning
    how much storage do traces need
    how big does the trace table get
    table design for an audit trail
    why not just use opentelemetry
    should we log confidence values
    how do you record what people answered
    which rules do people overturn
    can the log be used to judge staff performance
    kyc refresh record line by line
    what must each line of the record hold
    queries to run over agent logs
  `),
  'agentic-vs-rpa': listLines(`
    should i replace my old screen scraping bot
    when is a robot better than an agent
    when should i keep my rpa bot
    at what exception rate does an agent beat a bot
    can rpa and agents be used together
    what are robots bad at
    what are agents bad at compared to robots
    the robot that copies exchange rates
    the robot that typed gross amounts into the net field
    why did the invoice robot report success while it was wrong
    how do i sort which steps need an agent
    how long is the payback when exceptions are rare
    which automation should check its result
    screen robot versus agent calculation
    what do the exceptions of an rpa flow cost
  `),
  'agentic-vs-traditional-consulting': listLines(`
    why do consulting recommendations fail when they get built
    why did 85 percent become 61 percent
    what happened to the recommendation in month nine
    which contract terms protect me from bad advice
    what are the biases of your own business model
    when is a consulting firm the better choice
    when should i not hire you but a consultant
    how do you test a rule in an audit
    straight through processing promise
    what does a big operating review cost compared with your audit
    what is wrong with the way you work
    do you earn more when something is built
    how can i check a business case before signing
    story about an operating review
  `),
  'compliance-automation-fintech': listLines(`
    what did the internal auditor ask
    what are planted errors
    how do you keep analysts from rubber stamping drafts
    how do you know that analysts still read the drafts
    which compliance decisions may the system take on its own
    when was the compliance system wrong
    what would make you switch the compliance system off
    may the system close a case or file a report
    who can read the case records
    what will we be able to prove in three years
    how is a finding backed by its sources
    how do you stop it from inventing a sentence in a finding
    how many minutes per compliance case before and after
    what do you tell a smaller firm with few cases
    suspicious activity reports
    anti money laundering cases
  `),
  'ecommerce-fraud-detection': listLines(`
    at what fraud probability should an order be refused
    should i ship an order that is probably fraud
    how should an online shop decide which orders to review
    is it worth reviewing small baskets for fraud
    what did faster fraud review change
    how do i set thresholds for fraud checks
    what does a manual fraud review cost
    what do chargebacks cost
    does the agent recommend whether to accept an order
    why are fraud labels late
    queue of reviews during a sale
    how many fraud disputes were avoided
    suspicious orders in a web shop
    expected value of shipping a risky order
  `),
  'event-driven-agent-coordination': listLines(`
    what if messages arrive in the wrong order
    what if a cancellation arrives before the booking
    how do you deal with duplicate events
    how do two agents avoid grabbing the same slot
    what do you do about webhooks that never arrive
    ghost appointments
    how do you process webhooks safely
    when is a plain call better than events
    what is an inbox table
    how do you keep agents in sync
    race conditions between agents
    appointment moved and then cancelled
    should i use a message queue for agents
    last message wins problem
    idempotent handlers
  `),
  'government-procurement-automation': listLines(`
    what happened with the late bid
    can a system reject a late bid in a public tender
    how many hours does procurement intake take per file
    were small bidders treated unfairly
    which feature did you remove at the agency
    who decides what in a public tender
    public sector example
    can ai be used for government procurement
    what did the record do in the protests
    should an agent score bids
    roof tender story
    did the agency take the retainer
    transparency for bidders
    equal treatment in tenders
  `),
  'healthcare-operations-workflow': listLines(`
    what does a typical day of the scheduling system look like
    how are gaps from cancelled appointments filled
    why were referrals handed to a person
    what happens when epic stops answering
    how was the 64 percent counted
    how was the 840k counted
    why did the rollout to the clinics change
    what do clinicians have to sign
    may the system change the urgency of a referral
    how do patients get their appointment offers
    what did staff dislike at the hospital
    how many referrals a day
    what should have been done earlier in the sixteen weeks
    short notice list
    agency schedulers
  `),
  'legal-document-review-automation': listLines(`
    how do you review contracts
    how often does contract review miss something
    how do you deal with defined terms and cross references
    does the system sign or send contracts
    how long does a contract review take now
    why did the first version of the contract reader fail
    what stays with the lawyer
    legal playbook automation
    liability clause example
    can it find missing clauses
    how were the misses measured
    why not use it for litigation
    amendments that change a contract
    supplier contracts
  `),
  'manufacturing-supply-chain': listLines(`
    why did the purchasing agent order the same thing twice
    why was cable ordered twice
    what limits were put on automatic purchase orders afterwards
    why did the limits not stop the wrong order
    how was the 1.8 million counted
    how was stockout prevention counted
    where would you not use it in purchasing
    units of measure problem
    post mortem of the duplicate order
    how did lead time fall from 41 to 32 days
    do the agents forecast demand
    what did the planner find
    what changed after the error
  `),
  'marketing-campaign-automation': listLines(`
    why is it wrong to move ad budget every hour
    how many conversions are needed before moving budget
    how much of the cpa drop was seasonal
    what is a holdout
    what may the agent change in campaigns without asking
    nine days in which the number improved and the business did not
    where did the 34 percent come from
    how many hours does a campaign take now
    dead spend
    does it write ad copy by itself
    why cap retargeting
    attribution of the cost per acquisition
    what data volume does campaign automation need
  `),
  'multi-agent-orchestration': listLines(`
    do agents that debate get smarter
    who decides which agent goes next
    what does each hand-over between agents cost
    when does it make sense to split work between agents
    good reasons for a second agent
    how do you test whether to merge two agents
    what if two agents keep sending work back and forth
    should an agent that reads the web be allowed to spend
    rights of each agent
    how many agents does a campaign need
    coordinator for agents
    one case record for several agents
    which framework chooses the next agent
  `),
  'self-healing-workflows': listLines(`
    can workflows repair themselves
    which repairs may a workflow do on its own
    is automatic retry dangerous
    why is a success rate of 100 percent suspicious
    what went wrong with the carrier's date format
    how do you stop an agent from guessing what the input means
    how many repairs may an agent do before it asks
    how do you undo a week of wrong bookings
    which checks catch a changed format on the first day
    when should an agent stop instead of repairing
    day and month swapped
    self healing
    rerouting and replanning
    trucks booked for the wrong date
  `),
  'testing-agentic-systems': listLines(`
    how many test cases without an error prove that it works
    what does zero errors in a test tell you
    how many letters before you trust the reader
    is a false alarm as bad as a missed urgent case
    what should the acceptance test of an agent look like
    how do you test an agent before it goes live
    what is a sealed test set
    why test the same case in several variants
    who decides the threshold for urgent cases
    what should be asserted about an agent
    confidence interval of a test
    your own chat reader scored how much
    testing after launch
    how many past cases do we need for a test
  `),
  'three-layers-agentic-design': listLines(`
    why not put everything in a single prompt with tools
    why keep reading and deciding separate
    what are the advantages of three layers
    what happens to details that fit no field
    how do you check that a value has words behind it
    how do you find out which part failed
    when should you not split into layers
    who owns the priorities
    where do the rules live
    design review of a dispatch agent
    how do you prevent a second crew from being sent
    perception decision and action as separate programs
    does splitting cost more work
    freezer at dockside
  `),
  'vector-databases-agent-memory': listLines(`
    do we need a vector database
    what kinds of memory does an agent need
    where should an agent keep its memory
    can similarity search return the wrong customer
    is pgvector enough
    when does similarity search make sense
    who may write to the memory of an agent
    embeddings or full text search
    memory poisoning
    how big is a vector index
    filters with hnsw
    what should an agent remember about a customer
    collections agent quoted the wrong agreement
    rag for agents
    how do you keep a vector index up to date
  `),
}
