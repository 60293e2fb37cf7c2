import type { Game, GameTypes, SetupProblem } from '../contract.ts'
import { leavesOf } from '../corrections/correction-laws.ts'
import type { Leaf } from '../corrections/corrections.ts'
import { hashOf } from '../hash.ts'
import type { Json } from '../json.ts'
import { stream } from '../random.ts'
import type { Demands } from './demands.ts'
import { combination } from './openings.ts'
import { brief, fail, mustEqual, notData, pick } from './position.ts'
import { accepted, refused } from './setups.ts'

const ROUNDS = 40

export function correctionsAreChecked<T extends GameTypes>(game: Game<T>, demands: Demands<T>, seats: number): void {
  const plain = accepted(game, {}, seats)
  const open = (setup: T['setup']): string => hashOf(game.create(setup, seats, 'corrected', game.revision))
  const before = open(plain)
  for (const none of [null, []])
    mustEqual(accepted(game, { corrections: none }, seats), plain, 'a setup without corrections')
  const expect = (corrections: Json, why: SetupProblem['why'], at = 'corrections'): void => {
    const problem = refused(game, { corrections }, seats)
    if (problem.why !== why || !problem.at.startsWith(at))
      fail(`corrections ${brief(corrections)} are refused with ${brief(problem)}, not with ${why} at ${at}`)
  }
  if (game.correctable === null) return expect([{ at: 'a', value: 1 }], 'no-corrections')

  const found = notData(game.correctable)
  if (found !== null) fail(`the correctable data is not plain, at ${found}`)
  const leaves = leavesOf(game.correctable)
  const rng = stream('contract', 'corrections', String(seats))
  mustEqual(accepted(game, { corrections: leaves }, seats), plain, 'a setup whose corrections are the built-in data')
  const { corrected } = demands
  let changed = 0
  for (let i = 0; i < ROUNDS; i++) {
    const { at, value } = pick(leaves, rng)
    expect([{ at, value: otherType(value) }], 'wrong-type', 'corrections[0].value')
    expect([{ at, value: null }], 'wrong-type', 'corrections[0].value')
    expect(
      [
        { at, value },
        { at, value },
      ],
      'twice',
      'corrections[1].at',
    )
    expect([{ at, value, note: 'x' }], 'unknown-field', 'corrections[0].note')
    for (const odd of [`${at}.x`, `${at}.`, `.${at}`, '', '__proto__', `${at.split('.')[0]}.constructor`, 7])
      expect([{ at: odd, value }], 'no-such-place', 'corrections[0].at')
    if (corrected === undefined) continue
    const law = refused(game, { corrections: corrected.unlawful(rng) }, seats)
    if (law.why !== 'breaks-law' || law.law === undefined || !law.at.startsWith('corrections'))
      fail(`a broken law is refused with ${brief(law)}`)
    const good: Json = { ...combination(game, seats, rng), corrections: corrected.legal(rng) }
    const setup = accepted(game, good, seats)
    if (open(setup) !== open(accepted(game, { ...good, corrections: [] }, seats))) changed++
    if (open(plain) !== before) fail(`after a game with ${brief(good)}, the opening without corrections is another one`)
  }
  if (corrected !== undefined && changed === 0) fail('no correction has changed an opening')
}

const otherType = (value: Leaf): Json => (typeof value === 'number' ? String(value) : 1)
