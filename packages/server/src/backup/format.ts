import { type Static, Type } from 'typebox'
import { Compile } from 'typebox/compile'
import type { Schema } from '../store/schema.ts'

/** Tables in a backup; the others describe running processes or can be rebuilt. */
export const KEPT = {
  tables: true,
  seatings: true,
  entries: true,
  chat: true,
  transcripts: true,
  people: true,
  ratings: true,
  rating_steps: true,
  results: true,
  accounts: true,
  passkeys: true,
  sessions: true,
  rhythms: true,
  learning: true,
  own_bots: true,
  secrets: true,
  channels: true,
  notices: true,
  facts: true,
  friends: true,
  friend_requests: true,
  blocks: true,
  invitations: true,
  mutes: true,
  chat_reports: true,
  chat_bars: true,
  moderation_log: true,
  sign_changes: false,
  checks: false,
  addresses: false,
  seekers: false,
  snapshots: false,
  processes: false,
  leases: false,
  presences: false,
} as const satisfies { [T in keyof Schema]: boolean }

type Kept = { [T in keyof Schema]: (typeof KEPT)[T] extends true ? T : never }[keyof Schema]

/** Tables that belong to no match, with the migration that made each; `key`: number of leading columns that form the key. */
export const APART = [
  { table: 'accounts', since: '010-accounts', key: 1 },
  { table: 'passkeys', since: '010-accounts', key: 1 },
  { table: 'sessions', since: '010-accounts', key: 1 },
  { table: 'rhythms', since: '011-paces', key: 1 },
  { table: 'channels', since: '013-notices', key: 1 },
  { table: 'notices', since: '013-notices', key: 4 },
  { table: 'friends', since: '015-friends', key: 2 },
  { table: 'friend_requests', since: '015-friends', key: 2 },
  { table: 'blocks', since: '015-friends', key: 2 },
  { table: 'invitations', since: '015-friends', key: 2 },
  { table: 'mutes', since: '015-friends', key: 3 },
  { table: 'chat_reports', since: '015-friends', key: 1 },
  { table: 'chat_bars', since: '015-friends', key: 1 },
  { table: 'moderation_log', since: '015-friends', key: 1 },
  { table: 'results', since: '016-results', key: 2 },
  { table: 'facts', since: '019-facts', key: 2 },
  { table: 'learning', since: '020-learning', key: 1 },
  { table: 'own_bots', since: '021-own-bots', key: 1 },
] as const satisfies readonly { readonly table: keyof Schema; readonly since: string; readonly key: number }[]
type ApartTable = (typeof APART)[number]['table']

export type Apart = { readonly apart: ApartTable; readonly rows: readonly Row[] }

export type Match = {
  readonly [T in Exclude<Kept, 'people' | 'ratings' | 'rating_steps' | 'secrets' | ApartTable>]: readonly Schema[T][]
}
export type People = { readonly people: readonly Schema['people'][] }
export type RatingLine = { readonly [T in 'ratings' | 'rating_steps']: readonly Schema[T][] }
export type Secrets = { readonly secrets: readonly Schema['secrets'][] }

const FORMAT = 1

export type Header = { readonly bothy: 'backup'; readonly format: typeof FORMAT; readonly steps: readonly string[] }
export type Footer = { readonly end: { readonly people: number; readonly matches: number; readonly entries: number } }

export type Line = Header | People | Apart | RatingLine | Secrets | Match | Footer

export const header = (steps: readonly string[]): Header => ({ bothy: 'backup', format: FORMAT, steps })

type Row = Static<typeof Row>
const Row = Type.Record(Type.String(), Type.Union([Type.String(), Type.Integer(), Type.Null()]))
const Rows = Type.Array(Row)
const strict = { additionalProperties: false } as const
const Count = Type.Integer({ minimum: 0 })

const headers = Compile(
  Type.Object(
    { bothy: Type.Literal('backup'), format: Type.Literal(FORMAT), steps: Type.Array(Type.String()) },
    strict,
  ),
)
const people = Compile(Type.Object({ people: Rows }, strict))
const ratings = Compile(Type.Object({ ratings: Rows, rating_steps: Rows }, strict))
const aparts = Compile(Type.Object({ apart: Type.Enum(APART.map(({ table }) => table)), rows: Rows }, strict))
const secrets = Compile(Type.Object({ secrets: Rows }, strict))
const matches = Compile(
  Type.Object({ tables: Rows, seatings: Rows, entries: Rows, chat: Rows, transcripts: Rows }, strict),
)
const footers = Compile(
  Type.Object({ end: Type.Object({ people: Count, matches: Count, entries: Count }, strict) }, strict),
)

// Only the shape is checked here; the database checks columns and types (`strict` tables).
export const isHeader = (line: unknown): line is Header => headers.Check(line)
export const isPeople = (line: unknown): line is People => people.Check(line)
export const isRatings = (line: unknown): line is RatingLine => ratings.Check(line)
export const isApart = (line: unknown): line is Apart => aparts.Check(line)
export const isSecrets = (line: unknown): line is Secrets => secrets.Check(line)
export const isMatch = (line: unknown): line is Match => matches.Check(line)
export const isFooter = (line: unknown): line is Footer => footers.Check(line)
