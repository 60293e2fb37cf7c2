import type { Good } from '../../data/index.ts'
import { each } from './asking.ts'
import { canPayNow } from './paying.ts'
import { choices, face, isNeighbour, listed, lotOf, room, top } from './table.ts'
import { type Way, type Course, type Lot, type Player, type Table } from './types.ts'

export const way = (given: Partial<Way>): Way => ({
  words: [...(given.pay ?? []), ...(given.coins === undefined ? [] : ['coin'])],
  pay: [],
  coins: 0,
  puts: [],
  vp: 0,
  casks: 0,
  points: 0,
  markers: 0,
  tokens: 0,
  besides: null,
  ...given,
})

const distinct = <V>(list: readonly V[], key: (value: V) => string): V[] => [
  ...new Map(list.map((value) => [key(value), value])).values(),
]
const without = (goods: readonly Good[]): Good[][] => goods.map((_, i) => goods.toSpliced(i, 1))

function exchanges(tile: string): { readonly pay: readonly Good[]; readonly gives: Partial<Way> }[] {
  const { activation } = face(tile)
  const { kind, amount, vp } = activation
  const steps = Object.entries(activation.table).filter(([, gain]) => gain > 0)
  switch (kind) {
    case 'exchangeDifferent':
      return steps.flatMap(([n, gain]) =>
        choices(Number(n), true).map((goods) => ({ pay: goods, gives: { vp: gain } })),
      )
    case 'exchangeAnimals':
      return steps.flatMap(([n, gain]) =>
        choices(Number(n), false, ['sheep', 'cattle']).map((goods) => ({ pay: goods, gives: { vp: gain } })),
      )
    case 'exchangeAny':
      return choices(amount, false).map((goods) => ({ pay: goods, gives: { vp } }))
    case 'exchangeExact':
      return [{ pay: listed(activation.goods), gives: { vp } }]
    case 'exchangeAnyForClanMarker':
      return choices(amount, false).map((goods) => ({ pay: goods, gives: { markers: 1 } }))
    case 'distil':
      return [{ pay: listed(activation.goods), gives: { casks: amount } }]
    case 'haggis':
      return [{ pay: listed(activation.goods), gives: { tokens: amount } }]
    default:
      return []
  }
}

/** GM2-5, GM2-82: resources put on the tile; where there is room for a part only, each possible part. */
function production(lot: Lot): Way[] {
  const { kind, goods, amount } = face(top(lot)).activation
  if (room(lot) === 0) return []
  if (kind === 'gainAny') return choices(Math.min(amount, room(lot)), false).map((puts) => way({ words: puts, puts }))
  if (kind !== 'gain') return []
  const all = listed(goods)
  if (all.length <= room(lot)) return [way({ puts: all })]
  let parts = [all]
  while (parts[0].length > room(lot)) parts = parts.flatMap(without)
  return distinct(parts, String).map((puts) => way({ words: puts, puts }))
}

export function waysOf(t: Table, player: Player, lot: Lot): readonly Way[] {
  const { type, activation } = face(top(lot))
  for (const { ways } of t.chapters) {
    const others = ways?.(player, lot) ?? null
    if (others !== null) return others
  }
  if (activation.kind === 'move') return [way({ points: activation.amount })]
  // GM2-C4-6: Sinclair's coin is never for a cask.
  if (activation.kind === 'whiskyForVp') return [way({ casks: -activation.amount, vp: activation.vp })]
  if (activation.kind === 'vp') return [way({ vp: activation.vp })]
  const taken = exchanges(top(lot))
  const plain = taken.map(({ pay: goods, gives }) => way({ pay: goods, ...gives }))
  // GM2-Q14: trade tiles only. In an exchange of different resources the coin stands for a kind that is not paid.
  const byCoin =
    player.fields.includes('sinclair') && type === 'trade'
      ? distinct(
          taken.flatMap(({ pay: goods, gives }) =>
            without(goods).map((rest) => way({ pay: rest, coins: 1, ...gives })),
          ),
          ({ words }) => words.join(),
        )
      : []
  const instead =
    player.fields.includes('macgregor') && type === 'whisky' && activation.kind === 'distil'
      ? [way({ words: ['vp'], vp: 3 })]
      : []
  return [...production(lot), ...plain, ...byCoin, ...instead]
}

export function activations(t: Table, player: Player, lots: readonly Lot[]): string[] {
  return lots
    .filter((lot) => !t.activated.has(top(lot)))
    .flatMap((lot) =>
      waysOf(t, player, lot)
        .filter(
          ({ pay: goods, coins, casks, markers, tokens }) =>
            canPayNow(player, t.rows, { goods, coins }) &&
            player.casks + casks >= 0 &&
            (markers === 0 || player.markers > 0) &&
            (tokens === 0 || t.chapters.every(({ mayGainTokens }) => mayGainTokens?.() ?? true)),
        )
        .map(({ words }) => ['activate', top(lot), ...words].join(' ')),
    )
}

export const moves = (t: Table, player: Player): string[] =>
  t.points === 0
    ? []
    : player.lots
        .filter(({ men }) => men > 0)
        .flatMap((from) =>
          player.lots.filter((to) => isNeighbour(from, to)).map((to) => `move ${top(from)} ${top(to)}`),
        )

export function* move(t: Table, player: Player, from: string, to: string): Course {
  t.points -= 1
  yield* walk(t, player, from, to)
}

export function* walk(t: Table, player: Player, from: string, to: string): Course {
  lotOf(player, from).men -= 1
  lotOf(player, to).men += 1
  yield* each(t, ({ scotsmanMoved }) => scotsmanMoved?.(player, lotOf(player, to)))
}
