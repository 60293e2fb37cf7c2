import { createBot } from '@bothy/bots'
import { questionAt } from '@bothy/bots/strategy-suite'
import { beforeAll, describe, expect, test } from 'vitest'
import { strategy } from '../../opponents/index.ts'
import { type Action, clansOfCaledonia as game, ROUNDS, SCORING_TILES, type State } from '../../rules/index.ts'

const TIMEOUT = 600_000
const SETUPS = Array.from({ length: 16 }, (_, n) => n)

type Deeds = {
  readonly wasted: number
  readonly vainHires: number
  readonly forgot: readonly { readonly passed: number; readonly fulfilled: number }[]
  readonly settlements: number
}

const bot = createBot(game, strategy, 'hard')
const choiceAt = (s: State, n: number, ply: number): Action => bot.choose(questionAt(game, s, `${n}-${ply}`))

function pointsAfter(s: State, n: number, ply: number, action: Action): number {
  const after = game.clone(s)
  game.apply(after, 0, action)
  for (let at = ply + 1; game.actors(after).length > 0; at++) game.apply(after, 0, choiceAt(after, n, at))
  return game.tally(after, null)[0].reduce((sum, { points }) => sum + points, 0)
}

function deeds(n: number): Deeds {
  const setup = game.setup({}, 1)
  if (!setup.ok) throw new Error('no default table')
  const s = game.create(setup.value, 1, `m-${n}`, game.revision)
  const isScored = SCORING_TILES[s.scoring[ROUNDS - 1]] === 'upgrades'
  const late: number[] = []
  const forgot: Deeds['forgot'][number][] = []
  let hires = 0
  for (let ply = 0; game.actors(s).length > 0; ply++) {
    const a = choiceAt(s, n, ply)
    if (a.type === 'pass') {
      const legal: Action[] = []
      game.legal(s, 0, legal)
      const others = legal.filter(({ type }) => type === 'fulfil').map((other) => pointsAfter(s, n, ply, other))
      const [passed, fulfilled] = others.length === 0 ? [0, 0] : [pointsAfter(s, n, ply, a), Math.max(...others)]
      if (fulfilled > passed) forgot.push({ passed, fulfilled })
    }
    if (s.round === ROUNDS) {
      if (a.type === 'obtain' || a.type === 'keep') late.push(a.contract)
      if (a.type === 'hire' && s.stack.at(-1)?.kind === 'turn') hires++
      if (a.type === 'fulfil') hires = 0
    }
    game.apply(s, 0, a)
  }
  const line = game.tally(s, null)[0].find(({ category }) => category === 'settlements')
  return {
    wasted: late.filter((contract) => !s.fulfilled[0].includes(contract)).length,
    vainHires: isScored ? 0 : hires,
    forgot,
    settlements: line?.points ?? 0,
  }
}

describe('hard alone', () => {
  let played: readonly Deeds[] = []
  beforeAll(() => {
    played = SETUPS.map(deeds)
  }, TIMEOUT)

  test('COC-28 pays for no contract in the last round that it does not fulfil', () => {
    expect(played.map(({ wasted }) => wasted)).toEqual(SETUPS.map(() => 0))
  })

  test('COC-36 hires no merchant in the last round but for a contract or for Glory', () => {
    expect(played.map(({ vainHires }) => vainHires)).toEqual(SETUPS.map(() => 0))
  })

  test('COC-37 passes with a contract that it could fulfil only where that is worth more', () => {
    expect(played.flatMap(({ forgot }) => forgot)).toEqual([])
  })

  test('COC-80 links settlements for the scale of the solo game on at least half of the tables', () => {
    const linked = played.filter(({ settlements }) => settlements > 0).length
    expect(linked).toBeGreaterThanOrEqual(SETUPS.length / 2)
  })
})
