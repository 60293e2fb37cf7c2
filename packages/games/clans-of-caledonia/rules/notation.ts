import { NotationError, unreachable } from '@bothy/kernel'
import type { Hex } from '@bothy/kit'
import {
  BID,
  BUY,
  discardAction,
  DRAW,
  END,
  EXPAND,
  EXPAND_HEX,
  EXPAND_UNIT,
  exchangesFor,
  FULFIL,
  HIRE,
  IMPROVE,
  KEEP,
  OBTAIN,
  OUT,
  PASS,
  PLACE,
  PORT,
  PORT_COPY,
  PROCESS,
  RECALL,
  rowAction,
  SELL,
  SHIFT,
  SHIP,
  SKIP,
  SLAUGHTER,
  STORE,
  SWAP,
  TAKE,
  WITHDRAW,
} from './actions.ts'
import { CELLAR_SPOTS } from '../data/clans.ts'
import { contractNumber, CONTRACTS } from '../data/contracts.ts'
import { GOODS } from '../data/goods.ts'
import { hexName, hexNamed } from '../data/grid.ts'
import { HIGHEST_BID, MERCHANTS, UNITS_OF_A_KIND } from '../data/limits.ts'
import { PORT_TILES } from '../data/port-tiles.ts'
import { isWorker, TECHNOLOGIES, UNITS } from '../data/units.ts'
import type { Action } from './types.ts'

const FOR = 'for'
const MOST_DISCARDED = 999

/** Spaces as `c3r4`, contracts by number, units, goods and tiles by name: `expand sheep c3r4`, `buy wool 3`, `obtain 17`. */
export function write(a: Action): string {
  switch (a.type) {
    case 'bid':
      return `bid ${a.vp}`
    case 'take':
      return `take ${a.pair + 1}`
    case 'place':
      return `place ${a.unit} ${hexName(a.hex)}`
    case 'expand':
      return ['expand', ...(a.unit === null ? [] : [a.unit]), ...(a.hex === null ? [] : [hexName(a.hex)])].join(' ')
    case 'buy':
    case 'sell':
    case 'discard':
      return `${a.type} ${a.good} ${a.n}`
    case 'obtain':
    case 'fulfil':
    case 'keep':
      return `${a.type} ${contractNumber(a.contract)}`
    case 'improve':
      return `improve ${a.technology}`
    case 'recall':
      return `recall ${a.good}`
    case 'slaughter':
      return `slaughter ${hexName(a.hex)}`
    case 'port':
      return a.copy === null ? `port ${a.port}` : `port ${a.port} ${a.copy}`
    case 'exchange':
      return ['exchange', a.give, FOR, ...a.gain].join(' ')
    case 'shift':
      return `shift ${a.good} ${a.up ? 'up' : 'down'}`
    case 'swap':
      return `swap ${hexName(a.hex)} ${a.unit}`
    case 'row':
      return `row ${hexName(a.from)} ${hexName(a.to)}`
    case 'withdraw':
      return `withdraw ${a.spot}`
    case 'process':
      return `process ${a.bread} ${a.cheese} ${a.whisky}`
    case 'out':
    case 'ship':
    case 'hire':
    case 'pass':
    case 'draw':
    case 'store':
    case 'skip':
    case 'end':
      return a.type
    default:
      return unreachable(a)
  }
}

const NUMBER = /^(0|[1-9]\d{0,2})$/

