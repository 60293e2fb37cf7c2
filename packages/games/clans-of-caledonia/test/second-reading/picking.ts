import { below, type RngState } from '@bothy/kernel'
import { faceOf } from './fulfilling.ts'
import { type Clan, type Good, GOODS, type PortTile } from '../../data/index.ts'
import { costOf, type Player, type Table, unitNamed } from './table.ts'

// Random play that seeks contracts, so that every corner of the rules is met.

const WEIGHTS: { readonly [verb: string]: number } = {
  fulfil: 400,
  obtain: 6,
  port: 14,
  row: 2,
  expand: 1,
  ship: 3,
  improve: 2,
  hire: 3,
  pass: 1,
  buy: 1,
  sell: 1,
  skip: 0.5,
  end: 4,
  draw: 12,
  keep: 4,
  store: 4,
  withdraw: 0.1,
  recall: 3,
  discard: 6,
}

/** Players with this much money go far first, so that there are more spaces than one list can hold. */
const MUCH_MONEY = 500

const MANY_CASES: readonly Clan[] = ['buchanan', 'macewen', 'mackenzie']

export function pick(t: Table, seat: number, list: readonly string[], rng: RngState): string {
  const player = t.players[seat]
  const sites = list.filter((text) => text.startsWith('expand ')).length
  const both = list.filter((text) => text.startsWith('fulfil ')).length > 1
  const twice = ['port priceShift', 'port copyPort priceShift'].every((port) => list.includes(port))
  const weights = list.map((text) => Math.max(1, Math.round(weigh(t, player, text, { sites, both, twice }))))
  let left = below(
    rng,
    weights.reduce((sum, weight) => sum + weight, 0),
  )
  return list[weights.findIndex((weight) => (left -= weight) < 0)]
}

type Offer = { readonly sites: number; readonly both: boolean; readonly twice: boolean }

function weigh(t: Table, player: Player, text: string, { sites, both, twice }: Offer): number {
  const [verb, first = '', second = ''] = text.split(' ')
  const scale = 200
  const plain = scale * (WEIGHTS[verb] ?? 1)
  switch (verb) {
    case 'fulfil':
      // Buchanan waits until both of his contracts can be paid.
      return player.boxes.length > 1 && !both ? 2 * scale : plain
    case 'buy':
      return missing(player, first) === Number(second) ? 30 * scale : scale / 6
    case 'sell':
      return isWanted(player, first) ? 1 : scale / 2
    case 'expand':
      return ((second === '' ? 10 : 40) * scale * worth(t, player, first, second)) / Math.max(1, sites)
    case 'ship':
      return player.money > MUCH_MONEY ? 60 * scale : plain
    case 'obtain':
      return player.money > MUCH_MONEY ? 10 * scale : plain
    case 'pass':
      return player.money < 6 ? 8 * scale : scale / 10
    case 'take': {
      const clan = t.pairs[Number(first) - 1]?.clan ?? null
      return clan !== null && MANY_CASES.includes(clan) ? 5 * scale : scale
    }
    case 'port':
      return (twice && text.endsWith('priceShift') ? 30 : portWeight(t, player, first, second)) * plain
    case 'bid':
      return Number(first) === 30 ? scale : scale / (1 + Number(first))
    case 'out':
      return 2 * scale
    default:
      return plain
  }
}

/** Port 9 is kept for a contract with meat where port 1 is in play; ports 6 and 9 wait for each other. */
function portWeight(t: Table, { portsUsed }: Player, port: string, copied: string): number {
  const isHere = (wanted: PortTile): boolean => t.ports.some(({ tile }) => tile === wanted)
  const isAhead = (wanted: PortTile): boolean => isHere(wanted) && !portsUsed.has(wanted)
  if (port === 'priceShift') return isAhead('copyPort') ? ONE_OF_TWO : 1
  if (copied === '') return 1
  if (copied === 'lessMeat') return 30
  if (isHere('lessMeat')) return 0.01
  return isAhead('priceShift') ? ONE_OF_TWO : 3
}
const ONE_OF_TWO = 0.01

const missing = ({ boxes, goods }: Player, word: string): number =>
  Math.max(0, ...boxes.map((contract) => need(contract, word) - goods[goodNamed(word)]))
const isWanted = ({ boxes }: Player, word: string): boolean => boxes.some((contract) => need(contract, word) > 0)
function need(contract: number, word: string): number {
  return word === 'grain' || word === 'milk' ? 0 : faceOf(contract)[goodNamed(word) as 'wool']
}
const goodNamed = (word: string): Good => GOODS.find((good) => good === word) ?? 'wool'

function worth(t: Table, player: Player, word: string, hex: string): number {
  const unit = unitNamed(word)
  const wanted =
    (unit === 'cow' && player.boxes.some((contract) => faceOf(contract).beef > 0)) ||
    (unit === 'sheep' && player.boxes.some((contract) => faceOf(contract).mutton > 0))
  const favourite = player.clan === 'mackenzie' ? ['distillery', 'field'] : player.clan === 'macewen' ? ['field'] : []
  const liking = (wanted ? 5 : 1) * (favourite.includes(unit) ? 5 : 1)
  if (hex === '') return liking
  const neighbours = t.ground
    .neighbours(hex)
    .filter(({ name }) => (t.pieces.get(name)?.seat ?? player.seat) !== player.seat)
  const same = [...t.pieces.values()].filter((piece) => piece.seat === player.seat && piece.unit === unit).length
  return liking * (1 + neighbours.length) * (1 + same) * (costOf(t, player.seat, unit, hex, false) < 14 ? 2 : 1)
}
