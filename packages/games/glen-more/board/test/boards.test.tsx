import { FACES, FACE_OF, type Types, type View } from '@bothy/glen-more'
import { type ComponentChild, render } from 'preact'
import { describe, expect, test, vi } from 'vitest'
import { GoodsIcon } from '@bothy/board-kit/art/goods.tsx'
import type { BoardProps } from '@bothy/board-kit/board/game-board.ts'
import { yieldsAt } from '../land/gains.ts'
import { board } from '../index.ts'
import { finalPointsOf } from '../seats/final-points.ts'
import { LYING, spaceCell, UPRIGHT } from '../ring/ring-shape.ts'
import { Tile } from '../tile/tile.tsx'
import { wordsOf } from '../words.ts'
import { boardChecks, PLANS } from './board-checks.ts'
import { Art } from './gallery.tsx'
import { samplePlay } from './sample-play.ts'
import { TinyNode } from '@bothy/board-kit/testing/tiny-dom.ts'
import { benchOf, boardSuite } from '@bothy/board-kit/testing/board-suite.tsx'
import { spotsOf as spots } from '@bothy/board-kit/testing/draw-board.tsx'
import './both-languages.ts'

const { tableOf, draw, drawTable } = benchOf(board)

// Only the largest table; boards.slow.test.tsx draws all games in every layout.
boardSuite(board, { ...boardChecks, plans: PLANS.slice(-2, -1), layoutsInTurn: true })

describe('boards of their own', () => {
  test('every kind of question is asked in the sample games', () => {
    const asked = new Set<string>()
    for (const plan of PLANS)
      samplePlay(plan, (_, state) => {
        asked.add(state.stack.at(-1)?.kind ?? 'over')
        return false
      })
    expect([...asked]).toEqual(
      expect.arrayContaining(['turn', 'place', 'activate', 'spend', 'choose', 'afford', 'endTurn']),
    )
  })

  test('the standings add up to the scores at the end', () => {
    let sums: readonly (readonly number[])[] = []
    samplePlay({ seats: 4, seed: 'end', sense: 0.95 }, (look) => {
      const sample = look(1)
      const { view } = sample
      if (view.scores !== null) sums = [view.players.map((_, seat) => finalPointsOf(sample, seat).total), view.scores]
      return false
    })
    expect(sums[0]).toEqual(sums[1])
    expect(sums[0]).toHaveLength(4)
  })

  test('each of the three scorings is shown', () => {
    let shows = 0
    samplePlay({ seats: 4, seed: 'end', sense: 0.95 }, (look) => {
      if (look(1).events.some(board.startsCutscene)) shows++
      return false
    })
    expect(shows).toBe(3)
  })
})

test.each([UPRIGHT, LYING])('the ring goes clockwise round the market, each space beside the last', (shape) => {
  const cells = Array.from({ length: 14 }, (_, space) => spaceCell(space, shape))
  expect(Math.max(...cells.map(({ column }) => column))).toBe(shape.columns)
  expect(Math.max(...cells.map(({ row }) => row))).toBe(shape.rows)
  expect(new Set(cells.map(({ column, row }) => `${column},${row}`)).size).toBe(14)
  for (const [i, cell] of cells.entries()) {
    const next = cells[(i + 1) % cells.length]
    expect(Math.abs(cell.column - next.column) + Math.abs(cell.row - next.row)).toBe(1)
  }
})

test('on the small spaces of a phone two people with the same first word are told apart', () => {
  const names = ['Wee Otter', 'Wee Fox', 'Rory Ross', 'Ann']
  let drawn: readonly (string | undefined)[] = []
  samplePlay({ seats: 4, seed: 'names', sense: 1 }, (look) => {
    drawn = drawTable({ ...tableOf(look(3), 'en', 'phone'), names })
      .all()
      .filter((node) => node.attribute('class') === 'ring-name gm-figure-name')
      .map((node) => node.textContent.replaceAll('\u00AD', ''))
    return true
  })
  expect(drawn).toEqual(expect.arrayContaining(['Wee O.', 'Wee F.', 'Rory', 'You']))
})

