import { useEffect, useState } from 'preact/hooks'

const SECOND = 1000

/** Milliseconds since `since`, drawn again each second while it is shown. Both by the same clock, which nobody can set back. */
export function useElapsed(since: number): number {
  const [now, setNow] = useState(performance.now())
  useEffect(() => {
    setNow(performance.now())
    const timer = setInterval(() => setNow(performance.now()), SECOND)
    return () => clearInterval(timer)
  }, [since])
  return Math.max(0, now - since)
}
