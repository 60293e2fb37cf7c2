import type { Migration } from './migration.ts'

const statements = [`alter table rhythms add column taken text not null default '[]'`]

export const HOLIDAYS: Migration = { name: '018-holidays', sqlite: statements, postgres: statements }
