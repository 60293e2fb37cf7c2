import type { Analysis } from '@bothy/bots'
import { settled } from '../../net/device/settled.ts'
import { trusted } from '../../net/trusted.ts'

const NAME = 'bothy-analyses'
const STORE = 'analyses'
/** Since 2 with reasons: those that were kept before are made anew. */
const VERSION = 2

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION)
  request.addEventListener('upgradeneeded', () => {
    if (request.result.objectStoreNames.contains(STORE)) request.result.deleteObjectStore(STORE)
    request.result.createObjectStore(STORE)
  })
  return settled(request)
}

const store = async (mode: IDBTransactionMode): Promise<IDBObjectStore> =>
  (await opened()).transaction(STORE, mode).objectStore(STORE)

/** Null as well where this browser keeps nothing. */
export async function keptAnalysis(key: string): Promise<Analysis | null> {
  try {
    return trusted<Analysis | undefined>(await settled((await store('readonly')).get(key))) ?? null
  } catch {
    return null
  }
}

/** An analysis that could not be kept is made again the next time. */
export const keepAnalysis = async (key: string, analysis: Analysis): Promise<void> => {
  try {
    await settled((await store('readwrite')).put(analysis, key))
  } catch {}
}
