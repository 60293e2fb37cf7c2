import { randomText } from '../random-text.ts'
import type { Store } from '../store/store.ts'

const NAME = 'cookie key'
const KEY_BYTES = 32

/** The keys that sign cookies, newest first: the first one signs, and what any of them has signed is good. Drawn at the first start. */
export const cookieKeys = (store: Store): Promise<string> => store.secret(NAME, randomText(KEY_BYTES))

/** A new key signs from now on; the old ones are good until they are retired. Returns how many there are. */
export const rotateKeys = (store: Store): Promise<number> => change(store, (keys) => [randomText(KEY_BYTES), ...keys])

/** Cookies that only an old key has signed are nobody's from now on. Returns how many keys were retired. */
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
