import { expect, test } from 'vitest'
import { classify, type Example, trainClassifier } from '#agent/knowledge/classifier/classifier.ts'
import { type Features, listFeatures } from '#agent/knowledge/classifier/features.ts'

const read = (text: string): Features => listFeatures(text.split(' '), text.split(' '))
const TOPICS = {
  price: ['what does it cost', 'how much is the audit', 'price of a pilot', 'your fees'],
  time: ['how long does it take', 'when is it live', 'weeks until launch', 'your timeline'],
  jobs: ['are you hiring', 'open positions', 'send my cv', 'jobs for engineers'],
}
const EXAMPLES: Example[] = Object.entries(TOPICS).flatMap(([label, texts]) =>
  texts.map((text) => ({ label, features: read(text) })),
)

test('the same examples always give the same weights', () => {
  expect(trainClassifier(EXAMPLES).weights).toEqual(trainClassifier(EXAMPLES).weights)
})

test.each([
  ['how much does a pilot cost', 'price'],
  ['how long until it is live', 'time'],
  ['hiring enginers', 'jobs'],
])('“%s” is told to be about %s by examples that say it otherwise', (text, label) => {
  expect(classify(trainClassifier(EXAMPLES), read(text))[0]?.label).toBe(label)
})

test('probabilities are sorted and add up to one', () => {
  const predictions = classify(trainClassifier(EXAMPLES), read('what does it cost'))
  const probabilities = predictions.map(({ probability }) => probability)
  expect(probabilities.reduce((sum, probability) => sum + probability, 0)).toBeCloseTo(1, 4)
  expect(probabilities).toEqual(probabilities.toSorted((one, other) => other - one))
})

test('words that were never seen make it less sure', () => {
  const classifier = trainClassifier(EXAMPLES)
  const [known] = classify(classifier, read('what does it cost'))
  const [diluted] = classify(classifier, read('what does it cost quinoa zebra xylophone'))
  expect(diluted?.probability).toBeLessThan(known?.probability ?? 0)
})
