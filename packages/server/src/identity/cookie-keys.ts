import { randomText } from '../random-text.ts'
import type { Store } from '../store/store.ts'

const NAME = 'cookie key'
const KEY_BYTES = 32

/** Newest first: the first signs, all verify. Drawn at the first start. */
export const cookieKeys = (store: Store): Promise<string> => store.secret(NAME, randomText(KEY_BYTES))

export const rotateKeys = (store: Store): Promise<number> => change(store, (keys) => [randomText(KEY_BYTES), ...keys])

export async function retireKeys(store: Store): Promise<number> {
  const before = (await cookieKeys(store)).split(' ').length
  return before - (await change(store, (keys) => keys.slice(0, 1)))
}

async function change(store: Store, to: (keys: readonly string[]) => readonly string[]): Promise<number> {
  const before = await cookieKeys(store)
  const after = to(before.split(' '))
  if (!(await store.changeSecret(NAME, before, after.join(' ')))) return change(store, to)
  return after.length
}
