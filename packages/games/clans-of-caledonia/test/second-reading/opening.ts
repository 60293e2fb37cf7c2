import { BOX, GOODS, type Unit } from '../../data/index.ts'
import { ask, type Course } from './asking.ts'
import { put } from './placing.ts'
import { costOf, isOpen, isSmall, meet, type Table, unitNamed } from './table.ts'

export function* open(t: Table, first: number): Course {
  if (t.options.clans === 'auction') yield* auctions(t, first)
  else {
    t.order = clockwise(t, first)
    for (const seat of t.order.toReversed()) yield* takePair(t, seat)
  }
  t.pairs = []
  const third = t.order.filter((seat) => t.players[seat].clan === 'fergusson')
  for (const seat of [...t.order, ...t.order.toReversed(), ...third]) yield* placeWorker(t, seat)
}

const clockwise = (t: Table, from: number): number[] => t.players.map((_, i) => (from + i) % t.seats)

function* auctions(t: Table, first: number): Course {
  let opener = first
  for (;;) {
    let bidders = clockwise(t, opener).filter((seat) => !t.order.includes(seat))
    let high = -1
    let leader = -1
    while (bidders.length > 1 && high < 30) {
      const [seat, ...others] = bidders
      const least = high + 1
      const [verb, vp] = yield* ask(t, seat, 'bid', () => [
        ...Array.from({ length: 31 - least }, (_, i) => `bid ${least + i}`),
        ...(least === 0 ? [] : ['out']),
      ])
      if (verb === 'bid') {
        high = Number(vp)
        leader = seat
      } else meet(t, 'COC-98 out')
      bidders = verb === 'bid' ? [...others, seat] : others
    }
    if (high === 30) meet(t, 'COC-98 thirty')
    const isLast = leader < 0
    const winner = isLast ? bidders[0] : leader
    t.order.push(winner)
    t.players[winner].bid = isLast ? 0 : high
    yield* takePair(t, winner)
    if (isLast) return
    meet(t, 'COC-98 won')
    opener = clockwise(t, winner).find((seat) => !t.order.includes(seat)) ?? winner
  }
}

function* takePair(t: Table, seat: number): Course {
  const player = t.players[seat]
  const options = (): string[] => t.pairs.flatMap((pair, i) => (pair === null ? [] : [`take ${i + 1}`]))
  const words: string[] = options().length === 1 ? options()[0].split(' ') : yield* ask(t, seat, 'pair', options)
  const chosen = Number(words[1]) - 1
  const pair = t.pairs[chosen]
  if (pair === null) throw new Error(words.join(' '))
  t.pairs[chosen] = null
  player.clan = pair.clan
  player.tile = pair.tile
  const tile = BOX.startingTiles[pair.tile]
  player.money += t.startMoney
  for (const good of GOODS) player.goods[good] += tile[good]
  if (t.options.clans === 'none') player.money += [0, 2, 4, 6][t.order.indexOf(seat)]
  if (pair.clan === 'fergusson') player.shipping = isSmall(t) ? 2 : 3
  if (pair.clan === 'macdonald') player.shipping = isSmall(t) ? 1 : 0
  if (pair.clan === 'stewart') {
    player.shipping = 1
    player.merchants = 5
    player.unhired = 2
  }
  if (pair.clan === 'mackenzie') player.cellar = [false, false, false]
  if (pair.clan !== null) meet(t, `COC-19 ${pair.clan} with ${t.seats}`)
}

function* placeWorker(t: Table, seat: number): Course {
  const { clan, money } = t.players[seat]
  const workers: readonly Unit[] = clan === 'macdonald' ? ['woodcutter', 'miner', 'fisherman'] : ['woodcutter', 'miner']
  const options = (): string[] =>
    workers.flatMap((unit) =>
      [...t.ground.places.keys()]
        .filter((hex) => isOpen(t, unit, hex) && costOf(t, seat, unit, hex, false) <= money)
        .filter((hex) => clan !== 'fergusson' || t.ground.borders.has(hex))
        .map((hex) => `place ${unit} ${hex}`),
    )
  if (options().length === 0) return
  const [, unit, hex] = yield* ask(t, seat, 'start', options)
  put(t, seat, unitNamed(unit), hex, false)
}
