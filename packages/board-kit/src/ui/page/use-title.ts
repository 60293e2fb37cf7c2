import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'

/** How many games wait for me elsewhere. */
export const titleCount = signal(0)

/** The name of the page in the tab of the browser, after the number of games that wait. */
export function useTitle(title: string): void {
  const count = titleCount.value
  useEffect(() => {
    const waits = count === 0 ? '' : `(${count}) `
    document.title = title === '' || title === 'Bothy' ? `${waits}Bothy` : `${waits}${title} · Bothy`
  }, [title, count])
}
