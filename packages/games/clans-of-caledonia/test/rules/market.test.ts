import { expect, test } from 'vitest'
import { play } from '../play.ts'

const START = { units: ['miner c2r3'] }
const others = 'b pass; b end; c pass; c end'

test('EX-2 whisky at £10, buy 2', () => {
  const t = play({ prices: { whisky: 2 }, a: { ...START, money: 50 } })
  expect(t.price('whisky')).toBe(10)
  t.play('a buy whisky 2')
  expect(t.player('a')).toMatchObject({ money: 30, merchants: 0, goods: { whisky: 2 }, buying: { whisky: 2 } })
  expect(t.price('whisky')).toBe(12)
  expect(t.eventsOf('bought')).toMatchObject([{ n: 2, price: 10, nearby: false, now: 12 }])
})

test('COC-25 as many as merchants, money and goods allow, at the price before the trade', () => {
  const t = play({ a: { ...START, money: 22, merchants: 5, goods: { wool: 3 } } })
  expect(t.legal('buy cheese')).toEqual(['buy cheese 1', 'buy cheese 2'])
  expect(t.legal('sell wool')).toEqual(['sell wool 1', 'sell wool 2', 'sell wool 3'])
  expect(t.whyNot('buy cheese 3')).toEqual({ why: 'money', need: 30, has: 22, rule: 'COC-7' })
  expect(t.whyNot('buy wool 6')).toEqual({ why: 'noMerchant', has: 5, rule: 'COC-25' })
  expect(t.whyNot('sell wool 4')).toEqual({ why: 'noGood', good: 'wool', has: 3, rule: 'COC-25' })
  t.play('a sell wool 3')
  expect(t.player('a')).toMatchObject({ money: 22 + 3 * 4, merchants: 2, selling: { wool: 3 }, goods: { wool: 0 } })
})

test('COC-26 the price moves by so many steps, and stays at the end of the track', () => {
  const up = play({ prices: { wool: 8 }, a: { ...START, merchants: 5 } }, 'a buy wool 4')
  expect(up.view().prices[0]).toEqual({ good: 'wool', place: 9, price: 8 })
  const down = play({ prices: { milk: 1 }, a: { ...START, merchants: 3, goods: { milk: 3 } } }, 'a sell milk 3')
  expect(down.view().prices[2]).toEqual({ good: 'milk', place: 0, price: 3 })
  down.play(`a end; ${others}`)
  expect(down.legal('buy grain 1')).toEqual([])
  const last = play(
    { prices: { wool: 9 }, a: { ...START, merchants: 5 } },
    `a buy wool 2; a end; ${others}; a buy wool 1`,
  )
  expect(last.eventsOf('bought').map(({ price }) => price)).toEqual([8, 8])
})

test('COC-27 a player who has sold a good may not buy it this round, nor the other way round', () => {
  const t = play({ a: { ...START, merchants: 4, goods: { wool: 2 } } }, `a sell wool 1; a end; ${others}`)
  expect(t.legal('buy wool')).toEqual([])
  expect(t.whyNot('buy wool 1')).toEqual({ why: 'otherArea', good: 'wool', selling: true, rule: 'COC-27' })
  t.play('a buy milk 1; a end')
  expect(t.whyNot('sell milk 1')).toEqual({ why: 'otherArea', good: 'milk', selling: false, rule: 'COC-27' })
  t.endRound()
  while (!t.asked.startsWith('a')) t.play(`${t.asked.charAt(0)} pass; ${t.asked.charAt(0)} end`)
  expect(t.whyNot('buy wool 1')).toBeNull()
})

test('COC-94 Stewart starts with five merchants and a river, and gets £1 before paying for a trade', () => {
  const t = play({ a: { ...START, clan: 'stewart', money: 9 } })
  expect(t.whyNot('buy cheese 1')).toBeNull()
  t.play('a buy cheese 1')
  expect(t.player('a').money).toBe(0)
  expect(t.eventsOf('moneyGained')).toMatchObject([{ seat: 0, money: 1, by: 'stewart' }])
  const s = play({ fromSetup: true, arranged: { pairs: [{ clan: 'stewart', tile: 1 }] } }, 'c take 1')
  expect(s.player('c')).toMatchObject({ merchants: 5, unhired: 2, shipping: 1 })
})

test('EX-11 Stewart gets £1 for each kind of good bought from the neighbourhood', () => {
  const t = play({
    a: { clan: 'stewart', units: ['miner c2r3'], merchants: 6, money: 100 },
    b: { units: ['cow c2r4', 'distillery c3r2'] },
  })
  t.play('a expand sheep c3r3')
  expect(t.asked).toBe('a placed')
  const before = t.player('a').money
  t.play('a buy milk 3; a buy whisky 3')
  expect(t.player('a').money).toBe(before + 2 - 3 * (5 - 2) - 3 * (11 - 3))
})
