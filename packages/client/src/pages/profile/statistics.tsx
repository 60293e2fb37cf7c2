import type { ComponentChildren, JSX } from 'preact'
import { isGameId, MANIFESTS } from '@bothy/games'
import type { GameCount, Rival } from '@bothy/protocol'
import { signed, t } from '@bothy/board-kit/ui/words/i18n.ts'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'
import { personPath } from '@bothy/board-kit/ui/page/person-path.ts'
import { ApartBar, PartBar, ShareBar } from './bars.tsx'
import { totalOf, totalsByGame, totalsBySeats } from './counts.ts'
import { words } from './words.ts'

export function Statistics({
  counts,
  rivals,
  isPublic,
}: {
  readonly counts: readonly GameCount[]
  readonly rivals: readonly Rival[]
  readonly isPublic: boolean
}): JSX.Element {
  const { played, won } = totalOf(counts)
  return (
    <section class="stack">
      <h2>{words.value.statistics}</h2>
      {played === 0 ? (
        <p class="soft">{isPublic ? words.value.statisticsNoneOpen : words.value.statisticsNone}</p>
      ) : (
        <>
          <p>{words.value.total(played, won)}</p>
          {isPublic && <p class="soft small">{words.value.openOnly}</p>}
          <div class="profile-plots in-three">
            <ByGame counts={counts} />
            <BySeats counts={counts} />
            {rivals.length > 0 && <Rivals rivals={rivals} />}
          </div>
        </>
      )}
    </section>
  )
}

function Plot({
  title,
  help,
  heads,
  kind = '',
  children,
}: {
  readonly kind?: string
  readonly title: string
  readonly help: string
  readonly heads: readonly string[]
  readonly children: ComponentChildren
}): JSX.Element {
  const [name, ...numbers] = heads
  return (
    <section class={`panel padded stack ${kind}`}>
      <h3>{title}</h3>
      <table class="profile-table">
        <thead>
          <tr>
            <th scope="col" class="profile-name">
              {name}
            </th>
            {numbers.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
      <p class="soft small">{help}</p>
    </section>
  )
}

function Line({
  name,
  bar,
  children,
}: {
  readonly name: ComponentChildren
  readonly bar: JSX.Element
  readonly children: ComponentChildren
}): JSX.Element {
  return (
    <tr>
      <th scope="row" class="profile-name">
        {name}
        {bar}
      </th>
      {children}
    </tr>
  )
}

function ByGame({ counts }: { readonly counts: readonly GameCount[] }): JSX.Element {
  const totals = totalsByGame(counts)
  const most = Math.max(...totals.map(([, { played }]) => played))
  const { byGame, byGameHelp, game: head, played, won, best } = words.value
  return (
    <Plot title={byGame} help={byGameHelp} heads={[head, played, won, best]}>
      {totals.map(([game, total]) => (
        <Line
          key={game}
          name={isGameId(game) ? MANIFESTS[game].title : game}
          bar={<PartBar whole={total.played / most} part={total.won / most} />}
        >
          <td>{total.played}</td>
          <td>{total.won}</td>
          <td>{total.best === null ? '–' : signed(total.best)}</td>
        </Line>
      ))}
    </Plot>
  )
}

function BySeats({ counts }: { readonly counts: readonly GameCount[] }): JSX.Element | null {
  const totals = totalsBySeats(counts)
  if (totals.length === 0) return null
  const { bySeats, bySeatsHelp, seats: head, players, share, percent, of, won: wins } = words.value
  return (
    <Plot title={bySeats} help={bySeatsHelp} heads={[head, share, wins]}>
      {totals.map(([seats, { won, placed }]) => (
        <Line key={seats} name={players(seats)} bar={<ShareBar share={won / placed} even={1 / seats} />}>
          <td>{percent(Math.round((100 * won) / placed))}</td>
          <td>{of(won, placed)}</td>
        </Line>
      ))}
    </Plot>
  )
}

function Rivals({ rivals }: { readonly rivals: readonly Rival[] }): JSX.Element {
  const most = Math.max(1, ...rivals.flatMap(({ ahead, behind }) => [ahead, behind]))
  const { rivals: title, rivalsHelp, opponent, behind: lost, ahead: won, games: met } = words.value
  return (
    <Plot title={title} help={rivalsHelp} heads={[opponent, lost, won, met]} kind="profile-rivals">
      {rivals.map((rival, i) => (
        <Line
          key={i}
          name={<RivalName {...rival} />}
          bar={<ApartBar left={rival.behind / most} right={rival.ahead / most} />}
        >
          <td>{rival.behind}</td>
          <td>{rival.ahead}</td>
          <td>{rival.games}</td>
        </Line>
      ))}
    </Plot>
  )
}

function RivalName({ name, bot, account }: Rival): JSX.Element {
  if (bot !== null)
    return (
      <>
        <Icon name="robot" size={18} /> {words.value.bots(t.value.levels[bot])}
      </>
    )
  return name !== null && account ? <a href={personPath(name)}>{name}</a> : <>{name}</>
}
