import { MANIFESTS } from '@bothy/games'
import type { JSX } from 'preact'
import { SeatBadge } from '@bothy/board-kit/art/index.ts'
import { GameEmblem } from '../../games/game-emblem.tsx'
import type { Listed } from '../../net/my-tables.ts'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { waiting } from '@bothy/board-kit/ui/words/waiting-words.ts'
import { RemoveGame } from '../home/remove-game.tsx'
import { TableState, tablePath } from '../home/table-state.tsx'
import { TimeCell } from './time-cell.tsx'

const NAMED = 2

export function GameRow({
  listed,
  first,
  now,
  onRemoved,
}: {
  readonly listed: Listed
  readonly first: boolean
  readonly now: number
  readonly onRemoved: () => void
}): JSX.Element {
  const { table, game, where } = listed
  const { title } = MANIFESTS[game]
  const others = table.seats.flatMap((seat, i) =>
    seat.kind === 'open' || (seat.kind === 'person' && seat.mine) ? [] : [{ seat: i, name: seat.name }],
  )
  const goes = table.myTurn && table.status === 'playing' ? waiting.value.play : t.value.home.look
  return (
    <li class={first ? 'my-game first' : 'my-game'}>
      <GameEmblem game={game} />
      <div class="my-game-words">
        <h3>{title}</h3>
        <p class="my-game-state">
          <TableState table={table} where={where} />
          {table.status === 'playing' && (
            <span class="soft small my-game-played">{t.value.home.played(Math.round(table.progress * 100))}</span>
          )}
        </p>
      </div>
      <p class="my-game-seats soft">
        {others.map(({ seat, name }) => (
          <span key={seat} title={name}>
            <SeatBadge seat={seat} worn={table.colours[seat] ?? null} size={20} />{' '}
            <span class={others.length > NAMED ? 'visually-hidden' : ''}>{name}</span>
          </span>
        ))}
      </p>
      <TimeCell listed={listed} now={now} />
      <a
        class={first && table.myTurn ? 'button primary' : 'button'}
        href={tablePath(listed)}
        aria-label={[goes, title, ...others.map(({ name }) => name)].join(', ')}
      >
        <span>{goes}</span>
      </a>
      {where === 'device' && <RemoveGame table={table.id} title={title} onRemoved={onRemoved} />}
    </li>
  )
}
