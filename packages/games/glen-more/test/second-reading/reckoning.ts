import { CARD_FACTS, CARD_OF, type CardId, cardTile, COLOUR_OF, KIND_OF, type TileId } from '../../rules/index.ts'
import type { Player } from './questions.ts'

const VP = [0, 1, 2, 3, 5, 8]

export function score(players: readonly Player[]): void {
  const cards = ({ lots }: Player): number => lots.filter(({ tile }) => CARD_OF[tile] !== null).length
  const chieftains = ({ chieftains: men, lots }: Player): number => {
    const own = lots.flatMap(({ tile }) => CARD_OF[tile] ?? [])
    const bonnets = own.reduce((sum, card) => sum + CARD_FACTS[card].bonnets, 0)
    return men * (own.includes('castle-of-mey') ? 2 : 1) + bonnets
  }
  for (const valueOf of [(player: Player) => player.barrels, chieftains, cards]) {
    const values = players.map(valueOf)
    for (const [seat, player] of players.entries()) player.vp += VP[Math.min(5, values[seat] - Math.min(...values))]
  }
}

export function reckon(players: readonly Player[]): { readonly scores: number[]; readonly ranks: number[] } {
  const fewest = Math.min(...players.map(({ lots }) => lots.length))
  const scores = players.map(({ vp, coins, lots }) => {
    const own = (is: (tile: TileId) => boolean): number => lots.filter(({ tile }) => is(tile)).length
    const has = (card: CardId): number => own((tile) => tile === cardTile(card))
    const cards =
      2 * has('iona-abbey') * own((tile) => COLOUR_OF[tile] === 'yellow') +
      2 * has('loch-morar') * own((tile) => COLOUR_OF[tile] === 'green') +
      3 * has('duart-castle') * own((tile) => KIND_OF[tile] === 'village')
    return vp + coins + cards - 3 * (lots.length - fewest)
  })
  const cubes = players.map(({ lots }) => lots.reduce((sum, lot) => sum + lot.cubes.length, 0))
  const ranks = scores.map(
    (mine, seat) => 1 + scores.filter((other, i) => other > mine || (other === mine && cubes[i] > cubes[seat])).length,
  )
  return { scores, ranks }
}
