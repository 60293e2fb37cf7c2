import { useCallback, useEffect, useRef, useState } from 'preact/hooks'
import type { ComponentChildren } from 'preact'
import { ReadingPlace } from '@bothy/board-kit/board/details/reading-place.tsx'
import { isHandheld } from '@bothy/board-kit/board/layout.ts'
import { usePointed } from '@bothy/board-kit/board/details/use-pointed.ts'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'
import { mapPicture } from './art/map-picture.ts'
import { mapOf } from './box.ts'
import { Draft, isDraft } from './seats/draft.tsx'
import { hasRoomAtSpace, hexToFill, proposalAt, proposalOf } from './map/hand.ts'
import { Contracts } from './contracts/contracts.tsx'
import { hasChips, hasSheets, lookAt, PANES, type Sight, sightOf } from './visible-area.ts'
import { Production, UnitsSheet } from './lazy.ts'
import { groupOf, isGrouped } from './market/choice-groups.ts'
import { Imports } from './market/imports.tsx'
import { MapPane } from './map/map-pane.tsx'
import { Market } from './market/market.tsx'
import { others } from './seats/others.ts'
import { PlayerBoard } from './seats/player-board.tsx'
import { Order } from './seats/order.tsx'
import { PieceDefs } from './pieces/pieces.tsx'
import { isProducing } from './production/is-producing.ts'
import { ProposalSheet } from './map/proposal.tsx'
import { Facts, SeatChip, SeatPanel } from './seats/seats.tsx'
import type { BoardContext } from './spot.tsx'
import { hexIn, unitIn } from './targets.ts'
import { wordsOf } from './words.ts'

/** In milliseconds; the draft has been painted by then. */
const DRAFT_SHOWN = 200

/** The cards of so many others are large enough to read on. */
const MANY = 2

/** Of units for a space that was chosen. */
const SHEET_COLUMNS = { phone: 2, low: 2, upright: 4, narrow: 1, wide: 1, hall: 1 } as const

const ICONS = { mine: 'people', market: 'chart', contracts: 'log', production: 'restart' } as const

function DockedUnits(table: BoardContext) {
  const hex = hasRoomAtSpace(table) ? null : hexToFill(table)
  return hex === null ? null : <UnitsSheet table={table} hex={hex} columns={SHEET_COLUMNS[table.layout]} />
}

function Seats({ table, sight }: { readonly table: BoardContext; readonly sight: Sight }) {
  const chips = hasChips(table)
  const all = chips && table.me !== null ? [table.me, ...others(table)] : others(table)
  if (all.length === 0) return null
  return (
    <div
      class={chips ? 'coc-chips' : 'coc-seats'}
      role="group"
      aria-label={wordsOf(table.language).stage.players}
      data-count={all.length}
    >
      {all.map((seat) =>
        chips ? (
          <SeatChip key={seat} table={table} seat={seat} sight={sight} />
        ) : (
          <SeatPanel key={seat} table={table} seat={seat} sight={sight} />
        ),
      )}
      {!chips && all.length >= MANY && <ReadingPlace class="coc-reading" />}
    </div>
  )
}

function PaneBar({ table, sight }: { readonly table: BoardContext; readonly sight: Sight }) {
  const said = wordsOf(table.language).stage
  const names = {
    mine: table.reader === null ? said.players : said.you,
    market: said.market,
    contracts: said.contracts,
    production: said.production,
  }
  const panes = isProducing(table.view) ? ([...PANES, 'production'] as const) : PANES
  const closes = hasSheets(table.layout)
  return (
    <div class="coc-pane-bar" data-tight={panes.length > 3 ? '' : undefined} role="group" aria-label={said.panes}>
      {panes.map((pane) => (
        <button
          key={pane}
          type="button"
          class="coc-pane-button"
          data-opens={pane}
          aria-pressed={sight.pane === pane ? 'true' : 'false'}
          onClick={() => lookAt(table, closes && sight.pane === pane ? 'map' : pane)}
        >
          <Icon name={ICONS[pane]} size={18} />
          {names[pane]}
        </button>
      ))}
    </div>
  )
}

/** All panes are rendered and only one is visible, so that every choosable target is found. */
function Panes({ table, sight }: { readonly table: BoardContext; readonly sight: Sight }) {
  const content: { readonly [P in (typeof PANES)[number]]: ComponentChildren } = {
    mine: <PlayerBoard table={table} seat={sight.seat} />,
    market: <Market {...table} />,
    contracts: (
      <>
        <Contracts {...table} />
        <Imports {...table} />
        <Order {...table} />
      </>
    ),
  }
  const over = hasSheets(table.layout) ? '' : undefined
  return (
    <>
      {PANES.map((pane) => (
        <div key={pane} class="coc-pane" data-pane={pane} data-over={over} hidden={sight.pane !== pane}>
          {content[pane]}
        </div>
      ))}
      {isProducing(table.view) && (
        <div class="coc-pane" data-pane="production" data-over={over} hidden={sight.pane !== 'production'}>
          <Production {...table} />
        </div>
      )}
    </>
  )
}

