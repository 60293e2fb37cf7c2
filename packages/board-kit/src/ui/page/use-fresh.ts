import { useEffect } from 'preact/hooks'

/** Loads at once, then repeatedly while the page is visible. `load` must be the same function from drawing to drawing. */
export function useFresh(load: () => Promise<void>, every: number): void {
  useEffect(() => {
    void load()
    const timer = setInterval(() => {
      if (!document.hidden) void load()
    }, every)
    return () => clearInterval(timer)
  }, [load, every])
}
