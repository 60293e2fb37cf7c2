import { STONES } from '@bothy/cairn/data'
import { plain } from '@bothy/kernel'
import type { SheetRow } from '@bothy/board-kit/board/game-board.ts'
import type { BoardContext } from './spot.tsx'
import { words } from './words.ts'
import '@bothy/board-kit/board/seats/standing-styles.css'

export function Progress({ view, language }: BoardContext) {
  return <span>{words.of(language).pile(view.pile, STONES)}</span>
}

export function Standing({ names, tally }: BoardContext) {
  return (
    <ol class="standing">
      {tally.map(([line], seat) => (
        <li key={names[seat]}>{`${names[seat]} ${line?.points ?? 0}`}</li>
      ))}
    </ol>
  )
}

/** CRN-7: one line, the stones. */
export function sheet({ tally, texts, names }: BoardContext): readonly SheetRow[] {
  const lines = tally.flatMap((own) => own.slice(0, 1))
  return lines.slice(0, 1).map((line) => ({
    label: plain(texts.scoreLine(line), names),
    cells: lines.map(({ points }) => ({ points })),
  }))
}
