import type { HoursPhrases } from '#tests/evals/buyers/bank/bank.ts'

export const sharedHours: Pick<HoursPhrases, 'perPerson' | 'perPersonDaily'> = {
  perPerson: [
    '{people} people, {each} hours a week each',
    'There are {people} of us and each one spends {each} hours a week on it.',
    'We have {people} people on it at {each} hours per week each.',
    "It's {people} people times {each} hours a week.",
    'Each person spends {each} hours a week on this, and we’re {people}.',
    'About {each} hours per person per week, with {people} people doing it.',
    '{people} of us do it and for each that is {each} hours a week.',
    'A team of {people}, everyone putting in {each} hours a week.',
    'Everybody loses {each} hours a week to it. We’re {people} people.',
    '{each} hours a week per head, {people} heads.',
  ],
  perPersonDaily: [
    '{people} people, {minutes} minutes each per working day',
    'There are {people} of us and everyone spends {minutes} minutes a day on it, Monday to Friday.',
    'Each of us needs {minutes} minutes every working day for this. We are {people} people.',
    'We’ve got {people} people who each do it for {minutes} minutes every weekday.',
    "It's {minutes} minutes per person per workday, {people} people.",
    '{people} of us, {minutes} minutes each, every weekday.',
    'Everyone loses {minutes} minutes each workday and there are {people} of us.',
    'A team of {people}, with {minutes} minutes a day each on this, five days a week.',
  ],
}

export const composedHours: Pick<HoursPhrases, 'parts' | 'perItem'> = {
  parts: [
    '{a} hours a week for the entry and {b} hours a week for checking it afterwards',
    'It’s {a} hours a week to get it done, plus {b} more hours a week fixing things.',
    'We spend {a} hours a week on the main part and then {b} hours a week on the follow up.',
    'The typing is {a} hours a week, the chasing another chunk of {b} hours a week.',
    'Two bits: {a} hours a week preparing and {b} hours a week sending it all out.',
    'The first half of the process is {a} hours a week and the second half {b} hours a week.',
    '{a} hours weekly on the work itself, and on top of that {b} hours weekly of phone calls about it.',
    'Collecting everything is {a} hours a week, putting it in the system is {b} hours a week.',
  ],
  perItem: [
    '{items} a week, {minutes} minutes each',
    'We get {items} of these a week and each one takes {minutes} minutes.',
    'Each one is {minutes} minutes of work and we do {items} a week.',
    'About {minutes} minutes per item, with {items} items a week.',
    'There are {items} to process every week at {minutes} minutes apiece.',
    'One takes {minutes} minutes. We handle {items} per week.',
    'Count {items} cases a week at {minutes} minutes per case.',
    'Per week we see {items} of them and spend {minutes} minutes on every one.',
  ],
}
