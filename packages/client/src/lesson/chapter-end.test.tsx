import { signal } from '@preact/signals'
import { loadLessons } from '@bothy/games'
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { route, show } from '@bothy/board-kit/ui/page/router.ts'
import { chosenLanguage } from '@bothy/board-kit/ui/page/settings.ts'
import { loadBothLanguages } from '@bothy/board-kit/testing/both-languages.ts'
import { TinyNode } from '@bothy/board-kit/testing/tiny-dom.ts'
import { noteLesson } from '../net/people/learning.ts'
import { gameWords } from '../pages/game/words.ts'
import { ChapterEnd } from './chapter-end.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { lessonWords } from './words.ts'

await loadBothLanguages([lessonWords, gameWords])
const GAME = 'glen-more-2'
const lessons = await loadLessons(GAME)
if (lessons === null) throw new Error('no lessons')

let asked: string[] = []
const again = vi.fn<() => void>()
beforeEach(() => {
  chosenLanguage.value = 'en'
  asked = []
  again.mockClear()
  vi.stubGlobal('location', { href: 'http://bothy.test/' })
  vi.stubGlobal('history', {
    pushState: (_: null, __: string, path: string) => (location.href = `http://bothy.test${path}`),
  })
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('fetch', async (path: string, { body }: { readonly body?: string } = {}) => {
    asked.push(`${path} ${body ?? ''}`)
    throw new Error('away')
  })
})
afterEach(() => {
  chosenLanguage.value = null
  show(new URL('http://bothy.test/'))
  vi.unstubAllGlobals()
})

async function end(chapter: string, table: string | null = null): Promise<TinyNode> {
  const root = new TinyNode('main')
  const link = { learnt: signal([]), made: signal(0), tries: signal(0), again }
  if (lessons !== null)
    await act(() =>
      render(
        <ChapterEnd lessons={lessons} game={GAME} chapter={chapter} table={table} link={link} />,
        root as unknown as Element,
      ),
    )
  return root
}
const mainOf = (root: TinyNode): readonly (string | null)[] =>
  root.all().flatMap((node) => {
    const isMain = node.attribute('class')?.includes('primary') === true
    return isMain ? [node.textContent.trim(), node.attribute('href')] : []
  })
const links = (root: TinyNode): readonly (string | null)[] =>
  root.getElementsByTagName('a').map((link) => link.attribute('href'))

test('chapters that are done are counted, not those before this one', async () => {
  noteLesson(GAME, 'persons', 3, true)
  const root = await end('persons')
  expect(root.textContent).toContain('1 of 12 chapters')
  const marks = root.all().filter((node) => node.attribute('class') === 'chapter-end-course')
  expect(marks[0]?.childNodes.map((mark) => mark.attributes.has('data-done')).indexOf(true)).toBe(2)
})

test('Escape leads to the list and begins nothing again', async () => {
  const root = await end('rondel')
  expect(mainOf(root)).toEqual(['Chapter 2: Scotsmen and the market', '/games/glen-more-2/learn/scotsmen'])
  root.getElementsByTagName('dialog')[0]?.fire('cancel', { preventDefault: () => undefined })
  expect(route.value).toEqual({ page: 'game', game: GAME, tab: 'learn' })
  expect(again).not.toHaveBeenCalled()
})

test('after the last chapter that it needs, the first game begins at once, against beginners', async () => {
  const root = await end('scoring')
  expect(mainOf(root)[0]).toBe('Play your first game')
  expect(links(root).at(-1)).toBe('/games/glen-more-2/learn/race')
  await act(() =>
    root
      .getElementsByTagName('button')
      .find((button) => button.textContent.includes('first game'))
      ?.fire('click'),
  )
  expect(asked.join()).toContain('"level":"beginner"')
  expect(asked.join()).toContain('"setup":{"introductory":true}')
})

test('a reader whose seat waits goes back to their table, from the end and on the way', async () => {
  const root = await end('scoring', 'abcd1234')
  expect(mainOf(root)).toEqual(['To your table', '/table/abcd1234'])
  expect(links(root).filter((href) => href?.endsWith('?table=abcd1234'))).toHaveLength(1)
  const left = new TinyNode('main')
  const nothing = (): void => undefined
  await act(() =>
    render(<LeaveDialog game={GAME} table="abcd1234" onStay={nothing} onAgain={nothing} />, left as unknown as Element),
  )
  expect(mainOf(left)).toEqual(['To your table', '/table/abcd1234'])
})
