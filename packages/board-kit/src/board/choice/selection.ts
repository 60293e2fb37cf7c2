import { narrow, type Position } from './choice.ts'
import type { ClickTarget } from '../game-board.ts'

/** `sending` lasts until the table has moved on or refused; a lost connection does not end it. */
export type Selection<A> =
  | { readonly kind: 'idle'; readonly picked: readonly [] }
  | { readonly kind: 'picking'; readonly picked: readonly ClickTarget[] }
  | {
      readonly kind: 'confirming'
      readonly picked: readonly ClickTarget[]
      readonly action: A
      readonly after?: readonly A[]
    }
  | {
      readonly kind: 'sending'
      readonly picked: readonly ClickTarget[]
      readonly actions: readonly A[]
      readonly version: number
    }

export type Gesture<A> =
  | { readonly type: 'pick'; readonly target: ClickTarget }
  | { readonly type: 'choose'; readonly action: A }
  /** Several actions by one button, without confirmation; whether each is possible shows when it is played. */
  | { readonly type: 'send'; readonly actions: readonly A[] }
  /** Several actions by one gesture on the board, which is confirmed where each move is. */
  | { readonly type: 'play'; readonly actions: readonly A[]; readonly picked: readonly ClickTarget[] }
  | { readonly type: 'unpick' | 'clear' | 'confirm' | 'refused' }
  | { readonly type: 'moved' }

export type SelectionContext<A, R> = {
  readonly position: Position<A, R>
  readonly version: number
  readonly confirm: boolean
  asks(action: A): boolean
}

export const IDLE = { kind: 'idle', picked: [] } as const

const picking = <A>(picked: readonly ClickTarget[]): Selection<A> =>
  picked.length === 0 ? IDLE : { kind: 'picking', picked }

function finished<A, R>(
  picked: readonly ClickTarget[],
  action: A,
  { confirm, version }: SelectionContext<A, R>,
): Selection<A> {
  return confirm ? { kind: 'confirming', picked, action } : { kind: 'sending', picked, actions: [action], version }
}

/** Pure: the store sends when the result is a new `sending`. */
export function handAfter<A, R>(
  selection: Selection<A>,
  gesture: Gesture<A>,
  table: SelectionContext<A, R>,
): Selection<A> {
  if (selection.kind === 'sending') {
    if (gesture.type === 'refused') return IDLE
    return gesture.type === 'moved' && table.version !== selection.version ? IDLE : selection
  }
  switch (gesture.type) {
    case 'pick': {
      if (selection.picked.at(-1) === gesture.target) return picking(selection.picked.slice(0, -1))
      const picked = narrow(table.position, selection.picked).after(gesture.target)
      if (picked === null) return selection
      const { ready } = narrow(table.position, picked)
      if (ready === null) return picking(picked)
      return finished(picked, ready, { ...table, confirm: table.confirm || table.asks(ready) })
    }
    case 'choose': {
      const way = table.position.ways.find(({ action }) => action === gesture.action)
      return way === undefined ? selection : finished(way.path, way.action, table)
    }
    case 'send':
      return { kind: 'sending', picked: [], actions: gesture.actions, version: table.version }
    case 'play': {
      const { picked, actions } = gesture
      const [action, ...after] = actions
      if (action === undefined) return selection
      return table.confirm || table.asks(action)
        ? { kind: 'confirming', picked, action, after }
        : { kind: 'sending', picked, actions, version: table.version }
    }
    case 'unpick':
      return picking(selection.picked.slice(0, -1))
    case 'confirm':
      return selection.kind === 'confirming'
        ? {
            kind: 'sending',
            picked: selection.picked,
            actions: [selection.action, ...(selection.after ?? [])],
            version: table.version,
          }
        : selection
    case 'moved': {
      const { left } = narrow(table.position, selection.picked)
      return left.length === 0 || selection.picked.length === 0 ? IDLE : selection
    }
    case 'clear':
    case 'refused':
      return IDLE
  }
}
