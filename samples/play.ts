/** A client of the socket for bots, without dependencies: copy it beside your bot. Needs Node 24 or newer. */

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }
type Fields = { readonly [key: string]: Json }

export type Question = {
  readonly game: string
  readonly table: string
  readonly seat: number
  /** Everything that may be played: the answer is one of these. */
  readonly legal: readonly Json[]
  /** All that this seat may know of the position; each game has a form of its own. */
  readonly view: Json
  /** Standing by seat, line by line. */
  readonly tally: Json
}

type Options = {
  /** As in `https://bothy.example.org`. */
  readonly server: string
  readonly token: string
  choose(question: Question): Json | Promise<Json>
  /** Called when a match at which the bot sat is over. */
  over?(table: string): void
}

/** The server ends the socket so for a token that is revoked or unknown, and for one that another program uses. */
const FOR_GOOD: readonly number[] = [4001, 4002]
const BEAT_MS = 30_000
/** Ten messages a second may be said for long. */
const SHORTEST_MS = 120
const AGAIN_MS = 1000
const LONGEST_WAIT_MS = 30_000

const isFields = (x: unknown): x is Fields => typeof x === 'object' && x !== null && !Array.isArray(x)
const fields = (x: unknown): Fields => (isFields(x) ? x : {})
const isList = (x: unknown): x is readonly Json[] => Array.isArray(x)
const list = (x: unknown): readonly Json[] => (isList(x) ? x : [])
const text = (x: unknown): string => (typeof x === 'string' ? x : '')
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Plays at all tables at which the bot sits, and comes back after a lost connection. Ends with the reason if the token is no good. */
export async function play(options: Options): Promise<string> {
  for (let wait = AGAIN_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
    const began = Date.now()
    const { code, reason } = await new Connection(options).ended
    if (FOR_GOOD.includes(code)) return reason
    if (Date.now() - began > LONGEST_WAIT_MS) wait = AGAIN_MS
    await sleep(wait)
  }
}

type Ended = { readonly code: number; readonly reason: string }

class Connection {
  readonly ended: Promise<Ended>
  readonly #options: Options
  readonly #socket: WebSocket
  readonly #games = new Map<string, string>()
  /** The version that was answered last, by table: a position may be told twice. */
  readonly #answered = new Map<string, number>()
  readonly #beat: NodeJS.Timeout
  #isAlive = true
  #free = 0
  #end: (ended: Ended) => void = () => undefined

  constructor(options: Options) {
    this.#options = options
    const address = `${options.server.replace(/^http/, 'ws').replace(/\/+$/, '')}/socket`
    this.#socket = new WebSocket(address, { headers: { authorization: `Bearer ${options.token}` } })
    this.#beat = setInterval(() => this.#checkAlive(), BEAT_MS)
    this.#socket.addEventListener('open', () => {
      this.#say({ type: 'hello', protocol: 1 })
      this.#say({ type: 'attend' })
    })
    this.#socket.addEventListener('message', ({ data }) => {
      this.#isAlive = true
      this.#hear(fields(JSON.parse(String(data))))
    })
    this.ended = new Promise((resolve) => {
      this.#end = resolve
    })
    this.#socket.addEventListener('close', ({ code, reason }) => this.#over({ code, reason }))
  }

  #over(ended: Ended): void {
    clearInterval(this.#beat)
    this.#end(ended)
  }

  #checkAlive(): void {
    if (!this.#isAlive) {
      this.#socket.close()
      // A dead line never answers.
      return this.#over({ code: 1006, reason: '' })
    }
    this.#isAlive = false
    this.#say({ type: 'ping', tag: 0 })
  }

  #say(message: Fields): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  #hear(message: Fields): void {
    if (message['type'] === 'listed') this.#learn(fields(message['table']))
    else if (message['type'] === 'state')
      this.#answer(message).catch((error: unknown) => console.error('the bot failed:', error))
    else if (message['type'] === 'refused') void this.#askAgain(text(message['table']), fields(message['refusal']))
  }

  #learn(table: Fields): void {
    const id = text(table['id'])
    const isOver = table['status'] === 'over'
    if (isOver && this.#games.delete(id)) {
      this.#say({ type: 'leave', table: id })
      this.#options.over?.(id)
    }
    if (isOver || this.#games.has(id)) return
    this.#games.set(id, text(table['game']))
    this.#say({ type: 'join', table: id })
  }

  async #answer(state: Fields): Promise<void> {
    const { table, seat, version, view = null, tally = null } = state
    if (typeof table !== 'string' || typeof seat !== 'number' || typeof version !== 'number') return
    const request = fields(state['request'])
    const [asked, agreed] = [list(request['asked']), list(request['agreed'])]
    if (asked.includes(seat) && !agreed.includes(seat))
      return this.#say({ type: 'consent', table, seat, request: request['number'] ?? 0, agree: true, tag: version })
    const legal = list(state['legal'])
    if (legal.length === 0 || this.#answered.get(table) === version) return
    this.#answered.set(table, version)
    const game = this.#games.get(table) ?? ''
    const action = await this.#options.choose({ game, table, seat, legal, view, tally })
    await this.#pause()
    this.#say({ type: 'submit', table, seat, version, action, tag: version })
  }

  /** Joining brings the whole position: after a refusal it is asked for once more. */
  async #askAgain(table: string, { why }: Fields): Promise<void> {
    console.error(`refused: ${text(why)}`)
    await sleep(AGAIN_MS)
    if (!this.#games.has(table)) return
    this.#answered.delete(table)
    this.#say({ type: 'join', table })
  }

  async #pause(): Promise<void> {
    const now = Date.now()
    this.#free = Math.max(now, this.#free) + SHORTEST_MS
    await sleep(this.#free - SHORTEST_MS - now)
  }
}
