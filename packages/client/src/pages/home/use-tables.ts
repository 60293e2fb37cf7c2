import { loadTables } from '../../net/my-tables.ts'
import { useFresh } from '@bothy/board-kit/ui/page/use-fresh.ts'

const EVERY = 15_000

/** The tables of the home page are asked for again from time to time while the page is in sight. */
export const useTables = (): void => useFresh(loadTables, EVERY)
