import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ClosingCall } from '#site/components/ClosingCall.tsx'
import { SiteFooter } from '#site/components/SiteFooter.tsx'

test('the last block of a page offers the conversation first, and a call as a link beside it', () => {
  const links = [...renderToStaticMarkup(<ClosingCall title="Begin" />).matchAll(/<a [^>]*>[^<]*/g)]
  expect(links.map(([link]) => link)).toEqual([
    expect.stringMatching(/href="\/diagnostic" class="button .*Request an Operations Audit$/),
    expect.stringMatching(/class="link .*href="\/schedule">Book 30 minutes$/),
  ])
})

test('the footer offers a call, too', () => {
  expect(renderToStaticMarkup(<SiteFooter />)).toMatch(/href="\/schedule"[^>]*>Book 30 minutes</)
})
