import { buildPattern } from '#agent/perception/decider-words.ts'

const PAPER =
  '(?:thesis|dissertation|essay|(?<=(?:an|my|our) (?:[a-z]+ )?)(?:assignment|paper)|course ?work|term paper|(?<=my )homework|school project|(?:class|college|school|university|uni|capstone|final[- ]year|research) (?:project|assignment|paper|work|research))(?! (?:office|manager|team|management|orders?))'
const STORY =
  '(?:article|story|piece|feature|column|blog(?: post)?|book|podcast|documentary|report for school)'
const LEARNER = '(?:student|intern|undergrad(?:uate)?|pupil|trainee|apprentice|phd candidate)'
const IS = "(?:i'm|i am|as an?|currently|just|only|simply|still)"
const YOURS =
  'your (?:web ?sites?|sites?|pages?|rankings?|traffic|seo|sales|leads|lead gen\\w*|brand|business|company|social media|app|marketing|revenue|pipeline|team|clients|customers|services)'

/** Students, applicants, those who sell to us, the press, and whoever says that nothing will be bought. */
export const NOT_A_BUYER = buildPattern([
  // Learns or writes.
  `\\b${IS}\\s(?:a |an |currently a |still a |just a )?(?:(?:[a-z'-]+)\\s){0,3}?(?:${LEARNER}|job ?seeker|recruiter|headhunter|vendor|salesperson|sales rep|journalist|reporter|blogger|podcaster|teacher|lecturer|professor|freelance writer|competitor)\\b(?! (?:services|portal|records|management|onboarding|loans?|housing|teams?|managers?))|^\\W*(?:(?:[a-z]+)\\s){0,3}?student (?:here|at|from|of|doing|writing|in)\\b|,\\s(?:a|an)\\s(?:[a-z]+\\s)?(?:student|journalist|reporter|job ?seeker)\\b`,
  `\\b(?:writ(?:e|ing|ten)|wrote|doing|do|for|finish(?:ing)?|working on|work on|researching for|it's|this is|complet\\w+)(?: (?:on|about|this|it|an|a|my|the|our|up|for|some|is)){0,3} (?:[a-z]+(?:'?s)? ){0,2}?${PAPER}\\b(?! (?:work|trail|forms?|based|process|copies|invoices|records|records?|files|office|manager|team|management))`,
  `\\b(?:writ(?:e|ing)|wrote|doing|researching|recording|making|reporting|for)(?: (?:on|about|an|a|my|the|our|up)){0,2} (?:[a-z]+ ){0,1}?${STORY} (?:on|about|for|covering|in)\\b|\\bi (?:write|wrote) (?:a|an|my) (?:paper|article|thesis|essay|book|blog)\\b|\\b(?:university|school|college|course|class) (?:assignment|project|paper|course|work|research)\\b`,
  // Looks for work or offers people.
  '\\b(?:look(?:ing)? for|hunting for|after|seeking|need|want|searching for|interested in) (?:a |an |some |any |part[- ]time |remote )*(?:job|work\\b(?! ?flow| orders?| done)|internship|position|placement|vacanc(?:y|ies)|opening|role)(?: (?:at|with|in) (?:your|loopwright)| with you|\\b(?! (?:to|for|of|in|as)))|\\b(?:are you|you guys|are u|r u)(?: currently| still)? (?:hiring|recruiting)\\b|\\b(?:any|your|open|current) (?:vacanc(?:y|ies)|job openings?|openings|internships?|positions open|open positions|careers page)\\b|\\bmy (?:cv|resume|r[eé]sum[eé]|portfolio)\\b|\\bapply(?:ing)? (?:for|to) (?:a|the|your|work|an)(?: [a-z]+)? (?:job|role|position|team|company|internship)\\b|\\bapply(?:ing)? (?:for|to) (?:your|loopwright)\\b',
  `\\b(?:candidates?|developers?|talent|engineers?|staff|leads|backlinks|virtual assistants|freelancers) (?:[a-z]+ ){0,3}?for (?:you|your|loopwright)\\b`,
  // Sells to us.
  `\\b(?:rank|grow|boost|improve|redesign|rebuild|build|optimi[sz]e|increase|promote|generate|bring|scale|manage|audit|represent|list|feature|host|market|double|triple) (?:more )?(?:${YOURS}|you (?:more )?(?:leads|traffic|customers|clients|sales))\\b`,
  "\\b(?:partner|partnership|collaborat\\w+|affiliate\\w*|joint venture|reseller agreement|cross[- ]promot\\w+)(?: up)?(?: opportunit\\w+)? (?:with|for) (?:you|your|loopwright|u)\\b|\\bguest posts?\\b|\\blink[- ]building\\b|\\bwe(?:'re| are) (?:a |an )?(?:vendor|supplier|reseller|provider) of\\b|\\b(?:i|we)(?: would| want to|'d like to|'d love to)? (?:sell|offer|pitch|show|introduce|propose) (?:you|to you|our [a-z ]{2,30} to you|it to you)\\b|\\bi (?:sell|want to sell)\\b|\\b(?:we|i)(?:'re| are| am|'m)? (?:offering|selling) (?:our|you)\\b|\\b(?:send|submit|attach|drop|share)(?: you)? (?:my|a) (?:cv|resume|r[eé]sum[eé])\\b",
  // Will not buy.
  "\\b(?:won't|will not|will never|would never|not going to|not here to|not looking to|not planning to|not trying to|don't (?:want|intend|plan|mean) to|no (?:intention|plan|desire) (?:of|to)|not interested in|nobody is|no one is|we're not|we are not|i'm not|i am not|never) (?:be )?(?:ever )?(?:buy(?:ing)?\\b|purchas(?:e|ing)\\b|a (?:buyer|customer|prospect|lead)|in the market)",
  "\\b(?:just|only) (?:a curious (?:person|mind)|interested in the (?:subject|topic)|curious (?:how|what|about (?:this|the|your) (?:bot|chat|tech\\w*|ai|agent))|want to (?:learn|know|see|understand|find out) how (?:it|this|that|you|the (?:bot|chat|ai|agent)) (?:works?|work|is built|was built|do)|(?:testing|trying|playing with|messing with|having fun with|poking at) (?:out )?(?:the|this|your) (?:bot|chat ?bot|chat|ai|agent|assistant|thing))\\b|\\b(?:don't|do not) (?:have|own|run) a (?:business|company)\\b|\\b(?:it's|this is|purely|all) hypothetical\\b",
])
