import { useEffect, useRef, useState } from 'preact/hooks'
import { route } from '@bothy/board-kit/ui/page/router.ts'

const kept = new Map<string, object>()

export function useDraft<D extends object>(
  form: string,
  first: () => D,
  asRestored: (draft: D) => D = (draft) => draft,
): readonly [draft: D, change: (change: Partial<D>) => void] {
  const [draft, setDraft] = useState<D>(() => asRestored({ ...first(), ...kept.get(form) }))
  const latest = useRef(draft)
  useEffect(() => {
    kept.delete(form)
    return () => {
      if (route.peek().page === 'account') kept.set(form, latest.current)
    }
  }, [form])
  const change = (wanted: Partial<D>): void => {
    latest.current = { ...latest.current, ...wanted }
    setDraft(latest.current)
  }
  return [draft, change]
}
