import { expect, test } from 'vitest'
import '../../../../board/test/both-languages.ts'
import { draw } from '@bothy/board-kit/testing/draw-board.tsx'
import { tableOf } from '@bothy/board-kit/testing/sample-table.ts'
import { board } from '../../../../board/index.ts'
import { helpWords } from '../../../../board/help.ts'
import { BoardView } from '../../../../board/board-view.tsx'
import { lookAt } from '../../../../board/visible-area.ts'
import { type Sample, samplePlay } from '../../../../board/test/sample-play.ts'
import { FAST_RACE } from './race-setup.ts'

type Seen = { readonly mine: Sample; readonly other: Sample; readonly before: Sample }

const CASTLE: Seen = (() => {
  const found: Seen[] = []
  let last: Sample | null = null
  samplePlay({ seats: 4, seed: 'boats', sense: 0.8, options: FAST_RACE }, (look) => {
    const { pending } = look(null).view
    if (pending?.kind !== 'token' || last === null) {
      if (pending !== null) last = look(pending.seat)
      return false
    }
    found.push({ mine: look(pending.seat), other: look((pending.seat + 1) % 4), before: last })
    return true
  })
  return found[0]
})()

const stage = (sample: Sample, language: 'en' | 'fr' = 'en', opens = false): string => {
  const table = tableOf(board, sample, language, 'wide', [])
  if (opens) lookAt(table, 'race', 0)
  return draw(board, table, <BoardView {...table} />).html()
}

test('GM2-C1-6 only who looks sees the tokens on the stage', () => {
  const tokens = (html: string): number => html.split('data-target="reward:').length - 1
  const kinds = new Set(CASTLE.mine.legal.map((action) => board.presenter.clicksFor(action, CASTLE.mine.view)[0]))
  expect(tokens(stage(CASTLE.mine))).toBe(kinds.size - 1) // one choice takes none
  expect(tokens(stage(CASTLE.other))).toBe(0)
  expect(stage(CASTLE.other)).toContain('4 reward tokens face down')
  expect(stage(CASTLE.mine, 'fr')).toContain('Jetons Récompense')
})

test('GM2-C1-6 a shared device is covered once a player has looked', () => {
  expect([CASTLE.before, CASTLE.mine].map(({ view }) => board.hidesItems(view))).toEqual([false, true])
})

test('GM2-C1-4 the button says where the step leads', () => {
  const { view } = CASTLE.before
  const label = (ahead: 'water' | 'castle' | 'home', language: 'en' | 'fr'): string => {
    const { race } = view.chronicles
    if (race === undefined) throw new Error('there is no race')
    const boats = race.boats.map((boat) => ({ ...boat, ahead }))
    const shown = { ...view, chronicles: { ...view.chronicles, race: { ...race, boats } } }
    return board.presenter.button('do:row', shown, language).label
  }
  expect((['water', 'castle', 'home'] as const).map((ahead) => label(ahead, 'en'))).toEqual([
    'Move your boat',
    'Move your boat to the castle: reward token',
    'Move your boat home: 15 VP and 1 cask',
  ])
  expect(label('home', 'fr').replaceAll('\u00A0', ' ')).toBe('Ramener le bateau : 15 PV et 1 tonneau')
})

test('GM2-C1-4 the prompt says that points move the boat, too', () => {
  const { view } = CASTLE.before
  const { race } = view.chronicles
  if (race === undefined || view.pending === null) throw new Error('nobody is asked')
  const left = race.boats[view.pending.seat].left
  const spent = { ...view, pending: { ...view.pending, kind: 'activate' as const }, activatable: [], points: 2 }
  const said = (shown: typeof spent): string | null => helpWords(shown, [], 'en', false)
  expect(said(spent)).toBe(`Each movement point moves a Scotsman or your boat (${left} spaces to go).`)
  const boats = race.boats.map((boat) => ({ ...boat, ahead: null }))
  const over = { ...spent, chronicles: { ...view.chronicles, race: { ...race, boats } } }
  expect(said(over)).toBe('Each movement point moves a Scotsman to a neighbouring tile.')
})

test('GM2-C1-4 boats are drawn on the rivers and on the tiles, with the way that is left', () => {
  const html = stage(CASTLE.before)
  for (const seat of [0, 1, 2, 3]) expect(stage(CASTLE.before, 'en', true)).toContain(`data-key="boat:${seat}"`)
  expect(html).toMatch(/boat \(.*spaces to go\)/)
  const rows = board.sheet(tableOf(board, CASTLE.before, 'en', 'wide', []), [])
  const row = rows.find(({ label }) => label === 'Boat race')
  expect(row?.cells.map(({ from }) => from)).toEqual(
    CASTLE.before.view.chronicles.race?.boats.map(({ left }) => `${left} ${left === 1 ? 'space' : 'spaces'} to go`),
  )
})
