import { numberIn, plain, type ScoreLine } from '@bothy/kernel'
import type { SheetRow } from '../../board/game-client.ts'
import { Coin, Points } from '../../art/index.ts'
import { SignIcon, type SignName } from './art/signs.tsx'
import type { Table } from './spot.tsx'
import type { SheetLine } from './table-words.ts'
import { type Words, wordsOf } from './words.ts'

/** In the order in which they came: on the way, in scorings, at the end. */
const ROWS = [
  ['activation', 'activate'],
  ['oneTime', 'vp'],
  ['clan', 'marker'],
  ['movement', 'move'],
  ['scotsmen', 'castle'],
  ['landmarks', 'landmark'],
  ['casks', 'cask'],
  ['persons', 'person'],
  ['territory', 'overbuild'],
  ['coins', 'coin'],
  ['cards', 'landmark'],
] as const satisfies readonly (readonly [SheetLine, SignName | 'coin' | 'vp'])[]

function RowIcon({ icon }: { icon: (typeof ROWS)[number][1] }) {
  if (icon === 'coin') return <Coin value={1} size={18} />
  return icon === 'vp' ? <Points value={1} size={18} /> : <SignIcon sign={icon} size={18} />
}

/** Rows that hardly any game has: left out where nobody has a point of them. */
const isRare = (line: SheetLine): boolean => line === 'oneTime' || line === 'movement' || line === 'cards'
/** What was counted, where that is not plain. */
function fromOf(line: ScoreLine, { texts, names }: Table, words: Words): string | undefined {
  if (line.points === 0) return undefined
  if (line.category === 'coins') return words.coins(numberIn(line, 'coins'))
  return line.category === 'territory' ? plain(texts.scoreLine(line), names) : undefined
}

/** GM2-132 by what the VP came from; tiles and coins that count at the end are told in the cell. */
export function sheet(table: Table): readonly SheetRow[] {
  const words = wordsOf(table.language)
  return ROWS.flatMap(([category, icon]) => {
    const found = table.tally.map((lines) => lines.find((line) => line.category === category))
    if (isRare(category) && found.every((line) => (line?.points ?? 0) === 0)) return []
    const cells = found.map((line) => {
      const from = line === undefined ? undefined : fromOf(line, table, words)
      return { points: line?.points ?? 0, ...(from === undefined ? {} : { from }) }
    })
    return [{ label: words.table.sheet[category], icon: <RowIcon icon={icon} />, cells }]
  })
}
