import {
  ACTIVATION_OF,
  KIND_OF,
  type OpenCell,
  type Reason,
  type Spot as PlaceSpot,
  type TileId,
  type View,
} from '@bothy/glen-more/data'
import { Points } from '@bothy/board-kit/art/index.ts'
import { GoodsIcon } from '@bothy/board-kit/art/goods.tsx'
import { type Prospect, prospectsOf, yieldsAt } from './gains.ts'
import { placeFacts } from '../labels.ts'
import { at } from '../presenter.ts'
import { Spot, type BoardContext } from '../spot.tsx'
import { TileArt } from '../tile/tile.tsx'
import { type Words, wordsOf } from '../words.ts'

function ProspectSign({ prospect, words }: { prospect: Prospect; words: Words }) {
  switch (prospect.kind) {
    case 'cube':
      return (
        <span class="gm-gain">
          +{prospect.count > 1 && prospect.count}
          <GoodsIcon icon={prospect.cube} size={18} />
        </span>
      )
    case 'step':
      return (
        <span class="gm-gain">
          <GoodsIcon icon="step" size={18} />
          {prospect.count}
        </span>
      )
    case 'vp':
      return (
        <span class="gm-gain">
          + <Points value={prospect.count} size={20} />
        </span>
      )
    case 'trade': {
      const isFair = ACTIVATION_OF[prospect.tile].kind === 'fair'
      return (
        <span class="gm-gain">
          <small class="gm-gain-name">
            {words.kindName(KIND_OF[prospect.tile])}
            {isFair && ` ${words.board.most}`}
          </small>
          {prospect.barrels > 0 ? <GoodsIcon icon="cask" size={18} /> : <Points value={prospect.vp} size={20} />}
        </span>
      )
    }
  }
}

function Promised({ view, spot, tile, words }: { view: View; spot: PlaceSpot; tile: TileId; words: Words }) {
  const all = yieldsAt(view, spot, tile)
  return (
    <>
      <span class="gm-ghost-art" aria-hidden="true">
        <TileArt tile={tile} />
      </span>
      <span class="gm-gains" aria-hidden="true">
        {prospectsOf(all).map((prospect, i) => (
          <ProspectSign key={i} prospect={prospect} words={words} />
        ))}
      </span>
      <span class="gm-gain gm-gain-count" aria-hidden="true">
        {all.length}
      </span>
    </>
  )
}

type Where = { gridColumn: number; gridRow: number }

export function Ghost({
  table,
  spot,
  tile,
  style,
  tabIndex,
  takes,
  isPointed,
}: {
  table: BoardContext
  spot: PlaceSpot
  tile: TileId
  style: Where
  tabIndex: number | null
  takes: string
  isPointed: boolean
}) {
  const words = wordsOf(table.language)
  const promised = <Promised view={table.view} spot={spot} tile={tile} words={words} />
  if (tabIndex === null)
    return (
      <div class="gm-cell gm-ghost" style={style}>
        {promised}
      </div>
    )
  const target = at.cell(spot.x, spot.y)
  return (
    <div class="gm-held" style={style} data-of-proposal="">
      <Spot
        table={table}
        target={target}
        item={target}
        label={[
          words.board.emptyCell(words.cell(spot.x, spot.y)),
          ...placeFacts(table.view, spot, tile, words),
          takes,
        ].join(', ')}
        tabIndex={tabIndex}
        class={isPointed ? 'gm-cell gm-ghost gm-place gm-there' : 'gm-cell gm-ghost gm-place'}
      >
        {promised}
        {isPointed && (
          <span class="gm-takes" aria-hidden="true">
            {takes}
          </span>
        )}
      </Spot>
    </div>
  )
}

const fitsOf = ({ plain, river, road }: OpenCell, { board }: Words): string =>
  plain
    ? river || road
      ? board.fits.any
      : board.fits.plain
    : river && road
      ? board.fits.both
      : board.fits[river ? 'river' : 'road']

export function OpenPlace({ cell, words, style }: { cell: OpenCell; words: Words; style: Where }) {
  return (
    <div class="gm-cell gm-open" style={style}>
      <span class="gm-open-text">{fitsOf(cell, words)}</span>
    </div>
  )
}

const isReason = (cause: string, short: Words['board']['short']): cause is Reason['why'] => Object.hasOwn(short, cause)

const shortOf = (cause: string | null, { short }: Words['board']): string =>
  cause !== null && isReason(cause, short) ? short[cause] : ''

type CellProps = {
  table: BoardContext
  x: number
  y: number
  tabIndex: number
  style: Where
}

export function EmptyCell({ table, x, y, tabIndex, style }: CellProps) {
  const { view, choice, language } = table
  const words = wordsOf(language)
  const { board } = words
  const target = at.cell(x, y)
  const spot = view.spots.find((it) => it.x === x && it.y === y)
  const cell = board.emptyCell(words.cell(x, y))
  if (spot === undefined || view.taken === null) {
    const short = shortOf(choice.cause(target), board)
    return (
      <Spot
        table={table}
        target={target}
        item={target}
        label={`${cell}, ${short}`}
        tabIndex={tabIndex}
        class="gm-cell gm-shut"
        style={style}
      >
        <span class="gm-open-text" aria-hidden="true">
          {short}
        </span>
      </Spot>
    )
  }
  return (
    <Spot
      table={table}
      target={target}
      item={target}
      label={[cell, ...placeFacts(view, spot, view.taken, words)].join(', ')}
      tabIndex={tabIndex}
      class="gm-cell gm-place"
      style={style}
    >
      <Promised view={view} spot={spot} tile={view.taken} words={words} />
    </Spot>
  )
}
