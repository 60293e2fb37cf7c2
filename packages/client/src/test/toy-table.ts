import './both-languages.ts'
import type { Game, GameTypes, Json } from '@bothy/kernel'
import { toy } from '@bothy/kernel/toy'
import {
  ALONE,
  type Desk,
  type Holder,
  MemoryStore,
  Room,
  ROOM_SETTINGS,
  type RoomHost,
  type Viewer,
  dispatch,
  refusal,
  UNGUARDED,
} from '@bothy/room'
import type { ServerMessage } from '@bothy/protocol'
import { vi } from 'vitest'
import type { GameBoard } from '@bothy/board-kit/board/game-board.ts'
import { Link } from '../net/link.ts'
import { TableStore } from '../table/store/store.ts'
import { speed } from '@bothy/board-kit/ui/page/settings.ts'
import { toyClient } from './toy-client.tsx'

const ID = 'table-0001'
const game: Game<GameTypes> = toy

const host: () => RoomHost = () => ({
  game: (id) => (id === game.id ? game : undefined),
  store: new MemoryStore(),
  snapshots: null,
  bots: { choose: () => Promise.reject(new Error('no bots here')) },
  clock: { now: () => Date.now(), after: () => () => undefined },
  settings: { ...ROOM_SETTINGS, botDelayMs: 0 },
  drawSeed: () => 'cairn',
  guard: UNGUARDED,
  otherProcesses: ALONE,
  lastSeen: () => Date.now(),
  rhythmOf: () => Promise.resolve(null),
  ended: () => undefined,
  report: (fault, error) => {
    throw new Error(fault, { cause: error })
  },
})

export class Guest {
  readonly store: TableStore
  readonly heard: ServerMessage[] = []
  readonly #link: Link

  constructor(room: Room, person: string) {
    speed.value = 'instant'
    this.#link = new Link((on) => {
      const viewer: Viewer = {
        person,
        send: (message) => {
          const sent = structuredClone(message)
          this.heard.push(sent)
          queueMicrotask(() => on.message(sent))
        },
      }
      const desk: Desk = {
        viewer,
        welcome: async () => ({
          type: 'welcome',
          protocol: 1,
          me: { name: person, guest: true, named: false },
          server: 'test',
        }),
        attend: () => undefined,
        room: async () => room,
        join: async () => {
          await room.follow(viewer)
          return null
        },
        leave: async () => room.unfollow(viewer),
        chat: async () => refusal('forbidden'),
        report: (fault) => {
          throw new Error(fault)
        },
      }
      queueMicrotask(() => on.open())
      return { send: (message) => void dispatch(desk, structuredClone(message)), close: () => undefined }
    })
    this.store = new TableStore(this.#link, ID)
    this.store.board.value = toyClient as unknown as GameBoard<GameTypes>
    this.store.start()
  }

  async play(...targets: readonly string[]): Promise<void> {
    for (const target of targets) this.store.choice.value.pick(target)
    await vi.waitUntil(() => this.store.selection.value.kind !== 'sending')
  }

  close(): void {
    this.store.stop()
    this.#link.close()
  }
}

export async function askedToCall(names: readonly string[]): Promise<Room> {
  const setup = game.setup({ calls: true }, names.length)
  if (!setup.ok) throw new Error(setup.problem.at)
  const row = {
    id: ID,
    game: game.id,
    seats: names.length,
    setup: setup.value,
    created: 0,
    friendly: false,
    hints: false,
    rated: false,
    pace: null,
  } as const
  const holders = names.map((name, seat): Holder => ({
    kind: 'person',
    person: name,
    name: `${name} ${seat}`,
    away: null,
  }))
  const room = await Room.create(host(), { ...row, visibility: 'private', host: names[0] }, holders)
  const state = game.create(setup.value, names.length, 'cairn', game.revision)
  for (let version = 0; game.actors(state).length === 1; version++) {
    const [seat] = game.actors(state)
    const legal: Json[] = []
    game.legal(state, seat, legal)
    const action = legal[legal.length - 1]
    const refused = await room.submit(names[seat], { seat, version }, action)
    if (refused !== null) throw new Error(refused.why)
    game.apply(state, seat, action)
  }
  return room
}
