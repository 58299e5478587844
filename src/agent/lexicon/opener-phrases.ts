/** What people say before they come to the point; none of it carries a fact, a move, or a correction. */
export const OPENER_PHRASES = {
  opener: `
    (uh|uhh|um|umm|er|erm|err|eh|ehm|oh|ah|hm|hmm|hmmm|sorry|honestly|frankly|basically|well|look|listen|background|alors|eto|bon|tbh|btw|like|so)
    (ah|oh) well
    ^ (ha|haha|hahaha|heh|hehe|lol)
    ^ (ha|haha|lol|ok|okay)? (nice|great|cool|perfect|awesome|wonderful|lovely|excellent|interesting|neat|good one|sounds good|good to know|got it|no problem|no worries) (,|$)
    (alright|all right|right|now) then? ,
    (well|okay|ok|right|so|yes|yeah) now ,
    (okay|ok)? lah
    (one|just a|just one|give me a|wait a|half a|a) (sec|secs|second|seconds|mo|moment|minute|min|tick)
    (hang on|hold on|bear with me)
    (truth be told|in all honesty|in short|long story short|fair enough|here goes|that one is easy|so to speak|good question|you know what|you know|so yeah)
    (to be|being) (honest|frank|fair|clear|blunt)
    for (context|background)
    (to give you an idea|just so you know|before i forget|where do i begin|a word about us|glad you (brought that up|asked)|thanks for asking)
    before we (start|begin|go on|get going) ,
    first (of all|off)
    to (begin|start) with
    (by the way|let us see|i mean|i guess|(i would|id) say|hello again|do keep up|once again|once more)
    let me (think|see|explain|check)
    (as|like) i? (already|have|keep|was|previously)? (said|wrote|told you|mentioned|stated|discussed|noted|say|saying|typed|above) (already|before|earlier|above|just now)?
    i (already)? (wrote|said|told you|mentioned|typed) (this|that|it|so|all this) (already|before|earlier|above)?
    you (already)? (have|had|got) (that|this|it) already? (, but)? (fine|ok|okay|never mind|whatever|here goes)?
    did (that|it|this|you|my last? message) really? not? (get|come|go|arrive|see|read) _{0,2} $
    we have been over this
    the? same answer? as before
    same answer
    (to|let me) (repeat|recap|say it again) (myself|that)?
    (one|once) more time (for you)?
    you also? asked (before|earlier|about it)
    (going|coming) back to (what|that|the thing) you asked
    and? (to)? your earlier? question
    i owe you an answer too?
    (oh)? and? to answer (you|your question)
    happy to (share|tell|explain) (that|you)?
  `,
  /** May stand before an opener, and between two. */
  joint: '(ok|okay|so|and|right|sure|again|oh|ah|yeah)',
  /** "So far" and "like 40" go on. */
  told: `
    so (far|that|many|much)
    (like|well|look|now|sorry) (over|known|at|for|into|like)
    i guess (we|so|it|that)
    i mean (it|the|that|all|what|every)
    you know (what|how|who|that) _
  `,
}
