import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'

export const titleCount = signal(0)

export function useTitle(title: string): void {
  const count = titleCount.value
  useEffect(() => {
    const waits = count === 0 ? '' : `(${count}) `
    document.title = title === '' || title === 'Bothy' ? `${waits}Bothy` : `${waits}${title} · Bothy`
  }, [title, count])
}
