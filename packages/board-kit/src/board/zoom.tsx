import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { t } from '../ui/words/i18n.ts'
import { Icon } from '../ui/controls/icons.tsx'

const STEP = 1.3
const LEAST = 0.3
const MOST = 3
const ROOM = 0.97

const between = (zoom: number): number => Math.min(MOST, Math.max(LEAST, zoom))

type Still = { readonly x: number; readonly y: number; readonly from: number }

type Pinch = { readonly apart: number; readonly zoom: number }

function fingers(event: TouchEvent): { readonly apart: number; readonly x: number; readonly y: number } | null {
  const [a, b] = [event.touches[0], event.touches[1]]
  if (a === undefined || b === undefined || event.touches.length !== 2) return null
  return {
    apart: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
    x: (a.clientX + b.clientX) / 2,
    y: (a.clientY + b.clientY) / 2,
  }
}

function centre(frame: HTMLElement): void {
  const box = frame.getBoundingClientRect()
  const lit = [...frame.querySelectorAll('[data-state="lit"]')].map((spot) => spot.getBoundingClientRect())
  const middle = (low: number, high: number): number => (low + high) / 2
  if (lit.length === 0) {
    frame.scrollTo((frame.scrollWidth - frame.clientWidth) / 2, (frame.scrollHeight - frame.clientHeight) / 2)
    return
  }
  const x = middle(Math.min(...lit.map((it) => it.left)), Math.max(...lit.map((it) => it.right)))
  const y = middle(Math.min(...lit.map((it) => it.top)), Math.max(...lit.map((it) => it.bottom)))
  frame.scrollBy(x - box.left - box.width / 2, y - box.top - box.height / 2)
}

type ZoomProps = { about: string; class: string; head: ComponentChildren; children: ComponentChildren }

/** The content sizes itself by `--zoom`. `about` changes when another map or question is shown. */
export function Zoom({ about, class: name, head, children }: ZoomProps) {
  const frame = useRef<HTMLDivElement>(null)
  const still = useRef<Still | null>(null)
  const pinch = useRef<Pinch | null>(null)
  const [sized, setSized] = useState({ about, zoom: 1 })
  const zoom = sized.about === about ? sized.zoom : 1
  const words = t.value.zoom
  useLayoutEffect(() => {
    if (frame.current !== null) centre(frame.current)
  }, [about])
  useLayoutEffect(() => {
    const [box, point] = [frame.current, still.current]
    still.current = null
    if (box === null || point === null) return
    const grown = zoom / point.from
    box.scrollTo((box.scrollLeft + point.x) * grown - point.x, (box.scrollTop + point.y) * grown - point.y)
  }, [zoom])
  const change = (wanted: number, x?: number, y?: number): void => {
    const box = frame.current
    if (box === null) return
    still.current = { x: x ?? box.clientWidth / 2, y: y ?? box.clientHeight / 2, from: zoom }
    setSized({ about, zoom: between(wanted) })
  }
  const fit = (): void => {
    const box = frame.current
    if (box === null) return
    const ratio = Math.min(box.clientWidth / box.scrollWidth, box.clientHeight / box.scrollHeight)
    change(ratio < 1 ? zoom * ratio * ROOM : 1)
  }
  return (
    <div class="zoom">
      <div class="zoom-head">
        {head}
        <div class="zoom-tools" role="group" aria-label={words.tools}>
          <button type="button" class="zoom-tool" aria-label={words.more} onClick={() => change(zoom * STEP)}>
            <Icon name="plus" />
          </button>
          <button type="button" class="zoom-tool" aria-label={words.less} onClick={() => change(zoom / STEP)}>
            <Icon name="minus" />
          </button>
          <button type="button" class="zoom-tool" aria-label={words.fit} onClick={fit}>
            <Icon name="fit" />
          </button>
        </div>
      </div>
      <div
        ref={frame}
        class={`zoom-frame ${name}`}
        style={{ '--zoom': zoom }}
        onTouchStart={(event) => {
          const two = fingers(event)
          pinch.current = two === null ? null : { apart: two.apart, zoom }
        }}
        onTouchMove={(event) => {
          const [two, began] = [fingers(event), pinch.current]
          if (two === null || began === null) return
          event.preventDefault()
          const box = event.currentTarget.getBoundingClientRect()
          change((began.zoom * two.apart) / began.apart, two.x - box.left, two.y - box.top)
        }}
        onTouchEnd={() => (pinch.current = null)}
      >
        {children}
      </div>
    </div>
  )
}
