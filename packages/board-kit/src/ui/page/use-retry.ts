import { useCallback, useRef, useState } from 'preact/hooks'
import { loadFreshPage } from './fresh-page.ts'

/** Of a part that may not come, by its key; if it fails again after `retry`, only a fresh page can fetch it. */
export function useRetry(key: string): {
  readonly hasFailed: boolean
  readonly fail: () => void
  readonly retry: () => void
} {
  const [failed, setFailed] = useState<string | null>(null)
  const isAskedAgain = useRef(false)
  const fail = useCallback(() => {
    setFailed(key)
    if (isAskedAgain.current) void loadFreshPage()
  }, [key])
  const retry = useCallback(() => {
    isAskedAgain.current = true
    setFailed(null)
  }, [])
  return { hasFailed: failed === key, fail, retry }
}
