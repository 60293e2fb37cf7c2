import type { Seat } from '@bothy/kernel'
import { coachSuite } from '@bothy/kernel/rule-suite'
import { readFileSync } from 'node:fs'
import { vi } from 'vitest'
import { type Good, GOODS, RARE_IMPORTS } from '../data/goods.ts'
import { ALL_HEXES } from '../data/grid.ts'
import { type Unit, UNIT_FACTS, UNITS, unitId } from '../data/units.ts'
import { clansOfCaledonia as game } from '../rules/index.ts'
import { mapOf } from '../rules/content.ts'
import { COW, isUnit, ownerOf, SHEEP, unitOf, unitsOf } from '../rules/topics/board.ts'
import { contractOf } from '../rules/topics/contracts.ts'
import { priceOf } from '../rules/topics/cost.ts'
import { whyNotSite, whyNotUnitThere } from '../rules/topics/expand.ts'
import { goodsOf, nearbyPrice, mostNearby, priceNow, whyNotBuy } from '../rules/topics/market.ts'
import { gloryWith, roundGlory } from '../rules/topics/outlook.ts'
import { goodsMade, workerIncomes } from '../rules/topics/production.ts'
import { levelsOf } from '../rules/topics/reach.ts'
import { importPoints } from '../rules/topics/scoring.ts'
import type { Action, State } from '../rules/types.ts'
import { coach } from '../teaching/coach/index.ts'
import type { Sight } from '../teaching/coach/reading.ts'
import { terms as en } from '../words/en.ts'
import { terms as fr } from '../words/fr.ts'
import { coachPositions } from './coach-positions.ts'

vi.setConfig({ testTimeout: 300_000 })

const turnOf = (s: State): Seat | null => {
  const f = s.stack.at(-1)
  return f?.kind === 'turn' ? f.seat : null
}

function once<R>(read: (s: State, me: Seat) => R): (sight: Sight, s: State) => R {
  const known = new WeakMap<State, Map<Seat, R>>()
  return ({ me }, s) => {
    const bySeat = known.get(s) ?? new Map<Seat, R>()
    known.set(s, bySeat)
    const found = bySeat.has(me) ? bySeat.get(me) : undefined
    if (found !== undefined) return found
    const value = read(s, me)
    bySeat.set(me, value)
    return value
  }
}

const short = (s: State, me: Seat, contract: number): readonly { readonly good: Good | null; readonly n: number }[] => {
  const face = contractOf(s, contract)
  const animals = Math.max(0, face.beef - unitsOf(s, me, COW)) + Math.max(0, face.mutton - unitsOf(s, me, SHEEP))
  const goods = GOODS.map((good, id) => ({ good, n: Math.max(0, face.goods[id] - goodsOf(s, me, id)) }))
  return [{ good: null, n: animals }, ...goods].filter(({ n }) => n > 0)
}

const freeSites = (s: State, me: Seat): readonly number[] => {
  const levels = levelsOf(s, me)
  return ALL_HEXES.filter((hex) => {
    const isOpen = mapOf(s).isActive[hex] && whyNotSite(s, me, hex, levels[hex]) === null
    return isOpen && (!mapOf(s).isLoch[hex] || game.view(s, me).players[me].clan === 'macdonald')
  })
}

function expanding(
  { choice: [chosen], me }: Sight,
  s: State,
): { readonly hex: number | null; readonly unit: Unit } | null {
  const f = s.stack.at(-1)
  const isAsked = (f?.kind === 'turn' || f?.kind === 'site') && f.seat === me
  return isAsked && chosen?.type === 'expand' && chosen.unit !== null ? { hex: chosen.hex, unit: chosen.unit } : null
}

const isSite = (s: State, me: Seat, hex: number): boolean => whyNotSite(s, me, hex, levelsOf(s, me)[hex]) === null

const canBuy = (s: State, me: Seat, id: number): boolean => whyNotBuy(s, me, id, 1, priceNow(s, id)) === null
const listed = (s: State, me: Seat): readonly Action[] => {
  const out: Action[] = []
  game.legal(s, me, out)
  return out
}

const POINTS = [
  String.raw`hex c\d+r\d+`,
  'unit (sheep|cow|dairy|bakery|field|distillery|woodcutter|miner|fisherman)',
  '(good|stock) (wool|grain|milk|bread|cheese|whisky)',
  String.raw`contract ([1-9]|[1-4]\d|50)`,
  'upgrade (shipping|woodcutter|miner)',
  'port [a-zA-Z]+',
  '(scoring|pair) [1-5]',
  'contracts|money|market|map',
]

