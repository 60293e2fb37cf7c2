import { describe, expect, test } from 'vitest'
import type { Game } from '../contract.ts'
import type { Answer, Entry } from './entry.ts'
import { greyed } from './greyed.ts'
import { hashOf } from '../hash.ts'
import { below, stream } from '../random.ts'
import { Match } from './match.ts'

type Steps = {
  setup: null
  state: {
    revision: number
    rng: { die: [number, number, number, number] }
    steps: number
    seats: number
    turn: number
    drawn: number[]
  }
  action: { readonly type: 'step' | 'show' | 'end' }
  event: { readonly type: 'step' | 'show' | 'end'; readonly drawn: number | null }
  view: null
  reason: { readonly why: 'far' }
  warning: never
  tieBreak: never
  verdict: never
}
const MOST = 4
const game = {
  create: (_setup: null, seats: number, seed: string) => ({
    revision: 1,
    seats,
    rng: { die: stream(seed) },
    steps: 0,
    turn: 0,
    drawn: [],
  }),
  actors: (s: Steps['state']) => [s.turn],
  legal(s: Steps['state'], seat: number, out: Steps['action'][]) {
    if (seat !== s.turn) return
    if (s.steps < MOST) out.push({ type: 'step' })
    out.push({ type: 'show' }, { type: 'end' })
  },
  apply(s: Steps['state'], _seat: number, { type }: Steps['action'], events?: Steps['event'][]) {
    if (type === 'step') s.steps++
    if (type === 'show') s.drawn.push(below(s.rng.die, 1000))
    if (type === 'end') {
      s.steps = 0
      s.turn = (s.turn + 1) % s.seats
    }
    events?.push({ type, drawn: type === 'show' ? (s.drawn.at(-1) ?? null) : null })
  },
  clone: (s: Steps['state']) => JSON.parse(JSON.stringify(s)) as Steps['state'],
  reveals: (e: Steps['event']) => e.type === 'show',
  endsTurn: (e: Steps['event']) => e.type === 'end',
  ...greyed<Steps>((s, _seat, grey) => grey({ type: 'step' }, () => (s.steps < MOST ? null : { why: 'far' }))),
} as unknown as Game<Steps>

const OPENING = { game: 'steps', revision: 1, setup: null, seats: 2, seed: 'seed' }
const [STEP, SHOW, END] = (['step', 'show', 'end'] as const).map((type) => ({ type }))

class Played {
  readonly table = new Match(game, OPENING)
  readonly log: Entry<Steps['action']>[] = []
  take(answer: Answer<Steps>): string {
    if (!answer.ok) return answer.rejection.why
    this.log.push(...answer.entries)
    return answer.entries.map(({ type }) => type).join(' ')
  }
  all(seat: number, ...actions: readonly Steps['action'][]): string {
    return this.take(this.table.submitAll(seat, this.table.version, actions))
  }
  undo(seat: number, whole = false): string {
    return this.take(this.table.undo(seat, this.table.version, whole))
  }
  redo(seat: number): string {
    return this.take(this.table.redo(seat, this.table.version))
  }
  rewind(seat: number, to: number): string {
    return this.take(this.table.rewind(seat, this.table.version, to))
  }
  get facts(): unknown {
    const { table } = this
    const may = [0, 1].map((seat) => [table.canUndo(seat), table.backTo(seat)])
    return [hashOf(table.state), [...table.plies], [...table.events], table.committed, may]
  }
  check(): void {
    const again = new Match(game, OPENING, JSON.parse(JSON.stringify(this.log)) as Entry<Steps['action']>[])
    const facts = (t: Match<Steps>): unknown => [hashOf(t.state), t.version, t.committed, t.canRedo(0), t.canRedo(1)]
    expect(facts(again)).toEqual(facts(this.table))
  }
}

describe('starting a turn over', () => {
  const alone = (): Match<Steps> => new Match(game, { ...OPENING, seats: 1 })
  const play = (table: Match<Steps>, ...actions: readonly Steps['action'][]): void => {
    for (const action of actions) expect(table.submit(0, table.version, action).ok).toBe(true)
  }
  const startOver = (table: Match<Steps>): string | number => {
    const answer = table.undo(0, table.version, true)
    return answer.ok ? table.plies.length : answer.rejection.why
  }

  test('leaves the turns before it, though they are of the same draft', () => {
    const table = alone()
    play(table, STEP, END, STEP, STEP, END, STEP, STEP)
    expect(table.committed).toBe(0)
    expect(startOver(table)).toBe(5)
    expect(table.redo(0, table.version).ok).toBe(true)
    expect(startOver(table)).toBe(5)
  })

  test('takes nothing back where nothing was done yet; single steps still go further', () => {
    const table = alone()
    play(table, STEP, STEP, END)
    expect(startOver(table)).toBe('nothing-to-undo')
    expect(table.undo(0, table.version).ok).toBe(true)
    expect(startOver(table)).toBe(0)
  })

  test('goes no further than what was shown, and past that no further than the turn', () => {
    const table = alone()
    play(table, STEP, END, STEP, SHOW, STEP)
    expect(startOver(table)).toBe(4)
    expect(table.backTo(0)).toBe(2)
  })
})

