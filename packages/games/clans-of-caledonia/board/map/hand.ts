import type { Unit } from '@bothy/clans-of-caledonia/data'
import { isHandheld } from '@bothy/board-kit/board/layout.ts'
import { animalLines, priceLine, type People, siteLines, shortReason } from '../lines.ts'
import { siteAt, siteFacts, unitsAt } from './site-facts.ts'
import type { BoardContext } from '../spot.tsx'
import { at, hexIn, unitIn } from '../targets.ts'
import { type Words, wordsOf } from '../words.ts'

export function unitInHand({ view, choice }: Pick<BoardContext, 'view' | 'choice'>): Unit | null {
  const { pending } = view
  if (pending === null || pending.kind === 'swap') return null
  for (const target of choice.picked) {
    const unit = unitIn(target)
    if (unit !== null) return unit
  }
  return pending.kind === 'site' ? pending.unit : null
}

export const hexInHand = ({ choice }: Pick<BoardContext, 'choice'>): number | null => hexIn(choice.picked.at(-1) ?? '')

export function hexToFill(table: BoardContext): number | null {
  const { view, choice } = table
  const hex = hexInHand(table)
  if (hex === null || choice.picked.length !== 1) return null
  return view.pending?.kind !== 'site' && unitsAt(view, hex).length > 0 ? hex : null
}

/** COC-20: at the start nearly every space can be chosen, so that a large map has no room for a list either. */
export const hasRoomAtSpace = ({ view, layout }: BoardContext): boolean =>
  !isHandheld(layout) && view.pending?.kind !== 'start'

export type Proposal = {
  readonly hex: number
  readonly unit: Unit | null
  readonly price: number | null
  readonly lines: readonly string[]
}

export function proposalAt(table: BoardContext, hex: number): Proposal | null {
  const { view, choice, language } = table
  if (!choice.isSelectable(at.hex(hex))) return null
  const words = wordsOf(language)
  if (view.pending?.kind === 'slaughter') {
    const animal = view.animals.find((it) => it.hex === hex)
    return { hex, unit: animal?.unit ?? null, price: null, lines: animalLines(view, hex, words) }
  }
  const unit = unitInHand(table)
  const facts = unit === null ? null : siteFacts(view, hex, unit)
  if (unit === null || facts === null) return null
  const people: People = table
  return { hex, unit, price: facts.price, lines: siteLines(view, { hex, unit }, people, words) }
}

export function proposalOf(table: BoardContext): Proposal | null {
  const hex = hexIn(table.uiState.previewed.value ?? '')
  return hex === null ? null : proposalAt(table, hex)
}

export function siteWords(table: BoardContext, hex: number, unit: Unit, words: Words): string {
  const site = siteAt(table.view, hex)
  if (site === null) return ''
  if (site.reason !== null) return shortReason(site.reason, words)
  const facts = siteFacts(table.view, hex, unit)
  if (facts === null) return words.board.short.terrain
  return facts.reason === null ? priceLine(facts, words) : shortReason(facts.reason, words)
}
