import { retireKeys, rotateKeys } from './cookie-keys.ts'
import { type Database, visitStore } from '../store/open.ts'

const CHANGES = { rotate: rotateKeys, retire: retireKeys } as const

export const changeKeys = (database: Database, change: keyof typeof CHANGES): Promise<number> =>
  visitStore(database, ({ store }) => CHANGES[change](store))
