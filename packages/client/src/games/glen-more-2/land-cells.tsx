import type { OpenCell, Reason, Spot as PlaceSpot, TileId, View } from '@bothy/glen-more-2/data'
import { Points } from '../../art/index.ts'
import { type SignName, SignIcon } from './art/signs.tsx'
import { BuiltTile } from './face.tsx'
import { type Prospect, prospectsOf, yieldsAt } from './gains.ts'
import { at } from './presenter.ts'
import { Spot, type Table } from './spot.tsx'
import { type Words, wordsOf } from './words.ts'

export type Where = { readonly gridColumn: number; readonly gridRow: number }

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
    case 'step':
      return (
        <span class="gm2-gain">
          <SignIcon sign="move" size={18} />
          {prospect.count}
        </span>
      )
    case 'age':
      return (
        <span class="gm2-gain">
          <SignIcon sign="age" size={18} />
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

/** What a place would give, with the tile as it would lie there. */
function Promised({ view, spot, tile, words }: { view: View; spot: PlaceSpot; tile: TileId; words: Words }) {
  return (
    <>
      <span class="gm2-ghost-art" aria-hidden="true">
        <BuiltTile view={view} tile={tile} />
      </span>
      <span class="gm2-gains" aria-hidden="true">
        {prospectsOf(yieldsAt(view, spot, tile)).map((prospect, i) => (
          <ProspectSign key={i} prospect={prospect} words={words} />
        ))}
      </span>
    </>
  )
}

/** A place that the tile looked at could take, over an own tile or beside them. */
export function Ghost({ table, spot, tile, style }: { table: Table; spot: PlaceSpot; tile: TileId; style: Where }) {
  return (
    <div class="gm2-cell gm2-ghost" style={style}>
      <Promised view={table.view} spot={spot} tile={tile} words={wordsOf(table.language)} />
    </div>
  )
}

/** A place near a Scotsman that some tile could take, with what fits there. */
export function OpenPlace({ cell, words, style }: { cell: OpenCell; words: Words; style: Where }) {
  const { fits } = words.board
  return (
    <div class="gm2-cell gm2-free" style={style}>
      <span class="gm2-free-word">{cell.plain && cell.river ? '' : cell.river ? fits.river : fits.plain}</span>
    </div>
  )
}

const isReason = (cause: string, short: Words['board']['short']): cause is Reason['why'] => Object.hasOwn(short, cause)

/** A word or two for what the rules say against a cell. */
const shortOf = (cause: string | null, { short }: Words['board']): string =>
  cause !== null && isReason(cause, short) ? short[cause] : ''

type CellProps = { table: Table; x: number; y: number; tile: TileId; tabIndex: number; style: Where }

/** A cell while a tile is placed: what it would activate and cover, or why it is refused. */
export function PlaceCell({ table, x, y, tile, tabIndex, style }: CellProps) {
  const { view, choice, language } = table
  const words = wordsOf(language)
  const { board } = words
  const target = at.cell(x, y)
  const spot = view.spots.find((it) => it.x === x && it.y === y)
  const short = shortOf(choice.cause(target), board)
  const over = spot === undefined || spot.over === null ? '' : `, ${board.over(words.theTile(spot.over))}`
  return (
    <Spot
      table={table}
      target={target}
      thing={target}
      label={
        spot === undefined
          ? `${board.cell(words.cell(x, y))}, ${short}`
          : `${board.cell(words.cell(x, y))}${over}, ${board.activates(yieldsAt(view, spot, tile).length)}`
      }
      tabIndex={tabIndex}
      class={spot === undefined ? 'gm2-cell gm2-shut' : 'gm2-cell gm2-place'}
      style={style}
    >
      {spot === undefined ? (
        <span class="gm2-free-word" aria-hidden="true">
          {short}
        </span>
      ) : (
        <Promised view={view} spot={spot} tile={tile} words={words} />
      )}
    </Spot>
  )
}
