import { expect, test } from 'vitest'
import { opening } from '@bothy/kernel/lessons'
import { sightOf } from '@bothy/kernel/rule-suite'
import { clansOfCaledonia as game } from '../rules/index.ts'
import type { Action, ContractShown, PlayerShown, Site, SitePrice, View } from '../rules/types.ts'
import { coach } from '../teaching/coach/index.ts'
import type { Sight } from '../teaching/coach/reading.ts'
import { chapter } from '../teaching/lessons/contracts.ts'

const BASE: Sight = sightOf(game, opening(game, chapter), 0)
const FREE = { wool: 0, grain: 0, milk: 0, bread: 0, cheese: 0, whisky: 0 }
const NEVER = { why: 'noMerchant', has: 0, rule: 'COC-25' } as const

type Seen = {
  readonly view?: Partial<View>
  readonly player?: Partial<PlayerShown>
  readonly asked?: NonNullable<View['pending']>['kind']
  readonly choice?: readonly Action[]
  readonly legal?: readonly Action[]
}

function seen({ view = {}, player = {}, asked = 'turn', choice = [], legal = BASE.legal }: Seen): Sight {
  const { pending } = BASE.view
  if (pending === null) throw new Error('nobody is asked')
  const players = BASE.view.players.map((one, seat) => (seat === 0 ? { ...one, ...player } : one))
  return { ...BASE, choice, legal, view: { ...BASE.view, players, pending: { ...pending, kind: asked }, ...view } }
}

function says(remark: string, what: Seen = {}): string | null {
  const heard = coach.remarks.find((one) => one.id === remark)?.hear(seen(what)) ?? null
  if (heard === null) return null
  const { en } = heard.say
  return typeof en === 'string' ? en : en.map((part) => (typeof part === 'string' ? part : '@')).join('')
}

const ply = (text: string): Action => game.read(text)
const PASS = [ply('pass')]
const box = (what: Partial<ContractShown> = {}): ContractShown => ({
  contract: 18,
  missing: FREE,
  beef: 0,
  mutton: 0,
  cost: 0,
  vp: 0,
  money: 0,
  reason: null,
  ...what,
})
const price = (what: Partial<SitePrice> = {}): SitePrice => ({
  unit: 'sheep',
  price: 10,
  cost: 8,
  land: 2,
  discount: 0,
  glory: 0,
  reason: null,
  ...what,
})
const site = (hex: number, what: Partial<Site> = {}): Site => ({
  hex,
  level: 0,
  reason: null,
  prices: [price()],
  nearby: [],
  border: false,
  delta: false,
  expensive: false,
  joins: 1,
  linked: 1,
  ...what,
})
const HEX = ply('expand sheep c2r5')
const AT = HEX.type === 'expand' ? (HEX.hex ?? 0) : 0

test('COC-19 pickClan speaks where pairs have clans', () => {
  const pairs = [{ clan: 'stewart', tile: 0 } as const, null]
  expect(says('pickClan', { asked: 'pair', view: { pairs } })).toContain('Each clan bends one rule')
  expect(says('pickClan', { asked: 'pair', view: { pairs: [{ clan: null, tile: 0 }] } })).toBeNull()
})

test('COC-20 startCheap speaks at starting workers', () => {
  expect(says('startCheap', { asked: 'start' })).toContain('cheap land')
  expect(says('startCheap')).toBeNull()
})

test('COC-28 contractForMoney speaks in round 1 while a contract can be taken', () => {
  expect(says('contractForMoney')).toContain('brings £5')
  expect(says('contractForMoney', { view: { round: 2, contractMoney: 0 } })).toBeNull()
  expect(says('contractForMoney', { legal: PASS })).toBeNull()
})

test('COC-37 fulfilNow speaks of a contract that can be paid', () => {
  expect(says('fulfilNow', { player: { boxes: [box()] } })).toContain('fulfil your contract now')
  expect(says('fulfilNow', { player: { boxes: [box({ reason: NEVER })] } })).toBeNull()
  expect(says('fulfilNow', { player: { boxes: [] } })).toBeNull()
})

test('COC-25 missingOne names the good and its price, for one thing alone', () => {
  const one = { missing: { ...FREE, bread: 1 }, reason: NEVER }
  expect(says('missingOne', { player: { boxes: [box(one)] } })).toBe(
    'Your contract lacks only 1 bread: the market sells it for £10.',
  )
  expect(says('missingOne', { player: { boxes: [box({ ...one, beef: 1 })] } })).toBeNull()
  expect(says('missingOne', { player: { boxes: [box({ ...one, missing: { ...FREE, bread: 2 } })] } })).toBeNull()
  expect(says('missingOne', { player: { boxes: [box(one)] }, legal: PASS })).toBeNull()
})

