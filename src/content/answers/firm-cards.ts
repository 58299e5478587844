import { type Card, listLines, lowerFirst, sayList } from '#content/answers/card.ts'
import { PAGES } from '#content/answers/pages.ts'
import { comparisons } from '#content/facts/comparisons.ts'
import { perks, roles } from '#content/facts/roles.ts'
import { spellNumber } from '#content/facts/spell-number.ts'
import { team } from '#content/facts/team.ts'
import { aboutPage } from '#content/pages/about.ts'
import { site } from '#content/site.ts'

const people = sayList(team.map(({ name, role }) => `${name} (${role})`))
const titles = sayList(roles.map(({ title }) => title))
const perkNames = sayList(perks.map(({ name }) => lowerFirst(name)))
const principles = sayList(aboutPage.principles.map(({ name }) => lowerFirst(name)))
const builders =
  comparisons
    .find(({ path }) => path === PAGES.consultingFirms.url)
    ?.points.find(({ question }) => question === 'What is delivered')?.us ?? ''

export const firmCards: readonly Card[] = [
  {
    id: 'who-we-are',
    text: `We are ${site.legalName}, a consulting and systems firm that audits manual work and builds agents to take it over. ${people} lead it. I’m its automated assistant.`,
    citations: [PAGES.about],
    phrasings: listLines(`
      who are you
      who is ${site.spokenName}
      tell me about your company
      about you
      who am i talking to
      what company is this
      who built you
      who made this chatbot
      what is your name
      introduce yourself
      give me some background on the firm
      what is your mission
      why does ${site.spokenName} exist
      what are your principles
      what do you believe in
      who is behind this
      company profile
      are you a legit company
      is this a real company
      what principles do you work by
      whos behind ${site.spokenName}
      tell me something about you
      what sort of company are you
      your values
      what do you stand for
      who is running this website
      what kind of firm is this
      what is the idea behind ${site.spokenName}
      what does clarity mean for you
      what does precision mean for you
      what does autonomy mean for you
      agents that show their work what does that mean
      what are the three principles
      who am i dealing with
      never heard of you
      are you a real company
      are you a real business
      who is behind this company
      is ${site.spokenName} an actual company
    `),
  },
  {
    id: 'team',
    text: `${spellNumber(team.length, 'Capital')} people lead the firm: ${people}. The About page says what each of them did before.`,
    citations: [PAGES.about],
    phrasings: listLines(`
      who are the founders
      who is the ceo
      who is your cto
      who runs the company
      who is on the team
      who will work on our project
      tell me about your team
      who is mara lindqvist
      what is the background of the founders
      who leads the pilots
      head of systems
      do the founders have operations experience
      who would be our contact person
      who are the people behind it
      management team
      is the person who sells also the one who builds
      who are your people
      who started the company
      who is iris novak
      who is teo adeyemi
      name of the boss
      who would be leading our project
      what did the founders do before
      who is mara
      who is teo
      who is iris
      mara lindqvist
      teo adeyemi
      iris novak
      who founded ${site.spokenName}
      your ceo
      your cto
      what did mara do before
      who writes the tests
      how many people lead the firm
      founder background
      who is in charge
      are the founders engineers
    `),
  },
  {
    id: 'why-us',
    text: `You get ${lowerFirst(builders)}. People can read its rules in code, it is tested on your own past cases, and its log gives the reason for each step. Our principles are ${principles}.`,
    citations: [PAGES.about, PAGES.consultingFirms],
    phrasings: listLines(`
      why should we choose you
      what makes you different
      why you
      what makes you better than others
      what is your unique selling point
      how are you different from your competitors
      who are your competitors
      why ${site.spokenName}
      what sets you apart
      there are hundreds of ai companies, why you
      convince me
      what do you do better than other ai agencies
      advantages of working with you
      isnt this just ai hype
      how do i know this is not snake oil
      sell me on it
      why should i pick you
      what is special about you
      what do you do that others dont
      why not someone else
      how are you better
      what makes you trustworthy
      why you of all people
      everyone sells ai agents now
    `),
  },
  {
    id: 'location',
    isUnpublished: true,
    text: 'I don’t have an office address. The firm works remotely, and its open roles are remote in the US or EU.',
    citations: [PAGES.careers],
    phrasings: listLines(`
      where are you based
      where is your office
      where are you located
      do you have an office in berlin
      do you have an office in new york
      what country are you in
      what is your address
      are you a us company
      do you come on site
      do you work with companies in europe
      do you work remotely
      can i visit you
      which time zone are you in
      headquarters
      do you serve clients in australia
      are you in london
      would your people travel to us
      do you operate in canada
      where can i find you
      which city are you in
      do you have people near chicago
      can we meet in person
      is your team remote
      where does your team sit
      do you have a branch in asia
      are you european or american
      do you work with clients in india
      are you anywhere near us
      where do you guys sit
    `),
  },
  {
    id: 'firm-figures',
    isUnpublished: true,
    text: 'I don’t have the founding year, headcount, revenue, or investors; none are published. The About page says who leads the firm.',
    citations: [PAGES.about],
    phrasings: listLines(`
      how big is your company
      how many employees do you have
      when was the company founded
      how long have you been around
      how old is the company
      what is your revenue
      who are your investors
      are you vc funded
      how much funding have you raised
      are you profitable
      is the company publicly traded
      how many people work there
      when did you start
      years in business
      who owns the company
      how many projects have you completed
      have you won any awards
      are you financially stable
      how large is your firm
      how many people are you
      how many staff
      what was your turnover last year
      since when do you exist
      who finances you
      are you a startup
      how many customers do you serve
      do you have investors
      are you just two guys in a garage
      how long do you exist
      who else is in the cap table
      what is your annual turnover
    `),
  },
  {
    id: 'contact',
    text: `Write to ${site.email.contact}, and a person answers ${site.responsePromise}. The audit request form reaches the same people. To talk, say “book a call” and leave your email.`,
    citations: [PAGES.contactForm, PAGES.about],
    phrasings: listLines(`
      can i speak to iris novak
      i want to talk to your ceo
      how can i contact you
      contact
      what is your email address
      email
      how do i reach you
      where can i send a question
      who do i write to
      contact details
      can someone get back to me
      how fast do you answer emails
      when will i hear from you
      do you have a contact form
      how do i request an audit
      where is the form
      i would like to send you some documents
      can i get in touch with someone from sales
      response time
      office hours
      whats your email
      how can i get hold of you
      can someone email me
      give me your contact info
      i want to write to someone
      how quickly do you reply
      where do i submit the request form
      what happens after i send the form
      who reads the form
      do you answer also when the answer is no
      can i get an answer by email instead of chatting
      i would rather fill in a form
      id rather send an email
      where can i write to
      when will someone reply
      how soon do i hear back
      do you work weekends
      are you there on saturdays
      do you answer at the weekend
    `),
  },
  {
    id: 'phone',
    isUnpublished: true,
    text: `I don’t have a phone number to give you. To talk, say “book a call” and leave your email. In writing, a person at ${site.email.contact} answers ${site.responsePromise}.`,
    citations: [PAGES.contactForm],
    phrasings: listLines(`
      do you have a phone number
      can i call you
      whats your phone number
      is there a number to call
      what is the phone number of your office
      can i phone someone
      do you have a hotline
      i would rather call, which number
      telephone
      whats the founders phone number
      what is the ceos direct number
      do you have whatsapp
    `),
  },
  {
    id: 'careers',
    text: `We have ${spellNumber(roles.length)} open roles: ${titles}. All are full-time and remote in the US or EU. For pay, visas, and applications, write to ${site.email.careers}.`,
    citations: [PAGES.careers],
    phrasings: listLines(`
      are you hiring
      do you have any jobs
      careers
      open positions
      job openings
      i want to work for you
      how do i apply for a job
      where do i send my cv
      can i apply as an engineer
      are there internships
      do you hire designers
      is the job remote
      what roles are open
      i am a developer looking for work
      do you hire in europe
      requirements for the solutions architect role
      vacancies
      do you take juniors
      application process
      any jobs for engineers
      can i work for you
      where do i send my application
      do you need people
      got any openings
      i would like to join your team
      is there a product design job
      which positions are available
      how to apply
      is the engineer job full time
      are you hiring in india
      can i get a job with you
      what does the systems engineer do
      what do you expect from an ai engineer
      what does the product designer job involve
      does the architect travel
      full time or part time jobs
      what experience do i need for the jobs
      can i work from europe
      if no role fits may i still write
      im an ml engineer looking for a remote role
      looking for work as a designer
      send cv where
    `),
  },
  {
    id: 'perks',
    text: `The Careers page lists ${spellNumber(perks.length)}: ${perkNames}. Salaries aren’t published; for those and for applications, write to ${site.email.careers}.`,
    citations: [PAGES.careers],
    phrasings: listLines(`
      what benefits do you offer employees
      what perks do you have
      what is it like to work there
      how many vacation days do employees get
      do you give equity
      what do you pay your engineers
      salary range
      health insurance for employees
      company culture
      do employees work remotely
      learning budget
      how is the work life balance at ${site.spokenName}
      how many weeks of vacation do you get
      holidays and benefits
      do employees get health cover
      do you pay well
      what do employees get
      is there equity
      what is it like to work for you
      do you meet in person as a team
      can employees publish their work
      do you have fridays for learning
      family health insurance
      how much time off do you give
      stock options
      where do employees work from
    `),
  },
  {
    id: 'languages',
    isUnpublished: true,
    text: 'This chat answers in English. It also reads names, addresses, and figures with units in Spanish, German, French, Portuguese, Italian, Dutch, Polish, and Hindi in Latin letters. I don’t know which other languages our people and systems can handle.',
    citations: [PAGES.diagnostic],
    phrasings: listLines(`
      what languages do you speak
      do you speak german
      can we do this in spanish
      is your service available in french
      do your agents understand other languages
      can it read documents in german
      do you support multiple languages
      hablas espanol
      sprechen sie deutsch
      parlez vous francais
      can your agents handle japanese invoices
      is the chat only in english
      multilingual
      can we talk in another language
      do you do dutch
      is there a german version of this site
      does it understand portuguese emails
      do you speak chinese
      in welchen sprachen
      do you support arabic
      can you work in italian
    `),
  },
  {
    id: 'resale',
    isUnpublished: true,
    text: 'I don’t know whether you can resell or white-label our systems; no partner program is published. What I do know: you own the source code of what we build for you.',
    citations: [PAGES.pricing],
    phrasings: listLines(`
      can i resell your services
      do you have a partner program for resellers
      do you have an affiliate program
      do you white label
      can we white label this
      we want to resell it to our clients
      could we put our name on it
      do you work with resellers
      reseller program
      partner program
      can agencies sell your service
      white label option for agencies
      we are an agency can we offer this to our customers
      referral fee for partners
    `),
  },
  {
    id: 'library',
    text: 'The library has case studies, essays, and technical notes on agentic systems in operations. They cover mechanisms, figures with their assumptions, and failure modes.',
    citations: [PAGES.library],
    phrasings: listLines(`
      do you have a blog
      where can i read more
      library
      articles
      do you have technical documentation
      do you publish anything
      what is the systems brief
      newsletter
      can i subscribe to your newsletter
      do you have whitepapers
      any reading material i can send to my team
      essays
      technical notes
      do you have a podcast or videos
      where do i find your case studies and essays
      learn more about agents
      got any resources i could read
      what do you write about
      where are your articles
      any papers to read
      do you have a newsletter i can get
      is there documentation somewhere
      what is in the library
      which notes are technical
      do you have essays about supervision
      is there a quarterly brief
      what was the last systems brief about
      search articles
      rss feed
      something to read on this
      do you have background material
    `),
  },
]
