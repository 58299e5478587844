import { listLines } from '#content/answers/card.ts'

/** What only this conversation can answer. */
export type StateTopic = 'my_savings' | 'my_payback' | 'my_score' | 'my_facts'

export const STATE_PHRASINGS: Readonly<Record<StateTopic, readonly string[]>> = {
  my_savings: listLines(`
    how much would i save
    how much could we save
    what would we save
    what are my savings
    what is my estimate
    what is our roi
    what is the estimated roi
    whats the roi for us
    so what do i save with these numbers
    how many hours would we get back
    what would it save us per year
    recap the numbers
    summarize my savings
    can you repeat the estimate
    what did you calculate for us
    is it worth it for my company with those figures
    what would my roi be
    estimated savings for my team
    how much money would that be
    show me my estimate
    what does that come to for us
    so how much is that in savings
    give me my numbers
    what is the result for us
    how many hours will we get back
    how much money do we lose today
    what is the manual work costing us
  `),
  my_payback: listLines(`
    so it doesnt even pay back
    it does not pay back at all
    that never pays for itself
    so the roi is negative
    your calculator shows a negative roi
    why is my roi negative
    the return is tiny
    that is hardly any savings
    is that all we would save
    thats not worth it then
    so it isnt worth it for us
    that doesnt justify the investment
    the numbers dont add up
    the savings are smaller than the cost
    so i lose money with this
    when would it pay back for us
    how long until it pays off for us
    what is my payback
    what would have to change for it to pay off
    from how many hours does it pay
    how many hours would we need for this to be worth it
    your own calculator says no
    why should i buy if the roi is negative
    that is a bad return
    payback of five years is way too long
    we would never get that money back
    so it costs more than it saves
    is it even worth it with our numbers
    when would i get my money back
    so that is a no
    ok so no then
    so you are saying no
    so what does that mean for me
    what does that mean for us
    what would you do in my place
    what would you do if you were me
  `),
  my_score: listLines(`
    what is my score
    what is my fit score
    how did i score
    whats our score
    why is my score so low
    what score did you give me
    how am i rated
    did i qualify
    do we qualify
    are we a good fit
    is my company a fit for you
    am i a good candidate for this
    why did my score go down
    how good a fit are we
    what is my lead score right now
    my score
    where do i stand
    how do you rate us
    is our score good
    whats my rating
    could we be a client of yours with these numbers
  `),
  my_facts: listLines(`
    what do you know about me
    what did i tell you
    what have you noted so far
    what did i say about our hours
    summarize what i told you
    which facts do you have about us
    what information do you have on my company
    what did you write down
    can you repeat what i told you
    do you remember my name
    what tools did i mention
    what have i told you so far
    recap what you know
    which email did i give you
    what is my name
    how many hours did i say
    what figures are you using for us
    list everything i told you
    remind me which tools i mentioned
    what do you have on me so far
    did you get my email right
    what was the hourly rate i gave
    what do you think my company does
    do you still know how many people we are
    read back my details
  `),
}
