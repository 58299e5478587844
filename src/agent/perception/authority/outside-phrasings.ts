import { listLines } from '#agent/knowledge/cards/card.ts'

/** What people say who will not buy: no wish to, or here for something else. */
export const OUTSIDE_PHRASINGS = listLines(`
  we won't buy
  we are not going to purchase anything
  we're not buying anything from you
  i'm not buying
  i am not here to buy
  i didn't come to buy
  i have no plans to buy
  we have no plans to purchase
  no plans to buy at all
  no intention to buy
  i don't intend to buy anything
  we do not mean to buy
  i never meant to buy
  we're never going to buy this
  nobody is going to buy
  nobody in this office will buy
  nobody here wants to buy
  nobody here intends to purchase
  no one at our place is buying
  no one will sign anything
  no one is signing anything here
  nothing will be bought
  nothing is going to be purchased
  there won't be any purchase
  there will be no sale here
  there is no sale to be made
  no deal will come of this
  no order will come from me
  don't expect an order
  don't expect us to buy
  don't expect any business from us
  you won't make a sale here
  you can't sell us anything
  you will not sell me anything
  please don't see me as a customer
  do not think of us as a client
  you shouldn't treat this as a sales lead
  i'm no lead
  i'm not a lead
  i am not a prospect
  we aren't a prospect
  i'm no buyer
  we're no buyers
  not a buyer
  no buyers at this end
  i'm not a customer
  i'm not a potential customer
  we are no customers of yours and won't be
  we won't become a client
  not in the market
  there's no purchase planned
  no purchase is planned
  no purchase on our side
  a purchase is out of the question
  buying is out of the question
  buying isn't planned
  buying is not on the table
  it isn't about buying
  this isn't a purchase
  there isn't anything to buy for us
  nothing to sign, we don't buy
  there is no decision to make as we won't buy
  there's no decision, we're not shopping
  nobody decides since nothing is bought
  nobody, as there's nothing to buy
  no one, it's not a real project
  there's no project
  there is no real project behind this
  it isn't a real need, i'm playing around
  i'm simply interested, not buying
  i'm just interested in the topic
  it's only interest on my part, no purchase
  just interested in how this works
  pure curiosity
  out of pure curiosity
  asking from curiosity
  i ask because i'm curious, not because i'd buy
  curiosity only, no purchase
  curious about the technology and nothing else
  i only want to see how your assistant answers
  i wanted to try your chat
  i'm testing your bot
  i test chat bots for fun
  just playing with the assistant
  i'm playing with your chat for fun
  killing time
  i'm bored and chatting
  just having a look for fun
  i'm only here to read
  i read your blog and wanted to learn more, won't buy
  i just like the subject
  it's a hobby
  private interest only
  i don't have a company
  i have no business of my own
  i don't run a business
  i'm a private person without a company
  i'm retired and just curious
  i'm unemployed and looking for a job
  i'm between jobs
  i'm looking for work
  i'd like to work for you
  i would love to join your team
  i want to apply to you
  i'm applying for a position
  i hope to get a job with you
  do you have a job for me
  looking for an internship with you
  i'm after an internship
  i'm a job seeker
  i'm a developer looking for a new role
  i'd like to send my resume
  where can i send my application
  i'm a student
  i study business
  i'm studying informatics
  i'm at university
  i'm still in school
  i'm a pupil
  i'm doing a master's degree
  i write my thesis about this
  it's for my dissertation
  it's for a university paper
  it's for a class
  for a school project
  i've got homework about automation
  i have an assignment on this
  i teach and want material for a lesson
  i'm a professor preparing a lecture
  i'm a lecturer using you as an example
  academic interest only
  it's for academic research
  i'm a scientist studying chat agents
  i'm a researcher at a university
  i'm a journalist
  i write for a magazine
  i'm writing a piece about agencies
  i'm working on an article
  i blog about this
  i do a podcast about this
  i'm a competitor
  i work for a competitor of yours
  we do the same as you
  we offer the same services as you
  we're in the same business as you and look at rivals
  i run an automation agency too
  i'm checking out the competition
  i'm looking at what rivals charge
  i'm from another agency
  i'm a consultant in your field
  i'm a vendor
  we are a vendor ourselves
  we'd like to sell you something
  i'd like to offer you our services
  i want to offer you a product
  i sell software
  i sell leads
  i'm in sales and have an offer for you
  i have an offer for you
  i'm offering partnership
  we look for partners
  we want to partner with you
  i'd propose a cooperation with you
  i'm a recruiter
  i have candidates to offer you
  we place developers
  we're an agency that could bring you clients
  we could improve your website
  i'm an investor looking at your company
  i'm an analyst covering your industry
  i'm calling about your insurance
  i reached this page by mistake
  i'm here by accident
  wrong person, we don't need anything
  we don't need it and won't pay for it
  i would never pay for this
  i won't spend any money
  we'll build it ourselves, we don't buy
  we do it in house and won't hire anybody
  we're banned from buying
  we can't buy from outside
  it's just a game for me
  it's hypothetical
  this is only a thought experiment
  i just ask for myself without wanting to buy
  neither me nor anyone else here will purchase
  neither i nor my boss wants to buy
  we're not shopping
  i'm not shopping
  no money will change hands
  no contract will be signed
  we'd never sign
  we don't want your service
  we don't want to become customers
  not interested in buying
  no interest in a purchase
  without any wish to buy
  we will not purchase
  we shall not be buying, just so you know
  nobody, i'm only learning
  nobody, i only study this
  no one, i only wanted to see how it's done
  we supply firms like yours and would like to sell to you
  we'd like you as a customer of ours
  no customers here
  no purchase from our side
  no sale here
  we shall buy nothing
  we'll purchase nothing at all
  i will buy nothing from you
  take us off your list of prospects
  strike me from your leads
  don't put me down as a lead
  there isn't a customer at this end
`)
