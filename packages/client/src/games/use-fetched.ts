import { useEffect, useState } from 'preact/hooks'
import { type Catalogue, loadInUse } from '@bothy/board-kit/ui/words/catalogue.ts'

/** Null until it is loaded, and where there is none. */
export function useFetched<P extends { readonly words: Catalogue<unknown> }>(
  load: (() => Promise<P>) | undefined,
): P | null {
  const [part, setPart] = useState<P | null>(null)
  useEffect(() => {
    let wanted = true
    const fetch = async (): Promise<void> => {
      const found = await load?.()
      if (found === undefined) return
      await loadInUse(found.words)
      if (wanted) setPart(found)
    }
    // Pages work without it: values have their places, options their lists.
    fetch().catch(() => undefined)
    return () => {
      wanted = false
    }
  }, [load])
  return part
}
