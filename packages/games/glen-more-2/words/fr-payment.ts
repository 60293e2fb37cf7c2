import type { Payment } from '../rules/types.ts'
import { all, casks as caskCount, coins as coinCount, goods, scotsmen as scotsmanCount } from './fr-counts.ts'

const paid = (way: string, text: string): readonly string[] => (text === '' ? [] : [`${way} ${text}`])

export function paymentText({ own, bought, coins, casks, scotsmen }: Payment, besides: boolean): string {
  const pays = [
    ...(own.length > 0 ? [goods(own)] : []),
    ...(casks > 0 ? [caskCount(casks)] : []),
    ...(scotsmen > 0 ? [scotsmanCount(scotsmen)] : []),
    ...(coins > 0 && bought.length === 0 ? [coinCount(coins)] : []),
  ]
  const buys =
    bought.length === 0
      ? ''
      : `${goods(bought)} ${besides ? `(${coinCount(coins)} en tout)` : `pour ${coinCount(coins)}`}`
  return [...paid('payer', pays.length === 0 ? '' : all(pays)), ...paid('acheter', buys)].join(', ')
}
