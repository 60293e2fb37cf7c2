import { glenMore2 } from '@bothy/glen-more-2'
import type { Event } from '@bothy/glen-more-2'
import { render } from 'preact'
import { beforeAll, describe, expect, test } from 'vitest'
import './both-languages.ts'
import { benchOf } from '@bothy/board-kit/testing/board-suite.tsx'
import { draw } from '@bothy/board-kit/testing/draw-board.tsx'
import { TinyNode } from '@bothy/board-kit/testing/tiny-dom.ts'
import { leavesTrace } from '@bothy/board-kit/parts/seats/last-turn.ts'
import { board } from '../index.ts'
import { Plan } from '../land/plan.tsx'
import { MapKey } from '../map/map-key.tsx'
import { inPlay } from '../new-table/in-play.tsx'
import { LastMoveOf } from '../seats/seats.tsx'
import { thingPicture } from '../tile/thing-picture.tsx'
import { words } from '../words.ts'
import { type Plan as GamePlan, type Sample, samplePlay } from './sample-play.ts'

const { tableOf } = benchOf(board)

function playedUntil(kind: string, options: GamePlan['options'] = {}, seed = 'told'): Sample {
  let found: Sample | null = null
  samplePlay({ seats: 3, seed, sense: 0.9, options }, (look, state) => {
    found = look(glenMore2.actors(state)[0] ?? 0)
    return found.view.pending?.kind === kind && found.view.players.every(({ tiles }) => tiles.length > 2)
  })
  if (found === null) throw new Error('nothing was played')
  return found
}

const TURN = playedUntil('turn')
const CLAIM = playedUntil('claim')

beforeAll(() => Promise.all([inPlay.words.load('en'), inPlay.words.load('fr')]))

describe('the key of the clan board', () => {
  const key = (sample: Sample, language: 'en' | 'fr') => {
    const table = tableOf(sample, language, 'wide')
    return draw(board, table, <MapKey table={table} />).textContent
  }

  test('says what its signs mean, and what is lit while something can be claimed', () => {
    expect(key(CLAIM, 'en')).toMatch(/you can claim.*claimed.*price of the road.*worth to you now/)
    expect(key(CLAIM, 'fr')).toMatch(/à prendre.*pris.*prix de la route.*pour vous maintenant/)
    expect(key(TURN, 'en')).not.toContain('you can claim')
  })

  test('promises nothing to those who only watch', () => {
    expect(key({ ...TURN, me: null }, 'en')).toContain('what it gives')
  })
})

test('where seats are chips, the last turn of another seat is told at its territory', () => {
  const other = TURN.me === 0 ? 1 : 0
  const table = tableOf(TURN, 'en', 'phone')
  const moved: Event = { type: 'moved', piece: other, seat: other, from: 1, to: 3, tile: 4 }
  const seats = table.seats.map((seat, i) => (i === other ? { ...seat, lastTurn: [moved] } : { ...seat, lastTurn: [] }))
  const told = (seat: number) => {
    const after = { ...table, seats }
    return draw(board, after, <LastMoveOf table={after} seat={seat} />).textContent
  }
  expect(told(other)).toContain(words.of('en').tileName(4))
  expect(told((other + 1) % 3)).toBe('')
})

test('a small plan outlines the tiles that its own seat has changed, and no others', () => {
  const table = tableOf(TURN, 'en', 'wide')
  const seat = TURN.me === 0 ? 1 : 0
  const [first, second] = TURN.view.players[seat].tiles
  const outlined = (): number =>
    draw(board, table, <Plan table={table} seat={seat} />)
      .all()
      .filter((node) => node.attribute('class') === 'plan-trace').length
  expect(outlined()).toBe(0)
  table.uiState.traces.value = new Map([
    [`tile:${first?.tile}`, { seat, label: '' }],
    [`tile:${second?.tile}`, { seat: 2, label: '' }],
  ])
  expect(outlined()).toBe(1)
})

test('a tile that was only used leaves no trace, one that was built or gave something does', () => {
  const types = ['activated', 'scotsmanMoved', 'placed', 'goodsPut', 'sold']
  expect(types.filter((type) => leavesTrace({ type }))).toEqual(['placed', 'goodsPut', 'sold'])
})

test('tiles and clan fields have a picture in the log, prices and figures none', () => {
  const has = (thing: string): boolean => thingPicture(thing, TURN.view) !== null
  expect(['tile:4', 'field:3', 'good:wood', 'figure:1', 'tile:999', 'field:99'].filter(has)).toEqual([
    'tile:4',
    'field:3',
  ])
})

describe('the primer', () => {
  const told = ({ view }: Sample, language: 'en' | 'fr'): TinyNode => {
    const root = new TinyNode('main')
    const { texts } = words.of(language)
    render(<inPlay.Part view={view} texts={texts} language={language} />, root as unknown as Element)
    return root
  }
  const count = (root: TinyNode, name: string): number => root.all().filter((node) => node.localName === name).length

  test('names the Chronicles in play by their numbers, each with a picture and a line', () => {
    const root = told(playedUntil('turn', { cellars: true, race: true }), 'en')
    expect(root.textContent).toMatch(/1\. Highland Boat Race.*Row along.*3\. Old Jamey’s.*Casks age/)
    expect([
      count(root, 'li'),
      root.all().filter((it) => it.attribute('class') === 'gm2-in-play-picture').length,
    ]).toEqual([2, 2])
  })

  test('offers the introductory game, unless it is one', () => {
    const link = (sample: Sample): number => count(told(sample, 'fr'), 'a')
    expect(link(TURN)).toBe(1)
    expect(count(told(TURN, 'fr'), 'li')).toBe(0)
    expect(link(playedUntil('turn', { introductory: true }))).toBe(0)
  })
})
