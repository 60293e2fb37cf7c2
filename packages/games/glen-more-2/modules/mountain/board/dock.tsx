import { GOODS } from '@bothy/glen-more-2/data'
import { steady } from '@bothy/board-kit/art/steady.ts'
import { laterPicture } from '../../../board/chronicles/later-picture.ts'
import type { ChronicleSlots, Figure } from '../../../board/chronicles/part.ts'
import type { BoardContext } from '../../../board/spot.tsx'
import { wordsOf } from '../../../board/words.ts'
import { contentsOf, MountainFace, mountainLabel } from './mountain.tsx'
import { mountainIn } from './words.ts'

export const MountainSign = steady(function MountainSign({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <g stroke="#1f2a33" stroke-width="1.200" stroke-linejoin="round">
        <path d="M1.500 21.500L9.500 5l3 5 3-3 7 14.500z" fill="#6d7a86" />
        <path d="M9.500 5l3 5-1.500 2.500-2-2-2 2.500-1-1.500z" fill="#f4f6f8" />
      </g>
    </svg>
  )
})

const contents = ({ view, language }: BoardContext): string => {
  const { mountain } = view.chronicles
  return mountain === undefined ? '' : contentsOf(mountain, wordsOf(language))
}

function figure(table: BoardContext): Figure {
  const { mountain } = table.view.chronicles
  const value = mountain === undefined ? 0 : GOODS.reduce((sum, good) => sum + mountain.goods[good], mountain.coins)
  return { value, unit: mountainIn(table).dock.unit, said: mountainIn(table).onIt(contents(table)) }
}

const Opened = ({ table }: { table: BoardContext }) => (
  <div class="gm2-mountain-opened">
    <span class="gm2-mountain-view">
      <MountainFace table={table} preview={undefined} />
    </span>
    <div>
      <p>
        <b>{mountainLabel(table, wordsOf(table.language))}</b>
      </p>
      <p class="gm2-soft">{mountainIn(table).about}</p>
    </div>
  </div>
)

export const mountainDock: ChronicleSlots['dock'] = {
  name: (words) => mountainIn(words).dock.name,
  title: (words) => mountainIn(words).title,
  Picture: laterPicture(async () => (await import('./picture.tsx')).Picture),
  Sign: MountainSign,
  figure,
  common: (table) => ({ text: contents(table), holder: null }),
  Opened,
}
