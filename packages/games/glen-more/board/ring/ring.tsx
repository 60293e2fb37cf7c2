import type { Seat } from '@bothy/kernel'
import type { Offer, TileId, View } from '@bothy/glen-more/data'
import type { ComponentChildren } from 'preact'
import { Man } from '@bothy/board-kit/art/goods.tsx'
import { briefNames, DividedName } from '@bothy/board-kit/ui/words/hyphens.tsx'
import { Group } from '@bothy/board-kit/board/choice/spot-group.tsx'
import { Band, bandOf, type Fate } from '@bothy/board-kit/parts/ring/band.tsx'
import { place } from '@bothy/board-kit/parts/flights/flights.tsx'
import { type OnTrack, RingTag, Stand, type WithPreview } from '@bothy/board-kit/parts/ring/stand.tsx'
import { seatColours } from '@bothy/board-kit/parts/seats/seats.tsx'
import { nameOf, ringLabel } from '../labels.ts'
import { gapShort, missingSigns } from './card.tsx'
import { Die } from './die.tsx'
import { at } from '../presenter.ts'
import { extent, type RingShape, spaceCell, wayAlong } from './ring-shape.ts'
import { Spot, type BoardContext } from '../spot.tsx'
import { Tile } from '../tile/tile.tsx'
import { type Words, wordsOf } from '../words.ts'

function Walk({ from, to, spaces, shape }: { from: number; to: number; spaces: number; shape: RingShape }) {
  const points = wayAlong(from, to, spaces, shape)
  const line = points.map((point) => point.join(',')).join(' ')
  const [first] = points
  return (
    <svg
      class="gm-walk"
      viewBox={`0 0 ${extent(shape.columns)} ${extent(shape.rows)}`}
      aria-hidden="true"
      focusable="false"
    >
      <polyline class="gm-walk-casing" points={line} />
      <polyline class="gm-walk-line" points={line} />
      {first !== undefined && <circle class="gm-walk-head" cx={first[0]} cy={first[1]} r="4" />}
      {points.slice(1).map(([x, y], i) => {
        const [px, py] = points[i] ?? [x, y]
        const turn = (Math.atan2(y - py, x - px) * 180) / Math.PI
        if (i % 2 === 1 && i < points.length - 2) return null
        return (
          <path
            key={i}
            class="gm-walk-head"
            d="M-5-7L6 0-5 7z"
            transform={`translate(${(x + px) / 2} ${(y + py) / 2}) rotate(${turn})`}
          />
        )
      })}
    </svg>
  )
}

type SpaceProps = OnTrack<BoardContext, Words, Offer> & {
  space: number
  style: { gridColumn: number; gridRow: number }
}

const NAMES = { tag: 'gm-tag', name: 'gm-figure-name', badge: 'gm-figure-badge' }

function GapSpace({ table, words, space, tabIndex, style, preview }: SpaceProps) {
  const { board } = words
  const isGap = space === table.view.gap
  const fills = isGap && preview !== undefined && preview.draws > 0
  return (
    <Spot
      table={table}
      target={null}
      item="gap"
      label={`${board.gap}, ${words.space(space)}`}
      tabIndex={tabIndex}
      class="ring-space gm-space gm-gap"
      lands={place.space(space)}
      style={style}
    >
      <span aria-hidden="true" data-new={fills ? '' : undefined}>
        {fills ? board.newShort(preview.draws) : isGap ? board.gap : ''}
      </span>
    </Spot>
  )
}

function FigureSpace({ seat, table, words, space, tabIndex, style, preview }: SpaceProps & { seat: Seat | null }) {
  const { board } = words
  const { pending } = table.view
  const active = seat !== null && pending?.seat === seat
  const isNext = preview !== undefined && preview.next === seat && seat !== pending?.seat
  const full = seat === null ? '' : nameOf(table, seat, words)
  const isSmall = table.layout === 'phone' || table.layout === 'low'
  const name = isSmall && seat !== null && seat !== table.reader ? (briefNames(table.names)[seat] ?? full) : full
  const whose = seat === null ? words.die : seat === table.reader ? board.yourFigure : board.figureOf(full)
  return (
    <Spot
      table={table}
      target={null}
      item={seat === null ? 'die' : `figure:${seat}`}
      label={`${whose}, ${words.space(space)}`}
      tabIndex={tabIndex}
      class={`ring-space gm-space ring-stand gm-stand${active ? ' gm-active' : ''}${isNext ? ' gm-next' : ''}`}
      lands={place.space(space)}
      style={{ ...style, ...seatColours(seat) }}
    >
      <Stand
        tag={isNext ? board.playsNext : null}
        name={seat === null ? words.die : <DividedName name={name} />}
        seat={seat}
        size={24}
        names={NAMES}
      >
        {seat === null ? (
          <Die class="gm-die" moves="figure:die" />
        ) : (
          <span class="gm-figure" aria-hidden="true" data-key={`figure:${seat}`}>
            <Man class="gm-man" seat={seat} />
          </span>
        )}
      </Stand>
    </Spot>
  )
}

