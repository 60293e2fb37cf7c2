import type { Mark, Summary } from '@bothy/room'
import type { ServerFigure } from './figure.ts'
import { openSqlite } from '../store/sqlite.ts'

const WRITERS = 64

const summary: Summary = {
  status: 'playing',
  holders: [
    { kind: 'person', person: 'x'.repeat(24), name: 'Wee Otter', away: null },
    { kind: 'bot', name: 'Morag', level: 'easy' },
  ],
  toAct: [0],
  progress: 0.5,
  commitment: 'c'.repeat(64),
  seed: null,
  unready: [],
  resigned: [],
  ended: null,
  botTurn: false,
  updated: 1,
}
const mark: Mark = { summary, people: null, transcripts: null }

export async function storeFigure(file: string, quick: boolean): Promise<ServerFigure> {
  const store = await openSqlite(file)
  const end = performance.now() + (quick ? 500 : 2000)
  let appended = 0
  const began = performance.now()
  await Promise.all(
    Array.from({ length: WRITERS }, async (_, i) => {
      const id = `table-${i}`
      const row = {
        id,
        game: 'bench',
        seats: 2,
        setup: {},
        visibility: 'private',
        host: 'x',
        created: 1,
        friendly: false,
        hints: null,
        rated: false,
        pace: null,
      } as const
      await store.createTable(row, [], mark)
      for (let seq = 0; performance.now() < end; seq++) {
        await store.append(
          id,
          seq,
          [{ type: 'ply', seat: 0, action: { type: 'muster', card: seq % 96, faceUp: true } }],
          mark,
        )
        appended++
      }
    }),
  )
  const seconds = (performance.now() - began) / 1000
  await store.close()
  return {
    id: 'server.store.appends',
    value: appended / seconds,
    unit: 'durable appends/s',
    note: `${WRITERS} tables, SQLite, synchronous=FULL`,
  }
}