export function read(text: string): Action {
  const [verb, ...rest] = text.split(' ')
  const fail = (expected: string): never => {
    throw new NotationError(`"${text}": ${expected}`)
  }
  const count = (n: number, action: () => Action): Action =>
    rest.length === n ? action() : fail(`${n} words must follow "${verb}"`)
  const number = (at: number, from: number, to: number): number => {
    const n = NUMBER.test(rest[at] ?? '') ? Number(rest[at]) : Number.NaN
    return n >= from && n <= to ? n : fail(`a number from ${from} to ${to} must follow`)
  }
  const hex = (at: number): Hex => hexNamed(rest[at] ?? '') ?? fail('no such space')
  const among = (list: readonly string[], at: number, what: string): number => {
    const i = list.indexOf(rest[at] ?? '')
    return i >= 0 ? i : fail(`no such ${what}`)
  }
  const unit = (at: number): number => among(UNITS, at, 'unit')
  const good = (at: number): number => among(GOODS, at, 'good')
  const contract = (): number => number(0, 1, CONTRACTS) - 1

  switch (verb) {
    case 'bid':
      return count(1, () => BID[number(0, 0, HIGHEST_BID)])
    case 'take':
      return count(1, () => TAKE[number(0, 1, TAKE.length) - 1])
    case 'place':
      return count(2, () => (isWorker(UNITS[unit(0)]) ? PLACE[unit(0)][hex(1)] : fail('no worker')))
    case 'expand':
      if (rest.length === 2) return EXPAND[unit(0)][hex(1)]
      return count(1, () => (UNITS.some((known) => known === rest[0]) ? EXPAND_UNIT[unit(0)] : EXPAND_HEX[hex(0)]))
    case 'buy':
      return count(2, () => BUY[good(0)][number(1, 1, MERCHANTS)])
    case 'sell':
      return count(2, () => SELL[good(0)][number(1, 1, MERCHANTS)])
    case 'obtain':
      return count(1, () => OBTAIN[contract()])
    case 'fulfil':
      return count(1, () => FULFIL[contract()])
    case 'keep':
      return count(1, () => KEEP[contract()])
    case 'improve':
      return count(1, () => IMPROVE[among(TECHNOLOGIES, 0, 'technology')])
    case 'recall':
      return count(1, () => RECALL[good(0)])
    case 'slaughter':
      return count(1, () => SLAUGHTER[hex(0)])
    case 'port': {
      const port = among(PORT_TILES, 0, 'port tile')
      if (rest.length === 1) return PORT[port]
      const copy = count(2, () => PORT_COPY[among(PORT_TILES, 1, 'port tile')])
      return PORT_TILES[port] === 'copyPort' ? copy : fail('only copyPort names another')
    }
    case 'exchange': {
      const [give, word, ...gain] = rest
      const found = [false, true]
        .flatMap((processed) => exchangesFor(processed, Math.min(gain.length, 5)))
        .find(
          ({ action }) =>
            action.type === 'exchange' && action.give === give && action.gain.join(' ') === gain.join(' '),
        )
      return found !== undefined && word === FOR ? found.action : fail('goods must follow in their order')
    }
    case 'shift':
      return count(2, () => SHIFT[good(0)][among(['down', 'up'], 1, 'direction')])
    case 'swap':
      return count(2, () => SWAP[unit(1)][hex(0)])
    case 'row':
      return count(2, () => rowAction(hex(0), hex(1)))
    case 'withdraw':
      return count(1, () => WITHDRAW[number(0, 1, CELLAR_SPOTS)])
    case 'discard':
      return count(2, () =>
        rest[0] === 'milk' || rest[0] === 'grain'
          ? discardAction(rest[0], number(1, 1, MOST_DISCARDED))
          : fail('milk or grain must follow'),
      )
    case 'process': {
      const made = (at: number): number => number(at, 0, UNITS_OF_A_KIND)
      return count(3, () => PROCESS[made(0)][made(1)][made(2)])
    }
    case 'out':
      return count(0, () => OUT)
    case 'ship':
      return count(0, () => SHIP)
    case 'hire':
      return count(0, () => HIRE)
    case 'pass':
      return count(0, () => PASS)
    case 'draw':
      return count(0, () => DRAW)
    case 'store':
      return count(0, () => STORE)
    case 'skip':
      return count(0, () => SKIP)
    case 'end':
      return count(0, () => END)
    default:
      return fail('no such action')
  }
}
