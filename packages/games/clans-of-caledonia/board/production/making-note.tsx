import { allWordsOf } from '../details/explain-words.ts'
import type { Making } from '../market/making.ts'
import type { BoardContext } from '../spot.tsx'
import { Effects, Left } from './processing.tsx'

/** COC-66: beside the steppers of a phone, which has no room for the paper. */
export function MakingNote({ table, making }: { readonly table: BoardContext; readonly making: Making }) {
  const seat = table.view.pending?.seat ?? 0
  const words = allWordsOf(table.language)
  return (
    <div class="coc-making-note">
      <Left view={table.view} seat={seat} making={making} words={words} />
      <Effects view={table.view} seat={seat} making={making} words={words} />
    </div>
  )
}
