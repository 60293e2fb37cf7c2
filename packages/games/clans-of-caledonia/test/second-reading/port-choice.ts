import { BASIC_GOODS, type PortTile, PROCESSED_GOODS, PORT_TILES } from '../../data/index.ts'
import { firstSwaps } from './swapping.ts'
import { fail, isInReach, meet, piecesOf, type Table } from './table.ts'

const COPY_COST = 3

function isAtHand(t: Table, seat: number, tile: PortTile): boolean {
  const port = t.ports.find((lying) => lying.tile === tile)
  if (port === undefined || t.players[seat].portsUsed.has(tile)) return false
  return piecesOf(t, seat).some(({ hex }) => hex === port.hex) || isInReach(t, seat, port.hex)
}

/** COC-56, COC-65, COC-103: the tiles whose effect is possible now, in notation. */
export function portsFor(t: Table, seat: number, isUsable: (tile: PortTile) => boolean): string[] {
  const player = t.players[seat]
  const here = t.ports.map(({ tile }) => tile)
  const own = here.filter((tile) => tile !== 'copyPort' && isAtHand(t, seat, tile) && isUsable(tile))
  if (!isAtHand(t, seat, 'copyPort') || player.money < COPY_COST) return own.map((tile) => `port ${tile}`)
  player.money -= COPY_COST
  const copied = here.filter((tile) => tile !== 'copyPort' && isUsable(tile))
  player.money += COPY_COST
  return [...own.map((tile) => `port ${tile}`), ...copied.map((tile) => `port copyPort ${tile}`)]
}

/** COC-58 to COC-64, COC-103: before or after the main action; ports 1 and 6 have moments of their own. */
export function isUsableAnyTime(t: Table, seat: number, tile: PortTile): boolean {
  const { goods } = t.players[seat]
  switch (tile) {
    case 'basicExchange':
      return BASIC_GOODS.some((good) => goods[good] > 0)
    case 'processedExchange':
      return PROCESSED_GOODS.some((good) => goods[good] > 0)
    case 'upgradeGlory':
    case 'money':
    case 'moneyBuilding':
      return true
    case 'swapUnits':
      return firstSwaps(t, seat).length > 0
    case 'lessMeat':
    case 'priceShift':
    case 'copyPort':
      return false
  }
}

export function markPort(t: Table, seat: number, words: readonly string[]): { tile: PortTile; unmark(): void } {
  const player = t.players[seat]
  const [, marked, effect] = words.map((word) => PORT_TILES.find((tile) => tile === word))
  if (marked === undefined) return fail(words.join(' '))
  const cost = marked === 'copyPort' ? COPY_COST : 0
  player.portsUsed.add(marked)
  player.money -= cost
  return {
    tile: effect ?? marked,
    unmark() {
      player.portsUsed.delete(marked)
      player.money += cost
    },
  }
}

/** Counts the case as met; `markPort` does not, since it also serves to think ahead. */
export function usePort(t: Table, seat: number, words: readonly string[]): PortTile {
  const { tile } = markPort(t, seat, words)
  meet(t, words.length > 2 ? `COC-65 copied ${tile}` : `COC-56 used ${tile}`)
  return tile
}
