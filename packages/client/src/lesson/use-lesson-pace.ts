import { useEffect } from 'preact/hooks'
import { type GuideNow, PACE } from '@bothy/kernel/lessons'
import { type Speed, speed } from '@bothy/board-kit/ui/page/settings.ts'
import type { TableStore } from '../table/store/store.ts'
import type { LessonLink } from './lesson-link.ts'

/** A reader who wants all at once still sees what was tried before it is taken back. */
const SHARE: { readonly [S in Speed]: number } = { calm: 1, quick: 0.6, instant: 0.3 }
const LEAST_SEEN = 1200

/** Motion has its own time, which is awaited before. */
function waitOf({ phase, replies }: GuideNow, at: Speed): number | null {
  switch (phase) {
    case 'moving':
      return (PACE.move * SHARE[at]) / 2
    case 'answered':
      return replies.length > 0 ? null : PACE.done
    case 'refused':
    case 'shown':
      return Math.max(LEAST_SEEN, PACE[phase] * SHARE[at])
    case 'told':
    case 'asked':
    case 'ended':
      return null
  }
}

export function useLessonPace(link: LessonLink, store: TableStore, isCovered: boolean): void {
  const guide = link.guide.value
  const waits = isCovered || store.playback.queue.busy.value
  const wait = guide === null || waits ? null : waitOf(guide, speed.value)
  const turn = guide?.turn
  useEffect(() => {
    if (wait === null) return
    const timer = setTimeout(() => link.command('go'), wait)
    return () => clearTimeout(timer)
  }, [link, wait, turn])
}
