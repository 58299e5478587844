import { listLines } from '#agent/knowledge/cards/card.ts'

/** What people say who take part in a decision that is not theirs alone. */
export const SHARING_PHRASINGS = listLines(`
  i recommend and my director decides
  i give my recommendation, the owner chooses
  my recommendation goes to the board
  my recommendation carries weight but isn't final
  i make a proposal and the managers choose
  i propose, the boss approves
  i suggest things, someone senior signs
  i bring the idea and finance approves
  i prepare the decision for the managing director
  i write the proposal, the directors vote
  i draw up the business case and leadership decides
  i put the case together and present it upstairs
  i can argue for it but the chief has to sign
  i'd argue for it in front of the board
  i'd back it, but it isn't my pen
  i'll champion it inside the firm
  i would be your advocate in here
  i'm the sponsor, the approval comes from above
  i am the project lead, the approval is from the vice president
  i can speak in favour, the signature belongs to the director
  i push for it internally and the owners rule on it
  i can influence it but not decide it
  i influence the choice
  i've some influence there
  my opinion is heard but another person decides
  my opinion matters, the decision is my manager's
  they listen to me before they decide
  he asks my view and then makes up his mind
  she follows my advice most of the time but it's her decision
  the owner usually takes my advice
  my boss trusts my judgement but he signs
  the boss decides on my advice
  the ceo decides with my input
  the director approves what i propose
  it's decided by my director with my advice
  the choice is made one floor up, with my input
  the decision sits with my boss
  the decision lies with the owners
  the decision lies higher up
  someone higher up decides
  it is decided above me
  that's decided over my head
  my superior signs
  my manager has to approve
  my line manager approves purchases
  the general manager gives the okay
  needs approval from my director
  requires sign off by the chief financial officer
  the finance department has to release the money
  the cfo controls the money
  the treasurer holds the purse
  the purse is my boss's
  the signature is the director's
  the last word belongs to the owner
  the final say is with the chief executive
  the final yes comes from head office
  headquarters has to say yes
  our parent company has the last say
  the group approves anything of that size
  corporate signs off
  anything over ten thousand goes to the board
  small amounts i can sign, this one needs the board
  up to five thousand is mine, above that my boss
  i can sign up to a limit, beyond it the cfo
  i approve first and then the cfo approves
  two people sign, me and the finance director
  four eyes, so me and another manager
  my signature plus one more
  it takes two signatures
  i sign together with my partner
  my business partner and i decide jointly
  my partner and i choose together
  me and my brother decide together
  my wife and i run it and agree on everything
  my husband has to agree as well
  my sister co-owns it so both of us
  the family decides together
  we discuss it as a family
  my father still has the last word
  my dad owns it, i run the office
  both of us have to agree
  we are three partners and all must agree
  the partners vote
  there are several partners and i'm one of them
  i'm one vote out of five
  i have one vote of several
  i've a vote but not the only one
  i have a seat at the table
  i sit on the committee
  i'm on the panel that chooses
  i'm a member of the selection team
  i belong to the group deciding this
  a small group of us decides
  a few of us decide together
  several people have to agree
  it's a joint decision
  it's a shared choice
  it is a team choice
  we decide by consensus
  we settle such things together
  we all have to be in favour
  everybody on the leadership team has to agree
  management decides as a group
  the management meeting decides and i attend
  the steering committee approves
  a committee looks at it
  the trustees have to approve, i advise them
  the council votes on spending
  the school governors approve it
  the board of directors approves
  the board meets monthly and rules on it
  procurement has the final word
  purchasing runs a process and i score the offers
  it has to go through procurement
  it security must approve as well
  legal has to look at it too
  i'd have to ask my boss
  i would need to talk to my director first
  i must check with the owner
  i have to clear it with my chief
  i'd need to get the partners on board
  i need my manager behind it
  i have to win over the finance head
  i'd have to persuade two others
  others have to agree too
  others are involved as well
  other people have a say too
  there are more people involved
  not just me, there are others
  not me alone
  i'm not the only one who decides
  i don't decide by myself
  i can't decide that alone
  i cannot sign on my own
  that is not mine alone to decide
  it's not entirely in my hands
  only partly my decision
  half of it is my decision
  partly mine, partly the board's
  i have a say but not the last one
  i've got a say in it
  i have some say
  my say counts for something
  my voice counts but so do others
  i've one voice among many
  i have an input
  i give input
  i evaluate, my head of department decides
  i do the evaluation and the vp approves it
  i choose the shortlist, the managing director picks
  i narrow it down and she chooses
  i test it and tell them whether it's worth it
  i assess it technically, somebody else pays
  i'm the technical evaluator
  i choose the tool, my director pays
  i'm the main user so they ask me, the cfo pays
  i'll be the one using it, my boss buys it
  i run the project but don't hold the budget
  i don't hold the purse strings, i just advise
  the money isn't mine to spend
  budget isn't mine, it's my director's
  i'm second in command, the owner signs
  deputy, so i prepare it and the chief decides
  as operations manager i recommend and the owner signs
  my boss
  my director
  the owners
  our ceo
  the managing director does
  the finance director would
  my boss would have to approve that
  the boss has the final say, i just make the suggestion
  he decides, i advise
  she has the money, i have the ideas
  they decide and i'm consulted
  i'm consulted before they choose
  i get asked for my view
  i am involved in the decision
  i take part in the decision
  i contribute to the decision
  i help them decide
  i'm helping my ceo decide
  i help choose the supplier
  i participate in choosing vendors
  i can veto but not approve
  i could say no but the yes comes from others
  i'd present it, they would vote
  i present it to the owners together with my view
  i take it to my director with a recommendation
  it lands on my boss's desk with my note on it
  the directors do, i prepare it
  the owners do, i only plead for it
  the boss does after hearing me
  first me, then the board
  me first and after that my director
  i decide together with the finance manager
  i need to get approval from my superior
  i have to get a yes from the ceo
  i need the okay of my partner
  it needs my director's okay
  the chief signs what i recommend
  the head approves what i bring
  my boss, though he listens to what i say
  the owner, but i have his ear
  our director, but my view weighs a lot
  the cfo, with me advising
  the final signature isn't mine
  the last signature is my manager's
  i'm behind it, but my manager has the pen
  i can set it in motion, my director finishes it
  i start the process and the vp closes it
  i'm one of the people who decide
  i'm one of the owners, the others have to agree
  i own a third of it
  we are two owners
  both owners sign
  i may plead for it, the chair puts her name under it
  the treasurer puts his name under it, i make the plea
  the pen is in my superior's hand, the proposal in mine
  he holds the pen and i hold the arguments
`)
