import { ask, createBot } from '@bothy/bots'
import { stream } from '@bothy/kernel'
import { expect, test } from 'vitest'
import { strategy } from '../../opponents/index.ts'
import { LAIRD } from '../../modules/mobs/data/index.ts'
import { hasGangster } from '../../modules/mobs/rules/queries.ts'
import type { ChronicleId } from '../../modules/module-types.ts'
import { type Action, glenMore2 as game, type State } from '../../rules/index.ts'
import { fieldPower } from '../../rules/topics/powers.ts'

/** Imagined states of a decision; the bots' clock counts looks at it. */
const STATES = 2
const GAMES = 3

function watch(id: ChronicleId, look: (s: State, legal: readonly Action[], chosen: Action) => void): void {
  let looks = 0
  const bot = createBot(game, strategy, 'medium', { now: () => looks++ })
  const setup = game.setup({ [id]: true }, 2)
  if (!setup.ok) throw new Error(setup.problem.at)
  for (let n = 0; n < GAMES; n++) {
    const s = game.create(setup.value, 2, `hab-${n}`, game.revision)
    for (let ply = 0; game.actors(s).length > 0; ply++) {
      const rng = stream('h', String(n), String(ply))
      const question = ask(game, s, game.actors(s)[0], { rng, budget: { ms: STATES } })
      const chosen = bot.choose(question)
      look(s, question.legal, chosen)
      game.apply(s, question.seat, chosen)
    }
  }
}

test('no turn ends with a movement point that the boat could use, unless MacLachlan pays for it', () => {
  let rows = 0
  let unused = 0
  watch('race', (s, legal, { type }) => {
    if (type === 'row') rows++
    const isOpen = legal.some((a) => a.type === 'row')
    if (type === 'end' && isOpen && fieldPower(s, game.actors(s)[0], 'unusedMovementVp') === null) unused++
  })
  expect(rows).toBeGreaterThan(30)
  expect(unused).toBe(0)
})

test('GM2-C8-4 the boss of Peggy McLaird reserves tiles', () => {
  let [turns, reserved] = [0, 0]
  watch('mobs', (s, _legal, { type }) => {
    if (!hasGangster(s, game.actors(s)[0], LAIRD)) return
    if (type === 'end') turns++
    if (type === 'reserve') reserved++
  })
  expect(turns).toBeGreaterThan(10)
  expect(reserved).toBeGreaterThanOrEqual(3)
})
