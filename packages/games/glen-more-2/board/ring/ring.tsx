import type { Seat } from '@bothy/kernel'
import { DIE, type Offer, type TileId, type View } from '@bothy/glen-more-2/data'
import type { ComponentChildren } from 'preact'
import { Group } from '@bothy/board-kit/board/choice/spot-group.tsx'
import { DividedName } from '@bothy/board-kit/ui/words/hyphens.tsx'
import { Band, bandOf, type Fate } from '@bothy/board-kit/parts/ring/band.tsx'
import { Scotsman, StoneDie } from '../art/pieces.tsx'
import { SeatBadge } from '@bothy/board-kit/art/index.ts'
import { type OnTrack, Stand, type WithPreview } from '@bothy/board-kit/parts/ring/stand.tsx'
import { seatColours } from '@bothy/board-kit/parts/seats/seats.tsx'
import { list } from '@bothy/board-kit/board/details/phrases.ts'
import { partsOf } from '../chronicles/brought.ts'
import { movedBy, offersOf, pieceOf } from '../chronicles/offers.ts'
import type { ChronicleSlots } from '../chronicles/part.ts'
import { OnRondel } from '../chronicles/slots.tsx'
import { OfferedTile } from '../tile/face.tsx'
import { nameOf, rondelLabel, shortNameOf } from '../labels.ts'
import { rollTo } from '../seats/last-turn.ts'
import { at } from '../presenter.ts'
import { gapShort, missingSigns } from './card.tsx'
import { Rondel, RondelDouble, RondelSpace } from './rondel.tsx'
import { Spot, type BoardContext } from '../spot.tsx'
import { type Words, wordsOf } from '../words.ts'

type Place = View['line'][number]
type Fixture = NonNullable<ChronicleSlots['fixture']>
type SpaceProps = OnTrack<BoardContext, Words, Offer> & { place: Place }

const NAMES = { tag: 'gm2-tag', name: 'gm2-figure-name', badge: 'gm2-figure-badge' }

function Piece({ piece, roll, size }: { piece: number; roll: number | null; size: number }) {
  const other = pieceOf(piece)
  if (other !== undefined) return <other.Picture size={size} />
  return piece === DIE ? <StoneDie rolled={roll} size={size} /> : <Scotsman seat={piece} size={size} />
}

function PieceSpace({ table, words, place, piece, tabIndex, preview }: SpaceProps & { piece: number }) {
  const { view } = table
  const { board } = words
  const seat: Seat | null = piece < view.seats ? piece : null
  const acts = movedBy(view) === piece
  const other = pieceOf(piece)
  const nobody = other?.name(words) ?? words.die
  const isNext = preview !== undefined && preview.next === piece && !acts
  const name = seat === null ? nobody : nameOf(table, seat, words)
  const whose = seat === null ? nobody : seat === table.reader ? board.yourFigure : board.figureOf(name)
  const roll = piece === DIE ? rollTo(table.seats, place.position) : null
  return (
    <Spot
      table={table}
      target={null}
      item={other?.item ?? (seat === null ? 'die' : `figure:${seat}`)}
      label={list([whose, roll === null ? '' : board.rolled(roll), words.space(place.position % view.spaces)])}
      tabIndex={tabIndex}
      class="ring-stand gm2-stand"
      style={seatColours(acts ? (view.pending?.seat ?? null) : seat)}
    >
      <Stand
        tag={isNext ? board.playsNext : null}
        name={<DividedName name={seat === null ? name : shortNameOf(table, seat, words)} />}
        seat={seat}
        size={20}
        names={NAMES}
      >
        <span class="gm2-figure" aria-hidden="true" data-key={`figure:${piece}`} data-acts={acts ? '' : undefined}>
          <Piece piece={piece} roll={roll} size={seat === null ? 44 : 48} />
        </span>
      </Stand>
    </Spot>
  )
}

function fateOf(table: BoardContext, tile: TileId, isLost: boolean, words: Words): Fate | null {
  const { board } = words
  if (isLost) return { good: 'lost', text: board.lost }
  const offer = offersOf(table.view).find((it) => it.tile === tile)
  if (offer?.needsSale === true) return { good: 'maybe', text: board.needsSale }
  const text = offer === undefined ? '' : gapShort(table.view, offer, words)
  return text === '' ? null : { good: 'no', text }
}

type TileSpaceProps = SpaceProps & { tile: TileId; fixture?: Fixture }

