import { expect, test } from 'vitest'
import { targetsIn } from '@bothy/board-kit/testing/draw-board.tsx'
import type { TinyNode } from '@bothy/board-kit/testing/tiny-dom.ts'
import './both-languages.ts'
import { contractFacts } from '../contracts/contract-facts.ts'
import { Contracts } from '../contracts/contracts.tsx'
import { presenter } from '../presenter.ts'
import { asked, ofClass, withTarget } from './asked.ts'
import { draw, tableOf } from './part-bench.tsx'
import type { Plan, Sample } from './sample-play.ts'

const GAMES: readonly Plan[] = [
  {
    seats: 3,
    seed: 'contracts',
    sense: 0.95,
    clans: ['buchanan', 'campbell', 'stewart'],
    ports: ['moneyBuilding', 'money', 'upgradeGlory', 'lessMeat'],
    fond: ['bakery', 'dairy'],
  },
  {
    seats: 2,
    seed: 'c',
    sense: 0.95,
    clans: ['mackenzie', 'cunningham'],
    ports: ['lessMeat', 'processedExchange', 'upgradeGlory', 'moneyBuilding'],
    fond: ['distillery', 'field', 'woodcutter'],
  },
]
const drawContracts = (sample: Sample, language: 'en' | 'fr' = 'en'): TinyNode => {
  const table = tableOf(sample, language)
  return draw(table, <Contracts {...table} />)
}

test('COC-28 COC-37 COC-46 whatever can be taken, fulfilled or kept is a card that is lit', () => {
  const found = new Map<string, number>()
  const faults: string[] = []
  asked(GAMES, (sample) => {
    const { view, legal } = sample
    const mine = legal.filter(({ type }) => type === 'obtain' || type === 'fulfil' || type === 'keep')
    if (mine.every(({ type }) => (found.get(type) ?? 0) > 3)) return false
    const root = drawContracts(sample)
    for (const action of mine) {
      const [target = ''] = presenter.clicksFor(action, view)
      found.set(action.type, (found.get(action.type) ?? 0) + 1)
      if (withTarget(root, target)?.attribute('data-state') !== 'lit') faults.push(`${action.type} ${target}`)
    }
    return found.size === 3
  })
  expect(faults).toEqual([])
  expect([...found.keys()].toSorted()).toEqual(['fulfil', 'keep', 'obtain'])
})

test('COC-37 a card greys what is missing, names it, and says what the market wants for it', () => {
  let seen = 0
  let ply = 0
  asked(GAMES, (sample) => {
    const { view } = sample
    if (ply++ % 12 > 0) return false
    const root = drawContracts(sample)
    for (const { contract, cost, beef, mutton, vp, reason } of view.offers) {
      const card = withTarget(root, `contract:${contract}`)
      if (card === undefined) throw new Error(`no card of ${contract}`)
      const { needs } = contractFacts(view, contract)
      expect(ofClass(card, 'coc-missing').length).toBe(needs.reduce((sum, need) => sum + need.missing, 0))
      const note = ofClass(card, 'coc-note')[0]?.textContent ?? ''
      expect(note.includes('lacks')).toBe(reason !== null)
      expect(note.includes(`£${cost}`)).toBe(cost > 0 && beef + mutton === 0)
      expect(ofClass(card, 'coc-worth')[0]?.textContent).toBe(String(vp))
      seen++
    }
    return seen > 80
  })
  expect(seen).toBeGreaterThan(80)
})

test('COC-83 Buchanan has two boxes; contracts of the others are there to be looked at only', () => {
  let boxes = 0
  let ply = 0
  let others = 0
  asked(GAMES.slice(0, 1), (sample) => {
    const { view, me } = sample
    if (me === null || ply++ % 5 > 0) return false
    const root = drawContracts(sample, 'fr')
    const { clan, freeBoxes, boxes: own } = view.players[me]
    expect(ofClass(root, 'coc-empty-box').length).toBe(freeBoxes)
    if (clan === 'buchanan') boxes++
    expect(freeBoxes + own.length).toBe(clan === 'buchanan' ? 2 : 1)
    const targets = targetsIn(root)
    const elsewhere = view.players.flatMap((player, seat) => (seat === me ? [] : player.boxes))
    expect(elsewhere.filter(({ contract }) => targets.has(`contract:${contract}`))).toEqual([])
    others += elsewhere.length
    return boxes > 3 && others > 8
  })
  expect([boxes > 3, others > 8]).toEqual([true, true])
})

test('COC-37 COC-40 while a contract is paid for, it is written out: what is paid, what is still chosen, what it brings', () => {
  const found = new Map<string, number>()
  asked(GAMES, (sample) => {
    const { view } = sample
    const { pending } = view
    const kind = pending?.kind ?? ''
    if (pending === null || (kind !== 'slaughter' && kind !== 'bonus') || (found.get(kind) ?? 0) > 2) return false
    const [paper] = ofClass(drawContracts(sample), 'coc-paper')
    const lines = ofClass(paper, 'coc-lines').map((list) => list.childNodes.length)
    const { needs, imports, bonus } = contractFacts(view, pending.contract ?? 0)
    const gets = imports.length + [bonus.money, bonus.freeSpace, bonus.upgrade].filter((n) => n > 0).length
    const still = [pending.spaces, pending.upgrades, pending.grain].filter((n) => n > 0).length
    const tokens = paper.textContent.includes('Import track') ? 1 : 0
    expect(lines).toEqual(kind === 'slaughter' ? [needs.length + (pending.spared > 0 ? 1 : 0), gets + tokens] : [still])
    found.set(kind, (found.get(kind) ?? 0) + 1)
    return (found.get('slaughter') ?? 0) > 1 && (found.get('bonus') ?? 0) > 1
  })
  expect([...found.keys()].toSorted()).toEqual(['bonus', 'slaughter'])
})
