import type { TableInfo } from '@bothy/protocol'
import { signal } from '@preact/signals'
import { type JSX, render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { chosenLanguage, usualLevel } from '@bothy/board-kit/ui/page/settings.ts'
import { loadBothLanguages } from '@bothy/board-kit/testing/both-languages.ts'
import { TinyNode } from '@bothy/board-kit/testing/tiny-dom.ts'
import { trusted } from '../../net/trusted.ts'
import { BOT, person, tableInfo } from '../../test/messages.ts'
import type { TableStore } from '../store/store.ts'
import { CoachAtTable } from './coach-at-table.tsx'
import { loadLevelNote } from './level-note.tsx'
import { coachWords } from './words.ts'

await loadBothLanguages([coachWords])
const LevelNote = await loadLevelNote()

let games = 0
let game = ''
beforeEach(() => {
  game = `noted-${games++}`
  chosenLanguage.value = 'en'
})
afterEach(() => {
  chosenLanguage.value = null
  usualLevel.value = 'easy'
})

const infoOf = (day: number) =>
  tableInfo({ id: `${game}-${day}`, game, status: 'over', changed: day, seats: [person('Mia', { mine: true }), BOT] })

async function draw(part: JSX.Element): Promise<TinyNode> {
  const root = new TinyNode('main')
  await act(() => render(part, root as unknown as Element))
  return root
}

const look = (day: number, won: boolean): Promise<TinyNode> => lookAt(infoOf(day), won)
const lookAt = (info: TableInfo, won: boolean): Promise<TinyNode> =>
  draw(
    <CoachAtTable
      store={trusted<TableStore>({
        info: signal(info),
        me: signal(0),
        state: signal({ result: { ranks: won ? [1, 2] : [2, 1] } }),
      })}
    />,
  )
const note = async (day: number): Promise<string> => (await draw(<LevelNote info={infoOf(day)} />)).textContent

test('after two lost games in a row the level below is suggested, and one press chooses it', async () => {
  await look(1, false)
  expect(await note(1)).toBe('')
  await look(2, false)
  expect(await note(2)).toBe('Two games lost in a row: the level Beginner may be more fun. Try it')
  const link = (await draw(<LevelNote info={infoOf(2)} />)).getElementsByTagName('a').at(0)
  expect(link?.attribute('href')).toBe(`/new/${game}?with=bots`)
  await act(() => link?.fire('click'))
  expect(usualLevel.value).toBe('beginner')
})

test('from a higher level, a reader who has won before is led one down, and all others to the beginner', async () => {
  const medium = (day: number) => ({
    ...infoOf(day),
    seats: [person('Mia', { mine: true }), { ...BOT, level: 'medium' as const }],
  })
  const lose = (day: number): Promise<TinyNode> => lookAt(medium(day), false)
  await lose(1)
  await lose(2)
  expect((await draw(<LevelNote info={medium(2)} />)).textContent).toContain('the level Beginner')
  await look(3, true)
  expect((await draw(<LevelNote info={medium(2)} />)).textContent).toContain('the level Easy')
})

test('after three won games in a row the level above is suggested', async () => {
  for (const day of [1, 2, 3]) await look(day, true)
  expect(await note(3)).toBe('Three games won in a row: you’re ready for the level Medium. Try it')
})

test('a look at an old game does not make it the newest', async () => {
  await look(5, false)
  await look(6, true)
  await look(7, false)
  await look(5, false)
  await look(4, false)
  expect(await note(7)).toBe('')
})

test('nothing is suggested after a game with people', async () => {
  await look(1, false)
  await look(2, false)
  const among = { ...infoOf(2), seats: [person('Mia', { mine: true }), BOT, person('Una')] }
  expect((await draw(<LevelNote info={among} />)).textContent).toBe('')
})
