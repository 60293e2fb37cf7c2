import { glenMore2, TILES, type View } from '@bothy/glen-more-2'
import { describe, expect, test } from 'vitest'
import '../../../../board/test/both-languages.ts'
import { benchOf } from '@bothy/board-kit/testing/board-suite.tsx'
import { afterAgeing, saleFacts } from '../shown.ts'
import { Explain } from '../../../../board/details/explain.tsx'
import { flights } from '../../../../board/motion/flights.tsx'
import { board } from '../../../../board/index.ts'
import { finalPointsOf } from '../../../../board/seats/final-points.ts'
import { presenter } from '../../../../board/presenter.ts'
import { lookAt } from '../../../../board/visible-area.ts'
import { wordsOf } from '../../../../board/words.ts'
import { CELLARS } from './cellars-setup.ts'
import { type Sample, samplePlay } from '../../../../board/test/sample-play.ts'

const { tableOf, draw, drawTable } = benchOf(board)
const text = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')

type Shown = NonNullable<View['chronicles']['cellars']>
const shownOf = ({ view }: Sample): Shown => {
  const { cellars } = view.chronicles
  if (cellars === undefined) throw new Error('there are no cellars')
  return cellars
}

const GAME: readonly Sample[] = (() => {
  const found: Sample[] = []
  samplePlay({ seats: 2, seed: 'cellars-d', sense: 0.8, options: CELLARS }, (look, state) => {
    found.push(look(glenMore2.actors(state)[0] ?? 0))
    return false
  })
  return found
})()
const of = (kind: string): readonly Sample[] => GAME.filter(({ view: { pending } }) => pending?.kind === kind)

const nextOf = (it: Sample): Shown['players'][number]['next'] => shownOf(it).players[it.view.pending?.seat ?? 0].next

const withCasks = (sample: Sample, cellars: number, filled: readonly number[], zero = 0): Shown => {
  const shown = shownOf(sample)
  const seat = sample.view.pending?.seat ?? 0
  return { ...shown, players: shown.players.map((it, i) => (i === seat ? { ...it, cellars, filled, zero } : it)) }
}

describe('what a cask is worth', () => {
  const [turn] = of('turn')
  const seat = turn.view.pending?.seat ?? 0

  test('GM2-C3-3 after ageing: the next space, if it is free and in a cellar that one has', () => {
    const shown = withCasks(turn, 1, [1, 2, 3], 1)
    expect([0, 1, 2, 3].map((space) => afterAgeing(shown, seat, space))).toEqual([null, null, null, null])
    const more = withCasks(turn, 2, [1, 3], 1)
    expect([0, 1, 3].map((space) => afterAgeing(more, seat, space))).toEqual([null, 2, 4])
  })

  test('GM2-C3-6 a move onto a sale, or past it, says what could be sold', () => {
    const sale = TILES.indexOf('V1')
    const { line, pending } = turn.view
    const from = line.find(({ pieces }) => pieces.includes(pending?.seat ?? 0))?.position ?? 0
    const view = (right: number, bonus: boolean): View => ({
      ...turn.view,
      line: [...line.filter(({ position }) => position <= from), { position: from + 2, tile: sale, pieces: [] }],
      chronicles: {
        cellars: {
          ...withCasks(turn, 2, [1, 5]),
          sales: [{ tile: sale, seat: null, bonus, bonusVp: 2, right, spaces: 1 }],
        },
      },
    })
    const facts = (at: View, tile: number, position: number, language: 'en' | 'fr' = 'en') =>
      saleFacts(at, { ...turn.view.offers[0], reason: null, tile, position }, wordsOf(language)).map((fact) =>
        text(fact.text),
      )
    expect(facts(view(0, false), sale, from + 2)).toEqual(['sell up to 2 casks, up to 8 VP'])
    expect(facts(view(1, false), sale, from + 2)).toEqual(['sell 1 cask, up to 7 VP'])
    expect(facts(view(0, true), sale, from + 2)).toEqual(['sell 1 cask, up to 5 VP'])
    expect(facts(view(0, false), 0, from + 3)).toEqual(['on the way you can sell 1 cask, up to 5 VP'])
    expect(facts(view(0, false), 0, from + 3, 'fr')).toEqual(['en chemin, vous pouvez vendre 1 tonneau, jusqu’à 5 PV'])
    expect(facts(view(1, false), 0, from + 3)).toEqual([])
    expect(facts(view(0, false), 0, from + 1)).toEqual([])
  })
})

