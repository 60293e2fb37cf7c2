import { BOX, GOODS } from '../../../data/index.ts'
import { CHRONICLES } from '../../../modules/list.ts'
import { each, sales, sell } from '../asking.ts'
import { endAt } from '../course.ts'
import { canPay, mayTake } from '../paying.ts'
import { count, fail, goodNamed, lotOf, meet, room, takeGood, top } from '../table.ts'
import type { AnyOf, Opening } from './chapter.ts'
import { type Course, type Player, type Table, type Chapter, type Goal, type Heap } from '../types.ts'

// Chronicle 2, Highlander: GM2-C2-1 to GM2-C2-7.

const MOUNTAIN = 'M1'
const { spaces } = BOX.rondel

export const anyMountain = (): AnyOf => ({ corrections: [], arranged: null })

export const MOUNTAIN_CASES: readonly string[] = [
  'GM2-C2-2 between the empty space and the last piece',
  ...['coin', 'resource', 'nothing to give', 'needed for the cost'].map((what) => `GM2-C2-3 ${what}`),
  ...['left', 'resources'].map((what) => `GM2-C2-4 ${what}`),
  'GM2-C2-5 at the end',
  'GM2-C2-6 the die',
  'GM2-C2-7 while a figure is there',
]

export const RARE_MOUNTAIN_CASES: readonly string[] = ['GM2-Q23 a toll on the way onto The End']

type Toll = { readonly text: string; readonly after: Player }

function tolls(player: Player): Toll[] {
  const goods = player.lots.flatMap((lot) =>
    GOODS.filter((good) => lot.goods.includes(good)).map((good): Toll => {
      const after = structuredClone(player)
      takeGood(lotOf(after, top(lot)), good)
      return { text: `toll ${good} ${top(lot)}`, after }
    }),
  )
  return player.coins > 0
    ? [{ text: 'toll coin', after: { ...structuredClone(player), coins: player.coins - 1 } }, ...goods]
    : goods
}

/** GM2-C2-3, GM2-Q17: the toll is paid, and the tile as well; a coin may come from a sale. */
function mayPass(t: Table, player: Player, goal: Goal): boolean {
  const given = tolls(player)
  if (given.length === 0) return mayPay(t, player, goal, 0)
  return mayPay(t, player, goal, 1) || given.some(({ after }) => mayPay(t, after, goal, 0))
}
const mayPay = (t: Table, player: Player, { tile, coins }: Goal, more: number): boolean =>
  tile === null
    ? coins === 0 || canPay(player, t.rows, { goods: [], coins: coins + more })
    : mayTake(t, player, tile, more)

