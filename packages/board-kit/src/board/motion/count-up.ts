import { signed } from '../../ui/words/i18n.ts'

function textOf(element: Element): Text | null {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode())
    if (node instanceof Text && /^[−-]?\d+$/.test(node.data.trim())) return node
  return null
}

const read = (text: string): number => Number(text.trim().replace('−', '-'))

export function numberOf(element: Element): number | null {
  const text = textOf(element)
  return text === null ? null : read(text.data)
}

export type Counting = { finish(): void }

/** Text that the component writes in the meantime stays. */
export function countUp(
  element: Element,
  {
    from,
    to,
    delay,
    duration,
    id,
  }: {
    readonly from: number
    readonly to: number
    readonly delay: number
    readonly duration: number
    readonly id: string
  },
): Counting {
  const text = textOf(element)
  if (text === null) return { finish: () => undefined }
  let last = text.data
  const write = (value: number): boolean => {
    if (text.data !== last) return false
    last = signed(value)
    text.data = last
    return true
  }
  write(from)
  const swell = element.animate([{ scale: '1' }, { scale: '1.25' }, { scale: '1' }], { duration, delay, id })
  const tick = (): void => {
    const progress = swell.effect?.getComputedTiming().progress ?? null
    if (swell.playState === 'finished' || swell.playState === 'idle') return
    if (write(progress === null ? from : Math.round(from + (to - from) * progress))) requestAnimationFrame(tick)
  }
  requestAnimationFrame(tick)
  swell.addEventListener('finish', () => write(to))
  return {
    finish: () => {
      write(to)
      swell.cancel()
    },
  }
}
