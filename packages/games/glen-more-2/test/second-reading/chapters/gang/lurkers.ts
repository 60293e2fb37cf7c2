import { GANGSTERS, GOODS, type GangsterName } from '../../../../data/index.ts'
import { fail, goodNamed, homeCastle, isNeighbour, lotAt, lotOf, meet, room, takeGood, top } from '../../table.ts'
import { type Course, type Chapter, type Lot, type Player } from '../../types.ts'
import { type Gang, isBetween, isOpen, joining, type Spot } from './gang.ts'

export const LURKERS = ['kenneth-mcsnitch', 'fergus-macdarkie', 'mike-mccastle'] as const
export type Lurker = (typeof LURKERS)[number]
const isLurker = (name: GangsterName): name is Lurker => LURKERS.some((one) => one === name)

export type Hired = { [name in Lurker]: Spot | null }

export function lurkers(
  { t, bossOf, isBoss }: Gang,
  at: Hired,
): Chapter & { readonly hireNow: (name: GangsterName) => Course } {
  const placesOf = (name: Lurker, player: Player): Lot[] =>
    name === 'mike-mccastle' ? [homeCastle(player)] : player.lots
  const isAt = (name: Lurker, player: Player, x: number, y: number): boolean =>
    at[name] !== null && at[name].of.seat === player.seat && at[name].x === x && at[name].y === y

  const hires = (name: Lurker, player: Player): string[] => [
    ...(player.supply > 0 ? [`hire ${name} supply`] : []),
    ...player.lots.filter(({ men }) => men > 0).map((lot) => `hire ${name} ${top(lot)}`),
  ]
  function* hire(player: Player, words: readonly string[]): Course {
    const [, word, from] = words
    const name = LURKERS.find((one) => one === word) ?? fail(word)
    if (from === 'supply') player.supply -= 1
    else lotOf(player, from).men -= 1
    meet(t, `GM2-C8-4 ${name} from ${from === 'supply' ? 'supply' : 'territory'}`)
    const { x, y } = homeCastle(player)
    at[name] = { of: player, x, y }
    yield* lurk(name, null, false)
  }

  function* lurk(name: Lurker, not: Player | null, may: boolean): Course {
    const boss = bossOf(name) ?? fail('no boss')
    const others = t.players.filter((player) => player !== boss && player !== not)
    const legal = others.flatMap((player) => placesOf(name, player).map((lot) => `lurk ${top(lot)}`))
    if (may) legal.push('decline')
    const [verb, tile] = (legal.length === 1 ? legal[0] : yield { seat: boss.seat, kind: 'lurk', legal }).split(' ')
    if (verb === 'decline') return
    for (const of of others) {
      const lot = of.lots.find((one) => top(one) === tile)
      if (lot !== undefined) at[name] = { of, x: lot.x, y: lot.y }
    }
  }

  function* flee(found: readonly Lurker[], from: Player): Course {
    const hasChoice = (name: Lurker): boolean => name !== 'mike-mccastle' || t.players.length > 3
    for (const name of found.toSorted((a, b) => Number(hasChoice(a)) - Number(hasChoice(b))))
      yield* lurk(name, from, false)
  }

  function* steal(lot: Lot, of: Player): Course {
    const boss = bossOf('kenneth-mcsnitch') ?? fail('no boss')
    const open = GOODS.filter((good) => lot.goods.includes(good)).flatMap((good) =>
      boss.lots.filter((own) => room(own) > 0).map((own) => `steal ${good} ${top(own)}`),
    )
    if (lot.men > 0 || open.length === 0) return
    const [verb, word, to] = (yield { seat: boss.seat, kind: 'steal', legal: [...open, 'decline'] }).split(' ')
    if (verb === 'decline') return
    takeGood(lot, goodNamed(word))
    lotOf(boss, to).goods.push(goodNamed(word))
    meet(t, 'GM2-C8-4 stolen')
    yield* lurk('kenneth-mcsnitch', of, true)
  }

  const isOnRivalCastle = (): boolean => {
    const spot = at['mike-mccastle']
    return spot !== null && !isBoss('mike-mccastle', spot.of)
  }
  const sneaks = (player: Player): string[] => {
    const spot = at['kenneth-mcsnitch']
    if (!isBoss('kenneth-mcsnitch', player) || spot === null || t.points === 0) return []
    return spot.of.lots.filter((lot) => isNeighbour(lot, spot)).map((lot) => `sneak ${top(lot)}`)
  }

  return {
    ...joining({
      freeActions: (player, kind) => [
        ...(isOpen(kind)
          ? LURKERS.filter((name) => isBoss(name, player) && at[name] === null).flatMap((name) => hires(name, player))
          : []),
        ...(isBetween(kind) ? sneaks(player) : []),
      ],
      *aside(player, words) {
        if (words[0] === 'hire') return yield* hire(player, words)
        t.points -= 1
        const { of } = at['kenneth-mcsnitch'] ?? fail('nowhere')
        const lot = lotOf(of, words[1])
        at['kenneth-mcsnitch'] = { of, x: lot.x, y: lot.y }
        meet(t, 'GM2-C8-4 sneaked')
        yield* steal(lot, of)
      },
      *scotsmanMoved(player, { x, y }) {
        const found = LURKERS.filter((name) => isAt(name, player, x, y))
        for (const name of found) meet(t, `GM2-C8-4 ${name} found`)
        yield* flee(found, player)
      },
      *landChanged(player, { x, y }) {
        const found = LURKERS.filter((name) => isAt(name, player, x, y))
        for (const name of found) meet(t, `GM2-C8-6 ${name} without a tile`)
        yield* flee(found, player)
      },
      cellPrice(player, cell) {
        const spot = at['fergus-macdarkie']
        return spot !== null && spot.of.seat === player.seat && isNeighbour(spot, cell) ? 1 : 0
      },
      *placed(player, cell, paid) {
        const spot = at['fergus-macdarkie']
        if (spot === null || spot.of.seat !== player.seat || !isNeighbour(spot, cell)) return
        const boss = bossOf('fergus-macdarkie') ?? fail('no boss')
        boss.coins += paid
        meet(t, `GM2-C8-4 Fergus gets ${paid}`)
        yield* lurk('fergus-macdarkie', player, false)
      },
      castlesHeld: (player) => Number(isBoss('mike-mccastle', player) && isOnRivalCastle()),
      inCastle(player) {
        const spot = at['mike-mccastle']
        if (spot === null || !isOnRivalCastle()) return 0
        return isBoss('mike-mccastle', player) ? 1 : spot.of.seat === player.seat ? -1 : 0
      },
    }),
    *hireNow(name) {
      if (!isLurker(name)) return
      const boss = bossOf(name) ?? fail('no boss')
      const open = hires(name, boss)
      if (open.length === 0) return
      const answer = yield { seat: boss.seat, kind: 'hire', legal: [...open, 'decline'] }
      if (answer !== 'decline') yield* hire(boss, answer.split(' '))
    },
  }
}

export const standing = (at: Hired): string[] =>
  GANGSTERS.flatMap((name) => {
    const spot = isLurker(name) ? at[name] : null
    if (spot === null) return []
    const lot = lotAt(spot.of, spot.x, spot.y)
    return [`${name} ${spot.of.seat} ${lot === undefined ? null : top(lot)}`]
  })
