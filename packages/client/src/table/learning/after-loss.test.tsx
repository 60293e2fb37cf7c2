import { render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chosenLanguage, finishedGames } from '@bothy/board-kit/ui/page/settings.ts'
import { TinyNode } from '@bothy/board-kit/testing/tiny-dom.ts'
import '../../test/both-languages.ts'
import { person, tableInfo } from '../../test/messages.ts'
import { PATIENCE } from '../../test/patience.ts'
import { hasFinished } from '../frame/newcomer.ts'
import { loadAfterLoss } from './after-loss.tsx'

const GAME = 'lords-of-scotland'
const AfterLoss = await loadAfterLoss()

beforeEach(() => {
  chosenLanguage.value = 'en'
  finishedGames.value = []
})
afterEach(() => {
  chosenLanguage.value = null
  finishedGames.value = []
})

const info = (id: string) =>
  tableInfo({ id, game: GAME, status: 'over', seats: [person('Mia', { mine: true }), person('Una')] })

/** Both tables beside one another: once one offers its lesson, the other would, too. */
async function endings(first: string, second: string): Promise<readonly boolean[]> {
  const root = new TinyNode('main')
  await act(() =>
    render(
      [first, second].map((id) => (
        <div key={id}>
          <AfterLoss info={info(id)} ranks={[2, 1]} mine={[0]} />
        </div>
      )),
      root as unknown as Element,
    ),
  )
  await vi.waitUntil(async () => {
    await act(() => undefined)
    return root.textContent.includes('New to this game?')
  }, PATIENCE)
  return root.childNodes.map(({ textContent }) => textContent.includes('New to this game?'))
}

test('a lesson is offered after the first game that was lost, also among people, and after no later one', async () => {
  hasFinished(GAME, 'first-game')
  hasFinished(GAME, 'second-game')
  expect(await endings('first-game', 'second-game')).toEqual([true, false])
})
