import type { Seat } from '@bothy/kernel'
import { list } from '../board/details/phrases.ts'
import type { PartWords } from './words.ts'

export type People = { readonly reader: Seat | null; readonly names: readonly string[] }

type Payment<Good> = { readonly own: readonly Good[]; readonly bought: readonly Good[]; readonly coins: number }

type GameWords<Good> = {
  readonly board: PartWords
  readonly goods: (goods: readonly Good[]) => string
  readonly coins: (coins: number) => string
}

/** "1 wood from your tiles, 1 stone from the market for 2 coins". */
export const paidWords = <Good>({ own, bought, coins }: Payment<Good>, { board, ...words }: GameWords<Good>): string =>
  list([
    own.length > 0 ? board.payOwn(words.goods(own)) : '',
    bought.length > 0 ? board.payBuy(words.goods(bought), words.coins(coins)) : '',
  ])

export const wayWords = <Good>(
  { own, bought, coins }: Payment<Good>,
  got: string,
  { board, ...words }: GameWords<Good>,
): string =>
  list([
    own.length > 0 ? board.wayPay(words.goods(own)) : '',
    bought.length > 0 ? board.wayBuy(words.goods(bought), words.coins(coins)) : '',
    bought.length === 0 && coins > 0 ? board.wayPay(words.coins(coins)) : '',
    got === '' ? '' : board.wayGet(got),
  ])

export const nextUp = (next: Seat, { reader }: People, name: string, board: PartWords): string =>
  next === reader ? board.nextYou : board.nextUp(name)

/** A short sentence about a choice; `loss`: it speaks against it; `drawn`: the ring shows it too. */
export type Fact = { readonly text: string; readonly loss?: true; readonly drawn?: true }

type Changes = {
  readonly discards: readonly unknown[]
  readonly draws: number
  readonly scoring: boolean
  readonly ends?: boolean
}

export const trackChanges = (
  { discards, draws, scoring, ends = false }: Changes,
  board: PartWords,
): readonly Fact[] => [
  ...(discards.length > 0 ? [{ text: board.lostTiles(discards.length), loss: true, drawn: true } as const] : []),
  ...(draws > 0 ? [{ text: board.draws(draws), drawn: true } as const] : []),
  ...(ends ? [{ text: board.gameEnds }] : scoring ? [{ text: board.scoringFollows }] : []),
]
