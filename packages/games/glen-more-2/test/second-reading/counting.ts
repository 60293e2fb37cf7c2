import type { FieldName } from '../../data/index.ts'
import { face, isRiver, typeOf } from './table.ts'
import { type Player } from './types.ts'

type Steps = { readonly counted: (player: Player) => number; readonly low: number; readonly high: number }

/** GM2-113: 5 VP for the lower number, 8 VP for the higher. */
const STEPS = new Map<FieldName, Steps>([
  ['brodie', { counted: ({ lots }) => lots.filter((lot) => typeOf(lot) === 'village').length, low: 3, high: 4 }],
  ['grant', { counted: ({ lots }) => lots.filter(({ men }) => men > 0).length, low: 5, high: 6 }],
  [
    'macpherson',
    {
      counted: ({ lots }) => lots.flatMap(({ pile }) => pile).filter((tile) => face(tile).overbuild).length,
      low: 2,
      high: 3,
    },
  ],
  ['oliphant', { counted: ({ coins }) => coins, low: 9, high: 12 }],
  ['sutherland', { counted: ({ lots }) => lots.filter(isRiver).length, low: 4, high: 6 }],
])

export function vpFor(player: Player, field: FieldName): number {
  const steps = STEPS.get(field)
  if (steps === undefined) return 0
  const n = steps.counted(player)
  return n >= steps.high ? 8 : n >= steps.low ? 5 : 0
}
