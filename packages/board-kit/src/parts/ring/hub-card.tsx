import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { lineRank } from '../../board/details/reading-place.tsx'

export type CardLine = {
  readonly sign: ComponentChildren
  readonly tone?: 'loss' | 'way'
  readonly text: ComponentChildren
  /** The ring shows all of it too; parts of a line that it shows have `data-drawn`. */
  readonly isDrawn?: boolean
}

type HubCardProps = {
  readonly name: string
  readonly kind: string
  readonly class: string
  /** Spoken when it appears; not where the label of the tile says it all. */
  readonly isSpoken?: boolean
  /** In this order: what it does, what it costs, what follows or what helps. */
  readonly lines: readonly CardLine[]
  /** At the end of its first line: rule and key. */
  readonly links?: ComponentChildren
  /** A mouse that comes to them keeps what it pointed at. */
  readonly onStay?: (stays: boolean) => void
}

export const HubHint = ({ class: game, children }: { class: string; children: string }) => (
  <p class={`${game} how-to-choose`} data-reading={lineRank()}>
    {children}
  </p>
)

/** Set tighter if it is more than there is room for, then without what the ring shows too, then without its kind and rule. */
function markIfFull(card: HTMLElement): void {
  const isOver = (): boolean => card.scrollHeight > card.clientHeight
  card.removeAttribute('data-full')
  for (const how of ['', 'short', 'short least']) if (isOver()) card.setAttribute('data-full', how)
  // The rest is scrolled to, by keys too.
  card.tabIndex = isOver() ? 0 : -1
}

export function HubCard({
  name,
  kind,
  class: game,
  isSpoken = false,
  lines,
  links,
  onStay,
}: HubCardProps): JSX.Element {
  const card = useRef<HTMLElement>(null)
  // A finger stays nowhere.
  const stays = (it: boolean) => (event: PointerEvent) => event.pointerType === 'mouse' && onStay?.(it)
  useLayoutEffect(() => {
    if (card.current !== null) markIfFull(card.current)
  })
  useEffect(() => {
    const { current } = card
    if (current === null || typeof ResizeObserver === 'undefined') return
    const watch = new ResizeObserver(() => markIfFull(current))
    watch.observe(current)
    return () => watch.disconnect()
  }, [])
  return (
    <section
      class={`hub-card ${game}`}
      ref={card}
      data-explains
      data-reading={lineRank()}
      aria-label={name}
      role={isSpoken ? 'status' : undefined}
      onPointerEnter={stays(true)}
      onPointerLeave={stays(false)}
    >
      <div class="hub-card-head">
        <b class="hub-card-name">{name}</b> <span class="hub-card-kind">{kind}</span> {links}
      </div>
      <ul class="hub-card-lines">
        {lines.map(({ sign, tone, text, isDrawn = false }, i) => (
          <li key={i} class="hub-card-line" data-tone={tone} data-drawn={isDrawn ? '' : undefined}>
            {sign !== null && (
              <span class="hub-card-sign" aria-hidden="true">
                {sign}
              </span>
            )}
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
