import { useEffect, useState } from 'preact/hooks'

const SECOND = 1000

/** `since` is a time of the monotonic clock; redrawn each second. */
export function useElapsed(since: number): number {
  const [now, setNow] = useState(performance.now())
  useEffect(() => {
    setNow(performance.now())
    const timer = setInterval(() => setNow(performance.now()), SECOND)
    return () => clearInterval(timer)
  }, [since])
  return Math.max(0, now - since)
}
