import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'

const GAP_PX = 12

/** A map that is panned shows the space above what lies over its lower part. */
export function useSpaceInSight(over: RefObject<HTMLElement | null>, hex: number, grown: unknown): void {
  useEffect(() => {
    const frame = over.current?.closest('.coc-table')?.querySelector('.coc-map-pane .zoom-frame')
    if (frame === null || frame === undefined) return
    const look = (): void => {
      const space = frame.querySelector(`.coc-hex[data-target="hex:${hex}"]`)?.getBoundingClientRect()
      const sheet = over.current?.getBoundingClientRect()
      if (space === undefined || sheet === undefined) return
      const { left, right, top, bottom } = frame.getBoundingClientRect()
      const isUnder = sheet.left < right && sheet.right > left && sheet.top > top
      const below = Math.max(0, space.bottom + GAP_PX - (isUnder ? Math.min(bottom, sheet.top) : bottom))
      const across = Math.max(0, space.right - right) + Math.min(0, space.left - left)
      const above = Math.min(0, space.top - top)
      if (below !== 0 || above !== 0 || across !== 0) frame.scrollBy(across, below === 0 ? above : below)
    }
    // A map that is given another room first keeps its middle.
    const room = new ResizeObserver(() => requestAnimationFrame(look))
    room.observe(frame)
    return () => room.disconnect()
  }, [over, hex, grown])
}
