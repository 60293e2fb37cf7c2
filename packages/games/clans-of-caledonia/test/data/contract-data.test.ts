import { describe, expect, test } from 'vitest'
import {
  BOX,
  CONTRACT_FACES,
  CONTRACT_FIELDS,
  CONTRACT_GOODS,
  contractNumber,
  CONTRACTS,
  content,
  goodId,
  RARE_IMPORTS,
  SOLO_CONTRACTS_SHOWN,
} from '../../data/index.ts'

const { builtIn } = content
const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0)

const TOTALS = [
  'wool 40',
  'bread 35',
  'cheese 33',
  'whisky 34',
  'beef 18',
  'mutton 18',
  'hops 111',
  'cotton 53',
  'tobacco 49',
  'sugarCane 45',
  'money 174',
  'freeSpace 13',
  'upgrade 12',
]

describe('contracts and export board', () => {
  test('COC-16 fifty contracts, numbered without a gap; 5, 6, 7 and 8 on display', () => {
    expect(CONTRACTS).toBe(50)
    expect(CONTRACT_FACES.map(({ id }) => id)).toEqual(
      builtIn.contractList.map((_, contract) => contractNumber(contract)),
    )
    expect([SOLO_CONTRACTS_SHOWN, ...Object.values(BOX.exportBoard.shown)]).toEqual([5, 6, 7, 8])
  })

  test('COC-28 money by round', () => {
    expect(BOX.exportBoard.contractMoney).toEqual([5, 0, -5, -10, -15])
  })

  test('COC-37 contracts ask for two to six things, never for grain or milk', () => {
    for (const [contract, { goods, meat }] of builtIn.contractList.entries()) {
      expect([contract, sum(goods) + meat >= 2, sum(goods) + meat <= 6]).toEqual([contract, true, true])
      expect([goods[goodId('grain')], goods[goodId('milk')]]).toEqual([0, 0])
    }
    expect(CONTRACT_GOODS).toEqual(['wool', 'bread', 'cheese', 'whisky'])
  })

  test('COC-39 one rare import at most on each; £1 at every fifth step', () => {
    for (const contract of builtIn.contractList)
      expect(RARE_IMPORTS.filter((kind) => contract[kind] > 0).length).toBeLessThanOrEqual(1)
    expect(BOX.exportBoard.importMark).toEqual({ steps: 5, money: 1 })
  })

  test('COC-40 all contracts together', () => {
    const totals = CONTRACT_FIELDS.map((field) => `${field} ${sum(builtIn.contractList.map((c) => c[field]))}`)
    expect(totals).toEqual(TOTALS)
    for (const contract of builtIn.contractList)
      for (const field of CONTRACT_FIELDS) expect(Number.isInteger(contract[field]) && contract[field] >= 0).toBe(true)
  })

  test('COC-47 £16, £14, £12 and £10 for passing', () => {
    expect(BOX.exportBoard.passMoney).toEqual([16, 14, 12, 10])
  })
})