test('COC-28 emptyBoxPass speaks on passing, with a contract within reach', () => {
  expect(says('emptyBoxPass', { choice: PASS })).toContain('Your export box is empty')
  expect(says('emptyBoxPass')).toBeNull()
  expect(says('emptyBoxPass', { choice: PASS, view: { round: 5 } })).toBeNull()
  expect(says('emptyBoxPass', { choice: PASS, player: { freeBoxes: 0 } })).toBeNull()
  const offers = BASE.view.offers.map((offer) => ({ ...offer, beef: 2 }))
  expect(says('emptyBoxPass', { choice: PASS, view: { offers } })).toBeNull()
})

test('COC-25 unusedMerchant wants a good that no contract, factory or tile needs', () => {
  const free = { freeBoxes: 0, boxes: [] }
  expect(says('unusedMerchant', { choice: PASS, player: free })).toContain('Sell a spare good')
  const wool = { ...free, goods: { ...FREE, wool: 1 } }
  expect(says('unusedMerchant', { choice: PASS, player: wool })).toContain('Sell a spare good')
  expect(says('unusedMerchant', { choice: PASS, player: { ...wool, boxes: [box({ contract: 13 })] } })).toBeNull()
  expect(says('unusedMerchant', { choice: PASS, player: wool, view: { scoring: ['basicGoods'] } })).toBeNull()
  expect(says('unusedMerchant', { choice: PASS, player: wool, legal: PASS })).toBeNull()
})

test('COC-30 idleMoney gives the money left in rounds 1 to 3', () => {
  expect(says('idleMoney', { choice: PASS })).toBe(
    'You still have £18. A unit placed now earns in every round to come.',
  )
  expect(says('idleMoney', { choice: PASS, view: { round: 4 } })).toBeNull()
  expect(says('idleMoney', { choice: PASS, player: { money: 9 } })).toBeNull()
  expect(says('idleMoney', { choice: [ply('ship')] })).toBeNull()
})

test('COC-66 earlyWorker names a worker who has paid for himself in two rounds', () => {
  const sites = [site(AT, { prices: [price({ unit: 'miner', price: 11 }), price({ unit: 'woodcutter', price: 7 })] })]
  expect(says('earlyWorker', { view: { sites } })).toContain('A miner for £11 is in reach. It earns £6')
  const dear = [site(AT, { prices: [price({ unit: 'miner', price: 13 })] })]
  expect(says('earlyWorker', { view: { sites: dear } })).toBeNull()
  expect(says('earlyWorker', { view: { sites, round: 3 } })).toBeNull()
})

test('COC-35 technology counts workers of a kind, three at least', () => {
  const legal = [...PASS, ply('improve miner')]
  const placed = { ...BASE.view.players[0].placed, miner: 3 }
  expect(says('technology', { player: { placed }, legal })).toBe(
    'For £10, technology brings £2 more each round for each of your 3 miners.',
  )
  expect(says('technology', { player: { placed: { ...placed, miner: 2 } }, legal })).toBeNull()
  expect(says('technology', { player: { placed }, legal: PASS })).toBeNull()
  expect(says('technology', { player: { placed }, legal, view: { round: 4 } })).toBeNull()
})

test('COC-49 shippingOpens counts spaces now and with one level more', () => {
  const far = { reason: { why: 'reach', level: 1, has: 0, rule: 'COC-30' }, level: 1, prices: [] } as const
  const sites = [site(AT), site(AT + 1, far), site(AT + 2, far)]
  expect(says('shippingOpens', { view: { sites } })).toBe(
    'Little land is left in reach: 1 space. Shipping for £4 would open 2 more.',
  )
  expect(says('shippingOpens', { view: { sites: sites.slice(0, 2) } })).toBeNull()
  expect(says('shippingOpens', { view: { sites: [...sites, ...[3, 4, 5].map((n) => site(AT + n))] } })).toBeNull()
})

test('COC-42 neighbourGoods names the dearest good beside the chosen space', () => {
  const sale = (good: 'milk' | 'whisky', money: number) => ({ good, price: money, most: 2, sellers: [1] })
  const sites = [site(AT, { nearby: [sale('milk', 3), sale('whisky', 8)] })]
  expect(says('neighbourGoods', { view: { sites }, choice: [HEX] })).toBe(
    'Beside @ you could then buy whisky for £8 each.',
  )
  expect(says('neighbourGoods', { view: { sites } })).toBeNull()
  expect(says('neighbourGoods', { view: { sites: [site(AT)] }, choice: [HEX] })).toBeNull()
})

test('COC-66 factoryIdle compares what is made with what would be used', () => {
  const choice = [ply('expand bakery c2r5')]
  const income = BASE.view.players[0].income
  expect(says('factoryIdle', { choice })).toContain('too little grain for one more factory. A field')
  expect(says('factoryIdle', { choice: [ply('expand dairy c2r5')], player: { goods: FREE } })).toContain('A cow')
  expect(says('factoryIdle', { choice, player: { income: { ...income, made: { ...FREE, grain: 2 } } } })).toBeNull()
  expect(says('factoryIdle', { choice: [HEX] })).toBeNull()
})

