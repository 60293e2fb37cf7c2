import { type Good, GOODS, type View } from '@bothy/clans-of-caledonia/data'
import type { Language } from '@bothy/board-kit/ui/words/language.ts'
import { describe, expect, test } from 'vitest'
import { contractLines } from '../../lines.ts'
import { Bar } from '../../market/bar.tsx'
import { Market } from '../../market/market.tsx'
import { at } from '../../targets.ts'
import { wordsOf } from '../../words.ts'
import { asked, ofClass, withTarget } from '../asked.ts'
import { draw, PartScene, tableOf } from '../part-bench.tsx'
import type { Plan, Sample } from '../sample-play.ts'

const PLANS: readonly Plan[] = ['room-a', 'b', 'c', 'd'].flatMap((seed) => [
  { seats: 4, seed, sense: 0.95 },
  { seats: 3, seed, sense: 0.95 },
])
const SAID = {
  en: { full: 'all for your contract', lacks: /your contract then lacks [1-9]/, saves: (n: number) => `saves £${n}` },
  fr: {
    full: 'votre contrat a tout',
    lacks: /il manquera [1-9][^.]* à votre contrat/,
    saves: (n: number) => `économie de £${n}`,
  },
} as const
const LANGUAGES = ['en', 'fr'] as const

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ')

/** Of the first contract that asks for the good, by what is missing in its box: none if so many more change nothing. */
function effectBy(view: View, good: Good, n: number): 'full' | 'lacks' | null {
  for (const { missing, beef, mutton } of view.players[view.pending?.seat ?? 0].boxes) {
    if (missing[good] === 0 || n <= 0) continue
    const rest = GOODS.some((it) => missing[it] > (it === good ? n : 0))
    return rest || beef + mutton > 0 ? 'lacks' : 'full'
  }
  return null
}

function samples(isWanted: (sample: Sample) => boolean, most: number): readonly Sample[] {
  const found: Sample[] = []
  asked(PLANS, (sample) => {
    if (isWanted(sample)) found.push(sample)
    return found.length >= most
  })
  return found
}

describe.each(LANGUAGES)('%s', (language: Language) => {
  const said = SAID[language]

  test('COC-42 buying from neighbours says what each number saves, and what a contract then lacks', () => {
    const all = samples(
      ({ view, legal }) => view.pending?.kind === 'placed' && legal.some(({ type }) => type === 'buy'),
      40,
    )
    const met = new Set<string>()
    for (const sample of all) {
      const table = tableOf(sample, language)
      const buttons = ofClass(draw(table, <Bar {...table} />), 'coc-bar-number').map((it) =>
        plain(it.attribute('aria-label') ?? ''),
      )
      const offers = sample.view.trades.filter(({ nearby, buys }) => nearby && buys.length > 0)
      const told = offers.flatMap(({ good, buys }) => buys.map(({ n }) => ({ good, n })))
      expect(buttons.length).toBe(told.length)
      for (const [i, { good, n }] of told.entries()) {
        const each = sample.view.pending?.nearby.find((it) => it.good === good)?.price ?? 0
        const saving = n * (sample.view.prices[GOODS.indexOf(good)].price - each)
        expect(buttons[i].includes(said.saves(saving))).toBe(saving > 0)
        if (saving > 0) met.add('saves')
        const effect = effectBy(sample.view, good, n)
        expect([effect, buttons[i].includes(said.full)]).toEqual([effect, effect === 'full'])
        expect([effect, said.lacks.test(buttons[i])]).toEqual([effect, effect === 'lacks'])
        if (effect === 'lacks') met.add(effect)
      }
    }
    expect([...met].toSorted()).toEqual(['lacks', 'saves'])
  })

  test('COC-25 a trade shows what the number pointed at does for a contract, else what the best does', () => {
    const wanted = ({ view }: Sample): boolean =>
      view.pending?.kind === 'turn' &&
      view.trades.some(
        ({ good, buys }) =>
          buys.length > 1 && effectBy(view, good, buys.length) === 'full' && effectBy(view, good, 1) === 'lacks',
      )
    const all = samples(wanted, 3)
    expect(all.length).toBeGreaterThan(0)
    for (const sample of all) {
      const { view } = sample
      const { good, buys } =
        view.trades.find(
          (it) =>
            it.buys.length > 1 &&
            effectBy(view, it.good, it.buys.length) === 'full' &&
            effectBy(view, it.good, 1) === 'lacks',
        ) ?? view.trades[0]
      const table = tableOf(sample, language, 'wide', [at.buy(good)])
      const shown = (item: string | null): string => {
        const scene = (
          <PartScene table={table} item={item}>
            <Market {...table} />
          </PartScene>
        )
        return plain(ofClass(draw(table, scene), 'coc-effect')[0]?.textContent ?? '')
      }
      expect(shown(null)).toContain(said.full)
      expect(shown(at.buyNumber(good, 1))).toMatch(said.lacks)
      expect(shown(at.sellNumber(good, 1))).toContain(said.full)
      const root = draw(table, <Market {...table} />)
      for (const { n } of buys)
        expect(plain(withTarget(root, at.buyNumber(good, n))?.textContent ?? '')).toContain(
          effectBy(view, good, n) === 'full' ? said.full : '',
        )
    }
  })

  test('COC-38 a contract says what it lacks and what buying that costs now', () => {
    const { board, money } = wordsOf(language)
    const met = new Set<string>()
    for (const { view } of samples(
      ({ view: { pending, players } }) => pending?.kind === 'turn' && players[pending.seat].boxes.length > 0,
      300,
    ))
      for (const { contract, cost } of view.players[view.pending?.seat ?? 0].boxes) {
        const lines = contractLines(view, contract, wordsOf(language))
        met.add(lines[0] === board.ready ? 'ready' : 'lacks')
        const costs = [board.buyGoods(money(cost)), board.buyRest(money(cost))].filter((line) => lines.includes(line))
        expect(costs.length).toBe(cost > 0 ? 1 : 0)
        if (cost > 0) met.add('cost')
      }
    expect([...met].toSorted()).toEqual(['cost', 'lacks', 'ready'])
  })
})
