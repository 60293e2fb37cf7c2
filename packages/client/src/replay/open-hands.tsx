import type { JSX } from 'preact'
import { boardProps, useTableContext } from '@bothy/board-kit/board/table-context.tsx'
import { SeatName } from '@bothy/board-kit/board/details/sentence.tsx'
import type { FullReplay } from '../table/playback/full-replay.ts'

export function OpenHands({
  fullReplay,
  position,
}: {
  readonly fullReplay: FullReplay
  readonly position: number
}): JSX.Element | null {
  const { board, props } = useTableContext()
  const { HandOfCards } = board
  if (HandOfCards === undefined) return null
  const { game, names, states } = fullReplay
  return (
    <div class="side-scroll open-hands" tabIndex={0}>
      {names.map((name, seat) => (
        <section key={seat} aria-label={name}>
          <h2>
            <SeatName seat={seat} text={name} />
          </h2>
          <HandOfCards {...boardProps(board, { ...props, me: seat, view: game.view(states[position], seat) })} />
        </section>
      ))}
    </div>
  )
}
