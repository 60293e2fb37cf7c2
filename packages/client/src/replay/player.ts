import { useCallback, useEffect, useMemo, useState } from 'preact/hooks'
import { isTyping } from '@bothy/board-kit/ui/page/shortcuts.ts'
import { nextMark, type FullReplay } from '../table/playback/full-replay.ts'

export const SPEEDS = ['1', '2', '4'] as const
export type Speed = (typeof SPEEDS)[number]

/** In ms: between two plies at speed 1, and the least time after the last thing has landed. */
const PACE = 1400
const REST = 500

export type Player = {
  readonly position: number
  readonly playing: boolean
  readonly speed: Speed
  go(position: number): void
  step(by: 1 | -1): void
  turn(by: 1 | -1): void
  scoring(by: 1 | -1): void
  toggle(): void
  setSpeed(speed: Speed): void
}

export function usePlayer(
  fullReplay: FullReplay,
  {
    first,
    scorings,
    onBefore,
    motionTime,
  }: {
    readonly first: number
    readonly scorings: readonly number[]
    readonly onBefore: () => void
    /** How long things move at the position just drawn, in ms. */
    readonly motionTime: () => number
  },
): Player {
  const last = fullReplay.states.length - 1
  const [position, setPosition] = useState(first)
  const marks = useMemo(() => [...scorings, last], [scorings, last])
  const [playing, setPlaying] = useState(false)
  const [speed, setSpeed] = useState<Speed>('1')
  /** From the position at that moment: keys may come faster than the page is drawn. */
  const move = useCallback(
    (wanted: (from: number) => number): void => {
      onBefore()
      setPosition((from) => Math.min(last, Math.max(0, wanted(from))))
    },
    [onBefore, last],
  )
  const go = useCallback((wanted: number) => move(() => wanted), [move])
  useEffect(() => {
    if (!playing) return
    if (position >= last) {
      setPlaying(false)
      return
    }
    const wait = Math.max(PACE / Number(speed), motionTime() + REST / Number(speed))
    const timer = setTimeout(() => go(position + 1), wait)
    return () => clearTimeout(timer)
  }, [playing, position, last, speed, go, motionTime])
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (
        isTyping(event) ||
        (event.target instanceof HTMLElement && event.target.closest('[type=range], [role=tablist]') !== null)
      )
        return
      const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
      const far = event.key === 'PageDown' ? 1 : event.key === 'PageUp' ? -1 : 0
      if (by !== 0) move((from) => (event.shiftKey ? nextMark(fullReplay.turns, from, by) : from + by))
      if (far === 0) return
      event.preventDefault()
      move((from) => nextMark(marks, from, far))
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [move, fullReplay, marks])
  return {
    position,
    playing,
    speed,
    go,
    step: (by) => move((from) => from + by),
    turn: (by) => move((from) => nextMark(fullReplay.turns, from, by)),
    scoring: (by) => move((from) => nextMark(marks, from, by)),
    toggle() {
      if (!playing && position >= last) go(0)
      setPlaying(!playing)
    },
    setSpeed,
  }
}
