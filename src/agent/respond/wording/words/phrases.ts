import { expandPhrases } from '#agent/respond/wording/words/split-words.ts'

/** Words that are harmless in this company only. */
export const PHRASES = expandPhrases(`
thank you {very much|so much|again|}
thanks {very much|so much|again|a lot|}
many thanks
for {sharing|explaining|asking|writing|describing|listing|clarifying|checking|answering} {that|this|it|all of this|all of that|all that|your figures|the figures|the details|}
for {telling|giving} me {that|this|}
for letting me know
for {laying|spelling|setting} {that|this|it|all of this} out
for {walking|talking} me through {it|that|this|the work|your process|all of this}
for going {into|through} {it|that|this|all of this|so much detail}
for {taking|finding} the time
for {stopping|dropping} by
for being {so|} {open|clear|candid|direct|honest|thorough|specific|patient}
i {really|} appreciate {it|that|this|the|your|you checking|you asking|you sharing that|you telling me|you explaining that|how much}
the time you took to go through {it|this|that|all of this}
you {said|mentioned|shared|described|explained|listed|outlined|told me|wrote|noted|laid out|brought up}
you have {said|mentioned|shared|described|explained|listed|outlined|told me|laid out}
you've {said|mentioned|shared|described|explained|listed|outlined|told me|laid out}
you {are|were} {dealing with|describing|facing|carrying|juggling|working with|up against}
you're {dealing with|describing|facing|carrying|juggling|working with|up against}
why you {would|might|} {ask|wonder|raise it|bring it up}
i can {see|understand|hear|imagine|picture|tell} {why|how|what|where}
i can imagine that
i {see|understand|imagine} {why|how|what|where}
i am sorry {to hear that|to hear it|to hear this}
i'm sorry {to hear that|to hear it|to hear this}
sorry {to hear that|to hear it}
i {may have |might have |must have |}missed {something|that|part of that|it}
{gives|tells} me {a lot|more|a better|a much better|a clearer|a much clearer|a clear|a good|a fuller|a real}
{a|an} {better|clearer|fuller|much clearer|much better|good|clear} {picture|sense|idea|feel|view}
completes the picture
a lot {of|more|about|}
{a bit|a little} {of|more|}
the kind of {detail|context|thing|work|picture} that helps
just the kind of {detail|context|thing|picture} that helps
helps me {see|understand|picture|follow} {it|that|this|the|what|how|where|why|}
to {see|understand|picture|follow} {it|that|this|your|the|what|how|where|why}
easy to {see|understand|imagine|picture} {why|how|what}
easy to {get wrong|lose track of|lose track|miss|overlook|mix up}
hard to {keep up with|keep track of|keep in step with|stay on top of|keep in order|follow}
hard on {people|a team|your team|everyone|the people who do it}
{must|can|has to} {be|feel} {so|really|very|quite|}
{tends|tend} to {pile up|add up|build up|drag on|get messy|get lost|slip through|feel}
{adds|add|piles|pile|builds|build} up {quickly|fast|quietly|over time|}
{takes|take} {time|a toll|its toll|patience|effort|energy|concentration|real concentration|real effort|real patience}
{takes|take} time away from {patients|the work|your team|everything else}
{takes|take} a lot of {time|energy|effort|patience|concentration}
a toll on {people|a team|your team|everyone}
{eats|eat} {up|into} {the day|the week|your day|your week|time|a lot of time}
{wears|wear|weighs|weigh} {on|down} {people|a team|your team|everyone|a person}
{gets|get} {tedious|tiring|old|messy|frustrating|lost|stuck|complicated}
{goes|go|going} {wrong|back and forth|from}
{comes|come} back {wrong|for corrections|for rework|with errors}
{falls|fall|slips|slip} through {the cracks|}
{leaves|leave} {little|a lot of|plenty of} room for {slips|errors|error|mistakes}
a lot of room for {slips|errors|error|mistakes}
{end|ends} up {waiting|chasing|stuck|copying|redoing}
time away from {patients|the work|your team}
a frustrating way to spend {the day|a day|the week|an evening}
staying late
late nights
{working|work} late
on your plate
on top of {it|that|everything|all that|the|}
in {context|step|place of|front of|mind|the middle}
with that {in mind|said|}
{so far|for now|in short|in other words|on that note|by the way|at hand|as well|of work}
all {day|day long|of that|of this|that|this|the time|in all}
{the|that|your|a working|the working|a whole|each|every} day
day {after day|in and day out|to day}
week after week
{every|each} {week|month|time|day|order|invoice|form|file|report|record|line|contract|entry|ticket|request|claim}
of {the|your} {week|day|month}
month end
at month end
again and again
over and over {again|}
line by line
one by one
by {hand|phone|e-mail|email|mail|fax}
on {hold|paper|the phone|the side|screen}
{those|the|your|these} hours
{your|the|that} time
people who {do|handle|share|carry} {it|that|this|the work|that work}
on people
for {everyone|people|a team|your team|the people who do it}
everything behind them waits
{someone's|somebody's|everyone's|anyone's} {inbox|desk|day|plate|head}
{nobody's|no one's|anyone's} idea of {fun|a good day|a good time}
a good day
no wonder {that|}
not {surprising|easy|pleasant|much fun|fun|a small thing|ideal}
{good|nice|lovely|great|a pleasure} to meet you
{good|nice|lovely|great} to have you here
{a good|a fair|a great|good|fair|great} question {to start with|to ask|}
back and forth
a rough {figure|guess|idea|range|number} is {fine|enough|plenty}
even a rough {figure|guess|idea|range|number}
to {start|start with|begin|begin with|get started|get going|set the scene}
{your|the} {figures|answers} {come|add up} to
that {comes|adds up} to
{where|what} that {leads|leaves things|looks like|comes to|means|leaves you}
what the site says
let me {check that with you|put that together|put it together|put this together|put that in context|put this in context|turn to|start with|share what i have}
putting {that|this|it|your figures|the figures} together
back to {your work|your side|the work|your process|your team|your question|the work itself}
having to
here is {what|how|where}
here's {what|how|where}
here are {the|your} figures
there is {a lot of|so much} {work|copying|checking|rework}
like {that|this|these|those}
{sound|sounds|seem|seems|feel|feels|look|looks} like
does {sound|seem|feel} {like|}
to put {that|this|it} in context
{having to|} redo {that|it|this|the same|everything|}
having to {retype|rekey|copy|key|check|correct|fix|chase|repeat|redo} {that|it|this|the same|everything|}
helpful to know {who is involved|what|how|where|why|}
{typed|keyed|copied|entered|checked|chased|retyped|rekeyed|corrected|sorted|matched} by hand
time on {the phone|hold|paper|that|it}
time you took to go through {it|this|that|all of this}
how much {care|time|effort|work|patience} {goes into|it takes|}
{going|moving|jumping|switching} {from|between}
another {system|tool|place|screen|spreadsheet}
following up
i {can |}see how much {care|time|effort|work|patience} {goes into|it takes|}
a real
you {would|might} ask
where the {work|manual work|effort|time} {goes|starts|sits}
goes into {it|that|this|the|your}
keeping {track of|up with|on top of|it all|everything|things} {it|that|them|}
on your {side|end|desk}
`)

/** Those that end a clause: "that helps" is about the talk, "that helps the team" about us. */
export const CLOSING_PHRASES = expandPhrases(`
that {really|} helps {a lot|}
this {really|} helps {a lot|}
i see
now
then
anyway
`)
