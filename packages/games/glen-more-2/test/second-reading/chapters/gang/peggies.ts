import { type FieldName, FIELDS, GOODS } from '../../../../data/index.ts'
import { mayTakeAt, ahead } from '../../course.ts'
import { freeFields } from '../../roads.ts'
import { END, fail, goodNamed, isSpecial, meet } from '../../table.ts'
import { type Chapter, type Player } from '../../types.ts'
import { type Gang, isBetween, isOpen, joining } from './gang.ts'

export type Charged = { readonly field: FieldName; readonly coins: number }

export function wander({ t, bossOf, isBoss, tokensOf, spend, coinsOn }: Gang, charged: Charged[]): Chapter {
  const name = 'peggy-mcwander'
  const isCharged = (field: FieldName): boolean => charged.some((one) => one.field === field)
  return joining({
    freeActions: (player, kind) =>
      isBoss(name, player) && isOpen(kind)
        ? tokensOf(name).flatMap((token) =>
            freeFields(t)
              .filter((field) => !isCharged(field))
              .map((field) => `charge ${token + 1} ${field}`),
          )
        : [],
    aside(_, [, token, word]) {
      charged.push({
        field: FIELDS.find((field) => field === word) ?? fail(word),
        coins: coinsOn(name, Number(token) - 1),
      })
      spend(name, Number(token) - 1)
      meet(t, `GM2-C8-4 ${name}`)
    },
    fieldPrice: (player, field) =>
      isBoss(name, player) ? 0 : (charged.find((one) => one.field === field)?.coins ?? 0),
    claimed(player, field) {
      const at = charged.findIndex((one) => one.field === field)
      const boss = bossOf(name)
      if (at < 0 || boss === null) return
      const [{ coins }] = charged.splice(at, 1)
      meet(t, player === boss ? 'GM2-C8-4 an own charge' : 'GM2-C8-4 a charge')
      if (player !== boss) boss.coins += coins
    },
  })
}

export function duff({ t, isBoss, tokensOf, spend }: Gang): Chapter {
  const name = 'joe-mcduff'
  const england = (): Chapter['row'] => t.chapters.find(({ row }) => row !== undefined)?.row
  return joining({
    freeActions: (player, kind) =>
      isBoss(name, player) && tokensOf(name).length > 0 && (isOpen(kind) || ['claim', 'build'].includes(kind))
        ? [
            ...GOODS.filter((good) => t.rows[good] > 0).map((good) => `grab ${good}`),
            ...((england()?.stack() ?? 0) > 0 ? ['grab england'] : []),
          ]
        : [],
    aside(player, [, row]) {
      spend(name, tokensOf(name)[0])
      meet(t, `GM2-C8-4 ${name}${row === 'england' ? ' from England' : ''}`)
      if (row === 'england') {
        player.coins += england()?.stack() ?? 0
        england()?.taken()
        return
      }
      player.coins += t.rows[goodNamed(row)]
      t.rows[goodNamed(row)] -= 1
    },
  })
}

export type Reserved = { readonly tile: string; readonly coins: number }

export function laird(
  { t, bossOf, isBoss, tokensOf, spend, coinsOn }: Gang,
  reserved: { tile: Reserved | null; turn: number },
  turnHer: () => void,
): Chapter {
  const name = 'peggy-mclaird'
  const positionOf = ({ seat }: Player): number => t.at.get(seat) ?? fail('no piece')
  const couldTake = (player: Player): string[] => {
    const from = positionOf(player)
    return ahead(t, from)
      .map((at) => t.line.get(at) ?? fail('no tile'))
      .filter((tile) => tile !== END && !isSpecial(tile) && mayTakeAt(t, player, from, tile))
  }
  return joining({
    freeActions: (player, kind) =>
      isBoss(name, player) &&
      isBetween(kind) &&
      reserved.tile === null &&
      t.mover === player.seat &&
      !t.arrivals.includes(player.seat)
        ? couldTake(player).flatMap((tile) => tokensOf(name).map((token) => `reserve ${token + 1} ${tile}`))
        : [],
    aside(_, [, token, tile]) {
      reserved.tile = { tile, coins: coinsOn(name, Number(token) - 1) }
      reserved.turn = t.turns
      spend(name, Number(token) - 1)
      meet(t, `GM2-C8-4 ${name}`)
    },
    turnBegan(player) {
      if (reserved.tile === null || !isBoss(name, player) || couldTake(player).includes(reserved.tile.tile)) return
      reserved.tile = null
      turnHer()
      meet(t, 'GM2-C8-4 cannot take it')
    },
    mustTake(player) {
      const tile = isBoss(name, player) ? reserved.tile?.tile : undefined
      return tile !== undefined && couldTake(player).includes(tile) ? tile : null
    },
    // The reserved tile has become impossible during the turn.
    turnEnded(player) {
      if (reserved.tile === null || reserved.turn === t.turns || !isBoss(name, player)) return
      reserved.tile = null
      turnHer()
      meet(t, 'GM2-C8-4 could not take it')
    },
    stopPrice: (player, tile) => (reserved.tile?.tile === tile && !isBoss(name, player) ? reserved.tile.coins : 0),
    stopped(player, tile) {
      const boss = bossOf(name)
      if (reserved.tile?.tile !== tile || boss === null) return
      if (player !== boss) boss.coins += reserved.tile.coins
      meet(t, player === boss ? 'GM2-C8-4 the reserved tile' : 'GM2-C8-6 the tile of another')
      reserved.tile = null
    },
    discarded(tile, by) {
      if (reserved.tile?.tile !== tile) return
      reserved.tile = null
      meet(t, `GM2-C8-6 ${by}`)
    },
  })
}
