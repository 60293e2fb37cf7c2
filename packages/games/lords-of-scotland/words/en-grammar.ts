import { listed, type Message, type Part, type Seat } from '@bothy/kernel'
import type { PowerId } from '../data/clans.ts'
import type { CardId } from '../rules/types.ts'
import { words } from './en-words.ts'
import { cardThing } from './parts.ts'

export type Reader = Seat | null

export const card = (id: CardId): Part => cardThing(id, words.cardName(id))
export const cards = (ids: readonly CardId[]): Message =>
  listed(
    ids.map((id) => [card(id)]),
    'and',
  )
export const power = (id: PowerId): string => words.powerName(id).charAt(0).toLowerCase() + words.powerName(id).slice(1)

export const You = (seat: Seat, me: Reader): Part => ({ part: 'seat', seat, text: seat === me ? 'You' : null })
export const you = (seat: Seat, me: Reader): Part => ({ part: 'seat', seat, text: seat === me ? 'you' : null })
const possessive = (seat: Seat, me: Reader, own: string): Message =>
  seat === me ? [{ part: 'seat', seat, text: own }] : [{ part: 'seat', seat, text: null }, '’s']
export const Your = (seat: Seat, me: Reader): Message => possessive(seat, me, 'Your')
export const your = (seat: Seat, me: Reader): Message => possessive(seat, me, 'your')
export const fromArmy = (owner: Seat, actor: Seat, me: Reader): Message =>
  owner === actor && owner !== me ? [' from their own army'] : [' from ', ...your(owner, me), ' army']
