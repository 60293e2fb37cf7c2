/** Tables of the database: text and integers only, JSON as text, times in epoch milliseconds, the same for every dialect. */
export interface Schema {
  tables: {
    id: string
    game: string
    seats: number
    setup: string
    visibility: string
    host: string | null
    created: number
    friendly: number
    status: string
    bot_turn: number
    bots_only: number
    updated: number
    summary: string
  }
  seatings: { person: string; table_id: string }
  /** The primary key `(table_id, seq)` is the only concurrency control. */
  entries: { table_id: string; seq: number; entry: string }
  chat: { table_id: string; id: number; line: string }
  /** `seat` -1 is the spectator. */
  transcripts: { table_id: string; seat: number; transcript: string }
  people: { id: string; name: string; created: number }
  secrets: { name: string; value: string }
}
