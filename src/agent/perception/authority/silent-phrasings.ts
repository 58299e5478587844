import { listLines } from '#agent/knowledge/cards/card.ts'

/** What people also say here, often in the same words, that tells nothing of who decides about buying from us. */
export const SILENT_PHRASINGS = listLines(`
  hello there
  good morning
  hi, i found you online
  thanks for asking
  thank you
  sure
  okay
  yes please
  no thanks
  fair question
  good question
  let me think
  let me see
  to be honest
  as i said before
  i told you already
  here's the rest
  that's all i can tell you
  hope that helps
  sorry for the long message
  excuse my english
  where do i start
  one more thing
  can you help us
  what do you charge
  how long does an audit take
  do you have references
  who owns the code afterwards
  who decides which process comes first
  who would be my contact person
  do you sign a confidentiality agreement
  can i buy only the audit
  what happens after i sign
  is there a contract
  will i have to sign something
  do your agents make decisions by themselves
  how do your agents decide
  i don't know
  no idea
  i couldn't tell you
  i'm not sure
  hard to say
  i'd rather not say
  i'd prefer to keep that to myself
  that's confidential
  none of your business
  i won't give you that
  i don't want to share our numbers
  ask me something else
  let's skip that one
  we never measured it
  nobody has ever counted
  nobody knows exactly
  nobody keeps track of it
  i never counted the mistakes
  my boss would know the number
  only the accountant knows that figure
  i'd have to ask accounting for the rate
  i'd have to look it up
  that's my estimate
  about thirty hours a week
  roughly ten hours each
  forty hours between us
  it takes me two days a week
  it takes half my week
  fifteen minutes per invoice
  we process two hundred orders a week
  three of us, eight hours each
  each of them spends a day on it
  around 20
  maybe a dozen
  it eats up most of the morning
  five people
  there are four of us
  there's two of us doing it
  me and two colleagues do the entries
  my wife and i do the paperwork on sundays
  my partner helps me with the filing
  just me doing all of it
  just me on the team
  only me doing the typing
  it's only me at the keyboard
  i'm the only one entering the data
  i'm the only one on it
  i'm the only person who does the invoices
  nobody but me does the bookkeeping
  nobody else does this work
  no one else touches the spreadsheets
  nobody else knows how the file works
  nobody helps me with it
  i do it all by myself
  i do it alone
  i handle the entries on my own
  i do everything myself in the evening
  it's a team of one
  a one person team
  we're a small office of six
  six staff in the office plus the boss
  our team counts nine including the manager
  the managers do it as well
  my boss does half of it
  the owner does the books himself
  the director types them in himself
  two clerks and a supervisor
  a supervisor and three assistants
  the whole department works on it
  they earn about twenty five dollars an hour
  the average salary is fifty thousand
  we pay our clerks 22 an hour
  a manager costs us eighty an hour
  the partners bill two hundred an hour
  i don't know what they earn
  wages are secret
  we use excel and quickbooks
  everything is in sap
  we work with salesforce and outlook
  we switched from one system to another last year
  head office wanted a new system but we kept ours
  my boss picked the software years ago
  the owner bought it ten years ago
  we bought a tool last year that nobody uses
  we purchased a licence for it
  docusign for signatures
  we sign documents with an app
  three tools
  just the two programs
  we don't use any
  we don't have any
  haven't got one
  there isn't one
  we have none
  no website
  i don't have a company email
  about five percent contain a mistake
  one in twenty is wrong
  mistakes happen in every batch
  two out of a hundred
  96 percent come out right
  hardly any errors
  errors get corrected later
  somebody always misreads the handwriting
  we make wrong decisions because the data is old
  decisions are slow because reports come late
  the managers wait for the report every monday
  the manager approves every invoice by hand
  my manager has to sign each timesheet
  the director signs all the cheques for suppliers
  invoices need two signatures before they're paid
  every purchase order waits for approval
  purchase orders are approved by email
  we chase approvals all week
  approvals get stuck in somebody's inbox
  the approval of holidays takes ages
  the supervisor checks and signs the reports
  each form has to be signed by the doctor
  customers sign the form on paper
  we collect signatures from the drivers
  patients have to sign consent forms
  the committee minutes are typed by hand
  preparing board papers
  preparing reports for the management
  preparing the monthly report for the owners
  compiling the weekly numbers for the director
  collecting data from five spreadsheets
  collecting the timesheets from the crews
  gathering documents from clients
  gathering receipts from staff
  mostly gathering figures for the monthly close
  we research titles for lenders
  researching addresses for deliveries
  comparing prices of suppliers for every order
  comparing invoices with delivery notes
  requesting quotes from subcontractors
  chasing quotes from suppliers
  buying parts from thirty suppliers
  purchasing enters the orders twice
  the purchasing team copies the orders
  finance copies the numbers by hand
  the finance department retypes everything
  procurement sends us lists in pdf
  my boss is annoyed about it
  my boss is fed up with the mistakes
  the boss complains every month
  the owner is losing patience
  the director shouts when numbers are wrong
  management is unhappy with the delays
  the board asks why it takes so long
  our partners complain about the reports
  my husband says i work too much
  my wife never sees me
  my team is exhausted
  i'm drowning in paperwork
  it's driving us crazy
  i'm losing customers over it
  we lose money every week
  it costs us clients
  we had a fine because of it
  nobody likes doing it
  nobody wants that job
  it's boring work
  staff keep quitting
  copying orders from email to the system
  entering invoices by hand
  updating the stock list
  answering the same emails again and again
  scheduling appointments
  sorting applications from job seekers
  screening resumes for our clients
  matching candidates with vacancies
  onboarding students every autumn
  registering students by hand
  grading student papers
  we're a school with eight hundred pupils
  we are a university department
  we run training for apprentices
  we're a recruiting agency
  we recruit nurses for hospitals
  we're an advertising agency
  we're a publisher of magazines
  we run a local newspaper
  we sell furniture to hotels
  we sell parts to garages
  we buy and sell used cars
  we're a vendor of office supplies
  we are a supplier of fittings to builders
  we distribute food to shops
  we're a property management company
  we do facility management
  a management consultancy
  waste management
  wealth management
  we are investment advisers
  an accounting firm with three partners
  we're a law firm with five partners
  a family business in the third generation
  a family owned bakery
  we are a charity with a board of trustees
  a housing association
  local government
  we belong to a group
  we're part of a bigger company
  we have offices in three cities
  head office is in chicago
  our headquarters are in leeds
  i work at head office
  i work in finance
  i work in purchasing
  i'm in the accounts department
  i'm maria
  my name is tom and i look after operations
  i'm the office manager
  i'm the operations manager at the company
  i manage the warehouse
  i lead the back office team
  i handle admissions
  i'm responsible for the invoices
  i'm responsible for the team of ten
  i'm in charge of the warehouse
  i run the front desk
  i run payroll every friday
  i supervise four people
  i'm the trainee in the claims team
  i'm an apprentice in the office
  i'm the assistant at reception
  i'm the receptionist
  i'm new here
  i've worked here for years
  i own a dog
  our company is called northgate
  you can reach me by email
  call me after five
  here is my number
  as soon as possible
  right away
  within the next three months
  before the summer
  by the end of the year
  next quarter would suit us
  there is no rush
  no hurry at all
  no deadline
  we have no date in mind
  not this year
  maybe next year
  some day
  we're just exploring for now
  we're just looking around at this stage
  only looking at what's possible so far
  we're at an early stage
  nothing is planned
  nothing is decided yet
  we haven't decided when to start
  it's not decided when
  the date has not been decided
  the start was decided last week
  the board wants it live by june
  my boss wants it yesterday
  my boss set the deadline for may
  the director would like it done before christmas
  management has put it on the plan for autumn
  we decided to do it this quarter
  we have twenty thousand set aside
  our budget is ten thousand dollars
  the board has approved thirty thousand
  finance has released fifteen thousand
  the cfo gave us forty thousand
  my boss gave me five thousand for it
  the owner would spend up to ten grand
  the budget was approved in january
  the budget was signed off
  we've got the money approved
  there's no budget
  no money for it
  no money has been set aside
  we have no funds for this
  we haven't budgeted anything
  nobody set a budget
  the budget isn't decided yet
  budget depends on the results
  we could spend a few thousand
  i can't say what we would spend
  i don't have a figure
  i have no information about the budget
  i don't know the budget
  the price must be right
  it's a question of money
  that is too expensive
  i'd like to book a call
  tuesday at ten works for me
  can my colleague join the call
  i'll bring my manager to the call
  i don't want a call
  send me an email with the details
  let me talk to a person
  i want to speak to your manager
  let me speak to somebody in charge
  can i talk to your boss
  you don't understand me
  that's wrong
  correction, it's twelve
  i meant eight, not eighteen
  please change the hours
  you got that wrong
  stop asking me things
  are you a robot
  that doesn't matter
  that's up to you
  you decide
  your call
  you choose the time
  it depends
  it varies a lot
  depends on the season
  it's the same every week
  on mondays mostly
  during the day
  we work in shifts
  the night shift does more
  our customers decide late
  clients decide which documents they send
  the judge decides
  the doctors decide on the treatment
  insurers decide whether they pay
  the council approves building permits
  lenders approve the loans
  our customers approve the drawings
  clients sign the contracts online
  the landlord signs the lease
  tenants sign on paper
  buyers want answers within a day
  our buyers send orders by fax
  the buyers at the stores call us
  students call us every day
  journalists send us questions
  vendors send invoices in every format
  competitors are faster than us
  our competitor already automates this
  a competitor quoted us half of that
  partners send us files every night
  i need help with this
  we want to automate it
  we want fewer mistakes
  i want my evenings back
  i want to understand what you do
  i want to know how it works
  i'm curious how you would solve this
  i'm wondering what an audit covers
  what did you mean by manual hours
  i like the idea
  sounds good
  i'm interested
  we're interested in a pilot
  we'd love to start
  i'd sign up for the newsletter
  i read one of your articles
  a friend recommended you
  our accountant recommended you
  my boss told me about your company
  our owner met you at a fair
  somebody recommended automation to us
  school
  a secondary school in the suburbs
  a language school
  nursery and kindergarten
  an estate agency
  a travel agency
  an agency for models
  a staffing agency
  dental practice
  a veterinary practice
  a carpentry shop
  flower shop
  we do web design
  we clean offices
  we build kitchens
  we trade in timber
  the firm is called bluebell
  my firm's name is harlow and sons
  the shop is called tilly's
  i'm peter from harlow and sons
  peter here
  this is anna speaking
  call me jo
  people call me max
  my surname is brown
  you may call me pat
  i go by sam
  i'm writing on behalf of northgate
  me plus six others
  i and five colleagues
  there are eight others besides me
  me and a temp
  me and my sister do the books
  i share the work with three others
  i have two helpers
  i've four people reporting to me
  five of us take turns
  a crew of nine
  myself and one clerk
  i do this work with my husband
  nobody apart from me is on the team
  the team consists of me
  a single person, that is me
  i sit there alone with it
  i'm alone with the paperwork
  i have ten thousand to spend
  i could go up to eight grand
  i've been given twenty thousand
  i may spend up to five thousand
  up to fifteen k for the project
  we put thirty grand aside
  ten thousand for everything
  a hundred thousand was allotted
  we've a pot of money for projects
  i've nothing set aside
  not a penny has been set aside
  nothing in the budget for it
  i'm happy to tell you
  gladly
  i'll tell you what i know
  i'll try to answer
  let me answer that
  i'll give you what i have
  i have to look for the number
  i looked it up for you
  let me look at my notes
  wait, i'm looking
  i had to ask around for the figure
  i'd have to check that
  i need to check with a colleague for the figure
  i'd have to guess
  i can't find it right now
  i'm bad with numbers
  don't ask me
  you tell me
  what's in it for me
  what do you mean
  what's next
  go on
  i saw your advert
  i've been thinking about this for a while
  i've wanted to fix this for years
  somebody sent me your link
  not my favourite topic
  i won't lie to you
  i'll be honest
  no sales talk please
  don't try to sell me things yet
  please keep it short
  i have five minutes
  i'm on the train
  i don't trust robots
  i'm looking for help with invoices
  i'd like to look at automation for our invoices
  i'm looking at ways to save time
  i'm looking to automate scheduling
  we're looking for someone to automate this
  i want to get rid of the typing
  i would love to get rid of it
  it's a small annoyance
  it bothers me a little
  i hate it
  i need it fixed
  i needed it done last month
  i'd start this month
  i can start any time
  i can't start before autumn
  we're ready to go
  we'd go live in march
  it should run by april
  i spend my sundays on it
  i spend five hours on reports
  i look after the claims
  i look after three offices
  i check every entry twice
  i prepare the invoices and she sends them out
  i read every email myself
  i compile the roster
  i report the numbers to the tax office
  i report to the operations director
  we report to the regulator each month
  my boss reads those reports
  the director gets the report on friday
  i send it to my boss for checking
  she checks what i enter
  he enters what i collect
  they check the entries
  my manager and i check them together
  i get information from customers by phone
  clients ask us for quotes
  we send out fifty quotes a week
  we write offers to customers
  i write offers all day
  our sales people write the orders down
  we sell online
  sales orders come by email
  our customers order by phone
  our buyers are retailers
  clients pay late
  most customers pay by cheque
  the bookkeeper pays the bills
  the software decides which ones to flag
  someone in the office has to decide which one is right
  somebody decides by hand where it goes
  we have to decide for each claim
  each case is judged by two people
  each application is approved or rejected by hand
  who decides is confidential
  i won't tell you who signs
  why do you want to know who decides
  i don't know who decides that
  no idea who signs this off
  it isn't clear yet who will decide
  who makes the decision is not your concern
  you're talking to maria
  i sign my mails as joe
  my company is called northgate
  the name of my company is harlow
  a medical group
  legal
  legal services
  finance
  insurance
  education
  management
  procurement services
  a dental group
  the board gave its okay for twenty thousand
  the cfo approved fifteen thousand for it
  the owner signed off on ten grand
  i have ten grand to spend on it
  there is eight thousand for this project
  me with two others
  me with four workmates
  just me by myself on it
  i work on it on my own
  i'm having a look around at the moment
  i'm just looking around
  just reading about it at this point
  merely looking for now
  i wonder what this is
  i'm curious about your prices
  nobody but me
  nobody besides me
  no one apart from me
  just me and nobody else
  like
  once again
  i repeat
  as i wrote
  i mean
  listen
  happy to help with that
  that's an easy one
  easy
  are you human
  are you a machine
  who is behind this
  who am i talking to
  let me look it up
  i had to look up the answer
  i've been wanting to look at this for years
  the project should be finished within five months
  the project must end before winter
  the project has to start soon
  we have no timeframe
  there is no time frame from our side
  there's no schedule on our end
  no one has set a date
  nobody has planned a date
  there are no plans for a start
  we plan it for the coming year
  i think we'll do it next year
  i expect it to happen in the autumn
  we expect to start in two months
  we'd want to begin straight away
  we want to go ahead at once
  we'd like to move ahead quickly
  i'd begin tomorrow
  if it were up to me we'd begin today
  it has to be up and running in a month
  it won't be before the new year
  it could be next spring at the earliest
  timing is open
  there's no target date
  two people have a hand in it
  in total four people take part in it
  all in all three of us have a part in the work
  there's a pot of money for it
  there is money for it
  there's no money for it
  there's no budget for the project
  between five and eight thousand for the project
  they approved twelve thousand for it
  they've given us fifteen grand for it
  the group gave us fifty thousand
  keep the sales talk to yourself
  spare me the sales pitch
  we're just chatting here
  just wondering what this is
  just curious what you do
  i only clicked because of the advert
  i found you through an advert
  anyway, i talk too much
  english isn't my first language
  mostly google docs
  only google sheets
  mainly a spreadsheet
  thinking about a new system for later
  mostly filing
  mainly invoicing
  the management company
  i'm the trainee here
  i'm the junior clerk
  i'm just curious
  curious, that's all
  merely curious
  i'm curious how it works
  i'm simply curious about this
  i've long wanted to look into it
  i keep meaning to look into automation
  i'm with a college
  i work at a primary school
  i'm from oakfield school
  i teach at a school and do its admin
  we looked at a system but never bought one
  we nearly bought a system once
  we could do without the typing
  we can't go on with it
  i'm from meridian power
  we belong to a power company
  i sign as alex
  search me
  research assistant
  the research assistant of the company
  i'm a student assistant in the office
  a software vendor for dentists
  i belong to the northgate group
  the board signed off twenty thousand
  on my own
  me, by myself
  all alone with it
  only curious about it
  just a bit curious
  i'm only wondering
  i take notes in every meeting and type them up
  my notes go into the system at night
  the director reads the reports on monday
  the owner gets a report every friday
  i take part in the daily round
  the rest is done by the night shift
  the rest is fine
  i leave the rest to the system
  the chore i hate most is filing
  i run errands for the office too
`)
