import type { JSX } from 'preact'
import type { Ladder, Level } from '@bothy/bots'
import type { GameId } from '@bothy/games'
import { BOT_LEVELS } from '@bothy/protocol'
import { paths } from '@bothy/board-kit/ui/page/router.ts'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { Card } from './card.tsx'
import { useAnswer } from '../../games/use-answer.ts'
import { words } from './words.ts'

const LADDERS = import.meta.glob<Ladder>('../../../../games/*/opponents/ladder.json', { import: 'default' })

/** Null where no ladder has been played yet. */
const ladderOf = async (game: GameId): Promise<Ladder | null> =>
  (await LADDERS[`../../../../games/${game}/opponents/ladder.json`]?.()) ?? null

const nameOf = (level: Level): string => {
  const atTables = BOT_LEVELS.find((one) => one === level)
  return atTables === undefined ? level : t.value.levels[atTables]
}

export function BotsCard({ game }: { readonly game: GameId }): JSX.Element | null {
  const { value: ladder } = useAnswer(game, ladderOf)
  const [fewest] = ladder?.seats ?? []
  if (fewest === undefined) return null
  const said = words.value
  const [best] = fewest.rungs
  return (
    <Card
      icon="robot"
      title={said.bots}
      href={paths.game(game, 'leaderboard')}
      note={said.players(fewest.seats)}
      brief={said.botsBrief(nameOf(best.level), best.rating)}
    >
      <ol class="leader-rows">
        {fewest.rungs.map(({ level, rating }) => (
          <li key={level}>
            <span class="leader-name">{nameOf(level)}</span>
            <strong>{rating}</strong>
          </li>
        ))}
      </ol>
    </Card>
  )
}

export function BotsTable({ game }: { readonly game: GameId }): JSX.Element | null {
  const { value: ladder } = useAnswer(game, ladderOf)
  if (!ladder || ladder.seats.length === 0) return null
  const said = words.value
  const { seats, alone } = ladder
  return (
    <section class="panel padded stack bots-table">
      <h2>{said.bots}</h2>
      <p class="soft">{said.botsHelp}</p>
      <div class="bots-scroll" role="region" aria-label={said.bots} tabIndex={0}>
        <table class="leaderboard-table">
          <thead>
            <tr>
              <th scope="col" class="leaderboard-name">
                {said.level}
              </th>
              {alone.length > 0 && <th scope="col">{said.alone}</th>}
              {seats.map(({ seats: count }) => (
                <th key={count} scope="col">
                  {said.players(count)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {levelsOf(ladder).map((level) => (
              <tr key={level}>
                <th scope="row" class="leaderboard-name">
                  {nameOf(level)}
                </th>
                {alone.length > 0 && <td>{pointsOf(alone.find((one) => one.level === level)?.mean)}</td>}
                {seats.map(({ seats: count, rungs }) => (
                  <Rating key={count} rung={rungs.find((one) => one.level === level)} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** A level may be missing with some number of players. */
const levelsOf = ({ seats, alone }: Ladder): readonly Level[] => [
  ...new Set([...seats.flatMap(({ rungs }) => rungs), ...alone].map(({ level }) => level)),
]

const pointsOf = (mean: number | undefined): string => (mean === undefined ? '–' : words.value.points(Math.round(mean)))

type Rung = Ladder['seats'][number]['rungs'][number]

function Rating({ rung }: { readonly rung: Rung | undefined }): JSX.Element {
  if (rung === undefined) return <td>–</td>
  const reach = Math.round((rung.high - rung.low) / 2)
  return (
    <td>
      {rung.rating}
      {reach > 0 && <small class="soft"> {words.value.within(reach)}</small>}
    </td>
  )
}
