import { retireKeys, rotateKeys } from './cookie-keys.ts'
import { type Database, visitStore } from '../store/open.ts'

const CHANGES = { rotate: rotateKeys, retire: retireKeys } as const

/** Changes the keys that sign cookies in the database of a server, which may run meanwhile. Returns how many there are, or were retired. */
export const changeKeys = (database: Database, change: keyof typeof CHANGES): Promise<number> =>
  visitStore(database, ({ store }) => CHANGES[change](store))
