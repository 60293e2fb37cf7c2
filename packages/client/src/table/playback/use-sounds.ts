import { useEffect, useRef, useState } from 'preact/hooks'
import { plain } from '@bothy/kernel'
import { callBack, dotSign } from '@bothy/board-kit/ui/page/call.ts'
import { playTune, type Tune } from '@bothy/board-kit/ui/page/sounds.ts'
import type { TableStore } from '../store/store.ts'

export type SoundCues = {
  readonly asked: boolean
  readonly show: boolean
  readonly over: boolean
  readonly short: boolean
}

/** None for what was already true when the table was opened. */
export function soundFor(before: SoundCues | null, now: SoundCues): Tune | null {
  if (before === null) return null
  if (now.over && !before.over) return 'end'
  if (now.show && !before.show) return 'scoring'
  if (now.short && !before.short && now.asked && !now.over) return 'time'
  return now.asked && !before.asked && !now.over ? 'turn' : null
}

const SHORT_MS = 60_000
/** A browser waits no longer than this. */
const LONGEST_WAIT = 2 ** 31 - 1

function useShort(store: TableStore): boolean {
  const [me, clock] = [store.me.value, store.clock.value]
  const out = me === null || clock === null || clock.face.paused ? null : (clock.face.seats[me]?.out ?? null)
  const told = clock?.told ?? 0
  const [isShort, setShort] = useState(false)
  useEffect(() => {
    const wait = out === null ? LONGEST_WAIT : out - SHORT_MS - (performance.now() - told)
    setShort(wait <= 0)
    if (wait <= 0 || wait >= LONGEST_WAIT) return
    const timer = setTimeout(() => setShort(true), wait)
    return () => clearTimeout(timer)
  }, [out, told])
  return isShort
}

export function useSounds(store: TableStore, show: boolean): void {
  const state = store.state.value
  const asked =
    store.me.value !== null && state?.actors.includes(store.me.value) === true && !store.playback.queue.busy.value
  const over = (state?.result ?? null) !== null
  const short = useShort(store)
  const before = useRef<SoundCues | null>(null)
  useEffect(() => {
    const now = { asked, show, over, short }
    const tune = soundFor(before.current, now)
    before.current = now
    if (tune === null) return
    playTune(tune)
    const [texts, me, names] = [store.texts.peek(), store.me.peek(), store.names.peek()]
    const seen = store.state.peek()
    if (tune !== 'scoring' && tune !== 'time' && texts !== null && seen !== null)
      callBack(texts.title, plain(texts.prompt(seen.view, me), names), store.id)
  }, [store, asked, show, over, short])
  useEffect(() => {
    dotSign(asked && !over)
    return () => dotSign(false)
  }, [asked, over])
}
