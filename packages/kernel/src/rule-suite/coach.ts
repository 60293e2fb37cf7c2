import { describe, expect, test } from 'vitest'
import type { Coach, CoachSight, RemarkArgs, Remarked } from '../coach/coach.ts'
import { frozen } from '../contract-suite/frozen.ts'
import type { Game, GameTypes, Seat } from '../contract.ts'
import { sameJson } from '../json.ts'
import type { Told } from '../lessons/lesson.ts'
import { faultsOfText } from '../lessons/proof.ts'
import { stream } from '../random.ts'
import { rulesTold } from '../rules/rule-id.ts'
import { type Message, plain } from '../words/texts.ts'
import { NAMES } from './sentences.ts'
import { type Names, otherNames } from './taught-names.ts'

/** With the question before it a longer text takes a fourth line of the bar on a laptop. */
const MOST_LETTERS = 100

/** Every so many positions another world is imagined that the seat cannot tell apart. */
const EVERY_WORLD = 5

export type Coached<T extends GameTypes> = {
  readonly game: Game<T>
  readonly coach: Coach<T>
  readonly rulebook: string
  readonly points: readonly RegExp[]
  readonly remarks: readonly string[]
  readonly names?: Names
  /** Thousands, of whole games of bots, with those that are arranged for what is rare. A seat acts in each. */
  readonly states: () => readonly T['state'][]
  /**
   * The same condition read from the state instead of the view, for each remark with arguments at least; null where the remark does not
   * apply. Asked at every position and for every choice.
   */
  readonly readings: { readonly [id: string]: (sight: CoachSight<T>, state: T['state']) => RemarkArgs | null }
}

export function sightOf<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  me: Seat,
  choice: readonly T['action'][] = [],
): CoachSight<T> {
  const legal: T['action'][] = []
  game.legal(state, me, legal)
  const [blocked, warned] = [game.blocked(state, me), game.warnings(state, me)]
  return { view: game.view(state, me), me, legal, blocked, warned, choice }
}

function sightsOf<T extends GameTypes>(game: Game<T>, state: T['state'], me: Seat): readonly CoachSight<T>[] {
  const idle = frozen(sightOf(game, state, me))
  const actions = [...idle.legal, ...idle.blocked.map(({ action }) => action)]
  return [idle, ...actions.map((action) => ({ ...idle, choice: [action] }))]
}

const textOf = (text: string | Message): string => (typeof text === 'string' ? text : plain(text, NAMES))

const toldBy = ({ say }: Remarked): Told => ({ en: textOf(say.en), fr: textOf(say.fr) })

function faultsOfRemark(heard: Remarked, isPoint: (point: string) => boolean): readonly string[] {
  const told = toldBy(heard)
  const broken = [told.en, told.fr].filter((text) => /undefined|null|NaN|\[object/.test(text))
  const astray = heard.point.filter((point) => !isPoint(point)).map((point) => `points at "${point}"`)
  const long = [told.en, told.fr].filter((text) => text.length > MOST_LETTERS)
  return [...faultsOfText(told), ...broken, ...astray, ...long.map((text) => `${text.length} letters: ${text}`)]
}

export function coachSuite<T extends GameTypes>(tested: Coached<T>): void {
  const { game, coach, readings } = tested
  const rules = rulesTold(tested.rulebook)
  const isPoint = (point: string): boolean => tested.points.some((pattern) => pattern.test(point))
  const hear = (sight: CoachSight<T>): readonly (Remarked | null)[] => coach.remarks.map((it) => it.hear(sight))

  describe('the coach', () => {
    test('has these remarks, in this order', () => {
      expect(coach.remarks.map(({ id }) => id)).toEqual(tested.remarks)
    })

    test('names rules that there are', () => {
      const named = coach.remarks.flatMap((it) => it.rules)
      expect(named.filter((rule) => !rules.includes(rule))).toEqual([])
      expect(coach.remarks.filter((it) => it.rules.length === 0)).toEqual([])
    })

    test('says each remark somewhere, in words that read well, and as a second reading has it', () => {
      const met = new Map<string, number>()
      const texts = new Map<string, Told>()
      const faults = new Set<string>()
      for (const state of tested.states())
        for (const me of game.actors(state))
          for (const sight of sightsOf(game, state, me)) {
            const [turn, round] = [coach.turn(sight), coach.round(sight)]
            if (turn === '' || round === '') faults.add('a turn or a round without a name')
            for (const [i, heard] of hear(sight).entries()) {
              const { id } = coach.remarks[i]
              const read = readings[id]?.(sight, state)
              if (read !== undefined && !sameJson(read, heard?.args ?? null))
                faults.add(`${id}: ${JSON.stringify(heard?.args)}, not ${JSON.stringify(read)}, ${at(game, sight)}`)
              if (heard === null) continue
              met.set(id, (met.get(id) ?? 0) + 1)
              if (read === undefined && Object.keys(heard.args).length > 0) faults.add(`${id}: no second reading`)
              const key = JSON.stringify([id, heard.say, heard.point])
              if (texts.has(key)) continue
              texts.set(key, toldBy(heard))
              for (const fault of faultsOfRemark(heard, isPoint)) faults.add(`${id}: ${fault}`)
            }
          }
      expect([...faults].slice(0, 20)).toEqual([])
      if (tested.names !== undefined) expect(otherNames([...texts.values()], tested.names)).toEqual([])
      expect(tested.remarks.filter((id) => !met.has(id))).toEqual([])
    })

    test('says the same twice, and the same in a world that the seat cannot tell apart', () => {
      const rng = stream('coach', 'worlds')
      for (const [i, state] of tested.states().entries()) {
        if (i % EVERY_WORLD !== 0) continue
        for (const me of game.actors(state)) {
          const there = sightsOf(game, game.imagine(state, me, rng), me)
          for (const [n, sight] of sightsOf(game, state, me).entries()) {
            const heard = hear(sight)
            expect(hear(sight)).toEqual(heard)
            if (there[n] === undefined || !sameJson(hear(there[n]), heard))
              expect(`${at(game, sight)}: ${JSON.stringify(heard)}`).toBe('the same in another world')
          }
        }
      }
    })
  })
}

const at = <T extends GameTypes>(game: Game<T>, { me, choice }: CoachSight<T>): string =>
  `seat ${me}, choosing ${choice.map((action) => game.write(action)).join(', ') || 'nothing'}`
