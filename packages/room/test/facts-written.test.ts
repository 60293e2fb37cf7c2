import { type Streams, below, streams } from '@bothy/kernel'
import { expect, test } from 'vitest'
import { type AnyGame, type Mark, MemoryStore, Room, type TableFact } from '../src/index.ts'
import { dueAt } from './due-at.ts'
import { pebbles } from './pebbles.ts'
import { Eye, type Played, bot, person, settled, tableOf } from './table.ts'
import { votes } from './votes.ts'

const ID = 'table-0001'
const PEOPLE = ['id-ann', 'id-ben', 'id-cat']

class Told extends MemoryStore {
  facts: readonly TableFact[] = []
  writes = 0
  override async createTable(...[row, entries, mark]: Parameters<MemoryStore['createTable']>): Promise<void> {
    await super.createTable(row, entries, mark)
    this.#keep(mark)
  }
  override async append(...[table, seq, entries, mark]: Parameters<MemoryStore['append']>): Promise<void> {
    await super.append(table, seq, entries, mark)
    this.#keep(mark)
  }
  #keep({ facts }: Mark): void {
    if (facts === undefined) return
    this.facts = facts
    this.writes++
  }
}

async function expected(store: MemoryStore): Promise<readonly TableFact[]> {
  const [listed, log] = [(await store.readTable(ID))!, await store.readEntries(ID, 0)]
  return PEOPLE.flatMap((who) => {
    const due = dueAt(listed, log, who)
    return due === null ? [] : [{ person: who, ...due }]
  })
}

async function anything(room: Room, draw: (n: number) => number): Promise<void> {
  const seat = draw(3)
  const who = PEOPLE[seat]
  const eye = new Eye(who)
  await room.follow(eye)
  const { version, legal } = eye.state
  room.unfollow(eye)
  const at = { seat, version }
  switch (draw(12)) {
    case 0:
      await room.undo(who, at, 'step')
      return
    case 1:
      await room.undo(who, at, 'past')
      return
    case 2:
      await room.consent(who, { seat, request: draw(4), agree: draw(3) > 0 })
      return
    case 3:
      await room.redo(who, at)
      return
    case 4:
      await room.away(who, seat, draw(2) === 0 ? 'easy' : null)
      return
    case 5:
      await room.rename(who, `name ${draw(3)}`)
      return
    case 6:
      if (draw(20) === 0) await room.resign(who, seat)
      return
    default:
      if (legal.length > 0) await room.submit(who, at, legal[draw(legal.length)])
  }
}

const drawer = (seed: string): ((n: number) => number) => {
  const rng: Streams = streams(seed, 'facts', ['any'])
  return (n) => below(rng['any'], n)
}

const GAMES: readonly (readonly [string, AnyGame])[] = [
  ['turn by turn', pebbles],
  ['all at once', votes],
]

test.each(GAMES)(
  'with each entry the store is told what the whole log says, also by two processes: %s',
  async (name, game) => {
    let writes = 0
    let entries = 0
    for (let round = 0; round < 8; round++) {
      const draw = drawer(`${name} ${round}`)
      const store = new Told()
      const t: Played = await tableOf([person('ann'), person('ben'), person('cat'), bot()], { store, game })
      const other = (await Room.open(t.host, ID))!
      for (let step = 0; step < 60; step++) {
        await anything(draw(2) === 0 ? t.room : other, draw)
        for (const room of [t.room, other]) if (draw(2) === 0) room.hear({ of: 'log', at: Infinity })
        await settled()
        expect(store.facts).toEqual(await expected(store))
      }
      writes += store.writes
      entries += (await store.readEntries(ID, 0)).length
      await Promise.all([t.room.stop(), other.stop()])
    }
    expect(entries).toBeGreaterThan(100)
    expect(writes).toBeLessThan(entries)
  },
)
