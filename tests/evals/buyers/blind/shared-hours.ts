import type { HoursPhrases } from '#tests/evals/buyers/bank/bank.ts'

/** Hours that have to be multiplied or added up. */
export const composedHours = {
  perPerson: [
    '{people} people, {each} hours a week each',
    'There are {people} of us and each one spends {each} hours a week on it',
    '{each} hours a week per head, and we’re {people} people',
    'Each of us loses {each} hours a week, times {people} people',
    'Everybody on the team does {each} hours a week of it, and the team is {people} people',
    '{people} staff at {each} hours per person per week',
    'Per person {each} hours weekly, we are {people} people',
    '{people} people are on this and every one of them gives it {each} hours a week',
    "It's {each} hours a week for each of us, {people} people in all",
    '{people} people do it, {each} hours apiece every week',
  ],
  perPersonDaily: [
    '{people} people lose {minutes} minutes a day each',
    'There’s {people} of us, {minutes} minutes a day apiece, five days a week',
    'Every working day {people} people spend {minutes} minutes each on it',
    '{minutes} minutes per person per working day, and it is {people} people',
    'Everyone does {minutes} minutes of it a day and we are {people} people',
    '{people} people, every one of them {minutes} minutes every working day',
    'It takes each person {minutes} minutes a day, Monday to Friday, and {people} people do it',
    "We're {people} people and it costs every one of us {minutes} minutes a day",
  ],
  parts: [
    '{a} hours a week entering it and {b} hours a week checking it',
    '{a} hours on the input side plus {b} hours on the rework, every week',
    'Each week it takes {a} hours up to Wednesday and another {b} hours after that',
    'The front desk does {a} hours a week and the back office {b} hours on top',
    '{a} hours a week go on keying and {b} more on chasing people',
    'The typing is {a} hours a week, the follow-up calls are {b} hours a week',
    'Weekly we have {a} hours of data entry and then {b} hours of fixing it',
    'First there are {a} hours a week of preparing, then {b} hours a week of double-checking',
    'Figure {a} hours for the paperwork and a further {b} hours for the emails, per week',
  ],
  perItem: [
    'We handle {items} of them a week at {minutes} minutes each',
    '{items} files a week, {minutes} minutes per file',
    'Each one takes {minutes} minutes and we get {items} a week',
    'About {items} cases come in weekly and every case needs {minutes} minutes',
    'There’s {items} of these every week and one of them costs us {minutes} minutes',
    'Weekly volume is {items} records, and a single record is {minutes} minutes of work',
    'We process {items} records a week, figure {minutes} minutes a record',
    "It's {minutes} minutes apiece and there are {items} of them a week",
    'Per week {items} pieces, per piece {minutes} minutes',
  ],
} satisfies Partial<HoursPhrases>
