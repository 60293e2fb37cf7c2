import { signal } from '@preact/signals'

/**
 * How much room there is, from least to most:
 * `low` a phone in landscape, `phone`, `upright` a tablet held upright, `narrow` a tablet in landscape or a small window,
 * `wide` a laptop or desktop, `hall` a screen with room for the log beside the table.
 */
export const LAYOUTS = ['low', 'phone', 'upright', 'narrow', 'wide', 'hall'] as const
export type Layout = (typeof LAYOUTS)[number]

/** In CSS pixels. `ui/media.css` names the same limits for pages. */
const LOW = 480
const PHONE = 600
const NARROW = 1200
const HALL = 1720

export function layoutFor(width: number, height: number): Layout {
  // Low and narrow: a window that is zoomed in. One column that scrolls keeps everything within reach.
  if (height < LOW) return width < LOW ? 'phone' : 'low'
  if (width < PHONE) return 'phone'
  if (width < NARROW) return height > width ? 'upright' : 'narrow'
  return width < HALL ? 'wide' : 'hall'
}

export const hasTabs = (layout: Layout): boolean => layout === 'phone' || layout === 'upright'

export const isHandheld = (layout: Layout): boolean => hasTabs(layout) || layout === 'low'

const USUAL_LETTER_PX = 16

/** Measured in letters: a reader with larger letters has less room. */
function layoutNow(): Layout {
  const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const scale = letter > USUAL_LETTER_PX ? USUAL_LETTER_PX / letter : 1
  return layoutFor(innerWidth * scale, innerHeight * scale)
}

export const layout = signal<Layout>(typeof innerWidth === 'number' ? layoutNow() : 'wide')

if (typeof addEventListener === 'function') addEventListener('resize', () => (layout.value = layoutNow()))
