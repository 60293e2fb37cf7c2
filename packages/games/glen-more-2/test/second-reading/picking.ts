import { below, type RngState } from '@bothy/kernel'
import type { FieldName } from '../../data/index.ts'
import { vpFor } from './counting.ts'
import { cardOf, face, lotOf } from './table.ts'
import { type Table } from './types.ts'

/** A seat plays a whole game at random, but with a preference, so that rare cases come up. */
const STYLES = ['any', 'clans', 'landmarks', 'settlers', 'spenders', 'idlers', 'traders', 'wreckers'] as const
export type Style = (typeof STYLES)[number]
export const anyStyle = (rng: RngState): Style => STYLES[below(rng, STYLES.length)]

const LONG_CHAINS: readonly FieldName[] = ['munro', 'cameron', 'macmillan', 'macdonell', 'maclean', 'ross']
const STEPPED: readonly FieldName[] = ['brodie', 'grant', 'macpherson', 'oliphant', 'sutherland']
const ONGOING: readonly FieldName[] = ['sinclair', 'macgregor', 'mackintosh', 'maclachlan']

/** 0 only for actions that the seat takes when nothing else is possible. */
function liking(t: Table, seat: number, style: Style, text: string): number {
  const player = t.players[seat]
  const [verb, name = '', to = ''] = text.split(' ')
  const is = (words: readonly string[]): boolean => words.includes(name)
  switch (verb) {
    case 'sell':
      return style === 'spenders' ? 4 : 0.3
    case 'end':
    case 'decline':
      return style === 'idlers' ? 4 : 0.1
    case 'take':
      return name === 'END' ? 0.2 : likingOfTile(style, name)
    case 'build':
      return face(name).overbuild || cardOf(name) === 'castle-of-mey' ? 40 : 1 + 2 * likingOfTile(style, name)
    case 'claim':
      if (STEPPED.some((field) => field === name && vpFor(player, field) > (style === 'settlers' ? 5 : 0))) return 30
      if (style === 'wreckers') return name === 'macmillan' ? 40 : 1
      if (style === 'clans') return is(LONG_CHAINS) ? 12 : is(ONGOING) ? 6 : 1
      if (style === 'settlers') return is(['ross', 'chisholm', 'mckinnon']) ? 10 : name === 'grant' ? 0.1 : 1
      return style === 'traders' && is(ONGOING) ? 10 : 1
    case 'remove':
      // The new tile, before its Scotsman has come.
      if (style === 'wreckers' && lotOf(player, name) === player.lots.at(-1)) return 30
      return 2 + 3 * lotOf(player, name).goods.length
    case 'move':
      // A Scotsman alone on a tile counts for Grant.
      if (style === 'settlers') return lotOf(player, name).men > 1 && lotOf(player, to).men === 0 ? 6 : 0.5
      return style === 'idlers' ? 0.2 : 1.5
    case 'row':
      return 30
    case 'token':
      return name === 'move2' ? 12 : 3
    case 'place':
      return style === 'wreckers' && name.endsWith(',0') ? 40 : 4
    case 'activate':
      return style === 'idlers' ? 1 : face(name).activation.kind === 'event' ? 20 : 5
    case 'event':
      return 8
    case 'flip':
      return 2
    case 'effect':
      return style === 'wreckers' && name === 'claim' ? 20 : 4
    default:
      return 4
  }
}

function likingOfTile(style: Style, tile: string): number {
  const { type, overbuild, once, activation } = face(tile)
  const card = cardOf(tile)
  switch (style) {
    case 'clans':
      return type === 'person' || once.clanMarker > 0 || activation.kind === 'exchangeAnyForClanMarker' ? 8 : 1
    case 'landmarks':
      return overbuild ? 20 : card === undefined && activation.kind !== 'event' ? 1 : 10
    case 'settlers':
      return once.scotsman > 0 ? 25 : type === 'person' ? 5 : 1
    case 'wreckers':
      return (once.scotsman > 0 && (once.clanMarker > 0 || card !== undefined)) || card === 'loch-morar' ? 20 : 1
    case 'traders':
      return type === 'trade' || type === 'whisky' || type === 'person' ? 6 : 2
    case 'any':
    case 'idlers':
    case 'spenders':
      return 2
  }
}

export function pick(t: Table, seat: number, style: Style, texts: readonly string[], rng: RngState): string {
  const weights = texts.map((text) => Math.round(10 * liking(t, seat, style, text)))
  let left = below(
    rng,
    weights.reduce((sum, weight) => sum + weight, 0),
  )
  return texts.find((_text, i) => (left -= weights[i]) < 0) ?? texts[0]
}
