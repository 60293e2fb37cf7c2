import { BOX, CATEGORIES } from '../../data/index.ts'
import { gainVp, homeCastle, HUME, meet, vpOf } from './table.ts'
import { type LeadTable, type Player, type Table } from './types.ts'

function vpFor(lead: number, table: LeadTable): number {
  if (lead <= 0) return 0
  return [0, table[1], table[2], table[3], table[4], table[5]].at(lead) ?? table.more
}

/** GM2-X11. */
const menInCastle = (t: Table, player: Player): number =>
  Math.max(
    0,
    t.chapters.reduce((sum, { inCastle }) => sum + (inCastle?.(player) ?? 0), homeCastle(player).men),
  )

/** GM2-120, in the order of the book. */
export const compared: readonly ((t: Table, player: Player) => number)[] = [
  (t, player) => menInCastle(t, player) * (player.cards.includes('castle-moil') ? 2 : 1), // GM2-94
  (t, player) => t.chapters.reduce((sum, { cardsHeld }) => sum + (cardsHeld?.(player) ?? 0), player.cards.length),
  (_, { casks }) => casks,
  (_, { persons }) => persons.length + (persons.includes(HUME) ? 1 : 0),
]

export function score(t: Table): void {
  t.scorings += 1
  const tableOf = (player: Player, category: number): LeadTable => {
    for (const { leadTable } of t.chapters) {
      const other = leadTable?.(player, category) ?? null
      if (other !== null) return other
    }
    return BOX.scoring.lead
  }
  for (const [category, valueOf] of compared.entries()) {
    const values = t.players.map((player) =>
      t.chapters.reduce((sum, { bonus }) => sum + (bonus?.(player, category) ?? 0), valueOf(t, player)),
    )
    const least = Math.min(...values)
    for (const [seat, player] of t.players.entries()) {
      gainVp(t, player, CATEGORIES[category], vpFor(values[seat] - least, tableOf(player, category)))
      if (values[seat] - least > 5) meet(t, `GM2-121 more than five in category ${category + 1}`)
    }
    if (
      category === 0 &&
      t.players.some((player) => player.cards.includes('castle-moil') && homeCastle(player).men > 0)
    )
      meet(t, 'GM2-94 counted double')
  }
}

export function reckon(t: Table): void {
  score(t)
  const fewest = Math.min(...t.players.map(({ lots }) => lots.length))
  for (const player of t.players) {
    player.vp.territory += BOX.scoring.vpPerExtraTile * (player.lots.length - fewest)
    const isWorth = t.chapters.every(({ coinsCount }) => coinsCount?.(player) ?? true)
    const vpEach = isWorth ? BOX.scoring.vpPerCoin : 0
    player.vp.coins += vpEach * player.coins
    if (!player.cards.includes('armadale-castle')) continue
    player.vp.cards += (2 - vpEach) * Math.min(8, player.coins) // GM2-90: 2 instead
    if (player.coins > 8) meet(t, 'GM2-90 more than eight coins')
  }
}

/** GM2-133, GM2-D2. */
export function ranksOf(t: Table): number[] {
  const goods = (player: Player): number => player.lots.reduce((sum, lot) => sum + lot.goods.length, 0)
  const isBetter = (a: Player, b: Player): boolean => {
    if (vpOf(a) !== vpOf(b)) return vpOf(a) > vpOf(b)
    return t.options.tie === 'most' ? goods(a) > goods(b) : goods(a) < goods(b)
  }
  for (const a of t.players)
    for (const b of t.players) {
      if (a.seat < b.seat && vpOf(a) === vpOf(b))
        meet(t, goods(a) === goods(b) ? 'GM2-133 shared' : `GM2-D2 ${t.options.tie}`)
    }
  return t.players.map((player) => 1 + t.players.filter((other) => isBetter(other, player)).length)
}