function fateOf(view: View, offer: Offer | undefined, isLost: boolean, words: Words): Fate | null {
  if (isLost) return { good: 'lost', text: words.board.lost }
  if (offer === undefined || offer.reason === null) return null
  return { good: offer.savedBySale ? 'maybe' : 'no', text: gapShort(view, offer, offer.reason, words) }
}

function TileSpace({ tile, table, words, space, tabIndex, style, preview }: SpaceProps & { tile: TileId }) {
  const { view, me } = table
  const { board } = words
  const asks = view.pending?.seat === me
  const offer = asks ? view.offers.find((it) => it.tile === tile) : undefined
  const isLost = preview?.discards.includes(tile) ?? false
  const isLooked = preview?.tile === tile
  const isPreviewed = isLooked && table.uiState.previewed.value === at.tile(tile)
  const seat = view.pending?.seat ?? null
  const fate = fateOf(view, offer, isLost, words)
  const missing = isLooked ? missingSigns(view, preview).map((n) => ` gm-short-${n}`) : []
  return (
    <Spot
      table={table}
      target={at.tile(tile)}
      item={at.tile(tile)}
      label={ringLabel(view, tile, space, table, words) + (isPreviewed ? `. ${board.takeAgain}` : '')}
      tabIndex={tabIndex}
      twice
      class={`ring-space gm-space gm-offer${isLost ? ' gm-lost' : ''}${isLooked ? ' ring-looked gm-looked' : ''}${bandOf(fate)}${missing.join('')}`}
      lands={place.space(space)}
      style={style}
    >
      <Tile
        tile={tile}
        words={words}
        offered={{ seat: me ?? seat, coins: offer?.payment?.coins ?? 0 }}
        moves={at.tile(tile)}
      />
      {fate !== null && <Band fate={fate} />}
      {isLooked && seat !== null && (
        <span class="gm-ghost-man" aria-hidden="true">
          <Man class="gm-man" seat={seat} />
        </span>
      )}
      {isLooked && preview.next === seat && (
        <RingTag class={NAMES.tag}>{seat === table.reader ? board.nextYou : board.playsNext}</RingTag>
      )}
    </Spot>
  )
}

const figureSpace = ({ track, pending }: View): number =>
  track.findIndex((it) => it !== null && 'seat' in it && it.seat === pending?.seat)

export function Ring({
  table,
  shape,
  preview,
  children,
}: WithPreview<BoardContext, Offer> & {
  shape: RingShape
  children: ComponentChildren
}) {
  const { view, language } = table
  const words = wordsOf(language)
  const keys = view.track.map((_, space) => String(space))
  const from = figureSpace(view)
  return (
    <div class="gm-ring-box" data-lying={shape.columns > shape.rows ? '' : undefined}>
      <Group label={words.board.ring} class="gm-ring" keys={keys}>
        {(tabIndex) =>
          view.track.map((it, space) => {
            const { column, row } = spaceCell(space, shape)
            const style = { gridColumn: column, gridRow: row }
            const props = { table, words, space, tabIndex: tabIndex(String(space)), style, preview }
            if (it === null) return <GapSpace key={space} {...props} />
            if ('tile' in it) return <TileSpace key={space} tile={it.tile} {...props} />
            return <FigureSpace key={space} seat={'seat' in it ? it.seat : null} {...props} />
          })
        }
      </Group>
      <div class="gm-hub" data-lands="hub">
        {children}
      </div>
      {preview !== undefined && from >= 0 && (
        <Walk from={from} to={preview.space} spaces={view.track.length} shape={shape} />
      )}
    </div>
  )
}
