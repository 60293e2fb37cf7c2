import type { BoardProps } from '../../board/game-board.ts'
import type { GameTypes } from '@bothy/kernel'
import { targets } from '../targets.ts'

type Offer = { readonly tile: number }

export const offeredBy = <O extends Offer>(offers: readonly O[], item: string | null): O | undefined =>
  item === null ? undefined : offers.find(({ tile }) => targets.tile(tile) === item)

export const isAsked = ({
  view,
  reader,
}: {
  readonly view: { readonly pending: { readonly seat: number } | null }
  readonly reader: number | null
}): boolean => reader !== null && view.pending?.seat === reader

/** Places of these signs among those of a price; one that is there twice may be meant once. */
export function placesOf<S>(price: readonly S[], meant: readonly unknown[]): readonly number[] {
  const left = [...meant]
  return price.flatMap((sign, i) => {
    const at = left.indexOf(sign)
    return at < 0 ? [] : (left.splice(at, 1), [i])
  })
}

export function proposedOf<O extends Offer>(
  offers: readonly O[],
  { choice, uiState }: Pick<BoardProps<GameTypes>, 'choice' | 'uiState'>,
): O | undefined {
  const target = uiState.previewed.value
  return target === null || !choice.isSelectable(target) ? undefined : offeredBy(offers, target)
}