function TileSpace({ table, words, place, tile, tabIndex, preview, fixture }: TileSpaceProps) {
  const { view, me } = table
  const isLooked = preview?.tile === tile
  const isLost = preview?.discards.includes(tile) === true
  const moved = movedBy(view)
  const fate = fateOf(table, tile, isLost, words)
  const missing = isLooked ? missingSigns(table, preview).map((n) => ` gm2-short-${n}`) : []
  return (
    <Spot
      table={table}
      target={at.tile(tile)}
      item={at.tile(tile)}
      label={list([
        rondelLabel(view, tile, place.position, table, words),
        fixture === undefined ? '' : fixture.label(table, words),
      ])}
      tabIndex={tabIndex}
      twice
      class={`ring-space gm2-offer${isLooked ? ' ring-looked' : ''}${isLost ? ' gm2-lost' : ''}${bandOf(fate)}${missing.join('')}`}
    >
      <span class="gm2-moves" data-key={at.tile(tile)}>
        {fixture === undefined ? (
          <>
            <OfferedTile view={view} tile={tile} seat={me} words={words} />
            <OnRondel table={table} tile={tile} />
          </>
        ) : (
          <fixture.Face table={table} preview={preview} />
        )}
      </span>
      {fate !== null && <Band fate={fate} />}
      {place.pieces.length > 0 && (
        <span class="gm2-arrived" aria-hidden="true">
          {place.pieces.map((piece) =>
            fixture === undefined ? (
              <Piece key={piece} piece={piece} roll={null} size={26} />
            ) : (
              <span key={piece} class="gm2-stays" style={seatColours(piece)}>
                <span class="gm2-figure" data-key={`figure:${piece}`} data-acts={moved === piece ? '' : undefined}>
                  <Piece piece={piece} roll={null} size={44} />
                </span>
                {piece < view.seats && <SeatBadge seat={piece} size={20} class="gm2-figure-badge" />}
              </span>
            ),
          )}
        </span>
      )}
      {isLooked && moved !== null && preview.reason === null && (
        <span class="gm2-ghost-man" aria-hidden="true">
          <Piece piece={moved} roll={null} size={34} />
        </span>
      )}
    </Spot>
  )
}

function FixtureAlone({
  table,
  words,
  fixture,
  tabIndex,
}: Pick<SpaceProps, 'table' | 'words' | 'tabIndex'> & { fixture: Fixture }) {
  const { tile, Face, label } = fixture
  return (
    <Spot
      table={table}
      target={null}
      item={at.tile(tile)}
      label={list([words.tileName(tile), label(table, words)])}
      tabIndex={tabIndex}
      class="ring-space gm2-offer"
    >
      <span class="gm2-moves" data-key={at.tile(tile)}>
        <Face table={table} preview={undefined} />
      </span>
    </Spot>
  )
}

function EmptySpace({ words, preview, isNext }: { words: Words; preview: Offer | undefined; isNext: boolean }) {
  const { board } = words
  const fills = isNext && preview !== undefined && preview.draws > 0
  return (
    <span class="gm2-empty gm2-empty-word" data-new={fills ? '' : undefined}>
      {fills ? board.draws(preview.draws) : isNext ? board.empty : ''}
    </span>
  )
}

export function Ring({ table, preview, children }: WithPreview<BoardContext, Offer> & { children: ComponentChildren }) {
  const { view, language } = table
  const words = wordsOf(language)
  const shown = view.line.filter(({ tile, pieces }) => tile !== null || pieces.length > 0)
  const keyOf = ({ position }: Place): string => `space:${position}`
  const fixtures = partsOf(view).flatMap(({ fixture }) => fixture ?? [])
  const alone = fixtures.filter(({ tile }) => !shown.some((place) => place.tile === tile))
  const taken = new Set([
    ...shown.map(({ position }) => position % view.spaces),
    ...fixtures.flatMap(({ space }) => [space(view), space(view) + 1]),
  ])
  const free = Array.from({ length: view.spaces }, (_, space) => space).filter((space) => !taken.has(space))
  return (
    <Group
      label={words.rondel}
      class="gm2-ring"
      map
      keys={[...shown.map(keyOf), ...alone.map(({ tile }) => at.tile(tile))]}
    >
      {(tabIndex) => (
        <Rondel spaces={view.spaces} hub={children}>
          {(shape) => (
            <>
              {free.map((space) => (
                <RondelSpace key={`free ${space}`} shape={shape} index={space}>
                  <EmptySpace words={words} preview={preview} isNext={space === view.front % view.spaces} />
                </RondelSpace>
              ))}
              {alone.map((fixture) => (
                <RondelDouble key={fixture.tile} shape={shape} index={fixture.space(view)}>
                  <FixtureAlone
                    table={table}
                    words={words}
                    fixture={fixture}
                    tabIndex={tabIndex(at.tile(fixture.tile))}
                  />
                </RondelDouble>
              ))}
              {shown.map((place) => {
                const [piece] = place.pieces
                const common = { table, words, place, tabIndex: tabIndex(keyOf(place)), preview }
                const fixture = fixtures.find(({ tile }) => tile === place.tile)
                if (fixture !== undefined)
                  return (
                    <RondelDouble key={keyOf(place)} shape={shape} index={fixture.space(view)}>
                      <TileSpace {...common} tile={fixture.tile} fixture={fixture} />
                    </RondelDouble>
                  )
                return (
                  <RondelSpace key={keyOf(place)} shape={shape} index={place.position % view.spaces}>
                    {place.tile !== null ? (
                      <TileSpace {...common} tile={place.tile} />
                    ) : (
                      piece !== undefined && <PieceSpace {...common} piece={piece} />
                    )}
                  </RondelSpace>
                )
              })}
            </>
          )}
        </Rondel>
      )}
    </Group>
  )
}
