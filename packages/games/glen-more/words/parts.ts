import type { OptionText, Part, ScoreLine } from '@bothy/kernel'
import type { ScoringCard } from '../data/cards.ts'
import type { CardId, Good } from '../data/faces.ts'
import type { TileId } from '../data/tiles.ts'
import type { Action, Setup, View, Warning } from '../rules/types.ts'

export type OptionTexts = {
  readonly [K in Exclude<keyof Setup, 'arranged'>]: OptionText & {
    readonly values: { readonly [V in `${Setup[K] & (string | boolean)}`]: string }
  }
}

export const tileThing = (tile: TileId, text: string): Part => ({ part: 'thing', id: `tile:${tile}`, text })
export const cardThing = (card: CardId, text: string): Part => ({ part: 'thing', id: `card:${card}`, text })

export function counted(goods: readonly Good[]): readonly (readonly [Good, number])[] {
  const out = new Map<Good, number>()
  for (const good of goods) out.set(good, (out.get(good) ?? 0) + 1)
  return [...out]
}

export function cellOf(view: View, tile: TileId): { readonly x: number; readonly y: number } | null {
  for (const { tiles } of view.players) {
    const found = tiles.find((shown) => shown.tile === tile)
    if (found !== undefined) return { x: found.x, y: found.y }
  }
  return null
}

/** Revision 1 leaves the type of the cube to the question. */
export const spentBy = ({ good }: Extract<Action, { type: 'spend' }>, { pending }: View): readonly Good[] =>
  good === null ? (pending?.goods.slice(0, 1) ?? []) : [good]

export const spaceOf = (view: View, tile: TileId): number =>
  view.track.findIndex((at) => at !== null && 'tile' in at && at.tile === tile)

export function scoringCard(line: ScoreLine, table: Readonly<Record<ScoringCard, unknown>>): ScoringCard | null {
  const isKey = (x: number | string | undefined): x is ScoringCard => typeof x === 'string' && Object.hasOwn(table, x)
  const id = line.detail?.['card']
  return isKey(id) ? id : null
}

/** GM-19, GM-21: why no tile of the track could be kept, if none could. */
export function nothingKept({ offers, players, pending }: View): 'no' | 'cost' | 'noCell' | 'walledIn' {
  if (offers.length === 0 || offers.some(({ reason, savedBySale }) => reason === null || savedBySale)) return 'no'
  if (offers.some(({ reason }) => reason?.why !== 'noCell')) return 'cost'
  return pending !== null && players[pending.seat].open.length === 0 ? 'walledIn' : 'noCell'
}

/** GM-63: tiles that only Loch Ness allows to activate now; after a discard (`noTile`) it allows a single one. */
export function lochNess({ activatable, discards, taken }: View): 'no' | 'also' | 'still' | 'noTile' {
  const open = activatable.filter(({ reason }) => reason === null)
  if (!open.some(({ extra }) => extra)) return 'no'
  if (taken !== null && discards.includes(taken)) return 'noTile'
  return open.every(({ extra }) => extra) ? 'still' : 'also'
}

export type Loss = Extract<Warning, { warn: 'leaves' }>

type LossWords = { readonly [K in 'cubes' | 'vp' | 'points']: (n: number) => string }
export function lossParts({ cubes, vp, points, extra }: Loss, words: LossWords, activation: string): readonly string[] {
  const parts: string[] = []
  if (cubes > 0) parts.push(words.cubes(cubes))
  if (vp > 0) parts.push(words.vp(vp))
  if (points > 0) parts.push(words.points(points))
  if (extra) parts.push(activation)
  return parts
}
