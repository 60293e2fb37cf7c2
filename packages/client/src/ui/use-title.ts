import { useEffect } from 'preact/hooks'

/** The name of the page in the tab of the browser. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' || title === 'Bothy' ? 'Bothy' : `${title} · Bothy`
  }, [title])
}
