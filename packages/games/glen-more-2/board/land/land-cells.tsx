import type { OpenCell, Spot as PlaceSpot, TileId } from '@bothy/glen-more-2/data'
import { Points } from '@bothy/board-kit/art/index.ts'
import type { Where } from '@bothy/board-kit/parts/land/frame.ts'
import { type SignName, SignIcon } from '../art/signs.tsx'
import { BuiltTile } from '../tile/face.tsx'
import { shortOf } from '../chronicles/brought.ts'
import { type Prospect, prospectsOf, yieldsAt } from './gains.ts'
import { placeFacts } from '../labels.ts'
import { at } from '../presenter.ts'
import { Spot, type BoardContext } from '../spot.tsx'
import { type Words, wordsOf } from '../words.ts'

const tradeSign = ({ markers, tokens }: { readonly markers: number; readonly tokens: number }): SignName =>
  markers > 0 ? 'marker' : tokens > 0 ? 'haggis' : 'cask'

function ProspectSign({ prospect, words }: { prospect: Prospect; words: Words }) {
  switch (prospect.kind) {
    case 'good':
      return (
        <span class="gm2-gain">
          +{prospect.count > 1 && prospect.count}
          <SignIcon sign={prospect.good} size={18} />
        </span>
      )
    case 'move':
    case 'age':
    case 'event':
      return (
        <span class="gm2-gain">
          <SignIcon sign={prospect.kind} size={18} />
          {prospect.count}
        </span>
      )
    case 'vp':
      return (
        <span class="gm2-gain">
          + <Points value={prospect.count} size={20} />
        </span>
      )
    case 'trade':
      return (
        <span class="gm2-gain">
          {prospect.vp > 0 && <small>{words.board.most}</small>}
          {prospect.vp > 0 ? (
            <Points value={prospect.vp} size={20} />
          ) : (
            <SignIcon sign={tradeSign(prospect)} size={18} />
          )}
        </span>
      )
  }
}

type PlaceProps = {
  table: BoardContext
  spot: PlaceSpot
  tile: TileId
  tabIndex: number
  words: Words
  takes: string | null
}

function PlaceHere({ table, spot, tile, tabIndex, words, takes }: PlaceProps) {
  const { board } = words
  const { x, y } = spot
  const target = at.cell(x, y)
  return (
    <Spot
      table={table}
      target={target}
      item={target}
      label={[board.cell(words.cell(x, y)), ...placeFacts(table.view, spot, tile, words), takes ?? []]
        .flat()
        .join(', ')}
      tabIndex={tabIndex}
      class={takes === null ? 'land-tile gm2-place' : 'land-tile gm2-place gm2-held-place'}
    >
      {null}
    </Spot>
  )
}

type PromiseProps = {
  table: BoardContext
  spot: PlaceSpot
  tile: TileId
  style: Where
  /** Null while the tile is only looked at. */
  tabIndex: number | null
  takes: string | null
  isPointed: boolean
}

/**
 * A place that a tile could take, with what it would give there. The picture stays from looking at the tile to placing it: redrawing the
 * pictures of all places was most of the work of taking a tile.
 */
export function PromisedPlace({ table, spot, tile, style, tabIndex, takes, isPointed }: PromiseProps) {
  const words = wordsOf(table.language)
  return (
    <div
      class={`land-plot gm2-cell gm2-promised${tabIndex === null || takes !== null ? ' gm2-ghost' : ''}${isPointed ? ' gm2-there' : ''}`}
      style={style}
      data-of-proposal={takes === null ? undefined : ''}
    >
      <span class="gm2-ghost-art" aria-hidden="true">
        <BuiltTile view={table.view} tile={tile} />
      </span>
      <span class="gm2-gains" aria-hidden="true">
        {prospectsOf(yieldsAt(table.view, spot, tile)).map((prospect, i) => (
          <ProspectSign key={i} prospect={prospect} words={words} />
        ))}
      </span>
      {takes !== null && isPointed && (
        <span class="gm2-takes" aria-hidden="true">
          {takes}
        </span>
      )}
      {tabIndex !== null && (
        <PlaceHere table={table} spot={spot} tile={tile} tabIndex={tabIndex} words={words} takes={takes} />
      )}
    </div>
  )
}

export function OpenPlace({ cell, words, style }: { cell: OpenCell; words: Words; style: Where }) {
  const { fits } = words.board
  return (
    <div class="land-plot gm2-cell gm2-free" style={style}>
      <span class="gm2-free-word">{cell.plain && cell.river ? '' : cell.river ? fits.river : fits.plain}</span>
    </div>
  )
}

type CellProps = { table: BoardContext; x: number; y: number; tabIndex: number; style: Where }

export function ShutCell({ table, x, y, tabIndex, style }: CellProps) {
  const { choice, language } = table
  const words = wordsOf(language)
  const { board } = words
  const target = at.cell(x, y)
  const short = shortOf(choice.cause(target) ?? '', words)
  return (
    <Spot
      table={table}
      target={target}
      item={target}
      label={`${board.cell(words.cell(x, y))}, ${short}`}
      tabIndex={tabIndex}
      class="land-plot gm2-cell gm2-shut"
      style={style}
    >
      <span class="gm2-free-word" aria-hidden="true">
        {short}
      </span>
    </Spot>
  )
}
