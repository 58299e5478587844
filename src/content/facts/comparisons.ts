import { readClaim } from '#content/facts/claims.ts'
import { engagementPhases, pilotTimeline, readWeeks, supportDays } from '#content/facts/pricing.ts'
import { spellNumber } from '#content/facts/spell-number.ts'
import type { MarkKind } from '#content/page-metadata.ts'
import { IMPLEMENTATION_INVESTMENT_CENTS } from '#domain/roi.ts'
import { WORTH_IT_MONTHS } from '#domain/verdict.ts'

const timeToLive = readClaim('time-to-live')
const [audit, pilot] = engagementPhases

export type ComparisonPoint = { question: string; them: string; us: string }

/** What each side costs. Theirs varies, so its figures may be what they charge by. */
export type ComparisonSides = {
  title: string
  themFigures: readonly { figure: string; name: string }[]
  them: string
  us: string
}

/** A step of a task. What follows an open one waits for a person, or stays undone. `at` stands for the word of the mark. */
export type TaskStep = { mark: MarkKind; at?: string; text: string; isOpen?: true }
export type ComparisonTask = {
  title: string
  lead: string
  them: readonly TaskStep[]
  us: readonly TaskStep[]
}

export type Comparison = {
  path: string
  /** As the header names it. */
  against: string
  /** The kind of product or service, as people search for it. */
  category: string
  title: string
  lead: string
  themName: string
  points: readonly ComparisonPoint[]
  /** One task, done both ways. */
  task: ComparisonTask
  reasonsTitle: string
  reasons: readonly { name: string; text: string }[]
  /** When each is the right choice. */
  choice: { themTitle: string; them: readonly string[]; usTitle: string; us: readonly string[] }
  price: ComparisonSides
  hasBreakEven?: true
  switching: readonly string[]
  /** The article that argues the same at length. */
  article: { href: string; label: string }
}

/** The two phases that a visitor compares with the other side's price. */
export const comparedPhases = [
  audit,
  { ...pilot, duration: `${pilot.duration}, live in ${pilotTimeline.pilot}` },
] as const

/** Drawn where it is compared, on one scale. */
export const timePoint: ComparisonPoint = {
  question: 'Time to a live pilot',
  them: `${pilotTimeline.customDevelopment} of custom development, by our estimate`,
  us: pilotTimeline.pilot,
}
/** Shown with a part of a log. */
export const loggedReason = {
  name: 'Evidence',
  text: 'Developer traces are made for debugging. An auditor wants the source and the reason in plain words.',
} as const
export const logSample = {
  title: 'From our log of one invoice, a worked example',
  link: { href: '/how-agents-think', label: 'Follow the whole case' },
} as const

export const timeFigure = {
  lead: 'Both are counted in weeks from the day work on the pilot begins.',
  firstTick: 'Week 0',
  caption: `A filled bar is the shortest time; its outline runs to the longest. The audit before it takes ${audit.duration}. The pilot phase lasts ${pilot.duration} in all, because we stay after the system is live.`,
  them: readWeeks(pilotTimeline.customDevelopment),
  us: readWeeks(pilotTimeline.pilot),
} as const

/** Stands under the prices of the two. */
const ourPrice = 'The audit covers one process. The pilot follows only if you want it.'

