import type { Crew } from '#agent/perception/crew.ts'
import { loosenApostrophes } from '#agent/perception/loosen-apostrophes.ts'
import { findSentence, type MessageView } from '#agent/perception/message-view.ts'
import { listSlips } from '#agent/perception/slips.ts'

const SINGLE = `single|${listSlips('single')}`
/** One who does it alone: "me, myself and I", "a single person does it". */
const ONLY_ME = new RegExp(
  [
    'me,? myself,? (?:and|&|n) i\\b',
    `(?:an?|one|the) (?:${SINGLE}|sole|lone|lonely|solitary) (?:person|employee|clerk|colleague|pair of hands|head|individual|soul|one of us)\\b(?! (?:day|point|source))`,
    "i(?:'m| am) the (?:whole|entire|only) (?:team|department|office|crew|staff|one|person)\\b",
    '(?:only|just|solely|purely|merely) (?:yours truly|myself|i\\b(?= *(?:$|[.,;!]))|the one of us|one of us)',
    "i(?:'m| am) (?:all |quite )?(?:on my own|alone|by myself|solo)\\b(?! (?:in|on) (?:the|this) (?:decision|call))",
    "(?:i am|i'm|me,?|myself) (?:also )?the (?:only|sole|single|lone) (?:one|person|soul|employee|colleague|pair of hands|worker)?\\s?(?:doing|who|that|on|handling|working|at|here|in)\\b",
    "(?:one|1) (?:person|man|woman|employee) (?:does|handles|runs|manages|covers|is on)(?: it| this| that| everything)?(?: all)?(?:,| and|:| -) (?:that|it)(?:'s| is) me\\b",
    `(?:me|myself),? (?:only|alone|solely|exclusively)\\b`,
    `i (?:do|handle|run|manage|carry|work on) (?:it|this|that|everything|all of it|the work)(?: all| completely| entirely)? (?:${listSlips('alone')}|solo|single-?handed(?:ly)?|unaided)\\b`,
    'me alone\\b|\\bme,? (?:all )?on my own\\b|\\bme,? by myself\\b',
    "(?:there(?:'s| is)|it(?:'s| is)|that(?:'s| is)) (?:only |just )?(?:the )?one of us\\b",
    '(?:one|single|1)[- ](?:woman|man|person|girl|guy|lady)[- ](?:band|show|shop|army|team|operation|business|office|job)\\b',
    'nobody (?:else )?(?:but|except|besides) (?:me|i)\\b|\\bnobody else,? (?:only|just) (?:me|i)\\b',
    '(?:it|this|everything|all of it|the work) (?:falls|lands|rests|is) (?:all )?(?:on|with) (?:me|one person)\\b(?! and)',
  ]
    .map((part) => loosenApostrophes(new RegExp(`\\b${part}`)).source)
    .join('|'),
  'g',
)

/** "Nobody else has to sign, I do it myself" tells who decides and not who works. */
const DECIDING =
  /\b(?:sign|signs|signing|sign-?off|decid\w+|decisions?|approv\w+|purchas\w+|budget|buy|buys|buying|boss|spending)\b/

export function isOfDeciding(view: MessageView, position: number): boolean {
  return DECIDING.test(view.plain.slice(...findSentence(view.plain, position)))
}

export function readOnlyMe(view: MessageView): Crew[] {
  return [...view.plain.matchAll(ONLY_ME)].flatMap((match) => {
    const end = match.index + match[0].length
    if (isOfDeciding(view, match.index)) return []
    return [{ count: 1, start: match.index, end, isSum: true }]
  })
}