const Fate = (table: BoardContext) => (
  <div class="coc-fate">
    <Order {...table} />
    <Imports {...table} />
  </div>
)

function Rails({ table, sight }: { readonly table: BoardContext; readonly sight: Sight }) {
  const { layout } = table
  if (layout === 'wide' || layout === 'hall')
    return (
      <>
        <div class="coc-left">
          <Seats table={table} sight={sight} />
          <PlayerBoard table={table} seat={sight.seat} />
          {table.me !== null && sight.seat === table.me && <Fate {...table} />}
          {others(table).length < MANY && <ReadingPlace class="coc-reading-below" />}
        </div>
        <div class="coc-right">
          {isProducing(table.view) ? (
            <Production {...table} />
          ) : (
            <>
              <Market {...table} />
              <DockedUnits {...table} />
              <Contracts {...table} />
            </>
          )}
          {table.me === null && <Fate {...table} />}
        </div>
      </>
    )
  return (
    <>
      <Seats table={table} sight={sight} />
      <PaneBar table={table} sight={sight} />
      <Panes table={table} sight={sight} />
      {layout === 'narrow' && (
        <>
          <ReadingPlace class="coc-reading-pane" />
          <DockedUnits {...table} />
        </>
      )}
    </>
  )
}

function Hero({ table, pointed }: { readonly table: BoardContext; readonly pointed: string | null }) {
  const [wantsMap, setWantsMap] = useState(false)
  const said = wordsOf(table.language).stage
  const { view } = table
  const drafts = isDraft(view)
  // Painted during the draft, since the choice that ends the draft would otherwise wait for it.
  useEffect(() => {
    if (!drafts) return
    const timer = setTimeout(() => mapPicture(mapOf(view)), DRAFT_SHOWN)
    return () => clearTimeout(timer)
  }, [drafts, view])
  if (!drafts)
    return (
      <div class="coc-hero">
        <MapPane table={table} pointed={pointed} />
      </div>
    )
  return (
    <div class="coc-hero" data-drafts={wantsMap ? undefined : ''}>
      {wantsMap && <MapPane table={table} pointed={pointed} />}
      <div class="coc-draft-place" hidden={wantsMap}>
        <Draft {...table} />
      </div>
      <button type="button" class="button coc-draft-map" onClick={() => setWantsMap(!wantsMap)}>
        {wantsMap ? said.showDraft : said.showMap}
      </button>
    </div>
  )
}

function Held({ table }: { readonly table: BoardContext }) {
  return table.me === null || isDraft(table.view) ? null : (
    <div class="coc-glance">
      <Facts table={table} seat={table.me} />
    </div>
  )
}

export function BoardView(props: BoardContext) {
  const { layout } = props
  const handheld = isHandheld(layout)
  const latest = useRef(props)
  latest.current = props
  const isTold = useCallback(
    (item: string | null) => {
      const hex = hexIn(item ?? '')
      // A tap on a space that could be chosen is told in a sheet of its own.
      const isInSheet = handheld && hex !== null && proposalAt(latest.current, hex) !== null
      // The list beside the space in hand and the prompt tell of a unit.
      return isInSheet || (unitIn(item ?? '') !== null && hexToFill(latest.current) !== null)
    },
    [handheld],
  )
  const { table, pointed } = usePointed(props, isTold)
  const sight = sightOf(props)
  const proposal = handheld ? proposalOf(props) : null
  const toFill = handheld ? hexToFill(props) : null
  return (
    <div
      class="coc-stage"
      data-layout={layout}
      data-seats={props.view.seats}
      data-pane={sight.pane}
      data-group={isGrouped(props) ? (groupOf(props) ?? 'none') : undefined}
    >
      <PieceDefs />
      <div class="coc-table" data-prompt-corner={layout === 'low' ? '' : undefined}>
        <Hero table={table} pointed={pointed} />
        {proposal !== null && <ProposalSheet table={table} proposal={proposal} />}
        {handheld && <DockedUnits {...props} />}
        {proposal === null && toFill === null && layout === 'low' && sight.pane === 'map' && <Held table={table} />}
        <Rails table={table} sight={sight} />
      </div>
    </div>
  )
}
