/** Where the mouse was when it last moved. It belongs to the page, not to a table. */
let last: readonly [x: number, y: number] = [-1, -1]

if (typeof window === 'object')
  window.addEventListener('pointermove', ({ clientX, clientY }) => (last = [clientX, clientY]), { passive: true })

/**
 * The mouse itself has come to a thing: a browser also tells that it is over a thing which has slid beneath it.
 * To be asked in handlers of the thing: the window hears of a movement after them.
 */
export const hasMoved = ({ clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>): boolean =>
  clientX !== last[0] || clientY !== last[1]