/** What is said of other products was read in their makers' documentation on 2026-11-28; the sources stand beside it. */
export const comparisons: readonly Comparison[] = [
  {
    path: '/why-not-rpa',
    against: 'Zapier',
    category: 'RPA (robotic process automation)',
    title: 'A connector moves data. An agent finishes work.',
    lead: 'Zapier and similar tools are good at “when this happens, do that.” RPA robots do the same on screens. The cases that differ are left for people.',
    themName: 'Automation connector',
    points: [
      {
        question: 'What starts a step',
        them: 'An event or a schedule',
        us: 'A goal that is not met yet',
      },
      {
        question: 'When data disagrees',
        them: 'It uses the value it was given, unless you built a check',
        us: 'It compares the sources, and asks a person when they conflict',
      },
      {
        // Errors are reported by email, and a Zap that fails at 95% of its runs is turned off:
        // help.zapier.com, articles 8496289225229 and 8496216132621.
        question: 'When a form changes',
        them: 'An error is reported and stops the run; a wrong value can pass',
        us: 'It is tested on past cases, and reports what it can no longer read',
      },
      {
        question: 'Why it did that',
        them: 'A history with the data of every run',
        us: 'A log of the source text, the rule, and the action',
      },
      {
        question: 'What it costs to grow',
        them: 'A fee that rises with the number of tasks',
        us: 'Running costs only; you own the source code',
      },
    ],
    task: {
      title: 'The same task, done both ways',
      lead: 'A supplier bills 14 pallets at $310 each. The photographed receipt says 12.',
      them: [
        {
          mark: 'people',
          at: 'before launch',
          text: 'To catch the two missing pallets, you build the comparison yourself: look up the order, read the receipt, and add a branch for each way they can differ.',
        },
        { mark: 'perceive', text: 'An email with the invoice starts the flow.' },
        {
          mark: 'act',
          text: 'A parser or an AI step reads it, and later steps create the bill and post a message.',
        },
        {
          mark: 'decide',
          text: 'A case without a branch goes to a person, or goes through.',
          isOpen: true,
        },
      ],
      us: [
        {
          mark: 'perceive',
          text: 'The agent reads all three documents and keeps the words behind each number.',
        },
        {
          mark: 'decide',
          text: 'It finds $620 overbilled and checks the limit that a person set.',
        },
        { mark: 'act', text: 'It requests the credit and logs the reason.' },
        {
          mark: 'people',
          text: 'If the amount is at or above the limit, or the receipt is unreadable, it asks first.',
        },
      ],
    },
    reasonsTitle: 'Where connectors stop',
    reasons: [
      {
        name: 'Exceptions',
        text: 'When one case in ten differs, a person has to find it and finish it by hand.',
      },
      {
        // Zapier has such a step: help.zapier.com, article 38733184458765.
        name: 'Doubt',
        text: 'You can pause a flow for approval, but you have to know in advance where it is needed. “Probably, but check” is not a branch.',
      },
      {
        name: 'Accountability',
        text: 'A history shows which step ran, and on what data. It does not show why that was the right decision for this case.',
      },
    ],
    choice: {
      themTitle: 'Use a connector or a robot for',
      them: [
        'Steps that are the same in every case',
        'Apps that already have a connection',
        'A screen without an API, where an error shows right away',
      ],
      usTitle: 'Use an agentic system for',
      us: [
        'Cases that differ, and sources that conflict',
        'Email and documents that people wrote for people',
        'Decisions within limits, with reasons someone may ask for later',
      ],
    },
    price: {
      title: 'What each costs',
      themFigures: [
        { figure: 'Per task', name: 'What a plan is measured by' },
        { figure: 'Hours', name: 'Of the people who build and repair the flows' },
      ],
      // Tasks beyond the plan cost 1.25 times its rate: help.zapier.com, article 15279018245901.
      them: 'Zapier sells plans with a number of tasks per month. In general, each successful action counts as one task, and tasks beyond the plan cost more. You also pay for the hours of the people who build and repair the flows.',
      us: `${ourPrice} Running costs are extra. Whether an agent pays off depends on how many cases are exceptions; the drawing shows one example.`,
    },
    hasBreakEven: true,
    switching: [
      'Your flows can stay. We keep what works, and put the agent where a person now handles the exceptions.',
      'The audit needs an export of past cases, read access to the tools involved, and time with the people who handle the exceptions.',
      'In the pilot, the agent first proposes and your team decides. It takes over a kind of case only when its log shows that it can.',
    ],
    article: { href: '/library/agentic-vs-rpa', label: 'A robot worth keeping' },
  },
  {
    path: '/why-not-custom-dev',
    against: 'LangChain',
    category: 'custom development',
    title: 'A framework is where the work begins.',
    lead: 'LangChain and similar frameworks give developers good parts. Most of a system that operations can trust is what you build on top of them.',
    themName: 'Agent framework',
    points: [
      {
        question: 'What you get',
        them: 'Open-source parts that your team assembles',
        us: 'A system live in your process, and its source code',
      },
      timePoint,
      {
        // LangSmith evaluates on data sets and on live traffic: docs.langchain.com/langsmith/evaluation.
        question: 'How you know it works',
        them: 'Evaluation tools, and tests that your team writes',
        us: 'Tests on your own past cases, before and after launch',
      },
      {
        // LangGraph pauses with interrupts and saves its state: docs.langchain.com/oss/python/langgraph/persistence.
        question: 'Who sets the limits',
        them: 'Your developers, who decide where the agent pauses for approval',
        us: 'Your experts, in rules that they can read and change',
      },
      {
        question: 'After launch',
        them: 'Your team, on call',
        us: `${supportDays} days of support, then a retainer if you want one`,
      },
    ],
    task: {
      title: 'The same task, done both ways',
      lead: 'Read supplier invoices, match them to orders, and settle small differences.',
      them: [
        {
          mark: 'integration',
          at: 'from the framework',
          text: 'The framework brings the orchestration, the pauses for approval, the saved state, and the tracing.',
        },
        {
          mark: 'people',
          at: 'to build',
          text: 'Your developers connect the mailbox and the ERP, write the prompts and the matching, and agree on the limits with accounting.',
        },
        {
          mark: 'people',
          at: 'to test',
          text: 'Then they collect past invoices, label the right answers, and write the tests.',
        },
        {
          mark: 'people',
          at: 'after launch',
          text: 'They repeat the last step for every change to a model or a rule.',
          isOpen: true,
        },
      ],
      us: [
        {
          mark: 'perceive',
          at: 'audit',
          text: 'We start with the part that usually comes last: your past cases, which become the tests.',
        },
        {
          mark: 'decide',
          at: 'design',
          text: 'Your experts write the rules and the limits with us.',
        },
        {
          mark: 'act',
          at: 'pilot',
          text: 'The agents work alongside your team, with tests, a readable log of every step, and training for the people who supervise them.',
        },
        {
          mark: 'people',
          at: 'after launch',
          text: 'The source code is yours, and your own people can run it.',
        },
      ],
    },
    reasonsTitle: 'What a framework leaves to you',
    reasons: [
      {
        name: 'Process design',
        text: 'What an agent should do, and what it should leave to people, is not a coding question.',
      },
      {
        name: 'Supervision',
        text: 'A framework can stop and wait for approval. Which decisions wait, who sees them, and what can be reversed is for you to design.',
      },
      loggedReason,
    ],
    choice: {
      themTitle: 'Build it yourselves when',
      them: [
        'Your engineers have time for it, now and after launch',
        'The agent is part of the product you sell',
        'Learning to build agents is itself a goal',
      ],
      usTitle: 'Work with us when',
      us: [
        'The process belongs to operations, and engineering has other priorities',
        'You need a live pilot within weeks',
        'People outside engineering have to read and change the rules',
      ],
    },
    price: {
      title: 'What each costs',
      themFigures: [
        { figure: 'Free', name: 'The framework itself' },
        { figure: 'Hours', name: 'Of your engineers: for most teams, the largest part' },
      ],
      // Both repositories carry the MIT license: github.com/langchain-ai/langchain and /langgraph.
      them: 'LangChain and LangGraph are open source and free to use. You pay for your engineers, before launch and after it, and for the model, the hosting, and any tracing or evaluation service you add.',
      us: `${ourPrice} The model and the hosting are extra. So is the upkeep of tests and rules, which your team can do or leave to us. One of our essays itemizes a year of it.`,
    },
    switching: [
      'If you have a prototype, we read it first. Connections, prompts, and labeled cases can often be kept.',
      'The people who built it should take part in the audit, because they know which cases failed.',
      'You can also switch back. Code, tests, and documentation are yours from the start, and your engineers can take over after any phase.',
    ],
    article: {
      href: '/library/agentic-infrastructure-not-hype',
      label: 'A year of running costs, itemized',
    },
  },
  {
    path: '/why-not-consulting',
    against: 'Consulting Firms',
    category: 'automation consulting',
    title: 'A slide does not process an invoice.',
    // Large firms such as Accenture and Deloitte also build and operate systems.
    lead: 'Many consulting firms leave you a plan, and some also build what they recommend. We audit one process in detail, and then the same people build the system.',
    themName: 'Consulting firm',
    points: [
      {
        question: 'What is delivered',
        them: 'Often a report and a roadmap',
        us: 'A running system, its source code, and documentation',
      },
      {
        question: 'When it takes effect',
        them: 'Often after a second project',
        us: `${timeToLive.figure} ${timeToLive.label}, ${timeToLive.basis}`,
      },
      {
        question: 'What you pay for',
        them: 'Usually consultant days',
        us: 'A set price range per phase',
      },
      {
        question: 'Who does the work',
        them: 'Often not the people who sold it',
        us: 'The engineers you met in the audit',
      },
      {
        question: 'How success is shown',
        them: 'Often in a final presentation',
        us: 'In results measured against the audit’s baseline',
      },
    ],
    task: {
      title: 'The same task, done both ways',
      lead: 'How many invoices match their order and could be approved automatically? The numbers are a composite of several audits.',
      them: [
        {
          mark: 'people',
          text: 'Two analysts compare 200 invoices with their orders and find that 85% match.',
        },
        {
          mark: 'act',
          at: 'week 10',
          text: 'The work is careful, and the number goes into the report in week ten.',
          isOpen: true,
        },
        {
          mark: 'perceive',
          at: 'month 9',
          text: 'In month nine, the finished rule meets real invoices and approves 61%.',
        },
        {
          mark: 'decide',
          text: 'Freight charges, partial deliveries, and late orders were not part of the question. The people who measured were not the people who built.',
          isOpen: true,
        },
      ],
      us: [
        {
          mark: 'decide',
          at: 'week 3',
          text: 'In week three of a four-week audit, we write the rule as code and run it over twelve months of past invoices.',
        },
        { mark: 'perceive', text: 'It approves 61%, and it lists every case that failed and why.' },
        {
          mark: 'act',
          text: 'Our report gives that number as the estimate, with the query behind it attached. Where cases cannot be exported, we use our calculator’s formula and say so.',
        },
      ],
    },
    reasonsTitle: 'What changes when advisers build',
    reasons: [
      {
        name: 'Advice is tested',
        text: 'The people who recommend a step also have to make it work.',
      },
      { name: 'Knowledge stays', text: 'Rules are written where your team can read them.' },
      {
        name: 'A small start',
        text: 'We begin with one process and then go on to the next. You do not need a program office.',
      },
    ],
    choice: {
      themTitle: 'Hire a consulting firm for',
      them: [
        'Strategy, mergers, and new regulation',
        'An independent opinion for your board',
        'Changes that affect thousands of people',
        'A process that is in dispute inside your company',
      ],
      usTitle: 'Hire us for',
      us: [
        'One process that can be measured',
        'Rules that your experts can write down',
        'A result you want to see running',
      ],
    },
    price: {
      title: 'What each costs',
      themFigures: [
        { figure: 'Per day', name: 'The usual way to charge' },
        { figure: '$440,000', name: 'A ten-week review, in our example' },
      ],
      // The example and its assumed rate are those of the article below.
      them: 'Rates vary widely. A review by four people for ten weeks is 200 days. At an assumed $2,200 a day, it costs $440,000 and ends in a report. It also covers more than we do: a whole department instead of one process.',
      us: `${ourPrice} A firm that builds earns more when something is built, and that is a bias. It helps that the audit has a price of its own, and that “wait” and “leave it alone” are results we are paid for too.`,
    },
    switching: [
      'You do not have to choose. If you have a report, we can take its rules and run them over a year of your past cases.',
      'We need an export of those cases, read access to the tools, and time with someone who knows the exceptions. We cannot start measuring until access is approved.',
      'Whatever the audit finds is yours, and you can take its design to another firm.',
    ],
    article: {
      href: '/library/agentic-vs-traditional-consulting',
      label: 'What happens to a recommendation in month nine',
    },
  },
  {
    path: '/why-not-low-code',
    against: 'Low-Code Platforms',
    category: 'low-code automation',
    title: 'Screens are quick. Decisions are not.',
    lead: 'Low-code platforms are a good way to build forms and simple flows. They are a poor fit for decisions with many limits and exceptions.',
    themName: 'Low-code platform',
    points: [
      {
        question: 'Where rules live',
        them: 'In flow diagrams and formulas, one app at a time',
        us: 'In code and plain tables, with a version history',
      },
      {
        question: 'How changes are tested',
        them: 'In a test environment, often by hand',
        us: 'By running it on past cases',
      },
      {
        // AI Builder reads invoices and other documents: learn.microsoft.com/ai-builder/prebuilt-invoice-processing.
        question: 'Unstructured input',
        them: 'Add-ons read common documents such as invoices; free text takes extra work',
        us: 'It reads email and documents, and keeps the quotes',
      },
      {
        // In Power Automate, HTTP and custom connectors are premium: learn.microsoft.com/training/modules/http-connectors.
        question: 'Beyond the platform',
        them: 'Custom connectors, on some platforms at extra cost',
        us: 'Any API your tools have',
      },
      {
        question: 'Leaving',
        them: 'Flows move between accounts; on another platform you rebuild them',
        us: 'You own the source code',
      },
    ],
    task: {
      title: 'The same task, done both ways',
      lead: 'Customers ask for refunds by email, in their own words. Small refunds are approved; the rest need a person.',
      them: [
        { mark: 'perceive', text: 'Each email starts a flow.' },
        {
          mark: 'decide',
          text: 'An AI add-on sorts the message and reads the amount, a condition compares it with the limit, and an approval step asks a person about the rest.',
        },
        {
          mark: 'act',
          text: 'That is quick to build, and it works well as long as each message holds one request.',
        },
        {
          mark: 'people',
          text: 'A message about two orders, with a photo and a complaint, needs more branches than anyone wants to maintain.',
          isOpen: true,
        },
      ],
      us: [
        {
          mark: 'perceive',
          text: 'The agent reads the message, the photo, and the order history.',
        },
        {
          mark: 'decide',
          text: 'It states what the customer asks for and what the records show, each with its quote.',
        },
        {
          mark: 'act',
          text: 'It pays what is clear and within the limit, and sends the rest to a person with the request and the records side by side.',
        },
        { mark: 'people', text: 'Before a rule changes, the new version is run on past requests.' },
      ],
    },
    reasonsTitle: 'What to watch for with low-code',
    reasons: [
      { name: 'Sprawl', text: 'A hundred flows can exist without a list of what they decide.' },
      {
        // learn.microsoft.com/power-platform/admin/api-request-limits-allocations.
        name: 'Limits',
        text: 'Request limits are documented, but many teams first hit them on their busiest day.',
      },
      {
        name: 'Owners',
        text: 'When the person who built a flow moves on, the reasons behind its rules often leave with them.',
      },
    ],
    choice: {
      themTitle: 'Use low-code for',
      them: [
        'Internal forms and directories',
        'Approvals with one rule',
        'Prototypes you plan to throw away',
      ],
      usTitle: 'Use agentic systems for',
      us: [
        'Work that means reading email and documents',
        'Decisions with limits and exceptions',
        'Processes that an auditor will ask about',
      ],
    },
    price: {
      title: 'What each costs',
      themFigures: [
        { figure: 'Per user', name: 'Or per flow' },
        { figure: 'Hours', name: 'Of the people who build and maintain the flows' },
      ],
      them: 'You pay for licenses, usually per user or per flow, and you may already have them. Premium connectors, AI features, and more capacity often cost extra. You also pay for the hours of the people who build and maintain the flows.',
      us: `${ourPrice} Running costs are extra. If the flow you have does the job, an agent will not pay for itself, and the audit will tell you so.`,
    },
    switching: [
      'Keep the forms. In many cases only the decision behind a form has to move, and the screens can stay where they are.',
      'We list your flows, what each one decides, and who owns it. Then we write the rules down in code and tables that your experts can read.',
      'We run the new rules on past cases, and then alongside the old flow, before you switch anything off.',
    ],
    article: {
      href: '/library/testing-agentic-systems',
      label: 'How many letters before you trust the reader?',
    },
  },
]

