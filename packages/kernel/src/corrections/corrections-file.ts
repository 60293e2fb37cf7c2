import type { Checked, Game, GameTypes } from '../contract.ts'
import { leafAt, leavesOf } from './correction-laws.ts'
import type { Correction } from './corrections.ts'
import { isJson, isObject, type Json } from '../json.ts'

export type CorrectionsFile = {
  readonly game: string
  readonly name: string
  readonly corrections: Json
}

const LONGEST_NAME = 80

export function readCorrectionsFile(raw: unknown): Checked<CorrectionsFile> {
  const refuse = (at: string, why: 'missing' | 'not-allowed' | 'unknown-field'): Checked<CorrectionsFile> => ({
    ok: false,
    problem: { at, why },
  })
  if (!isObject(raw) || !isJson(raw)) return refuse('', 'not-allowed')
  const unknown = Object.keys(raw).find((key) => !['game', 'name', 'corrections'].includes(key))
  if (unknown !== undefined) return refuse(unknown.slice(0, LONGEST_NAME), 'unknown-field')
  const { game, name, corrections } = raw
  if (typeof game !== 'string') return refuse('game', game === undefined ? 'missing' : 'not-allowed')
  if (typeof name !== 'string' || name.trim() === '' || name.length > LONGEST_NAME)
    return refuse('name', name === undefined ? 'missing' : 'not-allowed')
  if (!isJson(corrections) || !Array.isArray(corrections))
    return refuse('corrections', corrections === undefined ? 'missing' : 'not-allowed')
  return { ok: true, value: { game, name, corrections } }
}

export const writeCorrectionsFile = (
  game: Pick<Game<GameTypes>, 'id' | 'correctable'>,
  name: string,
): CorrectionsFile => ({
  game: game.id,
  name,
  corrections: game.correctable === null ? [] : leavesOf(game.correctable),
})

export type Difference = Correction & { readonly builtIn: Correction['value'] }

export function differences(game: Pick<Game<GameTypes>, 'correctable'>, setup: Json): readonly Difference[] {
  const list: unknown = isObject(setup) ? setup['corrections'] : null
  if (!Array.isArray(list) || game.correctable === null) return []
  const data = game.correctable
  return list.flatMap((item: unknown) => {
    if (!isObject(item) || typeof item['at'] !== 'string') return []
    const { at, value } = item
    const builtIn = leafAt(data, at)
    if (builtIn === undefined || (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean'))
      return []
    return [{ at, value, builtIn }]
  })
}
