import { each } from '../../asking.ts'
import { newCells, staysLegal } from '../../ground.ts'
import { keep } from '../../removing.ts'
import { fail, homeCastle, meet, top, typeOf } from '../../table.ts'
import { type Course, type Chapter, type Lot, type Player } from '../../types.ts'
import { type Gang, isOpen, joining } from './gang.ts'

export function anderson({ t, isBoss, tokensOf, spend }: Gang): Chapter {
  const name = 'derek-anderson'
  const letter = (seat: number): string => 'abcd'[seat]
  const homes = (loser: Player, lot: Lot): string[] =>
    t.players
      .filter((player) => player !== loser)
      .flatMap((player) => newCells(player, top(lot)).map(({ x, y }) => `rehome ${letter(player.seat)} ${x},${y}`))
  const mayGo = (loser: Player, lot: Lot): boolean =>
    typeOf(lot) !== 'trade' &&
    staysLegal(loser, [lot]) &&
    t.chapters.every(({ mayRemove }) => mayRemove?.(loser, lot) ?? true) &&
    homes(loser, lot).length > 0
  return joining({
    freeActions: (player, kind) =>
      isBoss(name, player) && tokensOf(name).length > 0 && isOpen(kind)
        ? t.players.flatMap((loser) => loser.lots.filter((lot) => mayGo(loser, lot)).map((lot) => `shift ${top(lot)}`))
        : [],
    *aside(player, [, tile]): Course {
      spend(name, 0)
      const loser = t.players.find(({ lots }) => lots.some((lot) => top(lot) === tile)) ?? fail(tile)
      const lot = loser.lots.find((one) => top(one) === tile) ?? fail(tile)
      const legal = homes(loser, lot)
      const [, word, cell] = (yield { seat: player.seat, kind: 'rehome', legal }).split(' ')
      const [x, y] = cell.split(',').map(Number)
      loser.lots = loser.lots.filter((one) => one !== lot)
      t.players['abcd'.indexOf(word)].lots.push({ x, y, pile: lot.pile, men: 0, goods: [] })
      homeCastle(loser).men += lot.men
      homeCastle(loser).goods.push(...lot.goods)
      meet(t, `GM2-C8-4 ${name}${lot.pile.length > 1 ? ', a pile' : ''}`)
      yield* keep(t, loser)
      yield* each(t, ({ landChanged }) => landChanged?.(loser, lot))
    },
  })
}
