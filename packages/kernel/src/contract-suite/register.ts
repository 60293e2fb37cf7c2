import { describe, expect, test } from 'vitest'
import type { Game, GameTypes } from '../contract.ts'
import { DEFAULTS, type Demands } from './demands.ts'
import { type Report, examine } from './examine.ts'
import { ALL_QUESTIONS } from './questions.ts'

/**
 * The contract of `Game`, as tests: one line in a game's `test/contract.slow.test.ts`,
 *
 *     contract(game, { bound: 400, invariants, disguise, hidden: ['hands', 'deck'] })
 *
 * and the same with thousands of `games` in `test/contract-thousands.slow.test.ts`. Random games with fixed seeds are played at every
 * number of seats and with every option; each question is one test. A failure names game, seats, setup, seed, ply and the
 * plies in notation, so that it can be played again. `examine` gives the same as a report, without a test runner.
 */
export function contract<T extends GameTypes>(game: Game<T>, demands: Demands<T>): void {
  if (game.correctable !== null && demands.corrected === undefined)
    throw new Error(`${game.id} has correctable data: the suite needs \`corrected\``)
  const { min, max } = game.seats
  for (const seats of demands.seats ?? Array.from({ length: max - min + 1 }, (_, i) => min + i)) {
    describe(`contract of ${game.id}, ${seats} seats`, () => {
      let report: Report | null = null
      for (const question of ALL_QUESTIONS) {
        const title =
          demands.skip?.[question] === undefined ? question : `${question} (not asked: ${demands.skip[question]})`
        test.skipIf(demands.skip?.[question] !== undefined)(
          title,
          { timeout: demands.timeout ?? DEFAULTS.timeout },
          () => {
            report ??= examine(game, demands, seats)
            expect(
              report.findings
                .filter((f) => f.question === question)
                .map((f) => `${f.message}\n  at ${f.where}`)
                .join('\n'),
            ).toBe('')
          },
        )
      }
    })
  }
}
