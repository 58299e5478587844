import { listLines } from '#agent/knowledge/cards/card.ts'

/** What people say who find things out for others and have no part in the decision. */
export const GATHERING_PHRASINGS = listLines(`
  i'm just collecting information
  i only collect information for others
  i am gathering facts for my boss
  i gather the facts and that's it
  gathering material is my whole task
  my task is to gather offers, nothing else
  all i've been asked is to find out what exists
  i was asked to find out what's on the market
  my boss asked me to look you up
  my manager told me to look into automation
  my director wanted me to check what providers there are
  the boss sent me to ask
  i've been sent to find out prices
  i was told to compare a few companies
  they asked me for a list of vendors
  i have to hand in a list of providers
  i'm making a list for my manager
  i'm drawing up a comparison for the directors
  i prepare the comparison and then i'm out of it
  i write up what i find and hand it over
  i write the summary, others read it and choose
  i'm writing an overview for my superior
  i'm preparing a summary for management
  i'm putting together a report for the leadership
  i'm putting slides together about this for my chief
  i report what i find and have no part in what follows
  i pass it on and they take it from there
  i just pass the information on
  i forward what you tell me to my boss
  i'll relay your answers to the people upstairs
  i'm only the messenger here
  i'm the go between
  i act on behalf of someone else
  i'm asking for somebody else
  i'm asking for my boss
  i'm asking on my director's behalf
  i'm inquiring for a colleague
  i look around for a friend who has a firm
  i'm doing this for my manager, i've nothing to do with the choice
  i'm doing the groundwork only
  only the spadework is mine
  just the legwork, no influence
  i do the background reading
  i'm reading about this on behalf of the owner
  i read up on suppliers and summarise them
  i do market research for the company
  i'm doing market research
  market research on my part
  desk research only
  it's pure research for now
  purely research
  research is all i do
  only researching
  just researching for the team
  i research and others choose
  my part is the research, the rest is for others
  my job ends with the research
  my role is limited to research
  my role is to find candidates
  my role ends once the list is done
  my involvement ends when i hand in the report
  i compile the options and nothing more
  i compile offers and leave the room
  i compare offers but have no vote
  i collect quotes and have no influence
  i fetch the quotes and somebody else picks
  i'm fetching prices
  i'm only collecting brochures
  i'm screening vendors for somebody else
  i'm scouting for the head of operations
  i scout the market, the bosses choose
  i'm scanning the market for my chief
  i'm exploring this on behalf of the management
  i'm investigating what's possible for my supervisor
  i'm looking into this for my supervisor
  i'm looking things up for the owner
  i've to look at options and report back
  i have to report back to my boss on what's out there
  reporting back is all i do
  i'm to bring back some facts
  i'm supposed to bring my manager three names
  i'm an assistant collecting options
  i'm the assistant of the managing director
  i'm the pa, i only ask around
  i'm the secretary, i was asked to get details
  i'm a junior who was handed this task
  i'm the junior here, they gave me this to look up
  i'm new here and got the job of looking around
  i'm an analyst preparing background
  i'm an analyst and don't take part in the decision
  i'm a consultant gathering options for a client
  i'm on placement and they had me look into this
  intern, they asked me to look around
  they had me look around
  they've got me looking into it
  somebody gave me the task of finding suppliers
  the task landed on me to find out about it
  i was picked to do the homework
  i'm doing the homework for the managers
  i have no say
  i've no say whatsoever
  i've no vote
  i don't get a vote
  i have no vote in the matter
  i have no voice in the choice
  i've no influence on the outcome
  i have zero influence on what they pick
  i don't have any part in deciding
  i have no part in the decision
  i've nothing to do with the decision
  i'm not involved in the decision at all
  i am not part of the decision, i only look
  i'm not in the meeting when it's decided
  i won't be in the room
  they decide without asking me
  nobody asks me when it's decided
  nobody will ask my opinion
  my opinion isn't asked
  my view plays no part
  the choice is made without me
  the decision happens elsewhere and i just bring facts
  deciding is for other people, i find things out
  deciding isn't my business, i collect
  i don't decide anything, i just look things up
  i decide nothing, i look
  others decide, i only search
  others choose, i just gather
  other people decide, i'm finding out facts
  somebody else decides, i only fetch information
  someone above me wants to know, i just look
  someone upstairs wants to know what this costs
  management wants an idea of what's out there so i look
  the managers want a picture of the market and i draw it
  the leadership asked for a report and i write it
  my boss is curious so i'm asking
  my boss wants to know more and sent me
  my chief wanted some facts
  my supervisor wanted me to ask
  the owner wants names, i get him names
  not my decision, i only look
  not mine to decide, i'm fact finding
  fact finding only
  fact finding for the board
  i'm on a fact finding mission
  information gathering only
  gathering info at this point for someone else
  just information for my superiors
  it's only to inform my bosses
  my only job is to look
  my only contribution is the list
  i'm just here to learn what you offer and report it
  just here to collect details
  i take notes and bring them to my boss
  i note it all down for somebody else
  i prepare papers for those who decide
  i get the material ready for the people who choose
  i'm preparing the ground for those in charge
  i'm doing the first screening, no more
  i do a first look and then it leaves my hands
  once i've handed it in it's out of my hands
  after that it's out of my hands
  i'm not the one to decide, i was asked to look
  i'm just the person who searches
  the search is mine, the choice isn't
  finding is my job, choosing isn't
  i only ask the questions
  i ask, they think about it
  i've been asked to get an idea of prices
  i was given the job of finding out
  assigned to research this
  tasked with finding vendors
  i've been tasked to explore the market
  i'm collecting ideas for a manager
  i'm comparing vendors for someone else
  just comparing for the boss
  i hand over my notes and that's where my part ends
  i give my findings to the director and that's the end of it for me
  they get my notes and i'm out
  a summary is all i contribute
  i sum up what's there for the owners and leave the rest to them
  i summarise what the market has for my boss
  a summary for the bosses is what i'm making
  they read my summary and go on without me
  my notes go to the board and i stay out of the rest
  the director gets my notes, the rest isn't my affair
  i keep out of what comes after
  what comes after isn't my affair
  what happens with it afterwards isn't up to me
  what they do with my findings is their affair
  my part stops there
  my part stops at the list
  my part is over when they have the facts
  i take no part in the decision
  i take no further part after that
  i get no further than the research
  i don't go further than looking
  my errand is to find suppliers
  i was sent on this errand by my boss
  they gave me the chore of finding providers
  it was put on my plate to dig up vendors
  digging up names for my supervisor
  someone needed to dig up facts and they chose me
  i got landed with the job of finding out what's there
  all that's wanted of me is a list
  all they want from me is facts
  a few facts for the chief, that's what i'm after
  a page of notes for management and i'm done
  i'm here with questions from my boss
  my boss's questions, not mine
  i've a list of questions from my manager to ask
  i only carry the answers back
  i carry what i learn to those in charge
  i bring them material and they do the rest
  i supply the facts, the thinking is done by others
  the thinking is done by others, i feed them facts
  i feed the committee with information
  i do the reading for a committee i don't sit on
  i'm not on the committee, i just inform it
  i've been asked for an overview
  an overview is what i was asked for
`)
