import { useEffect, useState } from 'preact/hooks'

export type Answer<V> = {
  /** Undefined until it is there, null if it could not be had. */
  readonly value: V | null | undefined
  readonly retry: () => void
}

/** Another key, another function or another `also` asks again: the function is defined outside of the component. */
export function useAnswer<K, V>(key: K, ask: (key: K) => Promise<V | null>, also: string = ''): Answer<V> {
  const [value, setValue] = useState<V | null | undefined>(undefined)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let wanted = true
    setValue(undefined)
    ask(key).then(
      // The answer may be a function.
      (found) => wanted && setValue(() => found),
      () => wanted && setValue(null),
    )
    return () => {
      wanted = false
    }
  }, [key, ask, also, tries])
  return { value, retry: () => setTries(tries + 1) }
}
