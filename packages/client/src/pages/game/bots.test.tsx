import { type ComponentChild, render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, expect, test, vi } from 'vitest'
import '../../test/both-languages.ts'
import { type Ladder, LADDER_LEVELS } from '@bothy/bots'
import { GAME_IDS, type GameId } from '@bothy/games'
import { TinyNode } from '@bothy/board-kit/testing/tiny-dom.ts'
import { chosenLanguage } from '@bothy/board-kit/ui/page/settings.ts'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { BotsCard, BotsTable } from './bots.tsx'
import { gameWords, words } from './words.ts'

const FILES = import.meta.glob<Ladder>('../../../../games/*/opponents/ladder.json', { import: 'default', eager: true })
const ladders = Object.values(FILES)
const [ladder] = ladders
const idOf = (name: string): GameId => GAME_IDS.find((id) => id === name) ?? GAME_IDS[0]
const withoutLadder = GAME_IDS.filter((id) => ladders.every(({ game }) => game !== id))

afterEach(() => {
  chosenLanguage.value = null
})

async function shown(language: 'en' | 'fr', what: ComponentChild): Promise<TinyNode> {
  chosenLanguage.value = language
  await gameWords.load(language)
  const root = new TinyNode('main')
  await act(async () => {
    render(what, root as unknown as Element)
    await new Promise((resolve) => setTimeout(resolve, 0))
  })
  return root
}

/** The file of a ladder has come. */
async function shownWithLadder(language: 'en' | 'fr', what: ComponentChild): Promise<TinyNode> {
  const root = await shown(language, what)
  await vi.waitFor(
    async () => {
      await act(() => new Promise((resolve) => setTimeout(resolve, 0)))
      expect(root.textContent).not.toBe('')
    },
    { timeout: 30_000 },
  )
  return root
}

const CELL = new Set(['th', 'td', 'span', 'strong'])
const rowsOf = (root: TinyNode, part: string): readonly (readonly string[])[] =>
  root
    .all()
    .filter(({ localName }) => localName === part)
    .map((row) => row.all().flatMap((node) => (CELL.has(node.localName ?? '') ? [node.textContent] : [])))

const nameOf = (level: string): string => Object.entries(t.value.levels).find(([id]) => id === level)?.[1] ?? level

test.each(['en', 'fr'] as const)(
  'the table shows each level by number of players, best first, %s',
  async (language) => {
    const root = await shownWithLadder(language, <BotsTable game={idOf(ladder.game)} />)
    const [head, ...rows] = rowsOf(root, 'tr')
    const counts = ladder.seats.map(({ seats }) => words.value.players(seats))
    expect(head).toEqual([words.value.level, ...(ladder.alone.length > 0 ? [words.value.alone] : []), ...counts])
    const [{ rungs }] = ladder.seats
    expect(rows.slice(0, rungs.length).map(([name]) => name)).toEqual(rungs.map(({ level }) => nameOf(level)))
    rungs.forEach(({ rating, low, high }, i) => {
      const reach = Math.round((high - low) / 2)
      const cell = rows[i][ladder.alone.length > 0 ? 2 : 1]
      expect(cell).toBe(reach > 0 ? `${rating} ${words.value.within(reach)}` : `${rating}`)
    })
    expect(root.textContent).toContain(words.value.botsHelp)
  },
)

test.each(['en', 'fr'] as const)(
  'the card names the strongest and lists all with fewest players, %s',
  async (language) => {
    const root = await shownWithLadder(language, <BotsCard game={idOf(ladder.game)} />)
    const [{ rungs, seats }] = ladder.seats
    expect(rowsOf(root, 'li')).toEqual(rungs.map(({ level, rating }) => [nameOf(level), `${rating}`]))
    expect(root.textContent).toContain(words.value.players(seats))
    expect(rungs.every(({ level }) => LADDER_LEVELS.includes(level))).toBe(true)
  },
)

test.each(withoutLadder)('of a game without a ladder nothing is shown: %s', async (game) => {
  expect((await shown('en', <BotsTable game={game} />)).textContent).toBe('')
  expect((await shown('en', <BotsCard game={game} />)).textContent).toBe('')
})
