import {
  type BracketSide,
  bracketSide,
  type ContractId,
  type Event,
  type Good,
  GOODS,
  PRICE_DIE,
  type View,
} from '@bothy/clans-of-caledonia/data'
import { boxOf } from '../box.ts'

type Of<K extends Event['type']> = Extract<Event, { readonly type: K }>

export type Roll = {
  readonly good: Good
  readonly roll: number
  /** COC-78: why its price went the way it did. */
  readonly way: BracketSide
  readonly from: number
  readonly to: number
  readonly track: readonly number[]
}

/** One still picture: pairs before `rolled` lie, the next one is in the air with these faces if `inAir` is not null. */
export type DiceFrame = {
  readonly rolls: readonly Roll[]
  readonly rolled: number
  readonly moved: number
  readonly inAir: { readonly good: Good; readonly roll: number } | null
  /** The contract that the last price die takes away (COC-79), once it has. */
  readonly removed: { readonly contract: ContractId; readonly box: number } | null
  readonly isDone: boolean
}

const FACES = 3

function rollOf(view: View, { good, roll, from, to }: Of<'diceRolled'>): Roll {
  const { solo, marketFor } = boxOf(view)
  const track = marketFor(view.seats).prices[GOODS.indexOf(good)]
  return { good, roll, way: bracketSide(from, solo.bracket), from, to, track }
}

/** COC-78, COC-79: each pair rolls, lies and moves its price; then the last die takes a contract away. */
export function framesOf(view: View, events: readonly Event[]): readonly DiceFrame[] {
  const rolls = events.filter((event) => event.type === 'diceRolled').map((event) => rollOf(view, event))
  const taken = events.findLast((event) => event.type === 'contractRemoved')
  if (rolls.length === 0) return []
  const still = { rolls, inAir: null, removed: null, isDone: false }
  const frames: DiceFrame[] = rolls.flatMap(({ good, roll }, i) => {
    const faces = Array.from({ length: FACES }, (_, turn) => ({
      good: GOODS[(GOODS.indexOf(good) + FACES - turn) % GOODS.length],
      roll: PRICE_DIE[(PRICE_DIE.findIndex((face) => face === roll) + 2 * (FACES - turn)) % PRICE_DIE.length],
    }))
    return [
      ...faces.map((inAir) => ({ ...still, rolled: i, moved: i, inAir })),
      { ...still, rolled: i + 1, moved: i },
      { ...still, rolled: i + 1, moved: i + 1 },
    ]
  })
  const removed = taken === undefined ? null : { contract: taken.contract, box: taken.box }
  const end = { ...still, rolled: rolls.length, moved: rolls.length, removed }
  return [...frames, ...(removed === null ? [] : [end]), { ...end, isDone: true }]
}
