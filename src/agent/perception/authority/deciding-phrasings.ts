import { listLines } from '#agent/knowledge/cards/card.ts'

/** What people say who can say yes by themselves: one line a way of putting it. */
export const DECIDING_PHRASINGS = listLines(`
  the choice rests entirely with me
  this lies in my hands
  the final word on this is mine
  i make the final choice myself
  i have the last word on purchases like this
  i get to say yes or no
  i say yes and it happens
  if i like it we buy it
  if i'm convinced then we go ahead
  once i'm happy we can start
  my yes is all you need
  all it takes is my signature
  my signature is enough
  one signature, and it's mine
  there's one signature needed and it is mine
  i'm the one holding the pen
  i sign the contracts here
  i'm the only signatory
  sole signatory, that's me
  i have signing rights for this
  i'm authorised to sign for the firm
  i am empowered to commit the company
  i've been given full powers to choose
  the board has given me a free hand
  the owners gave me free rein on this
  my partners have left this one to me
  my husband leaves these things to me
  my wife lets me handle all the spending
  they trust me to pick and pay
  it has been delegated to me entirely
  this was put fully in my charge
  i have a mandate from the trustees to go ahead
  the directors have already agreed that i choose
  it falls under my own budget
  it comes out of my budget so i choose
  i control the money for this
  i hold the wallet
  the money is mine to spend
  it's my money on the line
  it's my own cash
  i pay for it out of my own pocket
  i write the cheques around here
  i'm the one who pays the bills
  i control the spending in this department
  my department, my budget, my choice
  i can approve spending of this size
  i can spend that much without asking
  that amount is below my limit so i approve it myself
  i'm allowed to sign up to fifty thousand on my own
  this size of deal doesn't need anyone above me
  nothing above me but the sky
  there is nobody over me
  i have no boss
  i don't report to anyone on this
  i answer to nobody but my customers
  nobody has to be asked
  i needn't ask a soul
  no need to run it past anybody
  i don't have to check with anyone first
  no permission needed from anybody
  no one else gets a vote
  nobody else has a say in it
  nobody else is involved in choosing
  there is no second person to convince
  you won't have to convince anybody else
  you only need to convince me
  if you've convinced me you're done
  you're talking to the right person
  you are speaking to the person who decides
  you've reached the person in charge
  the decider is me
  i'm your decision maker
  the one deciding would be me
  the person who decides is writing to you
  that person would be me
  it's me who chooses
  it is me that signs it off
  i'm the one who gives the green light
  i give the go ahead
  i give the final okay
  i do the approving
  i approve all purchases myself
  all buying goes through me and ends with me
  everything we buy has to be okayed by me
  everyone else here needs my approval
  the team suggests and i decide
  my people advise me but i choose
  my staff bring me ideas and i rule on them
  i listen to my colleagues and then decide
  i may ask my accountant but i decide
  my manager looks after the details, the choice is mine
  i'll hear what the team thinks, then i choose
  i call it
  i make that choice
  i make those decisions
  that's for me to decide
  that is mine to settle
  deciding is my job
  decisions like that are my job
  purchases like this are my responsibility
  i'm responsible for that choice and nobody else is
  i alone am responsible
  i decide on my own
  i settle it alone
  i can decide today
  i can say yes this afternoon if i like it
  i could sign tomorrow
  i'm able to sign straight away
  i can commit without a meeting
  i can give you an answer on the spot
  no meetings needed, i just decide
  we have no board
  there's no committee here
  we've no hierarchy, i choose
  no layers here, you have got the top
  i'm at the top of the tree
  the buck ends with me
  it ends on my desk
  the final stop is me
  what i say happens
  my word goes here
  my word counts
  my vote is the only vote
  i've got a majority so i decide
  i own all the shares
  i hold every share in the company
  i own it outright
  i own the whole business
  i'm the owner
  i am the sole owner
  i'm the founder and i run it
  my own firm so my own rules
  it's my firm
  the company belongs to me
  the business is mine
  this place is mine
  i started this company and still run it
  i built this business myself and i decide
  i'm self employed so me
  i'm a one woman business
  one man band so i decide
  sole trader
  i'm a freelancer, nobody else decides
  we are family owned and i'm the head
  i took over from my father and now i decide
  i inherited the shop, it's my choice now
  i'm the managing director
  i'm the chief executive here
  chief executive
  ceo and owner
  owner and director
  founder and director
  as managing director that is my choice
  as the ceo i have the last word
  i'm the principal of the practice and sign everything
  i head the company
  i lead this company and choose its suppliers
  i'm in charge of buying
  i am in charge here
  i'm the boss
  the boss is me
  yours truly decides
  you're looking at the decider
  i have complete authority over this
  full authority sits with me
  the authority is mine alone
  the decision belongs to me
  the decision sits with me alone
  deciding sits with me
  me and nobody else
  me alone
  only i decide
  only i can sign
  only my okay counts
  approval is mine to give
  the go-ahead comes from me
  the final approval comes from my desk
  it needs my approval and no other
  it's entirely my choice
  purely my choice
  completely my decision
  that one is wholly on me
  solely me
  i'm the only decider
  i'm the only person who signs
  nobody but me signs
  no one other than me decides that
  not a single other person needs to agree
  i needn't get anybody on board
  i don't share that decision
  the two of us own it and my partner leaves this to me
  my co-owner is silent, so i decide
  the other owners stay out of daily business, i choose
  head office lets every branch choose and i run this branch
  i run this site and buy what it needs
  budget holder, that's me
  i'm the budget holder and approver
  i'm the buyer and i have the final say
  the purse is mine
  i keep the purse
  that call is for me to make
  i make the call on software
  i take decisions like that
  i take that decision myself
  that decision is taken by me
  decisions are taken by me
  my choice
  my say
  my call entirely
  i do, nobody else
  me, and me only
  me, the owner
  me, as the director
  me as the founder
  that'd be me, i own the firm
  whatever gets bought, i approve it
  when something's bought i sign for it
  everything with a price tag passes my desk and stops there
  the money for this is in my hands
  it's in my hands alone
  i keep the cheque book
  the checkbook stays with me
  the company card is in my wallet
  the keys to the safe are with me
  nobody pays for anything unless i nod
  i nod and it's bought
  whichever one i like gets bought
  my nod is what it takes
`)
