import type { Migration } from './migration.ts'

const table = `create table learning (person text primary key, learning text not null)`

export const LEARNING: Migration = {
  name: '020-learning',
  sqlite: [`${table} strict, without rowid`],
  postgres: [table],
}
