import type { JSX } from 'preact'
import { useEffect, useId, useState } from 'preact/hooks'
import { myTables } from '../../net/my-tables.ts'
import { byUrgency, outAt } from '../../net/urgency.ts'
import { Segments } from '@bothy/board-kit/ui/controls/fields.tsx'
import { waiting } from '@bothy/board-kit/ui/words/waiting-words.ts'
import { GamesSkeleton } from '../home/games-skeleton.tsx'
import { GameRow } from './game-row.tsx'
import './styles.css'

/** Shown at first, so that the four games stay in sight below them. */
const SHOWN = 6
const SECOND = 1000
const SECONDS_SHOWN_BELOW_MS = 2 * 60 * SECOND

export function MyGames({ onRemoved }: { readonly onRemoved: () => void }): JSX.Element {
  const words = waiting.value
  const heading = useId()
  const running = byUrgency(myTables.value.filter(({ table }) => table.status !== 'over'))
  const mine = running.filter(({ table }) => table.myTurn)
  const theirs = running.filter(({ table }) => !table.myTurn)
  const [chosen, choose] = useState<'mine' | 'theirs'>('mine')
  const [all, setAll] = useState(false)
  const now = useNow(Math.min(...running.map((game) => outAt(game) ?? Infinity)))
  if (running.length === 0) return <GamesSkeleton />
  const shows = mine.length === 0 ? 'theirs' : theirs.length === 0 ? 'mine' : chosen
  const games = shows === 'mine' ? mine : theirs
  const rest = all ? 0 : Math.max(0, games.length - SHOWN)
  return (
    <section class="panel my-games" aria-labelledby={heading}>
      <div class="my-games-head">
        <h2 id={heading}>{words.title}</h2>
        {mine.length > 0 && theirs.length > 0 ? (
          <Segments
            label={words.whose}
            hideLabel
            value={shows}
            choices={[
              { value: 'mine', label: words.mine(mine.length) },
              { value: 'theirs', label: words.theirs(theirs.length) },
            ]}
            onChange={(value) => {
              choose(value)
              setAll(false)
            }}
          />
        ) : (
          <span class="my-games-whose soft">
            {shows === 'mine' ? words.mine(mine.length) : words.theirs(theirs.length)}
          </span>
        )}
        {games.length > 1 && <span class="my-games-order soft small">{words.order}</span>}
      </div>
      <ul>
        {games.slice(0, games.length - rest).map((game, i) => (
          <GameRow key={game.table.id} listed={game} first={i === 0} now={now} onRemoved={onRemoved} />
        ))}
      </ul>
      {rest > 0 && (
        <button type="button" class="button quiet my-games-more" onClick={() => setAll(true)}>
          {words.more(rest)}
        </button>
      )}
    </section>
  )
}

function useNow(end: number): number {
  const [now, setNow] = useState(Date.now)
  const every = end - now < SECONDS_SHOWN_BELOW_MS ? SECOND : 15 * SECOND
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every)
    return () => clearInterval(timer)
  }, [every])
  return Math.max(now, Date.now() - 15 * SECOND)
}
