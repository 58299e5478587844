import { type Card, listLines } from '#content/answers/card.ts'
import { PAGES } from '#content/answers/pages.ts'
import { aboutPage } from '#content/pages/about.ts'
import { site } from '#content/site.ts'

const [privacy, terms] = aboutPage.data
const [, loads] = privacy.items
const [estimates] = terms.items

export const trustCards: readonly Card[] = [
  {
    id: 'security',
    text: `Agents work in your tools under your own permissions, and every step is logged with its reason. Every engagement includes a security and compliance review. For anything beyond that, I would rather not guess; ask a person at ${site.email.contact}.`,
    citations: [PAGES.pricing, PAGES.home, PAGES.security],
    phrasings: listLines(`
      is it secure
      how secure is it
      security
      is our data safe
      how do you protect our data
      how do you handle sensitive data
      do you encrypt data
      what about data security
      who can see our data
      who has access to our information
      our ciso will ask about security
      do you do penetration tests
      can the agents leak confidential information
      what security measures do you have
      is customer data protected
      are you trustworthy with our financial data
      how safe is it to give an ai access to our systems
      security review
      how do you keep our data secure
      is this safe
      what about cyber security
      could it get hacked
      how do you make sure nothing leaks
      is our information safe with you
      what security do you have in place
      can you guarantee confidentiality of our customer data
      will our data be safe if agents read our mail
      does someone check security before launch
      can my it department review it
      are your agents allowed to see everything
      i assume there is a security review
      our security officer is nervous
      we handle sensitive data is that ok
    `),
  },
  {
    id: 'access',
    text: 'Agents connect under your own permissions, through APIs where they exist. I never need a password in this chat, so please don’t send one.',
    citations: [PAGES.home, PAGES.pricing],
    phrasings: listLines(`
      do you need our passwords
      do you need our logins
      how do the agents log in to our tools
      do you need admin access
      what permissions does it need
      which credentials do we have to give you
      how do you get access to our systems
      does the bot get its own user account
      access rights
      will you sign our security questionnaire
      do your people see our customer records
      do we have to give you access to our crm
      what access do you need to our systems
      do we hand over our passwords
      will your agent have its own login
      how do you connect to our accounts
      who gets the keys to our systems
      under whose permissions do the agents run
      do you need an admin account for our erp
      i do not want to give away passwords
    `),
  },
  {
    id: 'nda',
    isUnpublished: true,
    text: `I can’t sign an NDA in this chat, and I don’t know our terms for one. A person at ${site.email.contact} can settle it with you before you share anything confidential.`,
    citations: [PAGES.contactForm, PAGES.pricing],
    phrasings: listLines(`
      do you sign ndas
      can we sign an nda first
      do you have a confidentiality agreement
      non disclosure agreement
      would you sign an nda
      our lawyer wants an nda first
      do you sign an nda
      can we do an nda
      do you do ndas with clients
      will you sign a non disclosure agreement
      is there an nda
      nda
      we need a signed nda before we talk
      can you sign our nda
      do you have a mutual nda
      are you ok with signing a confidentiality agreement
      before i share anything we need an nda
      do i have to sign an nda
      can you send me your nda
    `),
  },
  {
    id: 'data-residency',
    isUnpublished: true,
    text: 'I don’t know where a client’s data is hosted. Agents work in your own tools under your permissions, your systems of record stay in place, and there is no data to migrate. This conversation is kept until you delete it or until it expires under our retention setting.',
    citations: [PAGES.home, PAGES.pricing],
    phrasings: listLines(`
      where is our data stored
      what happens to the data of our clients
      what happens to our employee records
      what happens to the records of our staff
      data residency
      is the data kept in the eu
      do you store our data
      how long do you keep our data
      data retention
      where are your servers
      which cloud do you use
      is it hosted on aws or azure
      can it run on premise
      on-prem
      can we host it ourselves
      does our data leave our network
      does the data leave the us
      do you copy our database
      self hosted option
      private cloud deployment
      which region is the data processed in
      is it cloud based
      where do you keep our data
      which country is the data in
      does it run in the cloud or at our place
      can we keep everything on our own servers
      who hosts it
      how long do you hold on to our records
      does everything stay inside our systems
      do you move our data to another platform
      is any data moved to your platform
      do you keep a copy of our records
      our data may not leave the country
      everything has to stay on our servers
      which data center do you use
      i dont want our data on somebody elses platform
    `),
  },
  {
    id: 'certificates',
    isUnpublished: true,
    text: 'I don’t know of any SOC, ISO, HIPAA, or GDPR certification, so I won’t claim one. Every engagement includes a security and compliance review.',
    citations: [PAGES.pricing, PAGES.security],
    phrasings: listLines(`
      are you soc 2 certified
      do you have soc2
      are you hipaa compliant
      hipaa
      is it gdpr compliant
      gdpr
      iso 27001
      do you have any certifications
      is it compliant with regulations
      are you pci compliant
      fedramp
      do you comply with the eu ai act
      we are a hospital so compliance matters, are you hipaa certified
      can i see your soc report
      what compliance standards do you meet
      ccpa
      are you certified
      got any security certificates
      are you compliant with hipaa and gdpr
      can you work under hipaa rules
      do you have experience with hipaa rules
      what about the gdpr
      do you meet soc 2
      are you ok for regulated healthcare data
      audited by a third party
      do you have iso 27001
      is there proof of compliance such as an audit report
      our auditor asks for your soc 2 report
      patient data so hipaa matters
      are you iso certified
    `),
  },
  {
    id: 'data-agreements',
    isUnpublished: true,
    text: 'I don’t know our terms for a data processing agreement (DPA) or a business associate agreement (BAA); none are published. Agents work in your tools under your permissions, and every engagement includes a security and compliance review.',
    citations: [PAGES.pricing, PAGES.home],
    phrasings: listLines(`
      will you sign a baa
      do you sign a data processing agreement
      dpa
      baa
      do you have a dpa
      do you sign a dpa
      can you sign a baa
      can we get your data processing agreement
      business associate agreement
      we need a baa before anything
      our legal needs a dpa
      gdpr article 28 contract
      standard contractual clauses
      do you have sccs
      where can i find your dpa
      need a signed baa from vendors
      are you a data processor or controller
    `),
  },
  {
    id: 'subprocessors',
    isUnpublished: true,
    text: 'I don’t have a list of subprocessors or a data processing agreement to share; none is published. Agents work through your own tools. Pages here load nothing from another company unless you open a booking calendar that another company hosts.',
    citations: [PAGES.about, PAGES.home],
    phrasings: listLines(`
      who are your subprocessors
      subprocessor list
      list of sub processors
      do you have subprocessors
      which third parties process our data
      do you sub-process to openai
      do you use sub contractors for data
      which vendors see our data
      third party processors
      do other companies process our data
      sub-processors?
      which providers do you pass data to
      is openai a subprocessor
      do you use subcontractors
    `),
  },
  {
    id: 'models',
    isUnpublished: true,
    text: 'I don’t know which language models our systems use, or their data terms. What I do know: a model reads and drafts text, rules in code decide, and the retainer includes model upgrades.',
    citations: [PAGES.runningCost, PAGES.layers],
    phrasings: listLines(`
      which ai model do you use
      what llm is behind it
      do you use gpt or claude
      do you use openai
      are you built on chatgpt
      do you train on our data
      will our data be used to train ai models
      is our data sent to openai
      which language model
      can we choose the model
      do you support open source models
      can we bring our own llm
      what technology do you use
      what is your tech stack
      do you fine tune models
      is it machine learning or rules
      what happens when a new model comes out
      which ai vendors do you work with
      what programming language do you use
      what ai is this
      what is under the hood
      which ai do you use
      is it gpt
      do you use our data to train your models
      will you feed our data into an ai model
      who makes the models you use
      does it run on anthropic
      i dont want openai to see our data
      is our data used for training
    `),
  },
  {
    id: 'chat-privacy',
    text: `You and our people who answer you or prepare a call can read this conversation, and we never sell it. “Your conversation” under this chat lets you read, correct, or delete it. ${loads}`,
    citations: [PAGES.about, PAGES.diagnostic, PAGES.privacy],
    phrasings: listLines(`
      what do you do with what i type here
      is this chat private
      who reads this conversation
      do you save this chat
      is this conversation recorded
      do you share my information
      will you sell my data
      privacy policy
      privacy
      what do you store about me
      are you tracking me
      do you use cookies
      will i get spam if i give my email
      why should i trust you with my email
      is what i say here confidential
      what happens to my information
      what happens to my data
      what happens with the data i give you
      what do you do with my data
      how is my data used
      where does my data go
      and my data
      can your staff see what i wrote
      do you log my ip address
      how do you use my personal data
      what happens to what i tell you here
      what do you do with the stuff i type
      who sees this chat
      do you keep what i write
      is what i tell you shared with others
      does this website track me
      do you pass my details on
      what are you going to do with my email address
      data protection on this website
      do you sell my data to advertisers
      do you use google analytics
      are there third party scripts on this page
      do you load anything from other companies
      can i stay anonymous here
      will you spam me
      why do you keep what i tell you
      does the chat remember me
      do you know my ip
      can other visitors read this
      who sees the conversation after we are done
      is my company data shared with anyone
      does the calendar track me
      what does this site collect
      hope you are not selling this chat
      i dont want my data shared
      who gets to see what i type
      is what i write here passed on to third parties
      do you keep my email
      does anyone read along
    `),
  },
  {
    id: 'terms',
    text: `${estimates} Prices are published per phase, and you can stop after any of them. For the other terms, write to ${site.email.contact}.`,
    citations: [PAGES.about, PAGES.pricing],
    phrasings: listLines(`
      where are your terms
      terms of service
      terms of use
      what are your terms and conditions
      legal notice
      imprint
      is what you say here binding
      is the estimate an offer
      are the figures from the chat a quote
      can i hold you to the number you gave me
      disclaimer
      what are the legal terms
      do i agree to anything by chatting
      is this a contract
    `),
  },
  {
    id: 'delete-data',
    isObjection: true,
    text: 'Open “Your conversation” under this chat. There you can read, download, correct, or delete all of it yourself.',
    citations: [PAGES.myConversation, PAGES.diagnostic],
    phrasings: listLines(`
      delete my data
      how do i delete my data
      can you erase this conversation
      please remove my information
      forget everything i told you
      i want my data deleted
      how long do you keep this chat
      right to be forgotten
      can i get a copy of my data
      remove my email from your list
      opt out
      how do i withdraw my consent
      wipe this chat
      clear my chat history
      can you remove what you stored about me
      how can i get my chat erased
      please delete this conversation
      i want you to forget me
      how can i have this chat removed
      i changed my mind erase what i told you
      can i delete this conversation
      how can i delete this conversation
      is there a way to delete this chat
    `),
  },
  {
    id: 'human-control',
    text: 'People stay in control: they set the limits, see everything that crosses them, and can stop any step. They can reverse the steps that can be reversed; not every step can. An agent proposes first, then handles small cases, then larger ones as its results allow.',
    citations: [PAGES.home, PAGES.supervision, PAGES.consulting],
    phrasings: listLines(`
      can an agent undo a payment
      can it reverse a transaction
      what if it pays the wrong supplier can we undo it
      is there a human in the loop
      who is in control
      can we approve actions before they happen
      do people still decide
      how do you keep humans in control
      can the agent act on its own
      how autonomous is it
      can it do things without permission
      what can it do without asking
      who approves what the agent does
      can i switch it off
      is there a kill switch
      can we set limits on what it does
      i dont want a robot making decisions without us
      approval workflow
      supervision
      levels of autonomy
      how much oversight do we need
      thresholds and limits for the agent
      can we override the agent
      can somebody sign off on things before they happen
      do we stay in charge
      does a person check what it does
      can we say what it may and may not do
      does it ask before it acts
      who has the final say
      can we stop it
      how much freedom does the agent get
      does someone need to watch it
      are there approval steps
      where do the human operators fit in
      what role do people play
      can we undo what the agent did
      who sets the limits
      what if i disagree with the agent
      how does autonomy grow
      do people see what crosses a threshold
      can my team stop a step
      what do the people do when agents do the work
      im not comfortable with software approving payments by itself
      i want a person to sign off on everything above a limit
      nothing should be sent without us looking at it
      we have to stay in charge
      i dont trust an ai to decide alone
    `),
  },
  {
    id: 'risks',
    text: 'Four things can go wrong: an agent misreads a document, a tool changes or goes down, a case is unlike any other, or the build saves less than it costs. We guard against that with tests on your past cases, limits set by people, checks after each step, and an audit that can end with “leave it alone.”',
    citations: [PAGES.repair, PAGES.testing, PAGES.supervision],
    phrasings: listLines(`
      what are the risks of using agents
      what are the risks
      what can go wrong
      whats the worst that can happen
      what could go wrong with this
      is this risky
      how risky is it
      risks?
      what are the dangers
      what should i be worried about
      biggest risk
      what might go badly
      risk of doing this
      what would you be afraid of
      is it dangerous to let ai do this
    `),
  },
  {
    id: 'customer-contact',
    text: 'Only if you want it to. You set what an agent may send and what it only drafts for a person; anything beyond a limit waits for approval. People can stop any step and read the reason for each one.',
    citations: [PAGES.home, PAGES.supervision],
    phrasings: listLines(`
      would the ai talk to my clients
      will it talk to our customers
      does it email customers by itself
      would my customers notice its a bot
      does the agent write to my clients
      will clients talk to a robot
      does it send emails on its own
      can it send mails to suppliers without us
      i dont want a bot talking to my customers
      do our clients deal with the ai
      will it contact people outside
      would it message my patients
      does it reply to customers directly
      can it only draft the emails
      my clients want to talk to a person
      will it phone my customers
    `),
  },
  {
    id: 'chat-engine',
    text: 'This chat runs on our own code: rules and small trained classifiers read your words, and people wrote the answers. A language model is optional here; where one is switched on, it reads and words messages, and code checks what it says.',
    citations: [PAGES.diagnostic, PAGES.agents],
    phrasings: listLines(`
      what framework is this chatbot built on
      what model is this chatbot
      does this chat use an llm
      how does this chatbot work technically
      is there an llm behind this chat
      are you gpt
      which llm are you
      which ai are you
      what are you built with
      what powers this chat
      are you claude or chatgpt
      what model are you
      is this chat running on openai
      how were you made
      are you a language model
      do you use a model to answer me
      how do you know what to answer
      is this rule based or ai
      what tech is this bot
      whats behind this bot
      is gpt behind this chat
      which model is behind you
      what model is behind this bot
      are you an llm
      is there a model behind you
      are you running on gpt
      gpt or some other model behind you
    `),
  },
  {
    id: 'failure',
    text: 'The agent checks whether each step took effect, and anything it can’t settle goes to a person with the reason. Each action carries a key, so a tool that supports such keys doesn’t carry it out twice. Mistakes still happen: the library has post-mortems of our own, with what they cost.',
    citations: [
      PAGES.action,
      PAGES.repair,
      PAGES.home,
      {
        title: 'Post-mortem of 24 reels ordered twice',
        url: '/library/manufacturing-supply-chain',
      },
    ],
    phrasings: listLines(`
      what happens when it makes a mistake
      what if the agent gets it wrong
      how do you handle errors
      how do you handle failures
      what if it breaks
      can mistakes be undone
      is there an undo
      who is liable when the ai makes an error
      what happens if one of our systems is down
      what about exceptions
      how does it deal with edge cases
      what if an api fails
      can it roll back
      what goes wrong with these agents
      has it ever failed
      what happens when the input changes
      how do you deal with outages
      what if it pays the wrong invoice
      does it recover by itself
      what if the software changes its layout
      what if it screws up
      what if it messes up
      suppose it does something stupid
      what happens when it gets stuck
      can you undo what it did
      what if it sends something wrong to a customer
      what if a supplier changes their form
      what does it do when it is not sure
      what if it crashes in the middle
      who is responsible if it goes wrong
      what happens with unusual cases
      what does it do when sources disagree
      what if two systems show different numbers
      what if it cannot read a document
      will it pay twice when something is repeated
      what if the effect of a step cannot be seen
      suppliers change their forms all the time what then
      it will break sooner or later
      what if it books the wrong thing
    `),
  },
  {
    id: 'hallucination',
    text: 'It can misread, so every fact has to keep the words it came from. Code looks those words up in the source and drops any fact without them. Rules in code make the decisions, not the model.',
    citations: [
      PAGES.agents,
      PAGES.testing,
      {
        title: 'Nine questions from an internal auditor',
        url: '/library/compliance-automation-fintech',
      },
    ],
    phrasings: listLines(`
      does it hallucinate
      what about hallucinations
      can it make things up
      how do you stop the ai from inventing facts
      how accurate is it
      how reliable are the agents
      ai lies sometimes, how do you prevent that
      can we trust the output
      what is the error rate of your agents
      how do you make sure it is correct
      what accuracy can we expect
      llms are unreliable
      how do you verify what the ai says
      how do i know it isnt guessing
      made up numbers
      is it 100% accurate
      how do you keep it from making stuff up
      ai makes stuff up, how do you deal with that
      how can i trust what it says
      does it ever get facts wrong
      what stops it from inventing things
      how often is it wrong
      how do you prevent made up answers
      is the ai dependable
      how do i know each figure comes from a document
      does every fact have a quote
      ai makes things up
      i dont trust what a model says
      chatbots lie
    `),
  },
  {
    id: 'testing',
    text: 'We test a system on your own past cases, before and after it goes live, and keep half of them sealed from the people who build it. The article on testing shows the arithmetic, including our own reader’s worst result.',
    citations: [PAGES.testing, PAGES.pricing],
    phrasings: listLines(`
      how do you test the agents
      how do you test it before going live
      quality assurance
      do you test on our own data
      how do you evaluate an agent
      how do you know it works
      how do you measure quality
      what tests do you run
      do you benchmark the system
      is there a trial period before it acts for real
      how is performance validated
      how many test cases do you need
      acceptance criteria
      how do you check it before it goes live
      do you try it on our old cases
      how can we be sure it works before launch
      what testing do you do
      proof that it works on our own cases
      surely you test it on our old cases first
      you try it on past data i hope
    `),
  },
  {
    id: 'explainability',
    text: 'Every step is logged: what it read, which rule it applied, what it did, and whether that took effect. If you can’t read the log, we treat that as a bug.',
    citations: [PAGES.home, PAGES.record, PAGES.agents],
    phrasings: listLines(`
      can you explain why the ai did something
      is it a black box
      how explainable is it
      audit trail
      do you keep logs
      is there a log of what the agent did
      can auditors check it
      how do we see what the agent is doing
      how transparent are the decisions
      can i see the reason for each decision
      traceability
      what is a trace
      monitoring dashboard
      how do we monitor the agents
      will the regulator accept it
      can you show me the record
      observability
      can i see why it made a decision
      how do i know why it did something
      do we get a log of everything
      can we look at every step it took
      does it show its work
      is everything documented for an audit
      can an auditor follow what happened
      how do i check what it did yesterday
      does every step have a reason attached
      can we read why the agent chose that
      what does a record of a case look like
      auditors will want to see why each step was taken
      we have to be able to explain every decision
      i need a paper trail
    `),
  },
]
