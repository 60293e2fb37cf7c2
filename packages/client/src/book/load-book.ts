import type { Book } from '@bothy/kernel/book'
import type { GameId } from '@bothy/games'
import { useAnswer } from '../games/use-answer.ts'

const BOOKS = import.meta.glob<Book>('../../../games/*/teaching/book/index.ts', { import: 'book' })
const OF_MODULES = import.meta.glob<Book>('../../../games/*/modules/*/teaching/book.ts', { import: 'book' })

export type WholeBook = {
  readonly own: Book
  /** By the numbers with which their titles begin. */
  readonly modules: readonly { readonly id: string; readonly book: Book }[]
}

const BY_NUMBER = new Intl.Collator('en', { numeric: true })

async function load(game: GameId | null): Promise<WholeBook | null> {
  if (game === null) return null
  const own = BOOKS[`../../../games/${game}/teaching/book/index.ts`]
  if (own === undefined) return null
  const modules = await Promise.all(
    Object.entries(OF_MODULES).flatMap(([path, fetch]) => {
      const [, of, id] = /games\/([^/]+)\/modules\/([^/]+)\//.exec(path) ?? []
      if (of !== game || id === undefined) return []
      return [fetch().then((book) => ({ id, book }))]
    }),
  )
  return {
    own: await own(),
    modules: modules.toSorted((a, b) => BY_NUMBER.compare(a.book.aid.title.en, b.book.aid.title.en)),
  }
}

export const hasBook = (game: GameId): boolean => BOOKS[`../../../games/${game}/teaching/book/index.ts`] !== undefined

export const useBook = (game: GameId | null): WholeBook | null | undefined => useAnswer(game, load).value
