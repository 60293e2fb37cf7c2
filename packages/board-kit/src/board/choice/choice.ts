import { type ReadonlySignal, signal } from '@preact/signals'
import type { GameTypes, Json, Message } from '@bothy/kernel'
import type { Choice, Presenter, ClickTarget } from '../game-board.ts'

export type Way<A> = { readonly action: A } & Gestures
export type Barrier<R> = { readonly reason: R } & Gestures
/** `eitherOrder`: another way leads to the same action from its other end. */
export type Gestures = { readonly path: readonly ClickTarget[]; readonly eitherOrder?: boolean }

export type Position<A, R> = { readonly ways: readonly Way<A>[]; readonly barriers: readonly Barrier<R>[] }

export type Narrowed<A, R> = {
  readonly picked: readonly ClickTarget[]
  /** The picks after choosing a target: one more, or one replaced. Null if it is not lit. */
  after(target: ClickTarget): readonly ClickTarget[] | null
  reason(target: ClickTarget): R | null
  isBlocked(target: ClickTarget): boolean
  readonly next: readonly ClickTarget[]
  readonly shut: readonly ClickTarget[]
  readonly ready: A | null
  readonly left: readonly A[]
}

export function positionOf<T extends GameTypes>(
  presenter: Presenter<T>,
  view: T['view'],
  legal: readonly T['action'][],
  blocked: readonly { readonly action: T['action']; readonly reason: T['reason'] }[],
): Position<T['action'], T['reason']> {
  const gestures = (action: T['action']): readonly Gestures[] => {
    const path = presenter.clicksFor(action, view)
    const other = presenter.otherOrder?.(action, view) ?? null
    return other === null
      ? [{ path }]
      : [
          { path, eitherOrder: true },
          { path: other, eitherOrder: true },
        ]
  }
  return {
    ways: legal.flatMap((action) => gestures(action).map((way) => ({ action, ...way }))),
    barriers: blocked.flatMap(({ action, reason }) => gestures(action).map((way) => ({ reason, ...way }))),
  }
}

const kindOf = (target: ClickTarget): string => target.slice(0, target.indexOf(':'))

/** With a unit in hand its spaces are lit; the others would begin from the other end, so only another unit can take its place. */
const replaces = ({ eitherOrder = false }: Gestures, target: ClickTarget, held: ClickTarget | undefined): boolean =>
  !eitherOrder || held === undefined || kindOf(target) === kindOf(held)

function begins(path: readonly ClickTarget[], picked: readonly ClickTarget[], depth: number): boolean {
  for (let i = 0; i < depth; i++) if (path[i] !== picked[i]) return false
  return true
}

/** For each target the deepest level, counted back to the first pick, at which a path continues with it. */
function levelsOf(paths: readonly Gestures[], picked: readonly ClickTarget[]): ReadonlyMap<ClickTarget, number> {
  const levels = new Map<ClickTarget, number>()
  for (const it of paths)
    for (let k = 0; k <= picked.length && k < it.path.length; k++) {
      const target = it.path[k]
      if ((levels.get(target) ?? -1) < k && replaces(it, target, picked[k])) levels.set(target, k)
      if (target !== picked[k]) break
    }
  return levels
}

export function narrow<A, R>({ ways, barriers }: Position<A, R>, picked: readonly ClickTarget[]): Narrowed<A, R> {
  const depth = picked.length
  const left = ways.filter(({ path }) => begins(path, picked, depth))
  const next = [...new Set(left.flatMap(({ path }) => path.slice(depth, depth + 1)))]
  // Worked out at the first question and kept: a board asks for a hundred spaces.
  let [open, shut]: (ReadonlyMap<ClickTarget, number> | null)[] = [null, null]
  const after = (target: ClickTarget): readonly ClickTarget[] | null => {
    const k = (open ??= levelsOf(ways, picked)).get(target)
    return k === undefined ? null : [...picked.slice(0, k), target]
  }
  const shutAt = (target: ClickTarget): number | undefined =>
    after(target) === null ? (shut ??= levelsOf(barriers, picked)).get(target) : undefined
  const reason = (target: ClickTarget): R | null => {
    const k = shutAt(target)
    if (k === undefined) return null
    return barriers.find(({ path }) => path[k] === target && begins(path, picked, k))?.reason ?? null
  }
  const beyond = barriers
    .filter(({ path }) => begins(path, picked, depth))
    .flatMap(({ path }) => path.slice(depth, depth + 1))
  const [only] = left
  return {
    picked,
    after,
    reason,
    isBlocked: (target) => shutAt(target) !== undefined,
    next,
    shut: [...new Set(beyond)].filter((target) => after(target) === null),
    ready: only !== undefined && left.length === 1 && only.path.length === depth ? only.action : null,
    left: [...new Set(left.map(({ action }) => action))],
  }
}

const causeOf = (reason: Json): string | null =>
  typeof reason === 'object' && reason !== null && 'why' in reason && typeof reason.why === 'string' ? reason.why : null

export const isButton = (target: ClickTarget): boolean => target.startsWith('do:')

type Handlers<R> = {
  readonly pick: (target: ClickTarget) => void
  readonly unpick: () => void
  readonly play?: Choice['play']
  readonly tell: (reason: R) => Message | null
  readonly sent?: ReadonlySignal<readonly ClickTarget[]>
  readonly isSending?: boolean
}

const NOTHING_SENT = signal<readonly ClickTarget[]>([])

export function choiceOf<A, R extends Json>(
  now: Narrowed<A, R>,
  { pick, unpick, play = () => undefined, tell, sent = NOTHING_SENT, isSending = false }: Handlers<R>,
): Choice {
  return {
    picked: now.picked,
    sent,
    isSelectable: (target) => !isSending && now.after(target) !== null,
    isBlocked: now.isBlocked,
    pick,
    unpick,
    play,
    why: (target) => {
      const reason = now.reason(target)
      return reason === null ? null : tell(reason)
    },
    cause: (target) => causeOf(now.reason(target)),
    buttons: isSending ? [] : now.next.filter(isButton),
    blockedButtons: isSending ? [] : now.shut.filter(isButton),
  }
}

export const NO_CHOICE: Choice = {
  picked: [],
  sent: NOTHING_SENT,
  isSelectable: () => false,
  isBlocked: () => false,
  pick: () => undefined,
  unpick: () => undefined,
  play: () => undefined,
  why: () => null,
  cause: () => null,
  buttons: [],
  blockedButtons: [],
}
