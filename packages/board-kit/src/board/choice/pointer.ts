let last: readonly [x: number, y: number] = [-1, -1]

if (typeof window === 'object')
  window.addEventListener('pointermove', ({ clientX, clientY }) => (last = [clientX, clientY]), { passive: true })

/** False if the thing slid under a resting mouse. Ask in handlers of the thing: the window hears of a movement after them. */
export const hasMoved = ({ clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>): boolean =>
  clientX !== last[0] || clientY !== last[1]
