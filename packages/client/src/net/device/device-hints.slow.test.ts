import { readFileSync } from 'node:fs'
import { isGameId, loadGame } from '@bothy/games'
import type { GameTypes, Json } from '@bothy/kernel'
import { type AdviceTask, Question } from '@bothy/room'
import { stream } from '@bothy/kernel'
import { afterEach, expect, test, vi } from 'vitest'
import { DeviceBots } from './device-bots.ts'

const TIMEOUT = 120_000

afterEach(() => vi.unstubAllGlobals())

const fetched: string[] = []

function nets(): void {
  fetched.length = 0
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(address)
    return new Response(readFileSync(new URL(`../../../../..${address}`, import.meta.url)))
  })
}

async function taskAt(id: string, seats: number): Promise<AdviceTask & { readonly legal: readonly Json[] }> {
  if (!isGameId(id)) throw new Error('no such game')
  const game = await loadGame(id)
  const setup = game.setup({}, seats)
  if (!setup.ok) throw new Error('no such table')
  const state: GameTypes['state'] = game.create(setup.value, seats, 'device', game.revision)
  const [seat] = game.actors(state)
  const legal: Json[] = []
  game.legal(state, seat, legal)
  const at = { table: 'table', host: null, game: id, setup: setup.value, state, seats, seat }
  return { ...at, rng: stream('device'), limit: 5000, legal }
}

test.each([
  ['lords-of-scotland', 2, 'share', 1],
  ['clans-of-caledonia', 1, 'points', 0],
] as const)('the worker of a device advises in %s', { timeout: TIMEOUT }, async (id, seats, unit, asked) => {
  nets()
  const bots = new DeviceBots()
  const { legal, ...task } = await taskAt(id, seats)
  const advice = await bots.advise(task, new Question(() => true))
  expect(advice?.unit).toBe(unit)
  for (const { actions } of advice?.list ?? []) expect(legal).toContainEqual(actions[0])
  await bots.advise(task, new Question(() => true))
  expect(fetched).toHaveLength(asked)
})

test('there is no expert where there is no net, and a question that was given up is not thought about', async () => {
  const { legal: _, ...task } = await taskAt('lords-of-scotland', 2)
  nets()
  expect(await new DeviceBots().advise({ ...task, seats: 9 }, new Question(() => true))).toBe(null)
  const question = new Question(() => true)
  question.giveUp()
  await expect(new DeviceBots().advise(task, question)).rejects.toThrow('given up')
})