test('COC-68 tileGlory gives the least that the chosen space would add', () => {
  const prices = [price({ glory: 2 }), price({ unit: 'cow', glory: 1 })]
  const sites = [site(AT, { prices })]
  expect(says('tileGlory', { view: { sites }, choice: [HEX] })).toContain('2 more Glory')
  expect(says('tileGlory', { view: { sites }, choice: [HEX, ply('expand cow c2r5')] })).toContain('1 more Glory')
  expect(says('tileGlory', { view: { sites: [site(AT)] }, choice: [HEX] })).toBeNull()
})

test('COC-56 portOpen and portLost need a port that can be used', () => {
  const legal = [...PASS, ply('port money')]
  expect(says('portOpen', { legal })).toContain('A port is in reach')
  expect(says('portOpen', { legal: [...PASS, ply('port priceShift')] })).toBeNull()
  expect(says('portLost', { legal, choice: PASS, view: { round: 5 } })).toContain('after this round it is lost')
  expect(says('portLost', { legal, choice: PASS, view: { round: 4 } })).toBeNull()
  expect(says('portLost', { legal: PASS, choice: PASS, view: { round: 5 } })).toBeNull()
})

test('COC-55 whichAnimal speaks where the choice makes a difference', () => {
  const animal = (hex: number, linked: number) => ({ hex, unit: 'sheep', linked, glory: 0 }) as const
  const asked = 'slaughter'
  expect(says('whichAnimal', { asked, view: { animals: [animal(1, 2), animal(2, 3)] } })).toContain(
    'settlements linked',
  )
  expect(says('whichAnimal', { asked, view: { animals: [animal(1, 2), animal(2, 2)] } })).toBeNull()
})

test('COC-72 newSettlement speaks from round 4 on', () => {
  const sites = [site(AT, { linked: 2 })]
  const settlements = { groups: [[1]], linked: [0] }
  expect(says('newSettlement', { view: { sites, round: 4 }, player: { settlements } })).toContain('add a linked')
  expect(says('newSettlement', { view: { sites, round: 3 }, player: { settlements } })).toBeNull()
  expect(says('newSettlement', { view: { sites: [site(AT)], round: 4 }, player: { settlements } })).toBeNull()
})

test('COC-70 rareImport needs something imported and a contract within reach', () => {
  const view = { importVp: { cotton: 3, tobacco: 5, sugarCane: 4 }, tokens: { cotton: 2, tobacco: 0, sugarCane: 0 } }
  const id = 4
  const offers = [box({ contract: id, mutton: 1 })]
  const shown = { ...view, offers, display: [id] }
  expect(says('rareImport', { view: shown })).toContain('Tobacco is rare now')
  expect(says('rareImport', { view: { ...shown, tokens: { cotton: 0, tobacco: 0, sugarCane: 0 } } })).toBeNull()
  expect(says('rareImport', { view: { ...shown, offers: [box({ contract: id, mutton: 2 })] } })).toBeNull()
  expect(says('rareImport', { view: { ...shown, importVp: { ...view.importVp, tobacco: 4, cotton: 5 } } })).toBeNull()
})

test('COC-69 lastMoney speaks while a purchase brings more than it costs', () => {
  const trades = [{ good: 'wool', nearby: false, buys: [{ n: 1, money: -4, place: 0, price: 5 }], sells: [] }] as const
  const last = { round: 5, trades }
  expect(says('lastMoney', { choice: PASS, view: last, player: { money: 18 } })).toContain('Buy goods first')
  expect(says('lastMoney', { choice: PASS, view: last, player: { money: 13 } })).toBeNull()
  expect(says('lastMoney', { choice: PASS, view: { ...last, round: 4 } })).toBeNull()
  expect(says('lastMoney', { choice: PASS, view: { ...last, trades: [] } })).toBeNull()
})

test('COC-24 a turn has one name until its action is done, and the next another', () => {
  const state = opening(game, chapter)
  const names = ['obtain 19', 'end', 'expand cow c9r4', 'end'].map((text) => {
    const before = coach.turn(sightOf(game, state, 0))
    game.apply(state, game.actors(state)[0], ply(text))
    return before
  })
  expect(names[0]).not.toBe(coach.turn(sightOf(game, state, 0)))
  const fulfilling = game.clone(state)
  const now = coach.turn(sightOf(game, fulfilling, 0))
  game.apply(fulfilling, 0, ply('fulfil 19'))
  expect(coach.turn(sightOf(game, fulfilling, 0))).toBe(now)
})

test('COC-37 a turn keeps its name while animals are slaughtered', () => {
  const { pending, players } = BASE.view
  if (pending === null) throw new Error('nobody is asked')
  const before = seen({ player: { placed: { ...players[0].placed, sheep: players[0].placed.sheep + 1 } } })
  const paying = { ...pending, kind: 'slaughter', contract: 4, mutton: 1 } as const
  expect(coach.turn(seen({ view: { pending: paying } }))).toBe(coach.turn(before))
  expect(coach.turn(BASE)).not.toBe(coach.turn(before))
})
