import { useEffect, useState } from 'preact/hooks'
import type { Book } from '@bothy/kernel/book'
import type { GameId } from '@bothy/games'

const BOOKS = import.meta.glob<Book>('../../../games/*/teaching/book/index.ts', { import: 'book' })
const OF_MODULES = import.meta.glob<Book>('../../../games/*/modules/*/teaching/book.ts', { import: 'book' })

export type WholeBook = {
  readonly own: Book
  /** By the numbers with which their titles begin. */
  readonly modules: readonly { readonly id: string; readonly book: Book }[]
}

const BY_NUMBER = new Intl.Collator('en', { numeric: true })

async function load(game: GameId): Promise<WholeBook | null> {
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

/** Undefined while it is fetched, null where there is none. */
export function useBook(game: GameId | null): WholeBook | null | undefined {
  const [book, setBook] = useState<WholeBook | null>()
  useEffect(() => {
    let wanted = true
    const fetched = game === null ? Promise.resolve(null) : load(game)
    fetched.then(
      (found) => wanted && setBook(found),
      // The numbered rules are whole without it.
      () => wanted && setBook(null),
    )
    return () => {
      wanted = false
    }
  }, [game])
  return book
}
