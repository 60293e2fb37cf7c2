import { listedText } from '@bothy/kernel'
import { ordinal } from '@bothy/kernel/english'
import type { Technology, Terrain } from '@bothy/clans-of-caledonia/data'
import { words as en } from '@bothy/clans-of-caledonia/messages/en'
import type { ExplainWords } from './explain-words.ts'

const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const PLACES = {
  grassland: 'on grassland',
  forest: 'in a forest',
  mountain: 'on a mountain',
} as const satisfies Record<Terrain, string>

const WORKERS = { woodcutter: 'woodcutter', miner: 'miner' } as const satisfies Record<Technology, string>

export const explain: ExplainWords = {
  you: 'you',
  yours: (unit) => `Your ${en.unitName(unit)}`,
  unitOf: (unit, name) => `${name}’s ${en.unitName(unit)}`,
  unitHere: (unit, terrain, isDelta) =>
    `${capital(en.unitName(unit))} ${isDelta ? 'on a river delta' : terrain === null ? 'on a loch' : PLACES[terrain]}`,
  space: (terrains) => capital(listedText(terrains.map(en.terrainName), 'and')),
  loch: 'Loch',
  lochText: 'Shipping crosses it. Only fishermen can be placed here.',
  mistText: 'Mist: out of play with 1 or 2 players.',
  blockedText: 'Blocked: no unit can be placed here.',
  fits: (units) => `You could place here: ${units}.`,
  portHere: (name) => `Port: ${name}`,
  slaughter: 'If you slaughter it',
  goodTitle: capital,
  priceNow: (money) => `Price ${money}`,
  buyers: (who) => `Bought this round: ${who}`,
  sellers: (who) => `Sold this round: ${who}`,
  have: (goods) => `You have ${goods}.`,
  worthEach: (vp) => `${vp} each at the end of the game`,
  marketText:
    'Each good you trade takes a merchant until the round ends. Afterwards the price moves one step for each, up if you bought, down if you sold.',
  recallText: 'Your merchants here come back when the round ends.',
  displayed: 'On display',
  drawn: 'Just drawn',
  inBox: (name) => `In ${name}’s export box`,
  inYourBox: 'In your export box',
  fulfilledBy: (name) => `Fulfilled by ${name}`,
  underPile: 'Under the pile',
  removed: 'Removed from the game',
  takeCosts: (money) => `Taking it costs ${money} this round.`,
  takeBrings: (money) => `Taking it brings ${money} this round.`,
  takeFree: 'Taking it is free this round.',
  pileTitle: (n) => `Pile of ${plural(n, 'contract', 'contracts')}`,
  pileText: 'Empty boxes are filled from it before each round. The last factory of a kind also draws from it.',
  portTitle: (n, name) => `Port ${n}: ${name}`,
  usedBy: (who) => `Used by ${who}`,
  unused: 'Nobody has used it yet.',
  forRound: (round) => `Scored at the end of round ${round}`,
  notInPlay: 'Not in this game',
  wouldGive: (who) => `Now: ${who}`,
  clanTitle: (name) => `Clan ${name}`,
  clanOf: (name) => `${name}’s clan`,
  yourClan: 'Your clan',
  startingAdds: (what) => `You start with ${what}.`,
  shippingTitle: 'Shipping',
  shippingText:
    'Each level reaches further over water: to place units, to use ports, and to link your settlements at the end.',
  levelNow: (name) => `Now: ${name}`,
  levelNext: (name, money) => `Next: ${name}, for ${money}`,
  technologyTitle: (technology) => capital(en.technologyName(technology)),
  technologyText: (technology, money) => `Each ${WORKERS[technology]} brings ${money} more in every production.`,
  technologyBrings: (money) => `With your workers on the map: ${money} a round`,
  owned: 'You have it.',
  merchantTitle: 'Merchants',
  merchantText: 'Each good you buy or sell takes one merchant. All of them come back when the round ends.',
  merchantsNow: (stock, away, unhired) => `${stock} ready, ${away} at the market, ${unhired} to hire`,
  costs: (money) => `Costs ${money}`,
  unitsLeft: (left, placed) => `${placed} on the map, ${left} left`,
  barrelTitle: (spot) => `Cellar, spot ${spot}`,
  barrelText: (money) => `A barrel that leaves from here brings ${money}.`,
  barrelIn: 'There is a barrel here. It moves on one spot each round.',
  barrelNone: 'Empty',
  has: (what) => `Has ${what}`,
  produces: (what) => `Next production: ${what}`,
  nowWorth: (vp) => `${vp} if the game ended now`,
  passed: 'Passed',
  passTitle: 'Passing',
  passText: (money, place) => `The next player to pass receives ${money} and plays ${ordinal(place)} next round.`,
  importText: (vp) =>
    `At the end each of the rarest import is worth ${en.vp(vp[2] ?? 0)}, of the next ${vp[1]}, of the most imported ${vp[0]}.`,
  importFixed: (vp) => `Worth ${vp} each at the end.`,
  importAll: (n, each) => `${n} imported in total: ${each} each now`,
  importBy: (who) => `On contracts: ${who}`,
  tokenText: (steps, money) => `Every ${steps} steps of the token bring ${money}.`,
  markText: {
    reconstructed: 'Reconstructed: no public source shows what is printed here.',
    doubtful: 'Read from a picture, without certainty.',
    corrected: 'Corrected for this table by someone who owns the game.',
  },
  player: 'Player',
  withRound: 'This round’s tile',
  nextVerdict: (name, from) => `${capital(name)} from ${en.vp(from)}`,
}
