import { narrow, type Position } from './choice.ts'
import type { Target } from '../game-board.ts'

/** `sending` lasts until the table has moved on or refused; a lost connection does not end it. */
export type Hand<A> =
  | { readonly kind: 'idle'; readonly picked: readonly [] }
  | { readonly kind: 'picking'; readonly picked: readonly Target[] }
  | { readonly kind: 'confirming'; readonly picked: readonly Target[]; readonly action: A }
  | {
      readonly kind: 'sending'
      readonly picked: readonly Target[]
      /** One, or several that are played as one. */
      readonly actions: readonly A[]
      readonly version: number
    }

export type Gesture<A> =
  | { readonly type: 'pick'; readonly target: Target }
  /** A whole action at once, from the list of all choices. */
  | { readonly type: 'choose'; readonly action: A }
  /** Several by one button: nobody asks once more, and whether each is possible shows when it is played. */
  | { readonly type: 'send'; readonly actions: readonly A[] }
  | { readonly type: 'unpick' | 'clear' | 'confirm' | 'refused' }
  /** A state has come in. */
  | { readonly type: 'moved' }

export type HandTable<A, R> = {
  readonly position: Position<A, R>
  readonly version: number
  /** Ask once more before sending. */
  readonly confirm: boolean
  /** Something would be lost by this action that the person has not been asked about. The list of all choices names it beside. */
  asks(action: A): boolean
}

export const IDLE = { kind: 'idle', picked: [] } as const

const holding = <A>(picked: readonly Target[]): Hand<A> => (picked.length === 0 ? IDLE : { kind: 'picking', picked })

function finished<A, R>(picked: readonly Target[], action: A, { confirm, version }: HandTable<A, R>): Hand<A> {
  return confirm ? { kind: 'confirming', picked, action } : { kind: 'sending', picked, actions: [action], version }
}

/** The hand after a gesture. Pure: the store sends when the result is a new `sending`. */
export function handAfter<A, R>(hand: Hand<A>, gesture: Gesture<A>, table: HandTable<A, R>): Hand<A> {
  if (hand.kind === 'sending') {
    if (gesture.type === 'refused') return IDLE
    return gesture.type === 'moved' && table.version !== hand.version ? IDLE : hand
  }
  switch (gesture.type) {
    case 'pick': {
      if (hand.picked.at(-1) === gesture.target) return holding(hand.picked.slice(0, -1))
      const picked = narrow(table.position, hand.picked).after(gesture.target)
      if (picked === null) return hand
      const { ready } = narrow(table.position, picked)
      if (ready === null) return holding(picked)
      return finished(picked, ready, { ...table, confirm: table.confirm || table.asks(ready) })
    }
    case 'choose': {
      const way = table.position.ways.find(({ action }) => action === gesture.action)
      return way === undefined ? hand : finished(way.path, way.action, table)
    }
    case 'send':
      return { kind: 'sending', picked: [], actions: gesture.actions, version: table.version }
    case 'unpick':
      return holding(hand.picked.slice(0, -1))
    case 'confirm':
      return hand.kind === 'confirming'
        ? { kind: 'sending', picked: hand.picked, actions: [hand.action], version: table.version }
        : hand
    case 'moved': {
      const { left } = narrow(table.position, hand.picked)
      return left.length === 0 || hand.picked.length === 0 ? IDLE : hand
    }
    case 'clear':
    case 'refused':
      return IDLE
  }
}
