import { TILES } from '../../../data/index.ts'
import { CHRONICLES } from '../../../modules/list.ts'
import type { State } from '../../../rules/index.ts'
import { canPayNow, pay } from '../paying.ts'
import { face, fail, gainVp, listed, meet, top } from '../table.ts'
import { way } from '../ways.ts'
import type { Opening } from './chapter.ts'
import { type Course, type Lot, type Player, type Way, type Chapter } from '../types.ts'
import { boxOf, CELLARS, type Sale, SALES } from './cellars-box.ts'

// Chronicle 3, Old Jamey's Single Cask Reserve: GM2-C3-1 to GM2-C3-9.

const REPLACED = ['A8', 'B9', 'B10', 'C9', 'D9']
const DISTILLERIES = ['W1', 'W2', 'W3', 'W4', 'W5', 'W6', 'W7']
const SPACES = 3
const ZERO = 0

/** GM2-C3-2: spaces with a cask; the others of a player are in the 0 area. */
type Cellar = { owned: number; filled: number[] }
type Onto = 'bonus' | 'right'
type Sold = { bonus: number; right: number }

export const CELLARS_CASES: readonly string[] = [
  'GM2-C3-2 paid from a space',
  ...['aged', 'to the next cellar'].map((what) => `GM2-C3-3 ${what}`),
  'GM2-C3-4 distilled, then aged',
  ...['second', 'third'].map((what) => `GM2-C3-5 ${what}`),
  ...['in passing', 'bonus', 'right', 'kept for the cost'].map((what) => `GM2-C3-6 ${what}`),
  'GM2-C3-7 past a piece',
]
export const RARE_CELLARS_CASES: readonly string[] = [
  ...['to the 0 area', 'paid from the 0 area'].map((what) => `GM2-C3-2 ${what}`),
  'GM2-C3-3 from the 0 area',
  'GM2-C3-4 distilled, not aged',
  ...['two casks', 'declined'].map((what) => `GM2-C3-6 ${what}`),
  ...['a choice', 'a sequence'].map((what) => `GM2-C3-9 ${what}`),
]

function seen(s: State): object {
  const { values, players, sales } = CHRONICLES.cellars.view(s, null)
  return {
    values: values.join(),
    players: players.map(({ cellars: owned, zero, filled, worth, next }) => ({
      owned: `${owned} ${zero} ${filled.join()} ${worth}`,
      next:
        next === null
          ? null
          : `${CELLARS[next.cellar]} ${listed(next.goods).join()} ${next.coins} ${next.reason === null ? 'open' : 'shut'}`,
    })),
    sales: sales
      .map(({ tile, seat, bonus, bonusVp, right, spaces }) =>
        [TILES[tile], seat, bonus, bonusVp, right, spaces].join(' '),
      )
      .toSorted(),
  }
}

