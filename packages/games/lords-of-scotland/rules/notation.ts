import { NotationError, type Seat, seatLetter, unreachable } from '@bothy/kernel'
import {
  ACTIVATE,
  CLAIM,
  COPY,
  DECLINE,
  DISCARD,
  EXCHANGE,
  FLIP,
  MUSTER_DOWN,
  MUSTER_UP,
  RECRUIT,
  REFRAIN,
  SWAP,
} from './actions.ts'
import { CARD_BY_SLUG, MAX_SEATS, SLUG_OF } from '../data/clans.ts'
import type { Action } from './types.ts'

/** Slots and places in an army count from 1; an army goes by the letter of its seat: `discard b2`. */
export function write(a: Action): string {
  switch (a.type) {
    case 'flip':
    case 'recruit':
    case 'exchange':
    case 'claim':
      return `${a.type} ${a.slot + 1}`
    case 'muster':
      return `muster ${SLUG_OF[a.card]} ${a.faceUp ? 'up' : 'down'}`
    case 'discard':
    case 'swap':
    case 'copy':
      return `${a.type} ${seatLetter(a.owner)}${a.index + 1}`
    case 'activate':
    case 'refrain':
    case 'decline':
      return a.type
    default:
      return unreachable(a)
  }
}

const NUMBER = /^[1-9]\d?$/
const SEAT_LETTERS = Array.from({ length: MAX_SEATS }, (_, seat) => seatLetter(seat))

export function read(text: string): Action {
  const [verb, ...rest] = text.split(' ')
  const fail = (expected: string): never => {
    throw new NotationError(`"${text}": ${expected}`)
  }
  const noMore = (action: Action): Action => (rest.length === 0 ? action : fail(`nothing may follow "${verb}"`))
  const one = (): string => (rest.length === 1 ? rest[0] : fail(`one word must follow "${verb}"`))
  const slot = (table: readonly Action[]): Action =>
    byNumber(table, one()) ?? fail(`a slot from 1 to ${table.length} must follow "${verb}"`)
  const armyCard = (table: readonly (readonly Action[])[]): Action => {
    const owner: Seat = SEAT_LETTERS.indexOf(one().charAt(0))
    const army = owner < 0 ? [] : table[owner]
    return byNumber(army, one().slice(1)) ?? fail(`an army and a place in it, such as "b2", must follow "${verb}"`)
  }

  switch (verb) {
    case 'flip':
      return slot(FLIP)
    case 'recruit':
      return slot(RECRUIT)
    case 'muster': {
      const card = CARD_BY_SLUG.get(rest[0] ?? '')
      if (card === undefined) return fail('a card, such as "wemyss-6", must follow "muster"')
      if (rest.length !== 2 || (rest[1] !== 'up' && rest[1] !== 'down'))
        return fail('"up" or "down" must follow the card')
      return (rest[1] === 'up' ? MUSTER_UP : MUSTER_DOWN)[card]
    }
    case 'activate':
      return noMore(ACTIVATE)
    case 'refrain':
      return noMore(REFRAIN)
    case 'discard':
      return armyCard(DISCARD)
    case 'exchange':
      return slot(EXCHANGE)
    case 'swap':
      return armyCard(SWAP)
    case 'copy':
      return armyCard(COPY)
    case 'decline':
      return noMore(DECLINE)
    case 'claim':
      return slot(CLAIM)
    default:
      return fail('no such action')
  }
}

const byNumber = (table: readonly Action[], text: string): Action | undefined =>
  NUMBER.test(text) ? table[Number(text) - 1] : undefined
