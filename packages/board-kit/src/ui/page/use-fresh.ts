import { useEffect } from 'preact/hooks'

/** Loads at once, and again from time to time while the page is in sight. `load` is the same from one drawing to the next. */
export function useFresh(load: () => Promise<void>, every: number): void {
  useEffect(() => {
    void load()
    const timer = setInterval(() => {
      if (!document.hidden) void load()
    }, every)
    return () => clearInterval(timer)
  }, [load, every])
}
