import { loadGame } from '@bothy/games'
import type { Json } from '@bothy/kernel'
import { beforeAll, expect, test } from 'vitest'
import { type FullReplay, replayOf } from '../../table/playback/full-replay.ts'
import { momentQuery } from '../moment.ts'
import { betterEvents, type ChosenMoment, type LetteredMoment } from './moments.ts'
import { readVerdict, verdictQuery } from './shared-verdict.ts'

const AT = 6
let fullReplay: FullReplay
let legalAt: readonly string[]
beforeAll(async () => {
  const game = await loadGame('lords-of-scotland')
  const setup = game.setup({}, 2)
  if (!setup.ok) throw new Error('setup')
  const state = game.create(setup.value, 2, 'shared', game.revision)
  const plies: { seat: number; action: Json }[] = []
  while (plies.length < 40) {
    const [seat] = game.actors(state)
    const legal: Json[] = []
    game.legal(state, seat, legal)
    if (plies.length === AT) legalAt = legal.map((action) => game.write(action))
    game.apply(state, seat, legal[0])
    plies.push({ seat, action: legal[0] })
  }
  const match = { game: game.id, revision: game.revision, setup: setup.value, seats: 2, seed: 'shared', plies }
  fullReplay = replayOf(game, match, ['Ailsa', 'Rory'])
})

function chosen(rest: Partial<LetteredMoment>): ChosenMoment {
  const { seat, action } = fullReplay.match.plies[AT]
  const played = [fullReplay.game.write(action)]
  const told = { worth: 0, error: 0, isDeep: true, why: [], loss: 0, lead: 0 }
  const moment: LetteredMoment = { ...told, letter: 'B', ply: AT, seat, played, best: played, ...rest }
  const lists = moment.loss > 0 ? { costly: [moment], praised: [] } : { costly: [], praised: [moment] }
  return { moment, all: { ...lists, all: 1, sound: lists.praised.length, cost: moment.loss }, unit: 'share' }
}

const linkOf = (moment: ChosenMoment): string => momentQuery({ move: AT, eyes: 'acting' }, verdictQuery(moment))

test('a link to a costly decision brings both choices and what it cost', () => {
  const shared = chosen({ loss: 0.123, best: [legalAt[1]] })
  const read = readVerdict(linkOf(shared), fullReplay)
  expect(read).toEqual(shared)
  expect(betterEvents(fullReplay, (read ?? shared).moment).length).toBeGreaterThan(0)
})

test('a link to a good decision brings what it gained', () => {
  const shared = chosen({ lead: 0.081 })
  expect(readVerdict(linkOf(shared), fullReplay)).toEqual(shared)
})

test.each([
  ['move', '39000'],
  ['move', '-1'],
  ['decision', 'Z'],
  ['plies', '0'],
  ['plies', '30'],
  ['unit', 'pounds'],
  ['cost', '7'],
  ['cost', 'much'],
  ['better', null],
  ['better', 'x'.repeat(300)],
] as const)('an address with %s=%s tells no verdict', (name, value) => {
  const query = new URLSearchParams(linkOf(chosen({ loss: 0.2, best: [legalAt[1]] })))
  expect(readVerdict(`?${query}`, fullReplay)).not.toBeNull()
  if (value === null) query.delete(name)
  else query.set(name, value)
  expect(readVerdict(`?${query}`, fullReplay)).toBeNull()
})

test('an address of a move alone tells none', () => {
  expect(readVerdict(momentQuery({ move: AT, eyes: '0' }), fullReplay)).toBeNull()
})