export function cellars({ t, setup }: Opening): Chapter {
  const box = boxOf(setup, t.players.length)
  for (const tile of [...DISTILLERIES, ...SALES])
    if (!t.stacks['ABCD'.indexOf(face(tile).stack)].includes(tile)) fail(`${tile} is not in its stack`)
  if (t.stacks.flat().some((tile) => REPLACED.includes(tile))) fail('a distillery of the base game is in a stack')
  const cellarOf: Cellar[] = t.players.map(() => ({ owned: 1, filled: [] }))
  const sold: { readonly [sale in Sale]: Sold } = {
    V1: { bonus: 0, right: 0 },
    V2: { bonus: 0, right: 0 },
    V3: { bonus: 0, right: 0 },
  }
  const saleNamed = (tile: string): Sale | undefined => SALES.find((sale) => sale === tile)
  const paid = t.players.map(() => 0)
  const zeroOf = ({ seat, casks }: Player): number => Math.max(0, casks + paid[seat] - cellarOf[seat].filled.length)
  const spacesOf = (player: Player): number[] => [
    ...(zeroOf(player) > 0 ? [ZERO] : []),
    ...cellarOf[player.seat].filled.toSorted((a, b) => a - b),
  ]
  function take({ seat }: Player, space: number): void {
    const { filled } = cellarOf[seat]
    if (space !== ZERO) filled.splice(filled.indexOf(space), 1)
  }

  const ageable = (player: Player): number[] => {
    const { owned, filled } = cellarOf[player.seat]
    return spacesOf(player).filter((space) => space < owned * SPACES && !filled.includes(space + 1))
  }
  function* age(player: Player, must: boolean): Course {
    const open = ageable(player).map((space) => `ageCask ${space}`)
    if (open.length === 0) return
    const legal = must ? open : [...open, 'decline']
    const answer = legal.length === 1 ? legal[0] : yield { seat: player.seat, kind: 'ageCask', legal }
    const [verb, word] = answer.split(' ')
    if (!must) meet(t, `GM2-C3-4 ${verb === 'decline' ? 'distilled, not aged' : 'distilled, then aged'}`)
    if (verb === 'decline') return
    const from = Number(word)
    take(player, from)
    cellarOf[player.seat].filled.push(from + 1)
    meet(t, 'GM2-C3-3 aged')
    if (from === ZERO) meet(t, 'GM2-C3-3 from the 0 area')
    else if (from % SPACES === 0) meet(t, 'GM2-C3-3 to the next cellar')
  }

  function ways(player: Player, lot: Lot): Way[] | null {
    const { activation } = face(top(lot))
    const distil = { pay: listed(activation.goods), casks: activation.amount }
    const toAge = ageable(player).length > 0 ? [way({ besides: () => age(player, true) })] : []
    const instead = (what: string): Way[] =>
      player.fields.includes('macgregor')
        ? [way({ words: ['vp'], vp: 3, besides: () => meet(t, `GM2-C3-9 ${what}`) })]
        : []
    switch (activation.kind) {
      case 'age':
        return toAge
      case 'distilOrAge':
        return [way(distil), ...toAge, ...instead('a choice')]
      case 'distilThenAge':
        return [way({ ...distil, besides: () => age(player, false) }), ...instead('a sequence')]
      default:
        return null
    }
  }

  const nextOf = ({ seat }: Player): { readonly name: string; readonly due: (typeof box.costs)[number] } | null => {
    const { owned } = cellarOf[seat]
    return owned === CELLARS.length ? null : { name: CELLARS[owned], due: box.costs[owned - 1] }
  }

  const standing = (at: number): Player | undefined => t.players.find(({ seat }) => t.at.get(seat) === at)
  const positionOf = (sale: Sale): number | undefined => [...t.line].find(([, tile]) => tile === sale)?.[0]
  const isFree = (sale: Sale, onto: Onto): boolean =>
    onto === 'bonus' ? sold[sale].bonus === 0 : sold[sale].right < box.right[sale]

  function* sell(player: Player, sale: Sale, spaces: readonly Onto[], must: boolean): Course<Onto | null> {
    const free = spaces.filter((onto) => isFree(sale, onto))
    const open = free.flatMap((onto) => spacesOf(player).map((space) => `sellCask ${space} ${onto}`))
    if (open.length === 0) return null
    const legal = must ? open : [...open, 'decline']
    const answer = legal.length === 1 ? legal[0] : yield { seat: player.seat, kind: 'sellCask', legal }
    const [verb, word, where] = answer.split(' ')
    if (verb === 'decline') {
      meet(t, 'GM2-C3-6 declined')
      return null
    }
    const space = Number(word)
    take(player, space)
    player.casks -= 1
    const onto = where === 'bonus' ? 'bonus' : 'right'
    sold[sale][onto] += 1
    gainVp(t, player, 'sale', box.values[space] + (onto === 'bonus' ? box.bonusVp[sale] : 0))
    meet(t, `GM2-C3-6 ${onto}`)
    return onto
  }

  function* inPassing(player: Player, sale: Sale, kept: number): Course {
    if (player.casks > 0 && player.casks <= kept) {
      meet(t, 'GM2-C3-6 kept for the cost')
      return
    }
    if (standing(positionOf(sale) ?? fail(sale)) !== undefined) meet(t, 'GM2-C3-7 past a piece')
    const isVisitor = t.chapters.some((chapter) => chapter.isVisitor?.(player) ?? false)
    const done = yield* sell(player, sale, isVisitor ? ['bonus', 'right'] : ['right'], false)
    if (done !== null) meet(t, 'GM2-C3-6 in passing')
    if (done === null || !isVisitor || player.casks <= kept) return
    const second = yield* sell(player, sale, done === 'bonus' ? ['right'] : ['bonus'], false)
    if (second !== null) meet(t, 'GM2-C8-4 two casks in passing')
  }

  return {
    sources: ['sale'],
    casksGained({ seat }, n) {
      const { filled } = cellarOf[seat]
      for (let i = 0; i < n; i++) {
        const space = [1, 2, 3].find((one) => !filled.includes(one))
        if (space === undefined) meet(t, 'GM2-C3-2 to the 0 area')
        else filled.push(space)
      }
    },
    *casksPaid(player, n) {
      // Paid casks stay until the player has said which ones go.
      for (paid[player.seat] = n; paid[player.seat] > 0; paid[player.seat]--) {
        const legal = spacesOf(player).map((space) => `payCask ${space}`)
        const hasChoice = legal.length > 1 && player.casks > 0
        const answer = hasChoice ? yield { seat: player.seat, kind: 'payCask', legal } : legal[0]
        const space = Number(answer.split(' ')[1])
        take(player, space)
        meet(t, `GM2-C3-2 paid from ${space === ZERO ? 'the 0 area' : 'a space'}`)
      }
    },
    ways,
    freeActions(player, kind) {
      const next = nextOf(player)
      if (next === null || !['turn', 'send', 'activate', 'grant', 'borrow'].includes(kind)) return []
      return canPayNow(player, t.rows, next.due) ? [`buyCellar ${next.name}`] : []
    },
    *aside(player) {
      const { name, due } = nextOf(player) ?? fail('no cellar is left')
      cellarOf[player.seat].owned += 1
      yield* pay(t, player, due)
      meet(t, `GM2-C3-5 ${name}`)
    },
    entries: (player) =>
      SALES.filter((sale) => {
        const at = positionOf(sale)
        const isOpen = isFree(sale, 'bonus') || isFree(sale, 'right')
        return at !== undefined && standing(at) === undefined && player.casks > 0 && isOpen
      }),
    passed(player, from, to, { tile }) {
      const onto = saleNamed(t.line.get(to) ?? '')
      const kept = onto === undefined ? (tile === null ? 0 : face(tile).cost.cask) : 1
      return SALES.flatMap((sale) => {
        const at = positionOf(sale)
        return at === undefined || at <= from || at >= to ? [] : [{ at, meets: () => inPassing(player, sale, kept) }]
      })
    },
    *entered(player, tile) {
      const sale = saleNamed(tile)
      if (sale === undefined) return
      const first = yield* sell(player, sale, ['bonus', 'right'], true)
      const second = yield* sell(player, sale, first === 'bonus' ? ['right'] : ['bonus'], false)
      if (second !== null) meet(t, 'GM2-C3-6 two casks')
    },
    read: () => ({
      values: box.values.join(),
      players: t.players.map((player) => {
        const { owned, filled } = cellarOf[player.seat]
        const next = nextOf(player)
        const spaces = filled.toSorted((a, b) => a - b)
        const worth = zeroOf(player) * box.values[ZERO] + spaces.reduce((sum, space) => sum + box.values[space], 0)
        return {
          owned: `${owned} ${zeroOf(player)} ${spaces.join()} ${worth}`,
          next:
            next === null
              ? null
              : `${next.name} ${next.due.goods.join()} ${next.due.coins} ${canPayNow(player, t.rows, next.due) ? 'open' : 'shut'}`,
        }
      }),
      sales: [...t.line]
        .flatMap(([at, tile]) => {
          const sale = saleNamed(tile)
          if (sale === undefined) return []
          const { bonus, right } = sold[sale]
          return [[sale, standing(at)?.seat ?? null, bonus > 0, box.bonusVp[sale], right, box.right[sale]].join(' ')]
        })
        .toSorted(),
    }),
    seen,
  }
}
