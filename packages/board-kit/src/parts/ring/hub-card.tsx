import type { ComponentChildren } from 'preact'
import { lineRank } from '../../board/details/reading-place.tsx'

export type CardLine = {
  readonly sign: ComponentChildren
  /** `way`: how it could be had after all. */
  readonly tone?: 'loss' | 'way'
  readonly text: ComponentChildren
}

type HubCardProps = {
  readonly name: string
  readonly kind: string
  readonly class: string
  /** Spoken when it appears; not where the label of the tile says it all. */
  readonly isSpoken?: boolean
  /** In this order: what it does, what it costs, what follows or what helps. */
  readonly lines: readonly CardLine[]
}

/** Where the card will be, while no tile is pointed at. */
export const HubHint = ({ class: game, children }: { class: string; children: string }) => (
  <p class={`${game} how-to-choose`} data-reading={lineRank()}>
    {children}
  </p>
)

function fill(card: HTMLElement | null): void {
  card?.removeAttribute('data-full')
  if (card !== null && card.scrollHeight > card.clientHeight) card.setAttribute('data-full', '')
}

/** The tile that is pointed at, in words. */
export const HubCard = ({ name, kind, class: game, isSpoken = false, lines }: HubCardProps) => (
  <section
    class={`hub-card ${game}`}
    ref={(card) => fill(card)}
    data-explains
    data-reading={lineRank()}
    aria-label={name}
    role={isSpoken ? 'status' : undefined}
  >
    <p class="hub-card-head">
      <b class="hub-card-name">{name}</b> <span class="hub-card-kind">{kind}</span>
    </p>
    <ul class="hub-card-lines">
      {lines.map(({ sign, tone, text }, i) => (
        <li key={i} class="hub-card-line" data-tone={tone}>
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
