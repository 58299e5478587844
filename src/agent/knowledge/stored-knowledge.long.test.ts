import { expect, test } from 'vitest'
import { classify } from '#agent/knowledge/classifier/classifier.ts'
import { listFeatures } from '#agent/knowledge/classifier/features.ts'
import { createKnowledge } from '#agent/knowledge/knowledge.ts'
import { correctSpelling } from '#agent/knowledge/language/spelling.ts'
import { listTerms, listWords } from '#agent/knowledge/language/terms.ts'
import { searchPassages } from '#agent/knowledge/passages/search-passages.ts'
import { restoreKnowledge, storeKnowledge } from '#agent/knowledge/stored-knowledge.ts'

const QUESTIONS = ['How much does an audit cost?', 'do you store our data', 'Who is in the team?']

test('knowledge that was stored and read back answers exactly as it was learnt', () => {
  const learnt = createKnowledge([])
  const restored = restoreKnowledge(storeKnowledge(learnt))
  for (const question of QUESTIONS) {
    const features = listFeatures(listWords(question), listTerms(question))
    expect(classify(restored.router, features)).toEqual(classify(learnt.router, features))
    const found = searchPassages(learnt.passages, question)
    expect(found.length).toBeGreaterThan(0)
    expect(searchPassages(restored.passages, question)).toEqual(found)
  }
  expect(correctSpelling(restored.spelling, 'invoces')).toBe(
    correctSpelling(learnt.spelling, 'invoces'),
  )
})
