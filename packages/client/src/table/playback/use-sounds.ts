import { useEffect, useRef } from 'preact/hooks'
import { plain } from '@bothy/kernel'
import { callBack, dotSign } from '@bothy/board-kit/ui/page/call.ts'
import { playTune, type Tune } from '@bothy/board-kit/ui/page/sounds.ts'
import type { TableStore } from '../store/store.ts'

export type SoundCues = {
  readonly asked: boolean
  readonly show: boolean
  readonly over: boolean
}

/** None for what was already true when the table was opened. */
export function soundFor(before: SoundCues | null, now: SoundCues): Tune | null {
  if (before === null) return null
  if (now.over && !before.over) return 'end'
  if (now.show && !before.show) return 'scoring'
  return now.asked && !before.asked && !now.over ? 'turn' : null
}

export function useSounds(store: TableStore, show: boolean): void {
  const state = store.state.value
  const asked =
    store.me.value !== null && state?.actors.includes(store.me.value) === true && !store.playback.queue.busy.value
  const over = (state?.result ?? null) !== null
  const before = useRef<SoundCues | null>(null)
  useEffect(() => {
    const now = { asked, show, over }
    const tune = soundFor(before.current, now)
    before.current = now
    if (tune === null) return
    playTune(tune)
    const [texts, me, names] = [store.texts.peek(), store.me.peek(), store.names.peek()]
    const seen = store.state.peek()
    if (tune !== 'scoring' && texts !== null && seen !== null)
      callBack(texts.title, plain(texts.prompt(seen.view, me), names), store.id)
  }, [store, asked, show, over])
  useEffect(() => {
    dotSign(asked && !over)
    return () => dotSign(false)
  }, [asked, over])
}
