import type { JSX } from 'preact'
import { useId, useState } from 'preact/hooks'
import { GAME_IDS, isGameId, MANIFESTS } from '@bothy/games'
import type { Lobby } from '@bothy/protocol'
import type { Listed } from '../../net/my-tables.ts'
import { Select } from '@bothy/board-kit/ui/controls/fields.tsx'
import { paths, rewriteAddress } from '@bothy/board-kit/ui/page/router.ts'
import { leaderboard } from '../leaderboard/leaderboard-words.ts'
import { TableRows } from '../home/table-lists.tsx'
import { tableFacts } from './facts.ts'
import { type Facet, type Filters, NO_FILTERS, type Offered, filtersOf, fits, offered, queryOf } from './filters.ts'
import { words } from './words.ts'

const AT_ONCE = 12
const ANY = ''

export function OpenTables({
  tables,
  ratings,
}: {
  readonly tables: readonly Listed[]
  readonly ratings: Lobby['ratings']
}): JSX.Element {
  const said = words.value
  const heading = useId()
  const [filters, setFilters] = useState(() => filtersOf(location.search))
  const [most, setMost] = useState(AT_ONCE)
  const choose = (wanted: Filters): void => {
    setFilters(wanted)
    setMost(AT_ONCE)
    rewriteAddress(`${paths.lobby}${queryOf(wanted)}`)
  }
  const fitting = tables.filter((table) => fits(table, filters))
  const facets = offered(tables, filters)
  return (
    <section class="panel padded stack lobby-open" aria-labelledby={heading}>
      <div class="lobby-open-head">
        <h2 id={heading}>{said.open}</h2>
        <a class="button" href={paths.make(filters.game ?? GAME_IDS[0], 'friends')}>
          {said.create}
        </a>
      </div>
      {facets.length > 0 && (
        <div class="lobby-filters" role="group" aria-label={said.filters}>
          {facets.map((facet) => (
            <Filter key={facet.facet} {...facet} filters={filters} onChange={choose} />
          ))}
        </div>
      )}
      {facets.length > 0 && (
        <p class="lobby-shown">
          <span class="soft small" role="status">
            {said.shown(fitting.length, tables.length)}
          </span>
          {queryOf(filters) !== '' && (
            <button type="button" class="button quiet" onClick={() => choose(NO_FILTERS)}>
              {said.reset}
            </button>
          )}
        </p>
      )}
      {tables.length === 0 && (
        <p class="soft">
          {said.openEmpty} {said.openEmptyHelp}
        </p>
      )}
      {tables.length > 0 && fitting.length === 0 && <p>{said.noneFits}</p>}
      <TableRows games={fitting.slice(0, most)} note={({ game, table }) => tableFacts(game, table, ratings)} />
      {fitting.length > most && (
        <button type="button" class="button" onClick={() => setMost(most + AT_ONCE)}>
          {said.more(Math.min(AT_ONCE, fitting.length - most))}
        </button>
      )}
    </section>
  )
}

function Filter({
  facet,
  values,
  filters,
  onChange,
}: Offered & { readonly filters: Filters; readonly onChange: (filters: Filters) => void }): JSX.Element {
  const said = words.value
  return (
    <Select
      label={labelOf(facet)}
      value={filters[facet] ?? ANY}
      choices={[
        { value: ANY, label: said.any[facet] },
        ...values.map((value) => ({ value, label: nameOf(facet, value) })),
      ]}
      onChange={(value) => onChange({ ...filters, [facet]: value === ANY ? null : value })}
    />
  )
}

const labelOf = (facet: Facet): string => {
  const { game, seats, pace } = words.value
  return { game, seats, pace, rated: leaderboard.value.choice }[facet]
}

function nameOf(facet: Facet, value: string): string {
  const said = words.value
  if (facet === 'game') return isGameId(value) ? MANIFESTS[value].title : value
  if (facet === 'seats') return said.players(Number(value))
  if (facet === 'rated') return value === 'yes' ? said.rated.yes : said.rated.no
  return value === 'live' || value === 'turns' ? said.paces[value] : said.paces.none
}