test('every face and every good draws, and no two kinds look alike', () => {
  const html = (child: ComponentChild): string => {
    const root = new TinyNode('main')
    render(child, root as unknown as Element)
    expect(root.html()).not.toMatch(/undefined|NaN|\[object/)
    return root.html()
  }
  const drawn = new Map(
    FACES.map((face) => [face.id, html(<Tile tile={FACE_OF.indexOf(face)} words={wordsOf('en')} />)]),
  )
  const kinds = new Map<string, string>()
  for (const face of FACES) {
    const context = drawn.get(face.id) ?? ''
    const other = kinds.get(context)
    expect(other === undefined || other === face.kind, `${other ?? ''} like ${face.kind}`).toBe(true)
    kinds.set(context, face.kind)
  }
  const icons = [
    'wood',
    'stone',
    'grain',
    'cattle',
    'sheep',
    'cask',
    'coin',
    'any',
    'clan',
    'chieftain',
    'card',
    'step',
    'tile',
  ] as const
  expect(new Set(icons.map((icon) => html(<GoodsIcon icon={icon} />))).size).toBe(icons.length)
})

test('the page of pieces draws every face', () => {
  const root = new TinyNode('main')
  render(<Art />, root as unknown as Element)
  expect(root.all().filter((node) => node.attribute('class') === 'tile-face gm-tile')).toHaveLength(FACES.length)
})

const bar = (table: BoardProps<Types>): ComponentChild => {
  const { Bar } = board
  return Bar === undefined ? null : <Bar {...table} />
}

describe('a tile of the ring', () => {
  const offers = (pick: (target: string) => void, layout: 'wide' | 'phone') => {
    let table: BoardProps<Types> | undefined
    samplePlay({ seats: 4, seed: 'names', sense: 1 }, (look, state) => {
      const frame = state.stack.at(-1)
      if (frame?.kind !== 'turn') return false
      const seen = tableOf(look(frame.seat), 'en', layout)
      table = { ...seen, choice: { ...seen.choice, pick } }
      return true
    })
    if (table === undefined) throw new Error('nobody takes')
    const root = drawTable(table)
    return { table, tiles: spots(root).filter((spot) => spot.attribute('class')?.includes('gm-offer')) }
  }
  const tap = (spot: TinyNode, pointerType: string): void => {
    spot.fire('pointerdown', { pointerType })
    spot.fire('pointerup', { pointerType })
    spot.fire('click')
  }

  test('is taken by the second click, tap or key on the same tile, never by the first', () => {
    const taken: string[] = []
    const { table, tiles } = offers((target) => taken.push(target), 'phone')
    const { previewed } = table.uiState
    tap(tiles[0], 'touch')
    expect([previewed.value, taken]).toEqual([tiles[0].attribute('data-target'), []])
    tap(tiles[1], 'mouse')
    expect([previewed.value, taken]).toEqual([tiles[1].attribute('data-target'), []])
    tap(tiles[1], 'mouse')
    tiles[2].fire('click')
    expect([previewed.value, taken]).toEqual([tiles[2].attribute('data-target'), [tiles[1].attribute('data-target')]])
    tiles[2].fire('click')
    expect(taken).toEqual(tiles.slice(1, 3).map((tile) => tile.attribute('data-target')))
    expect(previewed.value).toBeNull()
  })

  test('is told in the hub when a finger rests on it, not when it drags', async () => {
    vi.useFakeTimers()
    const { table } = offers(() => undefined, 'wide')
    const root = drawTable(table)
    const told = (): readonly (string | null)[] =>
      root
        .all()
        .flatMap((node) =>
          node.attribute('class')?.includes('hub-card gm-card') === true ? [node.attribute('aria-label')] : [],
        )
    const [tile, other] = spots(root).filter((spot) => spot.attribute('class')?.includes('gm-offer'))
    const at = (clientX: number): object => ({ pointerType: 'touch', clientX, clientY: 0 })
    tile.fire('pointerdown', at(10))
    tile.fire('pointermove', at(40))
    vi.advanceTimersByTime(1000)
    expect(told()).toEqual([])
    other.fire('pointerdown', at(10))
    other.fire('pointermove', at(12))
    vi.advanceTimersByTime(1000)
    await vi.advanceTimersByTimeAsync(0)
    const offer = table.view.offers.find((it) => `tile:${it.tile}` === other.attribute('data-target'))
    expect(told()).toEqual([wordsOf('en').tileName(offer?.tile ?? -1)])
    vi.useRealTimers()
  })

  test.each(['wide', 'phone'] as const)('shows a preview, and the bar has a button that names it (%s)', (layout) => {
    const taken: string[] = []
    const { table, tiles } = offers((target) => taken.push(target), layout)
    tap(tiles[0], 'mouse')
    const target = tiles[0].attribute('data-target') ?? ''
    const told = layout === 'phone' ? drawTable(table) : draw(table, <board.Explain {...table} item={target} />)
    expect(told.textContent).toMatch(/Free.*plays next/)
    const stage = drawTable(table)
    const classes = stage.all().map((node) => node.attribute('class') ?? '')
    expect(classes.filter((name) => name.includes('gm-looked'))).toHaveLength(1)
    expect(classes.filter((name) => name.includes('gm-ghost-man'))).toHaveLength(1)
    expect(classes.filter((name) => name.includes('gm-cell gm-ghost gm-place')).length).toBeGreaterThan(0)
    const take = draw(table, bar(table))
      .all()
      .find((node) => node.localName === 'button')
    expect(take?.words()).toMatch(/^Take the \w/)
    take?.fire('click')
    expect([table.uiState.previewed.value, taken]).toEqual([null, [target]])
  })
})

describe('names in words', () => {
  test('a cell counts no tile that gives nothing: a loch, or one with three cubes', () => {
    const idle: number[] = []
    let cells = 0
    samplePlay({ seats: 3, seed: 'promise', sense: 0.95 }, (look, state) => {
      const frame = state.stack.at(-1)
      if (frame?.kind !== 'place') return false
      const { view } = look(frame.seat)
      const full = view.players[frame.seat].tiles.flatMap(({ tile, cubes }) => (cubes.length === 3 ? tile : []))
      for (const spot of view.spots) {
        cells++
        const counted = view.taken === null ? [] : yieldsAt(view, spot, view.taken).map(({ tile }) => tile)
        idle.push(...counted.filter((tile) => FACE_OF[tile].kind === 'loch' || full.includes(tile)))
      }
      return false
    })
    expect([cells > 0, idle]).toEqual([true, []])
  })

  test('a tile of the ring says what it is, its cost, how far it is and who would be next', () => {
    samplePlay({ seats: 4, seed: 'names', sense: 1 }, (look, state) => {
      const frame = state.stack.at(-1)
      if (frame?.kind !== 'turn') return false
      const root = drawTable(tableOf(look(frame.seat), 'en', 'wide'))
      const offer = spots(root).filter((spot) => (spot.attribute('class') ?? '').includes('gm-offer'))
      expect(offer[0]?.words()).toMatch(/cost .*ahead.*(plays next|play again)\. Can be chosen/)
      return true
    })
  })

  test('a cell says what it would activate, or why it is refused', () => {
    samplePlay({ seats: 4, seed: 'names', sense: 1 }, (look, state) => {
      const frame = state.stack.at(-1)
      if (frame?.kind !== 'place') return false
      const root = drawTable(tableOf(look(frame.seat), 'fr', 'phone'))
      const cells = spots(root).filter((spot) => (spot.attribute('class') ?? '').includes('gm-cell'))
      expect(cells.some((cell) => /active \d+\u00a0tuile/.test(cell.words()))).toBe(true)
      const shut = cells.filter((cell) => cell.attribute('data-state') === 'blocked')
      expect(shut.length).toBeGreaterThan(0)
      expect(shut.every((cell) => cell.words().includes(', '))).toBe(true)
      return true
    })
  })

  test('why a cell is refused is what the rules say, not what the board thinks', () => {
    const { board: words } = wordsOf('en')
    const told = new Set<string>()
    for (const [why, other] of [
      ['roadBlocked', 'riverBlocked'],
      ['riverBlocked', 'roadBlocked'],
    ] as const)
      samplePlay({ seats: 4, seed: 'names', sense: 1 }, (look, state) => {
        const frame = state.stack.at(-1)
        if (frame?.kind !== 'place') return false
        const seen = look(frame.seat)
        const cell = seen.blocked.find(({ reason }) => reason.why === why)
        if (cell?.action.type !== 'place') return false
        const blocked = [{ ...cell, reason: { ...cell.reason, why: other } as typeof cell.reason }]
        const root = drawTable(tableOf({ ...seen, blocked }, 'en', 'wide'))
        const shut = spots(root).filter((spot) => (spot.attribute('class') ?? '').includes('gm-shut'))
        if (shut.length === 0) return false
        expect(shut.map((spot) => spot.words())).toEqual([expect.stringContaining(words.short[other])])
        told.add(other)
        return true
      })
    expect(told.size).toBe(2)
  })
})

describe('what the tile on offer costs', () => {
  const previewOf = (change: Partial<View['offers'][number]>): { readonly text: string; readonly button: string } => {
    let out = { text: '', button: '' }
    samplePlay({ seats: 4, seed: 'names', sense: 1 }, (look, state) => {
      const frame = state.stack.at(-1)
      if (frame?.kind !== 'turn') return false
      const seen = look(frame.seat)
      const offers = seen.view.offers.map((offer) => ({ ...offer, ...change }))
      const table = tableOf({ ...seen, view: { ...seen.view, offers } }, 'en', 'wide')
      const target = `tile:${offers[0].tile}`
      table.uiState.previewed.value = target
      const root = draw(table, <board.Explain {...table} item={target} />)
      const button = draw(table, bar(table))
        .all()
        .find((node) => node.localName === 'button')
      out = { text: root.textContent, button: button?.words() ?? '' }
      return true
    })
    return out
  }
  const reason = { why: 'coins', need: 2, has: 1, rule: 'GM-26' } as const

  test('GM-20 a tile that a sale would save is not called lost', () => {
    const lost = previewOf({ reason, savedBySale: false, spots: [] })
    const saved = previewOf({ reason, savedBySale: true, spots: [] })
    expect([lost.button, saved.button]).toEqual(['Take and discard', expect.stringMatching(/^Take the /)])
    expect(lost.text).toMatch(/will be discarded/)
    expect(saved.text).not.toMatch(/will be discarded/)
    expect(saved.text).toMatch(/after selling cubes/)
  })

  test('GM-23 the black piece that would be given is named', () => {
    expect(previewOf({ pieces: [0] }).text).toMatch(/Costs the clan member on/)
    expect(previewOf({ pieces: [null] }).text).toMatch(/Costs a chieftain/)
    expect(previewOf({ pieces: [0, null] }).text).toMatch(/you choose which/)
  })
})

test('GM-42 tiles that were activated in this turn are marked, for every reader', () => {
  let marked = 0
  samplePlay({ seats: 3, seed: 'used', sense: 0.95 }, (look, state) => {
    const frame = state.stack.at(-1)
    if (frame?.kind !== 'activate') return false
    const used = state.tiles[frame.seat].filter((tile) => state.reach[tile] === 2)
    const root = drawTable(tableOf(look(frame.seat), 'en', 'wide'))
    const plots = root.all().filter((node) => /gm-plot/.test(node.attribute('class') ?? ''))
    const told = plots.filter((plot) => plot.words().includes('activated this turn'))
    const drawn = plots.filter((plot) => plot.all().some((node) => node.attribute('data-good') === 'done'))
    expect(new Set(told.map((plot) => plot.attribute('data-key')))).toEqual(new Set(used.map((tile) => `tile:${tile}`)))
    expect(drawn).toEqual(told)
    marked += used.length
    return marked > 5
  })
  expect(marked).toBeGreaterThan(5)
})
