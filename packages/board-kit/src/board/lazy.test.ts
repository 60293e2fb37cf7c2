import type { GameTypes } from '@bothy/kernel'
import { expect, test, vi } from 'vitest'
import type { BoardProps } from './game-board.ts'
import type { Movement } from './motion/flights.ts'
import { lazyFlights } from './lazy.ts'

const table = {} as BoardProps<GameTypes>
const movement = { from: 'a', to: 'b' } as unknown as Movement

test('until the flights are fetched none is made; they are fetched once, and again after a failure', async () => {
  const fetch = vi
    .fn<() => Promise<() => readonly Movement[]>>()
    .mockRejectedValueOnce(new Error('no line'))
    .mockResolvedValue(() => [movement])
  const { flights, load } = lazyFlights(fetch)
  expect(flights([], table)).toEqual([])
  await expect(load()).rejects.toThrow('no line')
  expect(flights([], table)).toEqual([])
  await load()
  await load()
  expect(flights([], table)).toEqual([movement])
  expect(fetch).toHaveBeenCalledTimes(2)
})
