import { expect, test } from 'vitest'
import { parts as en } from '../words-en.ts'
import { parts as fr } from '../words-fr.ts'
import { gapWords, lackOf, saleFor } from './cost.ts'

type Good = 'wood' | 'stone' | 'barley'
const GOODS = ['wood', 'stone', 'barley'] as const
const own = { wood: 0, stone: 0, barley: 1 }
const filled = { wood: 1, stone: 2, barley: 2 }
const market = { own, filled, spaces: 3 }

const ENGLISH = {
  board: en,
  goodName: (good: Good) => good,
  goods: (goods: readonly Good[]) => goods.map((good) => `1 ${good}`).join(' and '),
  coins: (n: number) => (n === 1 ? '1 coin' : `${n} coins`),
}
const NAMES = { wood: 'bois', stone: 'pierre', barley: 'orge' }
const FRENCH = {
  board: fr,
  goodName: (good: Good) => NAMES[good],
  goods: (goods: readonly Good[]) => goods.map((good) => `1 ${NAMES[good]}`).join(' et '),
  coins: (n: number) => (n < 2 ? `${n} pièce` : `${n} pièces`),
}

test('what is missing has the price that the market asks for it now', () => {
  expect(lackOf<Good>(['stone', 'barley'], market)).toEqual([{ good: 'stone', price: 3 }])
  expect(lackOf<Good>(['wood', 'wood', 'wood'], market).map(({ price }) => price)).toEqual([2, 3, null])
})

test('one good is one sentence with its price, several are the sum and then each', () => {
  const stone = lackOf<Good>(['stone'], market)
  expect(gapWords(stone, { need: 3, has: 2 }, ENGLISH)).toBe(
    'Needs 1 stone. The market sells one for 3, you have 2 coins.',
  )
  expect(gapWords(stone, { need: 3, has: 2 }, FRENCH)).toBe(
    'Il faut 1 pierre. Le marché en vend une à 3, vous avez 2 pièces.',
  )
  expect(gapWords(lackOf<Good>(['wood', 'stone'], market), { need: 5, has: 2 }, ENGLISH)).toBe(
    'Needs 1 wood and 1 stone. The market sells them for 5 (2 + 3), you have 2 coins.',
  )
})

test('coins beyond the market, coins alone, sales and an empty market are said', () => {
  const stone = lackOf<Good>(['stone'], market)
  expect(gapWords(stone, { need: 4, has: 2 }, ENGLISH)).toBe(
    'Needs 1 stone. The market sells one for 3. It takes 4 coins in all, you have 2 coins.',
  )
  expect(gapWords([], { need: 5, has: 2, raised: 1 }, ENGLISH)).toBe(
    'It takes 5 coins in all, you have 2 coins. Selling everything else would bring 1 coin.',
  )
  expect(gapWords(lackOf<Good>(['stone', 'stone'], market), { need: 0, has: 9 }, ENGLISH)).toBe(
    'Needs 1 stone and 1 stone. The market has no stone left.',
  )
})

test('the way out is the one sale that is enough and is not part of the cost', () => {
  expect(saleFor<Good>(['stone'], 1, market, GOODS)).toBe('barley')
  expect(saleFor<Good>(['stone'], 3, market, GOODS)).toBeNull()
  expect(saleFor<Good>(['barley'], 1, market, GOODS)).toBeNull()
})