export function mountain({ t }: Opening): Chapter {
  /** GM2-C2-1: the two spaces before the empty one, which is behind the first piece. */
  const first = spaces - 3
  const heap: Heap = { coins: 0, goods: [] }
  const isFirst = (at: number): boolean => at % spaces === first
  const isFixed = (at: number): boolean => isFirst(at) || isFirst(at - 1)
  const position = (): number | null => [...t.line].find(([, tile]) => tile === MOUNTAIN)?.[0] ?? null
  const inReach = (): number | null => {
    const at = position()
    return at === null || at + 1 < Math.min(...t.at.values()) ? null : at
  }
  const standing = (): Player | undefined => t.players.find(({ seat }) => isFixed(t.at.get(seat) ?? fail('no piece')))
  const isPassed = (from: number, to: number): boolean => {
    const at = position()
    return at !== null && from < at && to > at + 1
  }

  /** GM2-C2-4: resources without room are lost; on the own turn the player may sell something first (GM2-42). */
  function* unload(player: Player, mayStillSell: boolean): Course {
    if (heap.coins > 0 || heap.goods.length > 0) meet(t, 'GM2-C2-4 left')
    player.coins += heap.coins
    heap.coins = 0
    const options = (): string[] =>
      GOODS.filter((good) => heap.goods.includes(good)).flatMap((good) =>
        player.lots.filter((lot) => room(lot) > 0).map((lot) => `unload ${good} ${top(lot)}`),
      )
    while (heap.goods.length > 0) {
      const open = options()
      const selling = mayStillSell ? sales(t, player) : []
      if (open.length + selling.length === 0) break
      if (open.length === 0) meet(t, 'GM2-C2-4 no room')
      const legal = [...open, ...selling, ...(open.length === 0 ? ['decline'] : [])]
      const answer = legal.length === 1 ? legal[0] : yield { seat: player.seat, kind: 'unload', legal }
      const [verb, word, tile] = answer.split(' ')
      if (verb === 'decline') break
      if (verb === 'sell') {
        sell(t.rows, player, word, tile)
        continue
      }
      const good = goodNamed(word)
      heap.goods.splice(heap.goods.indexOf(good), 1)
      lotOf(player, tile).goods.push(good)
      meet(t, 'GM2-C2-4 resources')
    }
    heap.goods = []
  }

  /** GM2-C2-3, GM2-C2-7; on the way onto The End nothing is sold (GM2-Q23). */
  function* payToll(player: Player, goal: Goal, maySell: boolean): Course {
    if (standing() !== undefined) meet(t, 'GM2-C2-7 while a figure is there')
    if (tolls(player).length === 0) {
      meet(t, 'GM2-C2-3 nothing to give')
      return
    }
    if (!maySell && sales(t, player).length > 0) meet(t, 'GM2-Q23 a toll on the way onto The End')
    for (;;) {
      const all = tolls(player)
      const open = all.filter(({ after }) => mayPay(t, after, goal, 0))
      if (open.length < all.length) meet(t, 'GM2-C2-3 needed for the cost')
      const staysOpen = (sale: string): boolean => {
        const copy = structuredClone({ player, rows: t.rows })
        const [, word, from] = sale.split(' ')
        sell(copy.rows, copy.player, word, from)
        return mayPass({ ...t, rows: copy.rows }, copy.player, goal)
      }
      const legal = [...open.map(({ text }) => text), ...(maySell ? sales(t, player).filter(staysOpen) : [])]
      const answer =
        legal.length === 1 && open.length === 1 ? legal[0] : yield { seat: player.seat, kind: 'toll', legal }
      const [verb, word, from] = answer.split(' ')
      if (verb === 'sell') {
        sell(t.rows, player, word, from)
        continue
      }
      meet(t, `GM2-C2-3 ${word === 'coin' ? 'coin' : 'resource'}`)
      if (word === 'coin') {
        player.coins -= 1
        heap.coins += 1
      } else {
        takeGood(lotOf(player, from), goodNamed(word))
        heap.goods.push(goodNamed(word))
      }
      return
    }
  }

  return {
    sources: [],
    isFixed,
    reached(at) {
      if (isFirst(at)) t.line.set(at, MOUNTAIN)
    },
    entries: () => (position() !== null && standing() === undefined ? [MOUNTAIN] : []),
    mayMove: (player, from, to, goal) => !isPassed(from, to) || mayPass(t, player, goal),
    *turnBegan(player, from) {
      if (!isFixed(from)) return
      yield* each(t, ({ onMountain }) => onMountain?.(player, heap))
      yield* unload(player, true)
    },
    passed: (player, from, to, goal) =>
      isPassed(from, to) ? [{ at: position() ?? from, meets: () => payToll(player, goal, to !== endAt(t)) }] : [],
    *entered(player, tile) {
      if (tile === MOUNTAIN) yield* each(t, ({ onMountain }) => onMountain?.(player, heap))
    },
    diePassed(from, to) {
      if (!isPassed(from, to)) return
      heap.coins += 1
      meet(t, 'GM2-C2-6 the die')
    },
    *ended() {
      const player = standing()
      if (player === undefined) return
      meet(t, 'GM2-C2-5 at the end')
      yield* each(t, ({ onMountain }) => onMountain?.(player, heap))
      yield* unload(player, false)
    },
    read: () => ({
      space: first,
      position: inReach(),
      coins: heap.coins,
      goods: GOODS.map((good) => count(heap.goods, good)).join(),
      seat: standing()?.seat ?? null,
    }),
    seen(s) {
      const shown = CHRONICLES.mountain.view(s, null)
      return {
        space: shown.space,
        position: shown.position,
        coins: shown.coins,
        goods: GOODS.map((good) => shown.goods[good]).join(),
        seat: shown.seat,
      }
    },
  }
}
