import type { Mark } from '@bothy/clans-of-caledonia/data/provenance'
import { listedText } from '@bothy/kernel'
import { ordinal } from '@bothy/kernel/english'
import type { Technology, Terrain, Unit } from '@bothy/clans-of-caledonia/data'
import { words as en } from '@bothy/clans-of-caledonia/words/en'

const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const PLACES = {
  grassland: 'on grassland',
  forest: 'in a forest',
  mountain: 'on a mountain',
} as const satisfies Record<Terrain, string>

const WORKERS = { woodcutter: 'woodcutter', miner: 'miner' } as const satisfies Record<Technology, string>

export const explain = {
  you: 'you',
  yours: (unit: Unit) => `Your ${en.unitName(unit)}`,
  unitOf: (unit: Unit, name: string) => `${name}’s ${en.unitName(unit)}`,
  unitHere: (unit: Unit, terrain: Terrain | null, isDelta: boolean) =>
    `${capital(en.unitName(unit))} ${isDelta ? 'on a river delta' : terrain === null ? 'on a loch' : PLACES[terrain]}`,
  space: (terrains: readonly Terrain[]) => capital(listedText(terrains.map(en.terrainName), 'and')),
  loch: 'Loch',
  lochText: 'Shipping crosses it. Only fishermen can be placed here.',
  mistText: 'Mist: out of play with 1 or 2 players.',
  blockedText: 'Blocked: no unit can be placed here.',
  fits: (units: string) => `You could place here: ${units}.`,
  portHere: (name: string) => `Port: ${name}`,
  slaughter: 'If you slaughter it',
  goodTitle: capital,
  priceNow: (money: string) => `Price ${money}`,
  buyers: (who: string) => `Bought this round: ${who}`,
  sellers: (who: string) => `Sold this round: ${who}`,
  have: (goods: string) => `You have ${goods}.`,
  worthEach: (vp: string) => `${vp} each at the end of the game`,
  marketText:
    'Each good you trade takes a merchant until the round ends. Afterwards the price moves one step for each, up if you bought, down if you sold.',
  recallText: 'Your merchants here come back when the round ends.',
  displayed: 'On display',
  drawn: 'Just drawn',
  inBox: (name: string) => `In ${name}’s export box`,
  inYourBox: 'In your export box',
  fulfilledBy: (name: string) => `Fulfilled by ${name}`,
  underPile: 'Under the pile',
  removed: 'Removed from the game',
  takeCosts: (money: string) => `Taking it costs ${money} this round.`,
  takeBrings: (money: string) => `Taking it brings ${money} this round.`,
  takeFree: 'Taking it is free this round.',
  pileTitle: (n: number) => `Pile of ${plural(n, 'contract', 'contracts')}`,
  pileText: 'Empty boxes are filled from it before each round. The last factory of a kind also draws from it.',
  portTitle: (n: number, name: string) => `Port ${n}: ${name}`,
  usedBy: (who: string) => `Used by ${who}`,
  unused: 'Nobody has used it yet.',
  forRound: (round: number) => `Scored at the end of round ${round}`,
  notInPlay: 'Not in this game',
  wouldGive: (who: string) => `Now: ${who}`,
  clanTitle: (name: string) => `Clan ${name}`,
  clanOf: (name: string) => `${name}’s clan`,
  yourClan: 'Your clan',
  startingAdds: (what: string) => `You start with ${what}.`,
  shippingTitle: 'Shipping',
  shippingText:
    'Each level reaches further over water: to place units, to use ports, and to link your settlements at the end.',
  levelNow: (name: string) => `Now: ${name}`,
  levelNext: (name: string, money: string) => `Next: ${name}, for ${money}`,
  technologyTitle: (technology: Technology) => capital(en.technologyName(technology)),
  technologyText: (technology: Technology, money: string) =>
    `Each ${WORKERS[technology]} brings ${money} more in every production.`,
  technologyBrings: (money: string) => `With your workers on the map: ${money} a round`,
  owned: 'You have it.',
  merchantTitle: 'Merchants',
  merchantText: 'Each good you buy or sell takes one merchant. All of them come back when the round ends.',
  merchantsNow: (stock: number, away: number, unhired: number) =>
    `${stock} ready, ${away} at the market, ${unhired} to hire`,
  costs: (money: string) => `Costs ${money}`,
  unitsLeft: (left: number, placed: number) => `${placed} on the map, ${left} left`,
  barrelTitle: (spot: number) => `Cellar, spot ${spot}`,
  barrelText: (money: string) => `A barrel that leaves from here brings ${money}.`,
  barrelIn: 'There is a barrel here. It moves on one spot each round.',
  barrelNone: 'Empty',
  has: (what: string) => `Has ${what}`,
  produces: (what: string) => `Next production: ${what}`,
  nowWorth: (vp: string) => `${vp} if the game ended now`,
  passed: 'Passed',
  passTitle: 'Passing',
  passText: (money: string, place: number) =>
    `The next player to pass receives ${money} and plays ${ordinal(place)} next round.`,
  importText: (vp: readonly number[]) =>
    `At the end each of the rarest import is worth ${en.vp(vp[2] ?? 0)}, of the next ${vp[1]}, of the most imported ${vp[0]}.`,
  importFixed: (vp: string) => `Worth ${vp} each at the end.`,
  importAll: (n: number, each: string) => `${n} imported in total: ${each} each now`,
  importBy: (who: string) => `On contracts: ${who}`,
  tokenText: (steps: number, money: string) => `Every ${steps} steps of the token bring ${money}.`,
  markText: {
    reconstructed: 'Reconstructed: no public source shows what is printed here.',
    doubtful: 'Read from a picture, without certainty.',
    corrected: 'Corrected for this table by someone who owns the game.',
  } satisfies { readonly [M in Mark]: string },
  player: 'Player',
  withRound: 'This round’s tile',
  nextVerdict: (name: string, from: number) => `${capital(name)} from ${en.vp(from)}`,
}
