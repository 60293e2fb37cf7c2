import { type Toy, toy } from '@bothy/kernel/toy'
import { builtOnce } from './once.ts'
import type { Equipment } from './people.ts'
import type { Player } from './tables.ts'

export async function withToy(): Promise<Equipment> {
  const client = await builtOnce('vite.toy.config.ts')
  return { client, games: [toy] }
}

const has = (x: unknown, key: string): x is object => typeof x === 'object' && x !== null && key in x

export const TOY: Player<Toy['view'], Toy['action']> = {
  game: toy.id,
  title: 'Cairn',
  isView: (x): x is Toy['view'] => has(x, 'lastCalls'),
  isAction: (x): x is Toy['action'] => has(x, 'type'),
  choose: (legal) => legal[legal.length - 1],
}
