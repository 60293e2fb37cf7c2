import { type Server, type ServerResponse, createServer } from 'node:http'
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

/** In seconds: from well below what a person notices to the longest that a person waits. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const SECOND = 1000

export interface Counted {
  readonly rooms: () => number
  readonly sockets: () => number
  readonly questions: () => number
}

export class Metrics {
  readonly #registry = new Registry()
  readonly #moves: Counter
  readonly #refused: Counter
  readonly #moveSeconds: Histogram
  readonly #requestSeconds: Histogram
  readonly #faults: Counter
  readonly #snapshots: Counter

  constructor() {
    const registers = [this.#registry]
    this.#moves = new Counter({
      name: 'bothy_moves_total',
      help: 'Gestures of people that were played and are durable, by game',
      labelNames: ['game'],
      registers,
    })
    this.#refused = new Counter({
      name: 'bothy_moves_refused_total',
      help: 'Gestures of people that were refused, by reason',
      labelNames: ['why'],
      registers,
    })
    this.#moveSeconds = new Histogram({
      name: 'bothy_move_seconds',
      help: 'From the arrival of a gesture to its answer, which is durable',
      buckets: BUCKETS,
      registers,
    })
    this.#requestSeconds = new Histogram({
      name: 'bothy_request_seconds',
      help: 'Requests by route and status',
      labelNames: ['route', 'status'],
      buckets: BUCKETS,
      registers,
    })
    this.#faults = new Counter({
      name: 'bothy_faults_total',
      help: 'Faults of the program, by kind and game',
      labelNames: ['fault', 'game'],
      registers,
    })
    this.#snapshots = new Counter({
      name: 'bothy_snapshots_total',
      help: 'Tables that were loaded: with a snapshot (found) or from their log alone (none)',
      labelNames: ['snapshot'],
      registers,
    })
    collectDefaultMetrics({ register: this.#registry })
  }

  count({ rooms, sockets, questions }: Counted): void {
    const gauge = (name: string, help: string, value: () => number): void => {
      const figure = new Gauge({
        name,
        help,
        registers: [],
        collect() {
          this.set(value())
        },
      })
      this.#registry.registerMetric(figure)
    }
    gauge('bothy_rooms', 'Tables in memory', rooms)
    gauge('bothy_sockets', 'Open sockets', sockets)
    gauge('bothy_bot_questions', 'Moves that bots are asked for and have not made', questions)
  }

  move(game: string, refused: string | null, ms: number): void {
    if (refused !== null) return this.#refused.inc({ why: refused })
    this.#moves.inc({ game })
    this.#moveSeconds.observe(ms / SECOND)
  }

  request(route: string | undefined, status: number, ms: number): void {
    this.#requestSeconds.observe({ route: route ?? 'none', status }, ms / SECOND)
  }

  snapshot(isFound: boolean): void {
    this.#snapshots.inc({ snapshot: isFound ? 'found' : 'none' })
  }

  fault(fault: string, game: string | undefined): void {
    this.#faults.inc({ fault, game: game ?? 'none' })
  }

  async #answer(reply: ServerResponse): Promise<void> {
    try {
      const text = await this.#registry.metrics()
      reply.writeHead(200, { 'content-type': this.#registry.contentType }).end(text)
    } catch {
      reply.writeHead(500).end()
    }
  }

  /** A port apart from the pages: the figures are for the host alone. */
  async serve(port: number, host: string): Promise<Server> {
    const server = createServer((request, reply) => {
      if (request.url === '/metrics') void this.#answer(reply)
      else reply.writeHead(404).end()
    })
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, host, resolve)
    })
    return server
  }
}
