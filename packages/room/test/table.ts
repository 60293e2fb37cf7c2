import type { Json } from '@bothy/kernel'
import type { ChatLine, TimeControl, Refusal, ServerMessage, StateMessage, TableInfo } from '@bothy/protocol'
import {
  type Advice,
  type AdviceTask,
  ALONE,
  type AnyGame,
  type BotPlayers,
  type BotTask,
  type FaultReport,
  type Holder,
  MemoryStore,
  type MatchStore,
  type OtherProcesses,
  type Question,
  ROOM_SETTINGS,
  Room,
  type RoomHost,
  type RoomSettings,
  type Snapshots,
  type TableRow,
  UNGUARDED,
  type Viewer,
} from '../src/index.ts'
import { pebbles } from './pebbles.ts'

export class HandClock {
  #now = 1_000_000
  #timers: { at: number; call: () => void }[] = []
  now = (): number => this.#now
  after = (ms: number, call: () => void): (() => void) => {
    const timer = { at: this.#now + ms, call }
    this.#timers.push(timer)
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer)
    }
  }
  async advance(ms: number): Promise<void> {
    this.#now += ms
    const due = this.#timers.filter(({ at }) => at <= this.#now)
    this.#timers = this.#timers.filter(({ at }) => at > this.#now)
    for (const { call } of due) call()
    await settled()
  }
}

const MICROTASKS = 2000

export const settled = async (): Promise<void> => {
  for (let i = 0; i < MICROTASKS; i++) await Promise.resolve()
}

export class Eye implements Viewer {
  readonly person: string | null
  readonly messages: ServerMessage[] = []
  constructor(person: string | null) {
    this.person = person
  }
  send(message: ServerMessage): void {
    this.messages.push(message)
  }
  get states(): StateMessage[] {
    return this.messages.filter((m): m is StateMessage => m.type === 'state')
  }
  get state(): StateMessage {
    return this.states.at(-1)!
  }
  get table(): TableInfo {
    return this.messages.findLast((m) => m.type === 'table')!.table
  }
  get chat(): ChatLine[] {
    return this.messages.flatMap((m) => (m.type === 'chat' ? m.lines : []))
  }
  get text(): string {
    return JSON.stringify(this.messages)
  }
}

export const person = (name: string): Holder => ({ kind: 'person', person: `id-${name}`, name, away: null })
export const bot = (level: 'random' | 'easy' = 'easy'): Holder => ({ kind: 'bot', name: 'Morag', level })
export const OPEN: Holder = { kind: 'open' }

export const ADVICE: Advice = {
  unit: 'share',
  list: [{ actions: [{ type: 'take' }], worth: 0.5, error: 0.1, events: [], why: [{ kind: 'richer', coins: 2 }] }],
}

export class Puppets implements BotPlayers {
  readonly asked: AdviceTask[] = []
  readonly doubts: Question[] = []
  advice: () => Promise<Advice | null> | Advice | null = () => ADVICE
  async advise(task: AdviceTask, question: Question): Promise<Advice | null> {
    this.asked.push(task)
    this.doubts.push(question)
    return this.advice()
  }

  readonly tasks: BotTask[] = []
  readonly questions: Question[] = []
  answer: (task: BotTask) => Promise<Json> | Json = (task) => task.legal[0]
  async choose(task: BotTask, question: Question): Promise<Json> {
    this.tasks.push(task)
    this.questions.push(question)
    return this.answer(task)
  }
}

export interface Surroundings {
  readonly host: RoomHost
  readonly clock: HandClock
  readonly store: MemoryStore
  readonly bots: Puppets
  readonly faults: string[]
  readonly reports: FaultReport[]
}

export function surroundings(
  changes: {
    settings?: Partial<RoomSettings>
    game?: AnyGame
    store?: MatchStore
    snapshots?: Snapshots
    rhythmOf?: RoomHost['rhythmOf']
    otherProcesses?: Partial<OtherProcesses>
  } = {},
): Surroundings {
  const clock = new HandClock()
  const store = new MemoryStore()
  const bots = new Puppets()
  const faults: string[] = []
  const reports: FaultReport[] = []
  const game = changes.game ?? pebbles
  let seeds = 0
  const host: RoomHost = {
    game: (id) => (id === game.id ? game : undefined),
    store: changes.store ?? store,
    snapshots: changes.snapshots ?? null,
    bots,
    clock,
    settings: { ...ROOM_SETTINGS, botDelayMs: 0, ...changes.settings },
    drawSeed: () => `secret-seed-${seeds++}`,
    otherProcesses: { ...ALONE, ...changes.otherProcesses },
    guard: { ...UNGUARDED, report: (report) => reports.push(report) },
    lastSeen: () => 1_000_000,
    rhythmOf: changes.rhythmOf ?? (() => Promise.resolve(null)),
    ended: () => undefined,
    report: (fault) => faults.push(fault),
  }
  return { host, clock, store, bots, faults, reports }
}

export const rowOf = (
  seats: number,
  setup: Json = { pebbles: 30, arranged: null },
  changes: Partial<TableRow> = {},
): TableRow => ({
  id: 'table-0001',
  game: 'pebbles',
  seats,
  setup,
  visibility: 'private',
  host: 'id-ann',
  created: 7,
  friendly: false,
  hints: null,
  rated: false,
  pace: null,
  ...changes,
})

export interface Played extends Surroundings {
  readonly room: Room
  follow(who: string | null): Promise<Eye>
  play(name: string, seat: number, type: 'take' | 'peek' | 'end'): Promise<Refusal | null>
}

export async function tableOf(
  holders: readonly Holder[],
  changes: Parameters<typeof surroundings>[0] & {
    setup?: Json
    friendly?: boolean
    hints?: boolean
    rated?: boolean
    pace?: TimeControl
  } = {},
): Promise<Played> {
  const around = surroundings(changes)
  const { friendly = false, hints = null, rated = false, pace = null } = changes
  const row = { game: changes.game?.id ?? 'pebbles', friendly, hints, rated, pace }
  const room = await Room.create(around.host, rowOf(holders.length, changes.setup, row), holders)
  await settled()
  await lookAt(room, holders)
  return played(around, room)
}

export async function lookAt(room: Room, holders: readonly Holder[]): Promise<void> {
  for (const [seat, holder] of holders.entries()) if (holder.kind === 'person') await room.seen(holder.person, seat)
}

export function played(around: Surroundings, room: Room): Played {
  return {
    ...around,
    room,
    async follow(who) {
      const eye = new Eye(who === null ? null : `id-${who}`)
      await room.follow(eye)
      return eye
    },
    async play(name, seat, type) {
      const eye = new Eye(`id-${name}`)
      await room.follow(eye)
      const { version } = eye.state
      room.unfollow(eye)
      return room.submit(`id-${name}`, { seat, version }, { type })
    },
  }
}

export async function all(t: Played, name: string, seat: number, ...types: ('take' | 'peek' | 'end')[]): Promise<void> {
  for (const type of types) {
    const refused = await t.play(name, seat, type)
    if (refused !== null) throw new Error(`${type}: ${refused.why}`)
  }
}
