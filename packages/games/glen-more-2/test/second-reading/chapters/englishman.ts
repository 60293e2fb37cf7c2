import { type CardName, CARD_FACTS } from '../../../data/index.ts'
import { CHRONICLES } from '../../../modules/list.ts'
import { ask } from '../asking.ts'
import { ahead, endAt, endTurn, payToStop, settleIn, toEmptySpace } from '../course.ts'
import { canPay, mayTake, payCost, stopPrice } from '../paying.ts'
import { END, face, fail, isSpecial, meet, tellDiscarded } from '../table.ts'
import type { AnyOf, Opening } from './chapter.ts'
import { type Course, type Player, type Chapter } from '../types.ts'

// Chronicle 4, Hammer of the Scots: GM2-C4-1 to GM2-C4-8.

const LANDMARKS = ['H1', 'H2', 'H3', 'H4']
const FIELDS_OF_THE_ROW = 3

const isOfEngland = (card: CardName): boolean => LANDMARKS.includes(CARD_FACTS[card].tile)

export const anyEnglishman = (): AnyOf => ({ corrections: [], arranged: null })

export const ENGLISHMAN_CASES: readonly string[] = [
  'GM2-31 protected',
  ...['by passing', 'by a landmark', 'from another'].map((what) => `GM2-C4-2 ${what}`),
  ...['a tile', 'a person', 'a discard', 'nothing in the row', 'a full row'].map((what) => `GM2-C4-3 ${what}`),
  ...['onto The End', 'beyond The End', 'he leaves'].map((what) => `GM2-C4-7 ${what}`),
]
export const RARE_ENGLISHMAN_CASES: readonly string[] = ['GM2-C4-4 no Loch Ness', 'GM2-C4-6 a cask for VP']
export function englishman({ t }: Opening): Chapter {
  for (const [i, tile] of LANDMARKS.entries()) if (!t.stacks[i].includes(tile)) fail(`${tile} is not in its stack`)
  let holder: Player | null = null
  /** GM2-C4-1: occupied fields of the England row. */
  let row = 1

  const take = (player: Player, how: string): void => {
    meet(t, `GM2-C4-2 ${holder !== null && holder !== player ? 'from another' : how}`)
    holder = player
  }

  function* swap(player: Player): Course {
    const at = t.at.get('englishman')
    if (at === undefined || at >= endAt(t)) {
      meet(t, 'GM2-C6-11 no Englishman')
      return
    }
    const tiles = [...t.line].filter(([, tile]) => tile !== END && !isSpecial(tile))
    const legal = [...tiles.map(([, tile]) => `swap ${tile}`), 'decline']
    const [verb, chosen] = (yield { seat: player.seat, kind: 'swap', legal }).split(' ')
    if (verb === 'decline') return
    const [to] = tiles.find(([, tile]) => tile === chosen) ?? fail(chosen)
    t.line.delete(to)
    t.line.set(at, chosen)
    t.at.set('englishman', to)
    const rear = Math.min(...[...t.at].map(([piece, position]) => (piece === 'englishman' ? Infinity : position)))
    meet(t, to < rear ? 'GM2-C6-11 a swap with what is left behind' : 'GM2-C6-11 a swap')
    if (to > endAt(t)) meet(t, 'GM2-C6-11 beyond The End')
  }

  return {
    sources: [],
    laid: () => void t.at.set('englishman', t.front++),
    passed(player, from, to) {
      const at = t.at.get('englishman')
      if (holder !== null || at === undefined || from > at || at > to) return []
      return [{ at, meets: () => take(player, 'by passing') }]
    },
    cardTaken(player, card) {
      if (isOfEngland(card)) take(player, 'by a landmark')
    },
    row: { stack: () => row, taken: () => void (row -= 1) },
    *event(player, card) {
      if (card === 'loch-lomond') {
        for (; row > 0; row--) player.coins += row
        return
      }
      if (card === 'glenfinnan-monument') yield* swap(player)
    },
    *rearMost(_, position) {
      const player = holder ?? fail('nobody holds the token')
      if (t.arrivals.includes(player.seat)) {
        t.at.delete('englishman')
        meet(t, 'GM2-C4-7 he leaves')
        return
      }
      const tiles = ahead(t, position)
        .map((at) => t.line.get(at) ?? fail('no tile'))
        .filter((tile) => !LANDMARKS.includes(tile) && !isSpecial(tile))
      if (tiles.length === 0) return toEmptySpace(t, 'englishman')
      if (row === FIELDS_OF_THE_ROW) meet(t, 'GM2-C4-3 a full row')
      const mayUse = (tile: string): boolean => row < FIELDS_OF_THE_ROW && mayTake(t, player, tile, row + 1)
      const mayDiscard = (tile: string): boolean =>
        canPay(player, t.rows, { goods: [], coins: stopPrice(t, player, tile) })
      const [, tile, errand] = yield* ask(t, player, 'send', () =>
        tiles.flatMap((one) =>
          one === END
            ? [`send ${END} finish`]
            : [...(mayUse(one) ? [`send ${one} use`] : []), ...(mayDiscard(one) ? [`send ${one} discard`] : [])],
        ),
      )
      const to = [...t.line].find(([, one]) => one === tile)?.[0] ?? fail(tile)
      t.at.set('englishman', to)
      if (to > endAt(t)) meet(t, 'GM2-C4-7 beyond The End')
      if (tile === END) {
        meet(t, 'GM2-C4-7 onto The End')
        return
      }
      t.line.delete(to)
      if (errand === 'discard') {
        meet(t, row === 0 ? 'GM2-C4-3 nothing in the row' : 'GM2-C4-3 a discard')
        t.discards.push(tile)
        yield* payToStop(t, player, tile)
        player.coins += row
        row = Math.max(0, row - 1)
        tellDiscarded(t, tile, 'englishman')
        return
      }
      meet(t, face(tile).type === 'person' ? 'GM2-C4-3 a person' : 'GM2-C4-3 a tile')
      if (player.cards.includes('loch-ness')) meet(t, 'GM2-C4-4 no Loch Ness')
      row += 1
      yield* payCost(t, player, tile, row)
      yield* settleIn(t, player, tile)
      endTurn(t, player)
    },
    read: () => ({
      holder: holder?.seat ?? null,
      row,
      price: row < FIELDS_OF_THE_ROW ? row + 1 : null,
      reward: row,
      position: t.at.get('englishman') ?? null,
    }),
    seen(s) {
      const { holder: seat, row: fields, price, reward, position } = CHRONICLES.englishman.view(s, null)
      return { holder: seat, row: fields, price, reward, position }
    },
  }
}
