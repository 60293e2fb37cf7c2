import type { Game, GameTypes, Seat } from '@bothy/kernel'
import type { Coach } from '@bothy/kernel/coach'
import { IS_WHOLE } from '@bothy/kernel/contract-suite'
import { sightOf } from '@bothy/kernel/rule-suite'
import { beforeAll, expect, test, vi } from 'vitest'
import type { FindThing } from '../board/find-thing.ts'
import type { ClickTarget, GameBoard } from '../board/game-board.ts'
import { drawTable, undrawn } from './drawn-things.tsx'
import type { SampleOf } from './sample-play.ts'

type Coached<T extends GameTypes> = {
  readonly game: Game<T>
  readonly board: GameBoard<T>
  readonly coach: Coach<T>
  readonly findThing: FindThing<T['view']>
  /** Those of `coachSuite`. */
  readonly positions: () => readonly T['state'][]
  /** Positions of another kind are looked at besides: with a Chronicle there is more on the table. */
  readonly kindOf?: (view: T['view']) => string
  /** Remarks that speak of no one thing. */
  readonly pointless: readonly string[]
}

/** At each remark, in different positions of one kind: drawing is slow. */
const LOOKS = IS_WHOLE ? 60 : 4
const LAYOUTS = ['wide', 'phone'] as const

/** As the page has it: a thing that is pointed at has not been picked yet, and one that is to be confirmed has. */
function picksOf<T extends GameTypes>(
  { presenter }: GameBoard<T>,
  { view, legal }: SampleOf<T>,
  action: T['action'] | null,
): readonly (readonly ClickTarget[])[] {
  if (action === null || !legal.includes(action)) return [[]]
  const path = presenter.clicksFor(action, view)
  return [...path.map((_, i) => path.slice(0, i)), path]
}

function sampleOf<T extends GameTypes>(game: Game<T>, state: T['state'], me: Seat): SampleOf<T> {
  const record = (): never => {
    throw new Error('no record')
  }
  const told = { tally: game.tally(state, me), actors: game.actors(state), events: [], log: [], result: null, record }
  return { ...sightOf(game, state, me), ...told }
}

type Heard<T extends GameTypes> = {
  readonly id: string
  readonly action: T['action'] | null
  readonly points: readonly string[]
}

/** The first time that each remark points at something here. */
function heardIn<T extends GameTypes>(
  remarks: Coach<T>['remarks'],
  sight: Pick<SampleOf<T>, 'view' | 'legal' | 'blocked' | 'warned'> & { readonly me: Seat },
): readonly Heard<T>[] {
  const { legal, blocked } = sight
  const actions = [null, ...legal, ...blocked.map(({ action }) => action)]
  return remarks.flatMap(({ id, hear }) => {
    for (const action of actions) {
      const points = hear({ ...sight, choice: action === null ? [] : [action] })?.point ?? []
      if (points.length > 0) return [{ id, action, points }]
    }
    return []
  })
}

export function coachPointsSuite<T extends GameTypes>(tested: Coached<T>): void {
  const { game, board, coach, positions, kindOf = () => '', pointless } = tested

  beforeAll(async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    await board.lazy?.load()
  })

  test('every remark points at things that are drawn, on a wide screen and on a phone', () => {
    const looks = new Map<string, number>()
    const lost = new Map<string, string>()
    for (const state of positions())
      for (const me of game.actors(state)) {
        const sample = sampleOf(game, state, me)
        const kind = kindOf(sample.view)
        const most = kind === '' || IS_WHOLE ? LOOKS : 1
        const wanted = coach.remarks.filter(({ id }) => (looks.get(id + kind) ?? 0) < most)
        for (const { id, action, points } of heardIn(wanted, { ...sample, me })) {
          looks.set(id + kind, (looks.get(id + kind) ?? 0) + 1)
          for (const layout of LAYOUTS)
            for (const picked of picksOf(board, sample, action)) {
              const [first] = undrawn(tested, sample, points, layout, drawTable(board, sample, layout, picked))
              if (first !== undefined) lost.set(`${id}, ${layout}, ${picked.join(' ') || 'nothing'} picked`, first)
            }
        }
      }
    expect(Object.fromEntries(lost)).toEqual({})
    expect(coach.remarks.flatMap(({ id }) => (looks.has(id) ? [] : [id]))).toEqual(pointless)
  }, 600_000)
}
