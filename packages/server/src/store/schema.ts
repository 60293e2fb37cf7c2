import type { BotLevel, MeetingPace } from '@bothy/protocol'

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
    /** 1: the result counts for ratings; 2: it has been counted. */
    rated: number
    /** Why the result does not count although it was to; null where it does, and until that is known. */
    uncounted: string | null
    /** 1: what the finished match says of those who played it stands in `results`. */
    noted: number
    pace: string | null
    due: number | null
    status: string
    bot_turn: number
    bots_only: number
    updated: number
    summary: string
    /** Equal to `updated` while `facts` says what the log says. */
    facts_at: number
  }
  /**
   * For people with channels. `begun`: they have begun the turn and know of it. `looked`: notices were made of it, or are not
   * to be.
   */
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
  /** The primary key `(table_id, seq)` is the only concurrency control. */
  entries: { table_id: string; seq: number; entry: string }
  chat: { table_id: string; id: number; line: string }
  /** `seat` -1 is the spectator. */
  transcripts: { table_id: string; seat: number; transcript: string }
  /** How running matches stood: a cache, worth nothing to another `engine` than the one that wrote it. */
  snapshots: { table_id: string; seq: number; engine: string; sum: number; head: string; history: string }
  people: { id: string; name: string; created: number }
  /** `password`: its hash, null without one. `name_key`: what the name looks like. `settings`: JSON. */
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
  /** `hash`: of the token that the browser has. */
  sessions: { hash: string; person: string; device: string; created: number; seen: number }
  /** Tells other processes to look up the cookies of the person anew; forgotten after minutes. */
  sign_changes: { person: string; at: number }
  /** When a person does not play, so that clocks of tables with a time for each turn stand still. `taken`: days of a holiday that are over. */
  rhythms: { person: string; rhythm: string; taken: string }
  secrets: { name: string; value: string }
  /** Where people with an account were of late: keyed hashes of addresses, forgotten after two days. */
  addresses: { person: string; mark: string; at: number }
  /** Of a person, or of a bot as `bot:hard`, at one game; `mu` and `sigma` in millionths. `matches` is also the version of the row. */
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
  /** One seat of a finished match; outlives the table. `player` as in ratings. `open`: played at a table that is open to all. */
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
  /** When something was last done: that the database could be written, that the clocks of tables were kept. */
  checks: { name: string; at: number }
  /**
   * Where a person wants to be told what waits for them. `key`: the same place is there once. `confirmed`: since when it is known to be
   * theirs. `stopped`: since when nothing is sent there any more.
   */
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
  /** Once for each channel and turn. `claim`: of the one attempt that has it now or had it last. */
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
  /** `bots`: they would begin with bots of that level. `table_id`: where they were seated, at `seen`. */
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
  /** In both directions. */
  friends: { person: string; other: string; since: number }
  /**
   * `state`: `asked`; `declined`, of which `person` is not told; `dropped`: declined and withdrawn, so that asking again is
   * declined too.
   */
  friend_requests: { person: string; other: string; state: string; since: number }
  /** `person` wants nothing to do with `other`. */
  blocks: { person: string; other: string; since: number }
  /** `person` is asked to come to the table: `open` or `declined`. */
  invitations: { table_id: string; person: string; inviter: string; state: string; since: number }
  /** `person` does not want to read at this table what `other` says. */
  mutes: { table_id: string; person: string; other: string; since: number }
  /** A reported line of a chat, with the lines around it as JSON. `speaker`: null for a line that does not tell. */
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
  /** Barred from every chat. */
  chat_bars: { person: string; until: number; since: number }
  /** Acts of the operator about the chat. */
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
  /** Of PostgreSQL alone: servers that run, and when each was last heard of by the clock of the database. */
  processes: { id: string; seen: number }
  /** Which process plays the bots of a table; worth nothing once the process is not heard of any more. */
  leases: { table_id: string; process: string }
  /** Without `here`: has left at `seen`. The table '' stands for being connected at all. */
  presences: { table_id: string; person: string; process: string; here: number; seen: number }
}
