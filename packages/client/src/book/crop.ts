export type Crop = { readonly transform: string; readonly width: number; readonly height: number }

/** Around what is shown, in pixels of the stage. */
const MARGIN = 3
const LARGEST_SCALE = 1.4

const HIGHEST_PX = 380

export function crop(room: number, stage: HTMLElement, selector: string): Crop | null {
  const parts = [...stage.querySelectorAll(selector)].map((part) => part.getBoundingClientRect())
  if (parts.length === 0) return null
  const outer = stage.getBoundingClientRect()
  const now = outer.width / stage.offsetWidth
  const left = (Math.min(...parts.map((part) => part.left)) - outer.left) / now - MARGIN
  const top = (Math.min(...parts.map((part) => part.top)) - outer.top) / now - MARGIN
  const width = (Math.max(...parts.map((part) => part.right)) - outer.left) / now + MARGIN - left
  const height = (Math.max(...parts.map((part) => part.bottom)) - outer.top) / now + MARGIN - top
  const scale = Math.min(LARGEST_SCALE, room / width, HIGHEST_PX / height)
  return {
    transform: `translate(${-left * scale}px, ${-top * scale}px) scale(${scale})`,
    width: width * scale,
    height: height * scale,
  }
}