describe('the board', () => {
  test('GM2-C3-3 each cask that can be aged says what it is worth now and then', () => {
    const [sample] = of('ageCask')
    const { pending } = sample.view
    const shown = shownOf(sample)
    const html = text(drawTable(tableOf(sample, 'en', 'wide')).html())
    const said = shown.players[pending?.seat ?? 0].filled.flatMap((space) => {
      const after = afterAgeing(shown, pending?.seat ?? 0, space)
      return after === null ? [] : [`worth ${shown.values[space]} VP, ${after} VP after ageing`]
    })
    expect(said.length).toBeGreaterThan(0)
    expect(said.filter((words) => !html.includes(words))).toEqual([])
  })

  test('GM2-C3-6 a player who stops on a sale picks a cask and then a space, and is told so', () => {
    const sample = of('sellCask').find((it) => (shownOf(it).selling?.spaces.length ?? 0) > 1)
    if (sample === undefined) throw new Error('nobody stopped on a sale')
    const [sell] = sample.legal.filter(({ type }) => type === 'sellCask')
    expect(presenter.clicksFor(sell, sample.view)).toHaveLength(2)
    expect(presenter.picking?.(['cask:1'], sample.view, 'en')).toBe('Now choose the bonus space or a right-hand space.')
    const html = text(drawTable(tableOf(sample, 'fr', 'phone')).html())
    expect(html.includes('Case bonus')).toBe(true)
  })

  test('GM2-C3-5 the next cellar has its price in the opened cellars; greyed it has no button besides', () => {
    const sample = of('turn').find((it) => it.legal.some(({ type }) => type === 'buyCellar'))
    if (sample === undefined) throw new Error('nobody could buy a cellar')
    expect(presenter.button('do:cellar', sample.view, 'en').label).toMatch(/^Buy the (Second|Third) Cellar$/)
    expect(presenter.isElsewhere?.('do:cellar', sample.view)).toBe(true)
    expect(presenter.isElsewhere?.('do:end', sample.view)).toBe(false)
    const table = tableOf(sample, 'en', 'wide')
    lookAt(table, 'cellars', sample.me)
    const html = drawTable(table).html()
    expect(/hidden">Buy the (Second|Third) Cellar for 1 wood/.test(html)).toBe(true)
  })

  test('GM2-C3-5 a cellar that cannot be bought is no chip; the cellars that one has say what it costs, and why not', () => {
    const found: Sample[] = []
    samplePlay({ seats: 2, seed: 'cellars-dear', sense: 0.8, options: { cellars: true } }, (look, state) => {
      const it = look(glenMore2.actors(state)[0] ?? 0)
      if (it.view.pending?.kind === 'turn' && (nextOf(it)?.reason ?? null) !== null) found.push(it)
      return found.length > 0
    })
    const [sample] = found
    const table = tableOf(sample, 'en', 'wide')
    expect(/Buy the (Second|Third) Cellar/.test(drawTable(table).html())).toBe(false)
    const page = draw(table, <Explain {...table} item="cellar:0" />).words()
    expect(page).toMatch(/Buy the Second Cellar for/)
    expect(page).toMatch(/coins? .*GM2-/)
  })

  test('GM2-C3-7 a sale lies on the rondel with the casks that were sold there', () => {
    const sample = GAME.find((it) => shownOf(it).sales.some(({ right }) => right > 0))
    if (sample === undefined) throw new Error('nothing was sold')
    const html = drawTable(tableOf(sample, 'en', 'wide')).html()
    expect(/gm2-sale-right.{0,60}data-filled/.test(html)).toBe(true)
  })

  test('GM2-C3-3 a cask that has aged flies to its next space', () => {
    const event = { type: 'caskAged', seat: 1, from: 3, to: 4 } as const
    expect(flights([event], { view: GAME[0].view, me: 0, language: 'en' })).toMatchObject([
      { from: ['cask:1:3', 'casks:1', 'seat:1'], to: ['cask:1:4', 'casks:1', 'seat:1'] },
    ])
  })

  test('GM2-C3-8 unsold casks count for nothing; the sheet has a row for sales, and adds up', () => {
    for (const sample of GAME.slice(0, -1))
      for (const [seat, { vp }] of sample.view.players.entries()) expect(finalPointsOf(sample, seat).vp).toBe(vp)
    const over = GAME[GAME.length - 1]
    const rows = board.sheet(tableOf(over, 'en', 'wide'), [])
    expect(rows.find(({ label }) => label === 'Cask sales')?.cells.some(({ points }) => points > 0)).toBe(true)
    const sums = over.view.players.map((_, seat) => rows.reduce((sum, { cells }) => sum + cells[seat].points, 0))
    expect(sums).toEqual(over.view.scores)
  })
})
