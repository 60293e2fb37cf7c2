/** In milliseconds: a button that took another's place under the pointer cannot be pressed by it so long. */
const SETTLES = 600
/** In pixels: a hand that rests moves less. */
const RESTS = 30

const BUTTONS = '.prompt-buttons button, .prompt-game .button, .hint-actions .button'

type Under = { readonly x: number; readonly y: number; readonly key: string }

/** A button in a place of its own is another one when it can be pressed again. */
function keyOf(button: HTMLElement): string {
  const { target, sent, fixed } = button.dataset
  const isShut = fixed !== undefined && button.ariaDisabled === 'true'
  return `${fixed ?? target ?? sent ?? button.textContent}${isShut ? ' shut' : ''}`
}

/** For pointers alone: keys and screen readers press what has the focus. */
export function guardReplaced(prompt: HTMLElement): () => void {
  const waiting = new Map<HTMLElement, ReturnType<typeof setTimeout>>()
  let under: Under | null = null
  const buttonAt = ({ x, y }: Under): HTMLElement | undefined =>
    [...prompt.querySelectorAll<HTMLElement>(BUTTONS)].find((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect()
      return x >= left && x <= right && y >= top && y <= bottom
    })
  const settle = (button: HTMLElement): void => {
    clearTimeout(waiting.get(button))
    waiting.delete(button)
    delete button.dataset['fresh']
  }
  const onPointer = ({ target, clientX: x, clientY: y }: PointerEvent): void => {
    const button = target instanceof Element ? target.closest<HTMLElement>(BUTTONS) : null
    if (button !== null) under = { x, y, key: keyOf(button) }
    else if (under !== null && Math.hypot(x - under.x, y - under.y) > RESTS) under = null
  }
  const watch = new MutationObserver(() => {
    if (under === null) return
    const now = buttonAt(under)
    if (now === undefined || keyOf(now) === under.key) return
    under = { ...under, key: keyOf(now) }
    settle(now)
    now.dataset['fresh'] = ''
    waiting.set(
      now,
      setTimeout(() => settle(now), SETTLES),
    )
  })
  const gone = new AbortController()
  for (const type of ['pointermove', 'pointerdown'] as const)
    window.addEventListener(type, onPointer, { passive: true, signal: gone.signal })
  watch.observe(prompt, { childList: true, subtree: true, attributeFilter: ['data-target', 'aria-disabled'] })
  return () => {
    gone.abort()
    watch.disconnect()
    for (const button of waiting.keys()) settle(button)
  }
}
