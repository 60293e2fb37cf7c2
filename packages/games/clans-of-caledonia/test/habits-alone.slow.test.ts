import { createBot } from '@bothy/bots'
import { questionAt } from '@bothy/bots/lore-suite'
import { beforeAll, describe, expect, test } from 'vitest'
import { lore } from '../src/bot/index.ts'
import { clansOfCaledonia as game, ROUNDS, SCORING_TILES } from '../src/index.ts'
import { canFulfil } from '../src/rules/contracts.ts'

const TIMEOUT = 300_000
/** Tables on which an earlier `hard` did each of these things. */
const SETUPS = [1, 12, 16, 19, 20, 28, 29]

type Deeds = {
  /** Contracts taken in the last round and not fulfilled, and merchants hired then without a contract fulfilled after it. */
  readonly wasted: number
  readonly vainHires: number
  /** Passes with a contract that could be fulfilled. */
  readonly forgot: number
  readonly settlements: number
}

function deeds(n: number): Deeds {
  const setup = game.setup({}, 1)
  if (!setup.ok) throw new Error('no default table')
  const bot = createBot(game, lore, 'hard')
  const s = game.create(setup.value, 1, `m-${n}`, game.revision)
  const isScored = SCORING_TILES[s.scoring[ROUNDS - 1]] === 'upgrades'
  const late: number[] = []
  let [hires, forgot] = [0, 0]
  for (let ply = 0; game.actors(s).length > 0; ply++) {
    const a = bot.choose(questionAt(game, s, `${n}-${ply}`))
    if (a.type === 'pass' && s.boxes[0].some((contract) => canFulfil(s, 0, contract))) forgot++
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

  test('COC-37 does not pass with a contract that it had better fulfil', () => {
    expect(played.map(({ forgot }) => forgot)).toEqual(SETUPS.map(() => 0))
  })

  test('COC-80 links settlements for the scale of the solo game on most tables', () => {
    expect(played.filter(({ settlements }) => settlements > 0).length).toBeGreaterThanOrEqual(SETUPS.length - 1)
  })
})