coachSuite({
  game,
  coach,
  rulebook: readFileSync(new URL('../rulebook/en.md', import.meta.url), 'utf8'),
  points: POINTS.map((point) => new RegExp(`^(${point})$`)),
  remarks: [
    'pickClan',
    'startCheap',
    'portLost',
    'lastMoney',
    'emptyBoxPass',
    'idleMoney',
    'unusedMerchant',
    'whichAnimal',
    'fulfilNow',
    'contractForMoney',
    'missingOne',
    'neighbourGoods',
    'factoryIdle',
    'tileGlory',
    'rareImport',
    'technology',
    'earlyWorker',
    'portOpen',
    'shippingOpens',
    'newSettlement',
  ],
  names: { terms: { en, fr }, also: { landCost: /terrain/u } },
  states: coachPositions,
  readings: {
    idleMoney: ({ me, choice: [chosen], legal }, s) =>
      chosen?.type === 'pass' &&
      turnOf(s) === me &&
      s.round < 4 &&
      s.money[me] > 9 &&
      legal.some((it) => it.type === 'expand')
        ? { money: s.money[me] }
        : null,
    missingOne: once((s, me) => {
      if (turnOf(s) !== me) return null
      for (const contract of s.boxes[me]) {
        const [first, ...others] = short(s, me, contract)
        if (first?.good === null || first?.n !== 1 || others.length > 0) continue
        const id = GOODS.indexOf(first.good)
        if (canBuy(s, me, id)) return { good: first.good, price: priceNow(s, id) }
      }
      return null
    }),
    neighbourGoods: (sight, s) => {
      const { me } = sight
      const chosen = expanding(sight, s)
      if (chosen === null || chosen.hex === null || !isSite(s, me, chosen.hex) || s.seats === 1) return null
      const sales = GOODS.flatMap((good, id) => {
        const sellers = s.spaces.flatMap((code, hex) =>
          isUnit(code) &&
          ownerOf(code) !== me &&
          mapOf(s).near[chosen.hex ?? -1].includes(hex) &&
          UNIT_FACTS[UNITS[unitOf(code)]].good === good
            ? [ownerOf(code)]
            : [],
        )
        const most = mostNearby(s, me, id, s.prices[id], s.money[me])
        return sellers.length > 0 && most > 0
          ? [{ seat: Math.min(...sellers), good, price: nearbyPrice(s, id, s.prices[id]) }]
          : []
      })
      return sales.toSorted((a, b) => b.price - a.price)[0] ?? null
    },
    factoryIdle: (sight, s) => {
      const chosen = expanding(sight, s)
      const from = { dairy: 'milk', bakery: 'grain', distillery: 'grain' } as const
      if (chosen?.unit !== 'dairy' && chosen?.unit !== 'bakery' && chosen?.unit !== 'distillery') return null
      const good = from[chosen.unit]
      const { me } = sight
      const there =
        good === 'milk'
          ? unitsOf(s, me, unitId('dairy'))
          : unitsOf(s, me, unitId('bakery')) + unitsOf(s, me, unitId('distillery'))
      const id = GOODS.indexOf(good)
      const isEnough = goodsOf(s, me, id) + goodsMade(s, me)[id] > there
      return isEnough ? null : { good, unit: good === 'milk' ? 'cow' : 'field' }
    },
    tileGlory: (sight, s) => {
      const chosen = expanding(sight, s)
      if (chosen === null || chosen.hex === null || !isSite(s, sight.me, chosen.hex)) return null
      const n = gloryWith(s, sight.me, unitId(chosen.unit), chosen.hex) - roundGlory(s, sight.me)
      const isShown = game
        .view(s, sight.me)
        .sites.some((site) => site.hex === chosen.hex && site.prices.some(({ unit }) => unit === chosen.unit))
      return n > 0 && isShown ? { n } : null
    },
    rareImport: once((s, me) => {
      const points = importPoints(s)
      const kind = RARE_IMPORTS.find((_, i) => points[i] === 5)
      if (turnOf(s) !== me || kind === undefined || s.tokens.every((token) => token === 0)) return null
      if (!listed(s, me).some((it) => it.type === 'obtain')) return null
      const contract = s.display.find((id) => {
        const missing = id < 0 ? 9 : short(s, me, id).reduce((all, { n }) => all + n, 0)
        return missing < 2 && contractOf(s, id)[kind] > 1
      })
      return contract === undefined ? null : { kind, contract }
    }),
    technology: once((s, me) => {
      if (turnOf(s) !== me || s.round > 3 || s.money[me] < 10) return null
      for (const [bit, technology] of (['woodcutter', 'miner'] as const).entries()) {
        const n = unitsOf(s, me, unitId(technology))
        const isOpen = (s.technology[me] & (1 << bit)) === 0 && game.view(s, me).players[me].clan !== 'macdonald'
        if (n > 2 && isOpen) return { technology, n, cost: 10 }
      }
      return null
    }),
    earlyWorker: once((s, me) => {
      if (turnOf(s) !== me || s.round > 2) return null
      const each = workerIncomes(s, me)
      const found = freeSites(s, me).flatMap((hex) =>
        (['woodcutter', 'miner'] as const).flatMap((unit) => {
          const price = priceOf(s, me, unitId(unit), hex, false)
          const isOpen = whyNotUnitThere(s, me, unitId(unit), hex, false) === null
          return isOpen && price <= 2 * each[unit] ? [{ unit, price, income: each[unit], hex }] : []
        }),
      )
      return found.toSorted((a, b) => b.income - a.income || a.price - b.price || a.hex - b.hex)[0] ?? null
    }),
    shippingOpens: once((s, me) => {
      if (turnOf(s) !== me || !listed(s, me).some((it) => it.type === 'ship')) return null
      const next = s.shipping[me] + 1
      const levels = levelsOf(s, me)
      const few = freeSites(s, me).length
      const n = ALL_HEXES.filter((hex) => {
        const why = mapOf(s).isActive[hex] ? whyNotSite(s, me, hex, levels[hex]) : null
        const isForAll = !mapOf(s).isLoch[hex] || game.view(s, me).players[me].clan === 'macdonald'
        return isForAll && why?.why === 'reach' && why.level === next
      }).length
      return few < 4 && n > 1 ? { few, n, cost: 4 } : null
    }),
  },
})
