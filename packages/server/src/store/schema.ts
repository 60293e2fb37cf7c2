import type { BotLevel, MeetingPace } from '@bothy/protocol'

/** Text and integers only, JSON as text, times in epoch milliseconds, the same for every dialect. */
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
    /** Null: as long as one person plays alone or against bots. */
    hints: number | null
    /** 1: the result counts for ratings; 2: it has been counted. */
    rated: number
    /** Why a rated result does not count; null if it does or is not yet known. */
    uncounted: string | null
    noted: number
    pace: string | null
    due: number | null
    status: string
    bot_turn: number
    bots_only: number
    updated: number
    summary: string
    facts_at: number
  }
  /** For people with channels. `begun`: they have begun the turn and know of it. `looked`: notices were made or are not needed. */
  facts: {
    table_id: string
    person: string
    kind: string
    turn: number
    begun: number
    since: number
    looked: number
  }
  seatings: { person: string; table_id: string }
  entries: { table_id: string; seq: number; entry: string }
  chat: { table_id: string; id: number; line: string }
  /** Seat -1 is the spectator. */
  transcripts: { table_id: string; seat: number; transcript: string }
  /** A cache of running matches, valid only for the `engine` that wrote it. */
  snapshots: { table_id: string; seq: number; engine: string; sum: number; head: string; history: string }
  people: { id: string; name: string; created: number }
  accounts: {
    person: string
    name: string
    name_key: string
    email: string | null
    password: string | null
    created: number
    settings: string
    zone: string | null
  }
  passkeys: {
    id: string
    person: string
    public_key: string
    counter: number
    transports: string
    label: string
    created: number
    used: number | null
  }
  sessions: { hash: string; person: string; device: string; created: number; seen: number }
  /** `bot`: the bot as a person at tables; `person`: its owner; `hash`: of its token, null once revoked. */
  own_bots: {
    bot: string
    person: string
    slot: number
    name: string
    hash: string | null
    created: number
    seen: number | null
  }
  sign_changes: { person: string; at: number }
  /** While a person rests, clocks with a time for each turn stand still. `taken`: days of a holiday that are over. */
  rhythms: { person: string; rhythm: string; taken: string }
  learning: { person: string; learning: string }
  secrets: { name: string; value: string }
  /** Keyed hashes of addresses, dropped after two days. */
  addresses: { person: string; mark: string; at: number }
  /** `player`: a person, or a bot as `bot:hard`; `mu` and `sigma` in millionths; `matches` is also the version of the row. */
  ratings: { game: string; player: string; mu: number; sigma: number; matches: number; updated: number }
  /** The primary key `(table_id, player)` counts a match once. `matches`: its number among those of the player at the game. */
  rating_steps: {
    table_id: string
    player: string
    game: string
    matches: number
    at: number
    place: number
    /** In hundredths of a whole match: less for the same people again and again. */
    share: number
    mu_before: number
    mu: number
  }
  /** One seat of a finished match; outlives the table. `player` as in ratings; `open`: played at a table open to all. */
  results: {
    table_id: string
    seat: number
    player: string
    name: string | null
    game: string
    seats: number
    open: number
    place: number | null
    points: number | null
    ended: number
  }
  checks: { name: string; at: number }
  channels: {
    id: string
    person: string
    kind: string
    key: string
    address: string
    label: string
    lang: string
    created: number
    confirmed: number | null
    stopped: number | null
    failures: number
  }
  notices: {
    channel: string
    table_id: string
    kind: string
    turn: number
    person: string
    medium: string
    label: string
    created: number
    due: number
    state: string
    claim: string | null
    claimed: number | null
    tries: number
    ended: number | null
    detail: string | null
  }
  seekers: {
    person: string
    game: string
    seats: number
    pace: MeetingPace
    rated: number
    since: number
    seen: number
    bots: BotLevel | null
    bots_since: number | null
    table_id: string | null
  }
  friends: { person: string; other: string; since: number }
  /** `declined`: the asking person is not told; `dropped`: declined and withdrawn, so that asking again is declined too. */
  friend_requests: { person: string; other: string; state: string; since: number }
  blocks: { person: string; other: string; since: number }
  invitations: { table_id: string; person: string; inviter: string; state: string; since: number }
  mutes: { table_id: string; person: string; other: string; since: number }
  /** The reported line with its surrounding lines as JSON. `speaker`: null if the line does not say. */
  chat_reports: {
    id: string
    table_id: string
    line: number
    reporter: string
    speaker: string | null
    reason: string
    note: string
    context: string
    since: number
    closed: number | null
  }
  chat_bars: { person: string; until: number; since: number }
  moderation_log: {
    id: string
    at: number
    act: string
    table_id: string | null
    line: number | null
    person: string | null
    until: number | null
    note: string
  }
  /** PostgreSQL only; `seen` by the clock of the database. */
  processes: { id: string; seen: number }
  /** Which process plays the bots of a table; void once the process is not heard of any more. */
  leases: { table_id: string; process: string }
  /** Without `here`: left at `seen`. The table '' stands for being connected at all. */
  presences: { table_id: string; person: string; process: string; here: number; seen: number }
}
