import { GOODS, TECHNOLOGIES } from '../../data/index.ts'
import { goodNamed, type Table } from './table.ts'

const costs = (isBonus: boolean): { ship: number; improve: number; hire: number } =>
  isBonus ? { ship: 0, improve: 5, hire: 0 } : { ship: 4, improve: 10, hire: 4 }

export function upgrades(t: Table, seat: number, isBonus: boolean): string[] {
  const player = t.players[seat]
  const { ship, improve, hire } = costs(isBonus)
  const tiles = player.clan === 'macdonald' || player.money < improve ? [] : TECHNOLOGIES
  return [
    ...(player.shipping < 5 && player.money >= ship ? ['ship'] : []),
    ...tiles.filter((tile) => !player.technology.has(tile)).map((tile) => `improve ${tile}`),
    ...(player.unhired > 0 && player.money >= hire ? ['hire'] : []),
    ...(isBonus ? GOODS : []).filter((g) => player.buying[g] + player.selling[g] > 0).map((good) => `recall ${good}`),
  ]
}

export function upgrade(t: Table, seat: number, [verb, what]: readonly string[], isBonus: boolean): void {
  const player = t.players[seat]
  const { ship, improve, hire } = costs(isBonus)
  switch (verb) {
    case 'ship':
      player.money -= ship
      player.shipping += 1
      return
    case 'improve':
      player.money -= improve
      player.technology.add(what)
      return
    case 'hire':
      player.money -= hire
      player.unhired -= 1
      player.merchants += 1
      return
    case 'recall': {
      const good = goodNamed(what)
      player[player.buying[good] > 0 ? 'buying' : 'selling'][good] -= 1
      player.merchants += 1
      return
    }
    default:
      throw new Error(verb)
  }
}
