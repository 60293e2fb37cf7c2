import type { Migration } from './migration.ts'

const statements: readonly string[] = [`alter table tables add column hints integer`]

/** Older tables have no word of their host: hints only where one person plays alone or against bots. */
export const HINTS: Migration = { name: '022-hints', sqlite: statements, postgres: statements }
