import { NotationError } from '@bothy/kernel'
import type { Action } from './types.ts'

export const write = (a: Action): string => (a.type === 'pick' ? `pick ${a.stone}` : `place ${a.up ? 'up' : 'down'}`)

export function read(text: string): Action {
  if (text === 'place up' || text === 'place down') return { type: 'place', up: text === 'place up' }
  const stone = /^pick ([1-9][0-9]?)$/.exec(text)?.[1]
  if (stone === undefined) throw new NotationError(`no action: "${text}"`)
  return { type: 'pick', stone: Number(stone) }
}
