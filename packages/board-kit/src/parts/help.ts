import { layout } from '../board/layout.ts'

type TurnWords = { readonly newTurn: string; readonly helpPoint: string }

export function turnHelp(counts: string, why: string | null, isNewcomer: boolean, board: TurnWords): string {
  const point = layout.value === 'phone' ? null : board.helpPoint
  return [counts, why ?? point, isNewcomer ? board.newTurn : null].filter((part) => part !== null).join(' ')
}

type Activatable = { readonly reason: unknown; readonly extra: boolean }
type ActivateWords = {
  readonly tiles: (count: number) => string
  readonly board: { readonly newActivate: string; readonly helpActivate: string }
}

export function activateHelp(all: readonly Activatable[], isNewcomer: boolean, words: ActivateWords): string | null {
  const { length } = all.filter(({ reason, extra }) => reason === null && !extra)
  const { newActivate, helpActivate } = words.board
  return length > 0 ? `${words.tiles(length)}. ${isNewcomer ? newActivate : helpActivate}` : null
}
