/** What a model that keeps the rules would write after these messages. Written before the gate's word lists. */
export type HonestReply = { said: readonly string[]; replies: readonly string[] }

const NAME = 'Maya Okafor, harborfreightco.com'
const PAIN = 'Three of us key bills of lading by hand, about 15 hours a week each'
const COST = 'call it $32 an hour. and 4% of them come back wrong'
const TOOLS = 'NetSuite, Excel and Outlook'

export const HONEST_REPLIES: readonly HonestReply[] = [
  {
    said: ['Hi, Dana Reyes here from Harborview Supply, harborviewsupply.com'],
    replies: [
      'Thanks, {{name}}, good to meet you. Which process costs your team the most manual work, and roughly how many hours a week go into it?',
      'Nice to meet you, {{name}}. Thank you for the introduction. To get started, which work takes your team the most time by hand, and about how many hours a week does it take?',
      'Hello {{name}}, and thanks for stopping by. What manual work would you most like to be rid of, and about how many hours a week go into it?',
      'It is a pleasure to meet you, {{name}}. {{question}}',
      'Good to have you here, {{name}}.\n\nWhich task eats up the most time at {{company}}, and how many hours a week would you say it takes?',
    ],
  },
  {
    said: [NAME, PAIN],
    replies: [
      'That sounds tiring. {{noted}} Roughly what does an hour of that work cost, including wages and overhead?',
      'Keying bills of lading by hand is slow, tedious work. {{noted}} To put that in context, about what does an hour of that time cost you, wages and overhead together?',
      'Thanks for laying that out so clearly. {{noted}} {{question}}',
      'I can see how that adds up. {{noted}}\n\nRoughly what does an hour of it cost, with wages and overhead included?',
      'That helps me picture it. Typing the same details again and again wears on people. {{noted}} What would you say an hour of that work costs?',
      'Thank you, {{name}}. So {{hours}} across the team. About how much does an hour of that work cost, wages and overhead together?',
      'Work like that is tedious and easy to get wrong. {{noted}} A rough figure is fine: what does an hour of that time cost?',
      'It is easy to see why that is frustrating. {{noted}} Could you tell me roughly what an hour of that work costs, wages and overhead included?',
    ],
  },
  {
    said: [NAME, PAIN, COST],
    replies: [
      'Thank you, that is very helpful. {{noted}} Which tools does the work pass through?',
      'Having to redo that kind of work is frustrating. {{noted}} Which systems do people use for it?',
      'That gives me a much clearer picture. {{noted}} Which programs does your team use along the way?',
      'Thanks for the figures. {{noted}} And which tools are involved?',
      'I appreciate the detail. Rework on top of manual entry is a heavy load. {{noted}} {{question}}',
      'Thank you. Corrections like that tend to pile up quietly. {{noted}} Which tools or systems does that work touch?',
    ],
  },
  {
    said: [NAME, PAIN, COST, TOOLS],
    replies: [
      'Thank you, {{name}}. {{noted}} Here is what your figures come to: {{estimate}} {{case_study}} When would you want this running, and who decides on it besides you?',
      'Moving the same data between {{tools}} is a lot of copying. {{noted}}\n\nHere is the estimate so far: {{estimate}}\n\n{{case_study}}\n\n{{question}}',
      'That completes the picture. {{noted}} With that in mind, here is the estimate. {{estimate}} {{case_study}} When would you like to see a first system live, and who else is involved in the decision?',
      'Switching between systems is draining. {{noted}} {{estimate}} {{case_study}} When would you like this up and running, and who makes the decision with you?',
      'Thanks, that is everything I was missing for an estimate. {{estimate}} {{case_study}} By when would you want this in place, and who else has a say in the decision?',
    ],
  },
  {
    said: [NAME, PAIN, COST, TOOLS, 'next month ideally'],
    replies: [
      'Thanks for being clear about the timing. {{noted}} Who decides on a project like this: you, or others with you?',
      'Thank you for telling me. {{noted}} Is the decision yours, or does someone else sign it off?',
      'I see. {{noted}} And who makes the decision on a project like this?',
      'Thank you for that. {{noted}} Would the decision be yours alone, or are others involved?',
    ],
  },
  {
    said: [NAME, PAIN, COST, TOOLS, 'next month ideally', 'I decide, with my CFO'],
    replies: [
      'Thanks for sharing that, {{name}}. {{noted}} {{question}}',
      'It is helpful to know who is involved. {{noted}} Is there a budget set aside for this, even a rough one, and which e-mail address may I send the estimate to?',
      'Thank you. {{noted}} Do you have a budget in mind, even a rough range, and what e-mail address may I send the estimate to?',
    ],
  },
  {
    said: [NAME, 'What does the audit cost?'],
    replies: [
      'Thanks for asking. {{answer}} Now, back to your work: {{question}}',
      'That is a fair question. {{answer}}\n\nAnd to understand your side, which process costs your team the most manual work?',
      'Good question, {{name}}. {{answer}} {{question}}',
      'Happy to share what the site says. {{answer}} {{question}}',
      'To your question: {{answer}} {{question}}',
      'Here is the short answer: {{answer}} And on your side, what work would you most like to be rid of?',
    ],
  },
  {
    said: [NAME, 'Do you guarantee 50% savings?'],
    replies: [
      'Thank you for asking so directly. {{answer}} {{question}}',
      'That is a good question to ask. {{answer}} {{question}}',
      'I can see why you would ask. {{answer}} {{question}}',
      'It is a good question to start with. {{answer}} {{question}}',
    ],
  },
  {
    said: [
      "Hey there! I'm Jonah with BrightPath Dental. Our website is brightpathdental.com",
      'the front desk loses a lot of time to insurance verification, on hold with payers all day',
    ],
    replies: [
      'Waiting on hold all day is exhausting, {{name}}. {{noted}} About how many hours a week go into insurance verification?',
      'Thanks, {{name}}. Waiting on the phone for insurance verification sounds like a constant drain. Roughly how many hours a week go into it, all together?',
      'That is a frustrating way to spend the day. About how many hours a week does the team put into it by hand?',
      'It is easy to see why that is exhausting. {{question}}',
      'Being on hold is nobody’s idea of a good day. {{question}}',
      'That sounds frustrating. Time on the phone is time away from patients. {{question}}',
    ],
  },
  {
    said: [
      'I am Priya from Northwind Logistics (northwindlogistics.com)',
      'honestly the month end reconciliation is killing us, people stay late every time, spreadsheets everywhere',
    ],
    replies: [
      'I am sorry to hear that, {{name}}. Staying late over spreadsheets takes a toll on people. {{question}}',
      'Month end can be brutal. {{question}}',
      'That sounds stressful, especially with spreadsheets. Roughly how many hours go into the reconciliation by hand?',
      'Thank you for being so open about it. Work like that is hard on a team. {{question}}',
      'I can imagine how draining that must be. About how many hours a week does the reconciliation take?',
    ],
  },
  {
    said: [
      NAME,
      'our clerks rekey every invoice from email into sage, two people, 20 hours a week total',
    ],
    replies: [
      'Rekeying every invoice from e-mail sounds monotonous. {{noted}} {{question}}',
      'Thanks, {{name}}. Going from e-mail to another system by hand leaves a lot of room for slips. {{noted}} Roughly what does an hour of their time cost?',
      'Typing invoices by hand is a constant interruption. {{noted}} About what does an hour of that work cost you, wages and overhead together?',
      'Thank you, that is just the kind of detail that helps. {{noted}} What does an hour of that work cost, roughly, with wages and overhead?',
      'So {{hours}}, shared by {{team_size}}. And roughly what does an hour of it cost?',
      'You said {{hours}}. {{question}}',
    ],
  },
  {
    said: [NAME, PAIN, "I'd rather not say what it costs"],
    replies: [
      'Thank you for letting me know. {{notice}} {{question}}',
      'Thank you for being open about that. {{notice}} {{question}}',
      'I appreciate the honesty. {{notice}} {{question}}',
    ],
  },
  {
    said: [NAME, PAIN, 'not sure, why do you need to know that?'],
    replies: [
      'That is a fair question. {{notice}} {{question}}',
      'Thanks for asking, {{name}}. {{notice}} A rough guess is enough. What does an hour of that work cost, wages and overhead together?',
      'I appreciate you checking. {{notice}} {{question}}',
    ],
  },
  {
    said: [
      'Tom, quarryandsons.com',
      'we chase approvals for purchase orders by email and phone, maybe 30 hours a week across 4 people, it is a nightmare',
    ],
    replies: [
      'Chasing approvals by phone and e-mail sounds like a real headache. {{noted}} What does an hour of that work cost, including wages and overhead?',
      'Thanks, {{name}}. Following up again and again is wearing. {{noted}} {{question}}',
      'That does sound like a nightmare. {{noted}} {{question}}',
      'It must be frustrating when things get stuck in someone’s inbox. {{noted}} {{question}}',
      'I can imagine how tiring that is. {{noted}} About what does an hour of that time cost you?',
    ],
  },
  {
    said: [NAME, 'we do a lot of data entry by hand, patient intake forms mostly'],
    replies: [
      'Typing intake forms by hand is slow, repetitive work. {{question}}',
      'Thank you for explaining. Data entry like that can feel endless. About how many hours a week go into the intake forms?',
      'So intake forms mostly. {{question}}',
      'I see, so data entry by hand. Roughly how many hours a week go into that by hand?',
    ],
  },
  {
    said: [NAME, PAIN, COST, TOOLS, 'this quarter, I decide', 'maya@harborfreightco.com'],
    replies: [
      'Thank you, {{name}}, this was a helpful conversation. {{noted}} {{booking}}',
      'I appreciate the time you took to go through all of this. {{noted}} {{booking}}',
      'Thank you for all of that. {{noted}} {{booking}}',
      'Thanks for walking me through it. {{noted}} {{booking}}',
    ],
  },
  {
    said: [NAME, PAIN, 'thanks, that is useful'],
    replies: [
      'Thank you, {{name}}. {{notice}} {{question}}',
      'Thanks for telling me. {{notice}} {{question}}',
    ],
  },
  {
    said: [NAME, 'can I talk to a real person?'],
    replies: ['Thank you for letting me know, {{name}}. {{notice}}', 'I see. {{notice}}'],
  },
  {
    said: [NAME, PAIN, 'asdf qwer zxcv'],
    replies: [
      'I may have missed something. {{notice}} {{question}}',
      'Perhaps I missed something. {{notice}} Roughly what does an hour of that work cost, wages and overhead?',
    ],
  },
  {
    said: [NAME, 'hours? maybe 400 a week for me alone'],
    replies: [
      'Thanks for the figure, {{name}}. {{doubt}} {{question}}',
      'Let me check that with you. {{doubt}} {{question}}',
    ],
  },
  {
    said: [
      'Elena Petrova, veltrasteel.com',
      'quality reports get copied from paper into excel and then again into SAP, around 25 hours a week, the 5 inspectors together',
      '$41 an hour',
      'SAP and Excel, maybe 8% need redoing',
    ],
    replies: [
      'Copying reports from paper again and again is tedious. {{noted}} {{estimate}} {{question}}',
      'Thank you, {{name}}. Redoing reports takes time and patience. {{noted}} {{estimate}} {{case_study}} {{question}}',
      'That tells me a lot about where the effort goes. {{noted}}\n\nPutting your figures together: {{estimate}}\n\n{{question}}',
      'Copying from paper is easy to get wrong. {{noted}} Here is where that leads: {{estimate}} {{question}}',
    ],
  },
  {
    said: [
      'Sam Whitlock, whitlocklegal.com',
      'contract review, paralegals read each contract line by line for the same clauses',
    ],
    replies: [
      'Reading each contract line by line takes real concentration. {{question}}',
      'Reading the same clauses over and over sounds painstaking. {{question}}',
      'I see how much care goes into that. About how many hours a week do the paralegals put into contract review?',
    ],
  },
]
