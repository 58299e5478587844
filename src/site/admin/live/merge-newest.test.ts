// @vitest-environment happy-dom

import { expect, test } from 'vitest'
import { mergeNewest } from '#site/admin/live/use-inbox-news.ts'
import { makeConversation } from '#site/admin/testing/staff-browser.ts'

const stats = {
  totalConversations: 9,
  writtenConversations: 9,
  highQualityLeads: 0,
  averageSentiment: null,
}

/** A page of conversations whose number is their minute: the higher, the newer. */
function pageOf(numbers: readonly number[], next: string | null) {
  const conversations = numbers.map((number) =>
    makeConversation({ id: `c${number}`, created_at: `2026-03-12T14:0${number}:00.000Z` }),
  )
  return { stats, launchGaps: 0, mentions: [], requests: [], conversations, next }
}

const listed = (merged: ReturnType<typeof mergeNewest>) =>
  merged.pages.flatMap(({ conversations }) => conversations.map(({ id }) => id))

test('new ones come above, and the rows that they push out of the newest stay', () => {
  const shown = {
    pages: [pageOf([5, 4, 3], 'after-3'), pageOf([2, 1], null)],
    pageParams: ['', 'after-3'],
  }
  const merged = mergeNewest(shown, pageOf([7, 6, 5], 'after-5'))
  expect(listed(merged)).toEqual(['c7', 'c6', 'c5', 'c4', 'c3', 'c2', 'c1'])
  expect(merged.pages[0]?.next).toBe('after-3')
})

test('one that is missing among the newest is gone, and what moves up is not listed twice', () => {
  const shown = {
    pages: [pageOf([5, 4, 3], 'after-3'), pageOf([2, 1], null)],
    pageParams: ['', 'after-3'],
  }
  const merged = mergeNewest(shown, pageOf([5, 3, 2], 'after-2'))
  expect(listed(merged)).toEqual(['c5', 'c3', 'c2', 'c1'])
})

test('a list that fits one page is replaced by it', () => {
  const shown = { pages: [pageOf([5, 4], null)], pageParams: [''] }
  expect(listed(mergeNewest(shown, pageOf([5], null)))).toEqual(['c5'])
})
