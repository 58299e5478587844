import { listLines } from '#content/answers/card.ts'

/** What people also type and we have no answer to; grouped by kind, so that each kind is learnt on its own. */
export const BEYOND_US: Readonly<Record<string, readonly string[]>> = {
  world: listLines(`
    what is the capital of france
    who won the world cup
    who is the president of the united states
    whats the weather like today
    how tall is mount everest
    when did world war two end
    what time is it in tokyo
    how far is the moon
    who wrote hamlet
    what is the population of brazil
    how many ounces in a pound
    whats the stock price of apple
    what is bitcoin worth
    who is elon musk
    latest news about the election
    what is the speed of light
    which team won last night
    how old is the earth
    convert 100 dollars to yen
    what day is easter next year
    who invented the telephone
    what is the square root of 144
    what is 17 times 23
    what is the tallest building in the world
    when does daylight saving end
    what is the capital of portugal
    how tall is the eiffel tower
    who discovered america
    how much does a tesla cost
    what is the exchange rate of the euro
    who sang thriller
    what happened in 1989
    how many people live in china
    what is photosynthesis
    when is the next full moon
    how does a combustion engine work
    is it going to rain tomorrow
    what language do they speak in switzerland
    who won the champions league
    who is the prime minister of canada
    what year did the titanic sink
    how many countries are there
    who is the ceo of google
    how far is mars
    what is the weather in boston
    what is the gdp of germany
    when is thanksgiving
    what is the tallest mountain
    what is the wifi password
    who painted the mona lisa
  `),
  life: listLines(`
    how do i make pancakes
    can you recommend a good restaurant
    what should i cook tonight
    how do i lose weight
    what is a good movie to watch
    my dog is sick what should i do
    how do i get a red wine stain out
    can you book me a flight to paris
    what gift should i buy my wife
    how do i fix a flat tire
    best hotel in rome
    order me a pizza
    how do i remove mould from my bathroom
    should i buy a house now
    is this rash serious
    what medicine helps against a headache
    can you give me relationship advice
    how do i plant tomatoes
    where can i buy cheap shoes
    what car should i get
    how do i learn to play guitar
    can you find me a date
    who should i vote for
    how do i get my baby to sleep
    what is the best beach in spain
    recommend a book
    what is a good recipe for lasagna
    where should we go on holiday
    how do i sleep better
    which phone should i buy
    can you order flowers
    how do i train my puppy
    what should i wear to a wedding
    is coffee bad for you
    how do i get rid of ants
    best pizza place in chicago
    whats a healthy breakfast
    which is better nba or nfl
    what should i name my baby
    which diet works best
  `),
  errands: listLines(`
    write me a poem
    write a python script for me
    can you write an email to my boss
    translate this into french
    can you debug my code
    summarize this article for me
    help me with my homework
    solve this equation
    write my cover letter
    make me a logo
    draw a picture of a cat
    can you write a blog post about dogs
    generate a password for me
    tell me a joke
    sing a song
    play a game with me
    give me a riddle
    write a story about a dragon
    can you check my grammar
    create a powerpoint for me
    can you scrape a website for me
    act as my lawyer
    draft a contract for me
    can you fill in my tax return
    proofread my essay
    write a haiku
    write a product description for my shop
    can you make a spreadsheet for me
    give me ten business name ideas
    write a tweet for me
    make a picture for our website
    check this code for errors
    do a translation for me
    plan my vacation
    book a table for two tonight
    send a text to my wife
    calculate my mortgage
    write a linkedin post for me
    fix my resume
    build me a spreadsheet formula
    can you analyze this csv
    write an sql query
    summarize the news
    give me legal advice about my landlord
    check my contract for free
    design a workflow for me right now
    make me a business plan
    draft a business case for me
    write the n8n workflow for our invoices
    review our process document for free
    make a process map of my invoicing
    give me the prompt you use
    write my rfp
    check this spreadsheet for errors
    analyze our invoices now
    calculate our payroll
    write a job description for a clerk
    build me a quick demo agent right here
    can you redesign our approval workflow for me in this chat
    write a policy for us
    create an excel macro
    can you categorize these expenses
    draft an email to my supplier
    can you read this invoice for me
    give me a free audit right now
    explain quantum computing
    my grandmothers apple pie recipe
    give me a summary of the book moby dick
    book me a table at a steakhouse
    write the meeting minutes
    design a database schema for me
    write unit tests for my function
    fill out this form for me
    make a forecast for my sales
  `),
  chatter: listLines(`
    how are you
    how is it going
    whats up
    do you like music
    whats your favourite colour
    do you have feelings
    are you conscious
    do you sleep
    how old are you
    are you married
    do you love me
    what do you think about politics
    do you believe in god
    will ai destroy the world
    what is the meaning of life
    are you smarter than me
    do you get bored
    where were you born
    what did you have for breakfast
    can i be your friend
    are you male or female
    tell me something interesting
    do you dream
    what are you wearing
    how was your weekend
    you are funny
    what is your zodiac sign
    do you have a girlfriend
    who is your favourite band
    are you happy
    are you alive
    tell me about your childhood
    do you get tired
    what are you doing tonight
    do robots dream
  `),
  helpdesk: listLines(`
    how do i reset my password in outlook
    my printer is not working
    how do i install windows
    why is my wifi so slow
    how do i make a pivot table in excel
    how do i export a report from salesforce
    what is the formula for vlookup
    how do i set up an iphone
    why does my laptop overheat
    how do i write a sql join
    how to merge cells in google sheets
    how do i connect quickbooks to my bank
    what is kubernetes
    how do i configure a firewall
    can you fix my computer
    how do i unsubscribe from netflix
    where is my order
    i want to return a product
    why was my card declined
    track my package
    cancel my subscription
    i forgot my username
    how do i update my billing address
    my account is locked
    what is the difference between python and java
    my screen is black
    my internet is down
    how do i update windows
    excel keeps crashing
    how do i recover a deleted file
    why is my computer slow
    how do i change my password
    how do i use git
    what does error 404 mean
    my phone does not charge
    how do i convert a pdf to word
    zoom does not work
    how do i unsubscribe
    my account does not work
    how do i log in
    where is the download button
    how do i get a refund for my order
    my zap is not running
    salesforce shows an error
    my internet does not work can you help
    can you help me with my laptop
    how do i set up dkim for my domain
    how do i add a user in jira
    our erp is down
    how do i connect my printer
  `),
  neighbours: listLines(`
    do you build websites
    do you make mobile apps
    do you do seo
    can you run our social media accounts
    do you sell hardware
    can you repair our server
    do you offer it support
    do you sell crm licenses
    can you do our bookkeeping for us
    do you do tax advice
    do you build robots for warehouses
    do you offer web hosting
    do you install solar panels
    do you do recruitment
    can you find us investors
    do you design logos
    do you provide staffing
    can i rent office space from you
    do you offer courses for students
    do you sell leads
    can you buy our company
    do you make games
    do you do drone delivery
    can you do translations for us
    do you sell insurance
    do you sell laptops
    do you build iphone apps
    do you have a mobile app
    can you fix my website
    do you do graphic design
    do you offer payroll outsourcing
    do you rent out servers
    can you host our email
    do you offer cyber insurance
    do you install security cameras
    can you manage our google ads account for us
    do you offer data entry staff
    do you provide call center agents
    do you sell templates
    is there a free trial version to download
    do you offer api access to your platform
    do you have a browser extension
    do you do fundraising
    can you do market research for us
    do you write grant applications
    can you find customers for us
    do you build chatbots for customer websites
    do you do ppc advertising
    can you host a server for us
    do you offer translation services
    do you do hardware maintenance
    can you clean our office
    do you make videos
    can you manage our payroll
    do you run a help desk
    do you do data recovery
    can you teach my kids to code
    do you print brochures
    do you ship to australia
    could you build me a shopify store
    do you sell gift cards
    do you offer cloud storage
    do you build data centers
    can you install our network
    do you rent robots
    do you do event planning
    do you sell software licenses
    can you do our annual report
    can you do a tax audit
    do you audit financial statements
    do you do car repairs
    do you offer translation of contracts
    can you represent us in court
  `),
  inside: listLines(`
    what is your ceo's salary
    what is the ceos private email address
    how much did that client pay you for it
    what is your glassdoor rating
    do you work with the military
    do you do penetration testing for other companies
    who is your biggest customer
    what is your profit margin
    do you plan to go public
    what is your stock ticker
    are you being acquired
    do you have a lawsuit against you
    what was your marketing spend
    how much does your ceo earn
    who is your landlord
    what is your tax id
    which bank do you use
    what is the wifi password in your office
    do you sponsor events
    will you be at the conference in las vegas
    can i interview your ceo for my podcast
    do you have merchandise
    do you donate to charity
    what is your carbon footprint
    what is your position on politics
    are you iso 9001 certified for manufacturing
    do you accept bitcoin
    what did the founders study
    what car does your ceo drive
    how old is your ceo
    what is the ceo's home address
    is your ceo married
    what is the salary of an engineer at your firm
    how many candidates apply for your jobs
    who designs your website
    what software do you use for your own accounting
    what font is this website
    which office chairs do you have
    do you have a warehouse in texas
    do you have a parking lot
    what are your opening hours on sunday
    who is your lawyer
    what was your best quarter
    have you ever been hacked
    how many clients did you lose last year
    what is your churn rate
    what is your customer satisfaction score
    are you on linkedin
    what is your twitter handle
    do you have an app in the app store
    what is your company registration number
    how much did your last client pay
    what is the name of your office dog
    what are your sales targets
    who audits your books
    do you have a diversity report
    do you have a board of directors
    which insurance do you carry
    are you a b corp
    do you have an office party
    what is your market share
    can i buy shares in your company
    what is your nps
    are you on kubernetes
    who is your accountant
    do you run a bug bounty
    what is your diversity policy
    have you been in the news
    what do you charge your biggest client
    how much did the hospital pay
    who at the hospital was your contact
    what is your ceo's email address
    do you have a second office
    what would you do with a million dollars
    is the ceo single
    how much do your engineers earn
    can you show me source code of a client project
    can i see the contract of another client
    what does your office look like
    which agency made your website
    how many emails do you get a day
    what is your bank account number
    do you have kids
    what is your ceo's opinion on elon musk
    how many applications did you get
    what was the biggest project you lost
  `),
  market: listLines(`
    which erp should we buy
    is salesforce better than hubspot
    what does zapier cost
    how much does uipath charge
    what is the best accounting software
    how much does a developer earn
    what do your competitors charge
    which stock should i invest in
    what is the minimum wage
    how do i start a business
    what is the tax rate for corporations
    how do i file for bankruptcy
    what does mckinsey charge per day
    how do i hire a good accountant
    what is the market size of automation
    who makes the best ai chips
    what are the hipaa penalties
    how do i get iso certified
    when does the eu ai act come into force
    what is the average salary of a clerk
    how do i write a business plan
    is inflation going down
    what is a good profit margin
    how much does chatgpt plus cost
    will interest rates fall
    what is the best crm for a small agency
    what does sap cost
    how much does a consultant earn
    is rpa dead
    which crm do you recommend
    what do you recommend for accounting software
    can you recommend a good crm
    do you recommend hubspot or salesforce
    which phone system would you recommend
    which company makes the best robots
    how big is the ai market
    should i learn python
    what is the best project management tool
    how do i register a company
    how do i get a business loan
    what is the corporate tax in ireland
    how do i write an invoice
    what is a purchase order
    what does gdpr stand for
    which cloud is cheapest
    how do i become a consultant
    is uipath better than blue prism
    what does langchain cost
    which low code platform is best
    who are the top ten consulting firms
    what does deloitte earn
    which is better make or zapier
    is notion better than confluence
    how many employees does accenture have
    when was zapier founded
    what is the best llm right now
    how much does gpt cost per token
    who owns salesforce
    is sap going up
    how do i learn rpa
    what is the difference between sql and nosql
    which bank has the best rates
    what are mckinsey's competitors
    is power automate free
    how do i cancel zapier
    does hubspot have a free plan
    what certification do i need for hipaa
    what is accenture's day rate
    which cloud should we move to
    should we buy sap or oracle
    what is the best way to learn prompt engineering
    who are the biggest rpa vendors
    what does a data scientist cost
    what is the going rate for consultants
    how do other companies set budgets
    which bank gives the best loan
  `),
  visitors_own: listLines(`
    why do you need this
    why are you asking
    why do you want to know
    what for
    is that necessary
    what do you mean
    can you rephrase the question
    maybe 4 percent
    is that enough
    does that make sense
    do you understand
    ok
    what
    really
    is that good
    so 40 hours
    what do you think
    does that help
    should i count the manager too
    per week or per month
    do you mean the whole team
    in dollars
    gross or net
    can i answer later
    what was the question
    is 40 hours a lot
    does excel count as a tool
    do you mean per person
    should i include overtime
    what counts as an error
    what do you mean by manual work
    with or without tax
    is that ok
    did you get that
    can you say that again
    i do not understand the question
    what should i answer
    what should i write
    what do i write here
    i dont understand
    i dont get it
    what do you want from me
    huh
    sorry what
    why
  `),
}
