import type { Game, GameTypes, Seat } from '../contract.ts'
import type { Entry } from './entry.ts'
import { isObject, sameJson } from '../json.ts'
import type { Match } from './match.ts'

/** Shapes of actions that were in a list of choices, by game: an action of such a shape lacks no field. */
const listedShapes = new WeakMap<object, Set<string>>()

export const storedPly = <T extends GameTypes>(
  { game, state }: Pick<Match<T>, 'game' | 'state'>,
  ply: Extract<Entry<T['action']>, { readonly type: 'ply' }>,
): Entry<T['action']> => ({ ...ply, action: storedAction(game, state, ply.seat, ply.action) })

/**
 * The choice that a stored action stands for. An older program left out fields that it did not know, so a missing field counts as null, as
 * in the notation. An action without such a choice stays as it is.
 */
export function storedAction<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  seat: Seat,
  action: T['action'],
): T['action'] {
  const shapes = shapesOf(game)
  const shape = shapeOf(action)
  if (shapes.has(shape)) return action
  const legal: T['action'][] = []
  game.legal(state, seat, legal)
  for (const listed of legal) shapes.add(shapeOf(listed))
  if (shapes.has(shape)) return action
  const fitting = legal.filter((listed) => isSameBesideNulls(listed, action))
  return fitting.length === 1 ? fitting[0] : action
}

function shapesOf(game: object): Set<string> {
  const known = listedShapes.get(game)
  if (known !== undefined) return known
  const shapes = new Set<string>()
  listedShapes.set(game, shapes)
  return shapes
}

function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return `[${[...new Set(value.map(shapeOf))].toSorted().join('|')}]`
  if (!isObject(value)) return ''
  const fields = Object.keys(value).toSorted()
  return `{${fields.map((field) => `${field}:${field === 'type' ? String(value[field]) : shapeOf(value[field])}`).join(',')}}`
}

function isSameBesideNulls(listed: unknown, stored: unknown): boolean {
  if (!isObject(listed) || !isObject(stored)) return sameJson(listed, stored)
  const fields = new Set([...Object.keys(listed), ...Object.keys(stored)])
  return [...fields].every((field) => isSameBesideNulls(listed[field] ?? null, stored[field] ?? null))
}