/** The example of the article on robots, with both of its times for an exception. */
const example = {
  casesPerWeek: 1_000,
  minutes: 20,
  hourlyRateUsd: 45,
  settledPercent: 60,
  runningUsd: 8_136,
  investmentUsd: IMPLEMENTATION_INVESTMENT_CENTS / 100,
  years: WORTH_IT_MONTHS / 12,
} as const
const agentUsd = example.runningUsd + example.investmentUsd / example.years

/** A year of one percent of exceptions, done by people. */
const percentUsd =
  (example.casesPerWeek / 100) * (example.minutes / 60) * example.hourlyRateUsd * 52

const settled = example.settledPercent / 100
const crossingPercent = agentUsd / (settled * percentUsd)
const sayUsd = (amount: number) => `$${amount.toLocaleString('en-US')}`

/** From which share of exceptions an agent is cheaper than people. */
export const breakEven = {
  highestPercent: 40,
  crossingPercent,
  people: (percent: number) => percent * percentUsd,
  agent: (percent: number) => agentUsd + (1 - settled) * percent * percentUsd,
  words: {
    title: 'exceptions. In this example, an agent costs less above that share.',
    axis: 'Cost of the exceptions in a year, by their share of all cases',
    percent: 'Exceptions',
    people: 'Done by people',
    agent: 'With an agent',
    keep: 'Costs more',
    use: 'Costs less',
    crossing: `${Math.round(crossingPercent)}%`,
    caption: `The figures are those of our essay “A robot worth keeping”: ${example.casesPerWeek.toLocaleString('en-US')} invoices a week, and ${example.minutes} minutes for each exception at $${example.hourlyRateUsd} an hour. The agent is assumed to settle ${example.settledPercent}% of the exceptions. It costs ${sayUsd(example.runningUsd)} a year to run, and its ${sayUsd(example.investmentUsd)} is spread over ${spellNumber(example.years)} years, the longest payback that we call worth it. The connector’s own fee is the same on both sides, so we left it out.`,
  },
} as const

export const comparisonPage = {
  comparedWith: (name: string) => `Compared with ${name}`,
  closingTitle: 'See what it would do for your process',
  switchingTitle: 'What switching takes',
  articleLead: 'Read more in the library:',
} as const
