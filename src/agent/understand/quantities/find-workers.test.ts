import { describe, expect, test } from 'vitest'
import { findMentions } from '#agent/understand/quantities/find-mentions.ts'
import { findWorkers, isCountOfPeople } from '#agent/understand/quantities/read-workers.ts'
import { tokenize } from '#agent/understand/text/tokens.ts'

function read(text: string): string[] {
  const tokens = tokenize(text)
  const people = findMentions(tokens).filter(isCountOfPeople)
  return findWorkers(tokens, people).map(({ count, isEach, isRest, isPerSite }) =>
    [count ?? 'some', isEach && 'each', isRest && 'rest', isPerSite && 'per site']
      .filter(Boolean)
      .join(' '),
  )
}

describe('the people who do the work', () => {
  test.each([
    ['me and two clerks', ['3']],
    ['my wife, my cousin and I', ['3']],
    ['each of my four part-timers', ['4 each']],
    ['each of them', ['some each']],
    ['everyone here', ['some each']],
    ['both of us', ['2 each']],
    ['every front desk clerk', ['some each']],
    ['11 people, the rest', ['11', 'some each rest']],
    ['the other two clerks', ['2 each']],
    ['the other one', ['1']],
    ['our new bookkeeper', ['1']],
    ['our bookkeepers', []],
    ['she does it', ['1']],
    ['we do it', ['some']],
    ['two clerks at each of our shops', ['2 per site']],
    ['each shop has two clerks', ['2 per site']],
    ['four clerks in Dayton, five clerks in Harlan', ['4', '5']],
    ['nothing of the kind', []],
  ])('"%s" names %j', (text, groups) => {
    expect(read(text)).toEqual(groups)
  })
})
