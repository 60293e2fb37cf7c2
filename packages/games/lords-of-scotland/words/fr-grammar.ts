import { listed, type Message, type Part, type Seat } from '@bothy/kernel'
import type { PowerId } from '../data/clans.ts'
import type { CardId } from '../rules/types.ts'
import { words } from './fr-words.ts'
import { cardThing } from './parts.ts'

export type Reader = Seat | null

export const card = (id: CardId): Part => cardThing(id, words.cardName(id))
export const cards = (ids: readonly CardId[]): Message =>
  listed(
    ids.map((id) => [card(id)]),
    'et',
  )
export const power = (id: PowerId): string => words.powerName(id).charAt(0).toLowerCase() + words.powerName(id).slice(1)

export const Vous = (seat: Seat, me: Reader): Part => ({ part: 'seat', seat, text: seat === me ? 'Vous' : null })
export const vous = (seat: Seat, me: Reader): Part => ({ part: 'seat', seat, text: seat === me ? 'vous' : null })
/** The present tense after the seat: " recrute ", for the reader " recrutez ". */
export const v = (seat: Seat, me: Reader, its: string, yours: string): string => ` ${seat === me ? yours : its} `
export const chez = (seat: Seat, me: Reader, word = 'dans'): Message =>
  seat === me
    ? [`${word} `, { part: 'seat', seat, text: 'votre' }, ' armée']
    : ['chez ', { part: 'seat', seat, text: null }]
export const where = (owner: Seat, actor: Seat, me: Reader, word = 'dans'): Message =>
  owner === actor && owner !== me ? [`${word} sa propre armée`] : chez(owner, me, word)
