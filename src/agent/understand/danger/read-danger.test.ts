import { expect, test } from 'vitest'
import { readDanger, readSequel } from '#agent/understand/danger/read-danger.ts'

test.each([
  'I want to end it all',
  "I can't go on living",
  'My husband is going to hurt me',
  'someone collapsed here',
  'i want to die',
  'I want to kill myself',
  "I'm going to kill myself tonight",
  'im suicidal',
  'I have been thinking about suicide',
  'honestly i just want to die',
  "there's no point in living anymore",
  'everyone would be better off without me',
  'I wish I was dead',
  "I don't want to be alive anymore",
  'I keep hurting myself',
  'I took all my pills',
  'he is hitting me and the kids',
  'my ex threatened to kill me',
  "I'm going to kill him",
  "I'm scared I might hurt someone",
  'My colleague is not breathing!',
  "I think I'm having a heart attack",
  'please call an ambulance',
  'my friend is trying to kill himself',
  'I have nothing to live for',
  'We lost the house. I want to end my life.',
  "I can't go on",
  'i dont want to wake up tomorrow',
  'I want to jump off a bridge',
  'there is a shooter in the building',
])('%j is somebody in danger', (text) => {
  expect(readDanger(text)).not.toBeNull()
})

test.each([
  'this process is killing us',
  "I'd kill for a working export",
  'dying to see it',
  'shoot me an email',
  'this spreadsheet makes me want to jump out of the window',
  "I'm going to kill myself if I have to retype another invoice",
  'I want to die every month end',
  "I'd rather be dead than do data entry",
  'my boss will kill me if this is late',
  'my wife is going to kill me if I work late again',
  'he is killing it this quarter',
  'We run a suicide prevention hotline, 40 calls a day',
  'patients who want to kill themselves call us',
  'when someone collapsed we had to file a report',
  'I want this process to die',
  'let me shoot him an email',
  'my colleague is dying to see it',
  'they are killing us on price',
  'we want to end the manual work',
  'our deadline is tomorrow',
  'I want to kill this spreadsheet',
  'he hit me up on Slack',
  'we kill 20 hours a week on that',
  'the server died and nobody noticed',
  "I can't live without Excel",
  'cut myself some slack',
  'life insurance claims, death certificates',
  'we handle suicide risk assessments for a clinic',
  'I am bleeding money',
  'this job is a dead end',
  'hit me with the price',
  "it's a heart attack every time I open the invoice",
  'an ambulance company, we send an ambulance invoice each day',
])('%j is not', (text) => {
  expect(readDanger(text)).toBeNull()
})

test.each([
  ['i have the pills in front of me right now and im going to take them', 'self'],
  ['my husband hit me again and i am scared to go home', 'home'],
  ['my coworker just collapsed and is not breathing', 'medical'],
  ['my brother says he is going to shoot himself tonight', 'other'],
  ["i'm going to bring my gun and shoot my boss", 'threat'],
])('%j is surely danger, of the kind %s', (text, kind) => {
  expect(readDanger(text)).toMatchObject({ kind, isSure: true })
})

test('two messages that only together speak of danger', () => {
  expect(
    readDanger('and now i just want to take all of them', {
      before: 'i have a bottle of pills here',
    }),
  ).not.toBeNull()
})

test.each([
  ['i meant it', 'still'],
  ['nobody picks up', 'still'],
  ['why do you ask?', 'still'],
  ['are you even a person', 'still'],
  ['im safe now, my sister is here with me', 'safe'],
  ['anyway, we process 300 invoices a week, what would that cost', 'work'],
])('after danger, %j is %s', (text, sequel) => {
  expect(readSequel(text)).toBe(sequel)
})
