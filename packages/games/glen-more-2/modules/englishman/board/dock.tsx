import { SeatBadge } from '@bothy/board-kit/art/index.ts'
import { laterPicture } from '../../../board/chronicles/later-picture.ts'
import type { ChronicleSlots, Figure } from '../../../board/chronicles/part.ts'
import { nameOf, shortNameOf } from '../../../board/labels.ts'
import type { BoardContext } from '../../../board/spot.tsx'
import { wordsOf } from '../../../board/words.ts'
import { EnglandAlone } from './england.tsx'
import { EnglandToken } from './signs.tsx'
import { englishmanIn } from './words.ts'

const holderIn = ({ view }: BoardContext) => view.chronicles.englishman?.holder ?? null

function heldBy(table: BoardContext): string {
  const holder = holderIn(table)
  return englishmanIn(table).heldBy(holder === null ? null : nameOf(table, holder, wordsOf(table.language)))
}

function figure(table: BoardContext): Figure {
  const holder = holderIn(table)
  const said = heldBy(table)
  return holder === null
    ? { value: '', unit: englishmanIn(table).dock.nobody, said }
    : {
        value: <SeatBadge seat={holder} size={24} />,
        unit: shortNameOf(table, holder, wordsOf(table.language)),
        said,
      }
}

function Opened({ table }: { table: BoardContext }) {
  const { englishman } = table.view.chronicles
  if (englishman === undefined) return null
  const say = englishmanIn(table)
  return (
    <>
      <EnglandAlone table={table} englishman={englishman} />
      <p>{heldBy(table)}</p>
      <p>
        {say.toUse(englishman.price)} · {say.toDiscard(englishman.reward)}
      </p>
      <p class="gm2-soft">{say.about}</p>
    </>
  )
}

export const englishmanDock: ChronicleSlots['dock'] = {
  name: (words) => englishmanIn(words).dock.name,
  title: (words) => englishmanIn(words).title,
  Picture: laterPicture(async () => (await import('./picture.tsx')).Picture),
  Sign: EnglandToken,
  figure,
  common: (table) => ({ text: heldBy(table), holder: holderIn(table) }),
  Opened,
}