describe('several plies in one submission', () => {
  test('are one step of undo and of redo', () => {
    const p = new Played()
    p.all(0, STEP)
    const before = p.facts
    expect(p.all(0, STEP, STEP, STEP)).toBe('ply ply ply')
    expect(p.log.map((entry) => entry.type === 'ply' && entry.joined)).toEqual([undefined, undefined, true, true])
    const after = p.facts
    expect(p.undo(0)).toBe('undo')
    expect(p.facts).toEqual(before)
    expect(p.redo(0)).toBe('redo redo redo')
    expect(p.facts).toEqual(after)
    p.undo(0)
    p.undo(0)
    expect(p.table.plies).toHaveLength(0)
    expect(p.redo(0)).toBe('redo')
    expect(p.redo(0)).toBe('redo redo redo')
    expect(p.facts).toEqual(after)
    p.check()
  })

  test('end at the first that cannot be played; those before it stay', () => {
    const p = new Played()
    const answer = p.table.submitAll(0, 0, [STEP, STEP, STEP, STEP, STEP, END])
    expect(answer).toMatchObject({ ok: true, stopped: { why: 'illegal', reason: { why: 'far' } } })
    expect(answer.ok && answer.entries).toHaveLength(4)
    expect(p.table.plies).toHaveLength(4)
    const turned = p.table.submitAll(0, 4, [END, STEP])
    expect(turned).toMatchObject({ ok: true, entries: [{ type: 'ply' }], stopped: { why: 'not-your-turn' } })
  })

  test('are refused whole if the first cannot be played', () => {
    const p = new Played()
    expect(p.table.submitAll(1, 0, [STEP])).toEqual({ ok: false, rejection: { why: 'not-your-turn' } })
    expect(p.table.submitAll(0, 1, [STEP, STEP])).toEqual({ ok: false, rejection: { why: 'stale' } })
    expect(p.table.submitAll(0, 0, ['rubbish', STEP])).toMatchObject({ ok: false, rejection: { why: 'illegal' } })
    expect(p.table.version).toBe(0)
  })

  test('that show something in between are taken back only as far as that', () => {
    const p = new Played()
    p.all(0, STEP, SHOW, STEP, STEP)
    expect(p.table.committed).toBe(2)
    expect(p.undo(0)).toBe('undo')
    expect(p.table.plies).toHaveLength(2)
    expect(p.undo(0)).toBe('needs-consent')
    expect(p.redo(0)).toBe('redo redo')
    p.check()
  })
})

describe('redo after going back past what is final', () => {
  test('plays everything again that was dropped, at once, and draws the same', () => {
    const p = new Played()
    p.all(0, STEP)
    p.all(0, SHOW)
    p.all(0, END)
    p.all(1, STEP, SHOW)
    p.all(1, END)
    p.all(0, STEP)
    p.undo(0)
    const before = p.facts
    expect([p.table.canUndo(0), p.table.backTo(0)]).toEqual(['final', 2])
    expect(p.rewind(0, 2)).toBe('undo')
    expect([p.table.plies.length, p.table.canRedo(0), p.table.canRedo(1)]).toEqual([2, true, false])
    expect(p.redo(1)).toBe('nothing-to-redo')
    p.check()
    expect(p.redo(0)).toBe('redo redo redo redo')
    expect(p.facts).toEqual(before)
    expect(p.redo(0), 'and then the step that was taken back before').toBe('redo')
    p.check()
  })

  test('works step by step after going back twice', () => {
    const p = new Played()
    p.all(0, SHOW)
    p.all(0, END)
    p.all(1, STEP, END)
    const before = p.facts
    p.rewind(1, 2)
    p.rewind(0, 0)
    expect(p.redo(1)).toBe('nothing-to-redo')
    expect(p.redo(0)).toBe('redo redo')
    expect(p.redo(0)).toBe('nothing-to-redo')
    expect(p.redo(1)).toBe('redo redo')
    expect(p.facts).toEqual(before)
    p.check()
  })

  test('is gone once anything else is played', () => {
    const p = new Played()
    p.all(0, SHOW)
    p.all(0, END)
    p.rewind(0, 0)
    p.all(0, STEP)
    expect([p.table.canRedo(0), p.redo(0)]).toEqual([false, 'nothing-to-redo'])
  })
})

describe('a long match', () => {
  const counted = (): { readonly game: Game<Steps>; readonly counts: { clones: number; plies: number } } => {
    const counts = { clones: 0, plies: 0 }
    const counting: Game<Steps> = {
      ...game,
      clone(s) {
        counts.clones++
        return game.clone(s)
      },
      apply(...args) {
        counts.plies++
        game.apply(...args)
      },
    }
    return { game: counting, counts }
  }
  const played = (): Played => {
    const long = new Played()
    for (let i = 0; i < 100; i++) long.all(i % 2, STEP, SHOW, STEP, END)
    return long
  }

  test('is read with few copies of its state', () => {
    const { game: counting, counts } = counted()
    expect(new Match(counting, OPENING, played().log).version).toBe(400)
    expect(counts.clones).toBeLessThan(400 / 10)
  })

  test('is taken back by replaying a few plies, to the same state', () => {
    const long = played()
    const { game: counting, counts } = counted()
    const table = new Match(counting, OPENING, long.log)
    for (let i = 0; i < 20; i++) {
      const before = hashOf(table.state)
      expect(table.submitAll(0, table.version, [STEP, STEP]).ok).toBe(true)
      counts.plies = 0
      expect(table.undo(0, table.version).ok).toBe(true)
      expect(counts.plies).toBeLessThan(20)
      expect(hashOf(table.state)).toBe(before)
      table.submit(0, table.version, SHOW)
    }
  })

  test('is taken back past what is final as before', () => {
    const long = played()
    for (const to of [397, 390, 381, 350, 3]) {
      const short = new Match(game, OPENING, long.log.slice(0, to))
      const state = hashOf(short.state)
      expect(long.rewind(0, to)).toBe('undo')
      expect(hashOf(long.table.state)).toBe(state)
    }
    long.all(long.table.state.turn, STEP)
    long.check()
  })
})
