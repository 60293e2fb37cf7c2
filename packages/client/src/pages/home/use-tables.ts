import { loadTables } from '../../net/my-tables.ts'
import { useFresh } from '@bothy/board-kit/ui/page/use-fresh.ts'

const EVERY = 15_000

export const useTables = (): void => useFresh(loadTables, EVERY)
