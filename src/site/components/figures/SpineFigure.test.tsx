import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { comparisons } from '#content/facts/comparisons.ts'
import { SpineFigure } from '#site/components/figures/SpineFigure.tsx'

test.each(comparisons)('$path: both ways are told step by step, in order', ({ task, themName }) => {
  const markup = renderToStaticMarkup(
    <SpineFigure them={{ name: themName, steps: task.them }} us={{ name: 'Us', steps: task.us }} />,
  )
  const told = markup.replaceAll(/<a [^>]*>Source<\/a>|<\/?(?:span|button)\b[^>]*>/g, '')
  const places = [...task.them, ...task.us].map(({ text }) => told.indexOf(`>${text}<`))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test('an open step has a dashed line, also where it is the last', () => {
  const markup = renderToStaticMarkup(
    <SpineFigure
      them={{
        name: 'Them',
        steps: [
          { mark: 'act', text: 'Sent' },
          { mark: 'people', text: 'Waits', isOpen: true },
        ],
      }}
      us={{ name: 'Us', steps: [{ mark: 'act', at: 'week 3', text: 'Done' }] }}
    />,
  )
  expect(markup.match(/<line/g)).toHaveLength(2)
  expect(markup.match(/stroke-dasharray/g)).toHaveLength(1)
  expect(markup).toContain('week 3')
})
