import { useEffect, useState } from 'preact/hooks'
import type { Book } from '@bothy/kernel/book'
import type { GameId } from '@bothy/games'

const BOOKS = import.meta.glob<Book>('../../../games/*/teaching/book/index.ts', { import: 'book' })
const OF_MODULES = import.meta.glob<Book>('../../../games/*/modules/*/teaching/book.ts', { import: 'book' })
const NUMBERS = import.meta.glob<{ readonly number: number }>('../../../games/*/modules/*/manifest.ts', {
  import: 'manifest',
})

export type WholeBook = {
  readonly own: Book
  /** By their numbers. */
  readonly modules: readonly { readonly id: string; readonly book: Book }[]
}

async function load(game: GameId): Promise<WholeBook | null> {
  const own = BOOKS[`../../../games/${game}/teaching/book/index.ts`]
  if (own === undefined) return null
  const modules = await Promise.all(
    Object.entries(OF_MODULES).flatMap(([path, fetch]) => {
      const [, of, id] = /games\/([^/]+)\/modules\/([^/]+)\//.exec(path) ?? []
      if (of !== game || id === undefined) return []
      const numbered = NUMBERS[`../../../games/${game}/modules/${id}/manifest.ts`]?.()
      return [Promise.all([fetch(), numbered]).then(([book, facts]) => ({ id, book, number: facts?.number ?? 0 }))]
    }),
  )
  return { own: await own(), modules: modules.toSorted((a, b) => a.number - b.number) }
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
