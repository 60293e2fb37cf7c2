import { describe, expect, test } from 'vitest'
import { type Frames, follow, runner } from './frames.ts'

type Frame =
  | { readonly kind: 'ask'; readonly seat: number }
  | { readonly kind: 'all' }
  | { readonly kind: 'say'; readonly word: string }
  | { readonly kind: 'round' }
  | { readonly kind: 'forever' }
type State = { stack: Frame[]; words: string[] }

const frames: Frames<State, Frame, string, string> = {
  ask: {
    actors: (_s, f) => [f.seat],
    legal: (_s, f, seat, out) => void out.push(`yes ${seat}`, `no ${f.seat}`),
    apply(s, f, seat, action, events) {
      s.stack.pop()
      s.words.push(action)
      events?.push(`${seat} said ${action}`)
      follow<Frame>(
        s.stack,
        { kind: 'say', word: 'one' },
        { kind: 'say', word: 'two' },
        { kind: 'ask', seat: f.seat + 1 },
      )
    },
  },
  all: {
    actors: () => [0, 2],
    legal: (_s, _f, seat, out) => void out.push(`bid ${seat}`),
    apply: (s) => void s.stack.pop(),
  },
  say: {
    run(s, f, events) {
      s.stack.pop()
      s.words.push(f.word)
      events?.push(`said ${f.word}`)
    },
  },
  round: {
    run(s) {
      s.stack.pop()
      follow<Frame>(s.stack, { kind: 'say', word: 'round' }, { kind: 'ask', seat: 0 })
    },
  },
  forever: { run: () => undefined },
}
const rules = runner<State, Frame, string, string>(frames)
const legal = (s: State, seat: number): string[] => {
  const out: string[] = []
  rules.legal(s, seat, out)
  return out
}

describe('the stack of frames', () => {
  test('follow: frames are met in the order in which they are written', () => {
    const stack = ['last']
    follow(stack, 'first', 'second', 'third')
    expect([stack.pop(), stack.pop(), stack.pop(), stack.pop()]).toEqual(['first', 'second', 'third', 'last'])
    follow(stack)
    expect(stack).toEqual([])
  })

  test('settle runs steps until a seat is asked', () => {
    const s: State = { stack: [{ kind: 'round' }], words: [] }
    const events: string[] = []
    rules.settle(s, events)
    expect(s).toEqual({ stack: [{ kind: 'ask', seat: 0 }], words: ['round'] })
    expect(events).toEqual(['said round'])
  })

  test('apply answers the frame on top and then runs the steps that follow, in order', () => {
    const s: State = { stack: [{ kind: 'ask', seat: 0 }], words: [] }
    const events: string[] = []
    rules.apply(s, 0, 'yes 0', events)
    expect(s).toEqual({ stack: [{ kind: 'ask', seat: 1 }], words: ['yes 0', 'one', 'two'] })
    expect(events).toEqual(['0 said yes 0', 'said one', 'said two'])
  })

  test('only those who are asked have a list', () => {
    const s: State = { stack: [{ kind: 'ask', seat: 1 }], words: [] }
    expect(rules.actors(s)).toEqual([1])
    expect(legal(s, 1)).toEqual(['yes 1', 'no 1'])
    expect(legal(s, 0)).toEqual([])
    s.stack.push({ kind: 'all' })
    expect(rules.actors(s)).toEqual([0, 2])
    expect([0, 1, 2, -1, 3].map((seat) => legal(s, seat))).toEqual([['bid 0'], [], ['bid 2'], [], []])
  })

  test('an empty stack is the end', () => {
    const s: State = { stack: [], words: [] }
    rules.settle(s)
    expect(rules.actors(s)).toEqual([])
    expect(legal(s, 0)).toEqual([])
    expect(() => rules.apply(s, 0, 'yes 0')).toThrow('nobody is asked')
  })

  test('a step that was not run yet asks nobody', () => {
    const s: State = { stack: [{ kind: 'round' }], words: [] }
    expect(rules.actors(s)).toEqual([])
    expect(() => rules.apply(s, 0, 'yes 0')).toThrow('nobody is asked')
  })

  test('a thousand steps without a question are an error that names the last one', () => {
    expect(() => rules.settle({ stack: [{ kind: 'forever' }], words: [] })).toThrow(
      '1000 steps without a question, last: forever',
    )
  })
})
