import { Points, SeatBadge } from '@bothy/board-kit/art/index.ts'
import { Group } from '@bothy/board-kit/board/choice/spot-group.tsx'
import { Icon } from '../art/icons.tsx'
import { nameOf } from '../lines.ts'
import { type ImportRank, importRanks } from './market-facts.ts'
import { finalPointsOf } from '../scoring/final-points.ts'
import { Spot, type BoardContext } from '../spot.tsx'
import { type Words, wordsOf } from '../words.ts'

/** A fall in value this many imports away is worth a warning. */
const NEAR = 2

function ImportRow({ table, rank, tabIndex, words }: ImportRowProps) {
  const { kind, all, vp, falls } = rank
  const { view, reader } = table
  const own = reader === null ? 0 : view.players[reader].imports[kind]
  const { trade } = words
  const name = words.importName(kind)
  return (
    <Spot
      table={table}
      target={null}
      item={`import:${kind}`}
      label={[
        trade.importWorth(name, words.vp(vp)),
        trade.inAll(all),
        ...(own > 0 ? [trade.yours(own)] : []),
        ...(falls === null ? [] : [trade.falls(falls)]),
      ].join(', ')}
      tabIndex={tabIndex}
      class="coc-import"
      lands={`import:${kind}`}
    >
      <Icon icon={kind} size={22} />
      <span class="coc-import-all" aria-hidden="true">
        {trade.inAll(all)}
        {own > 0 && <b class="coc-yours"> · {trade.yours(own)}</b>}
      </span>
      <span class="coc-falls" data-near={falls !== null && falls <= NEAR ? '' : undefined} aria-hidden="true">
        {falls === null ? '' : trade.falls(falls)}
      </span>
      <Points value={vp} size={24} isSaid />
    </Spot>
  )
}
type ImportRowProps = { table: BoardContext; rank: ImportRank; tabIndex: number; words: Words }

/** COC-71: contracts fulfilled by each, the most first, and the points for that if it ended now. */
function Exports({ table, words }: { table: BoardContext; words: Words }) {
  const { view, tally } = table
  const all = view.players
    .map(({ fulfilled }, seat) => ({
      seat,
      n: fulfilled.length,
      vp: tally.length === 0 ? 0 : finalPointsOf(tally, view, seat).rows.exports,
    }))
    .toSorted((a, b) => b.n - a.n || a.seat - b.seat)
  return (
    <div class="coc-exports">
      <span class="coc-exports-name">{words.scoreName('exports')}</span>
      <ul>
        {all.map(({ seat, n, vp }) => (
          <li key={seat}>
            <span class="visually-hidden">{`${nameOf(table, seat, words)}, ${words.exports(n)}, ${words.vp(vp)}`}</span>
            <span aria-hidden="true">
              <SeatBadge seat={seat} size={20} />
              <b>{n}</b>
              {vp > 0 && <Points value={vp} size={22} />}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function Imports(table: BoardContext) {
  const words = wordsOf(table.language)
  const ranks = importRanks(table.view)
  return (
    <section class="coc-imports" aria-label={words.trade.imports}>
      <div class="coc-head">
        <h2>{words.trade.imports}</h2>
        <span>{words.trade.worthEach}</span>
        <b class="coc-head-short" aria-hidden="true">
          {words.trade.imports}
        </b>
      </div>
      <Group label={words.trade.imports} class="coc-import-rows" keys={ranks.map(({ kind }) => kind)}>
        {(tabIndex) =>
          ranks.map((rank) => (
            <ImportRow key={rank.kind} table={table} rank={rank} tabIndex={tabIndex(rank.kind)} words={words} />
          ))
        }
      </Group>
      <Exports table={table} words={words} />
    </section>
  )
}
