import type { Notice, PersonId } from '@bothy/room'
import { Client } from 'pg'
import { CONNECT_WITHIN } from '../store/postgres-database.ts'
import type { Surroundings } from './other-processes.ts'

/** Payload: the id of a table and a number, nothing of the game. */
export const CHANNEL = 'bothy'
const FIRST_RETRY = 100
const LAST_RETRY = 5000

const LETTERS = { log: '', chat: 'c', people: 'p' } as const

export const write = ({ table, of, at }: Notice): string => `${table}:${LETTERS[of]}${at}`

const ASKED = '@'
export const writeAsked = (person: PersonId): string => `${ASKED}${person}`

function read(text: string): Notice | null {
  const parts = /^([\w-]+):([cp]?)(\d+)$/.exec(text)
  if (parts === null) return null
  const [, table, letter, at] = parts
  return { table, of: letter === 'c' ? 'chat' : letter === 'p' ? 'people' : 'log', at: Number(at) }
}

const ASK_AFTER = 10_000

export class Listener {
  readonly #url: string
  readonly #around: Surroundings
  #client: Client | null = null
  #retry = FIRST_RETRY
  #timer: NodeJS.Timeout | undefined
  #closed = false

  constructor(url: string, around: Surroundings) {
    this.#url = url
    this.#around = around
  }

  async open(): Promise<void> {
    const client = new Client({
      connectionString: this.#url,
      application_name: 'bothy listener',
      connectionTimeoutMillis: CONNECT_WITHIN,
      query_timeout: CONNECT_WITHIN,
      keepAlive: true,
      keepAliveInitialDelayMillis: ASK_AFTER,
    })
    this.#client = client
    client.on('notification', ({ payload }) => {
      if (payload?.startsWith(ASKED) === true) return this.#around.asked(payload.slice(ASKED.length))
      const notice = read(payload ?? '')
      if (notice !== null) this.#around.hear(notice)
    })
    let isLost = false
    const lost = (why?: unknown): void => {
      if (isLost) return
      isLost = true
      void client.end().catch(() => undefined)
      this.#again(why)
    }
    client.on('error', lost)
    client.once('end', () => lost())
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
    } catch (error) {
      return lost(error)
    }
    this.#retry = FIRST_RETRY
    // Notices from before this connection were missed.
    this.#around.doubt()
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    await this.#client?.end().catch(() => undefined)
  }

  #again(error: unknown): void {
    if (this.#closed) return
    if (error !== undefined && this.#retry === FIRST_RETRY)
      this.#around.report('the notices of others are not heard', error)
    this.#timer = setTimeout(() => void this.open(), this.#retry)
    this.#timer.unref()
    this.#retry = Math.min(this.#retry * 2, LAST_RETRY)
  }
}
