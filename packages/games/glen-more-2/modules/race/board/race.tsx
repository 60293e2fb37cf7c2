import type { Seat } from '@bothy/kernel'
import type { RewardShown, TileShown } from '@bothy/glen-more-2/data'
import { Group } from '@bothy/board-kit/board/choice/spot-group.tsx'
import { Spot, type BoardContext } from '../../../board/spot.tsx'
import { boatWords, Course, type RaceShown, riverName } from './course.tsx'
import { atReward } from './presenter.ts'
import { Boat, RewardToken } from './signs.tsx'
import { raceIn } from './words.ts'

function Tokens({ table, tokens }: { table: BoardContext; tokens: readonly RewardShown[] }) {
  const say = raceIn(table)
  const kinds = tokens.filter(({ reward }, i) => tokens.findIndex((other) => other.reward === reward) === i)
  return (
    <Group label={say.tokens} class="gm2-castle-tokens" keys={kinds.map(({ reward }) => atReward(reward))}>
      {(tabIndex) =>
        kinds.map((token) => {
          const count = tokens.filter(({ reward }) => reward === token.reward).length
          return (
            <Spot
              key={token.reward}
              table={table}
              target={atReward(token.reward)}
              item={atReward(token.reward)}
              label={say.reward(token)}
              tabIndex={tabIndex(atReward(token.reward))}
              lands={atReward(token.reward)}
              class="gm2-castle-token"
            >
              <span class="gm2-castle-face">
                <RewardToken token={token} size={38} />
                {count > 1 && <b>×{count}</b>}
              </span>
              <span class="gm2-castle-says" aria-hidden="true">
                {say.reward(token)}
              </span>
            </Spot>
          )
        })
      }
    </Group>
  )
}

const Backs = ({ count }: { count: number }) => (
  <span class="gm2-castle-tokens" aria-hidden="true">
    {Array.from({ length: count }, (_, i) => (
      <RewardToken key={i} token={null} size={38} />
    ))}
  </span>
)

export function Castle({ table }: { table: BoardContext }) {
  const { race: shown } = table.view.chronicles
  const { pending } = table.view
  if (shown === undefined || pending === null) return null
  const say = raceIn(table)
  const at = shown.rivers[shown.boats[pending.seat].river]
  const isMine = pending.seat === table.me
  return (
    <section class="gm2-panel gm2-castle" aria-label={say.tokens}>
      <h2 class="gm2-castle-head">
        {say.tokens} <span class="gm2-castle-where">{riverName(table, at)}</span>
      </h2>
      {isMine && at.known !== null ? (
        <Tokens table={table} tokens={at.known} />
      ) : (
        <p class="gm2-castle-backs">
          <Backs count={at.tokens} />
          {say.tokensOn(at.tokens)}
        </p>
      )}
      <Course table={table} shown={shown} class="gm2-castle-course" />
    </section>
  )
}

const boatsAt = ({ rivers, boats }: RaceShown, seat: Seat, { x, y }: TileShown): readonly Seat[] =>
  y === 0 ? boats.flatMap((boat, i) => (rivers[boat.river].seat === seat && boat.x === x ? [i] : [])) : []

/** GM2-C1-4: boats that are on a tile of a territory. */
export function BoatsOnTile({ table, seat, shown }: { table: BoardContext; seat: Seat; shown: TileShown }) {
  const { race } = table.view.chronicles
  const here = race === undefined ? [] : boatsAt(race, seat, shown)
  if (here.length === 0) return null
  return (
    <span class="gm2-land-boats" aria-hidden="true">
      {here.map((boat) => (
        <Boat key={boat} seat={boat} size={30} />
      ))}
    </span>
  )
}

export function boatsSaid(table: BoardContext, seat: Seat, shown: TileShown): string {
  const { race } = table.view.chronicles
  if (race === undefined) return ''
  const say = raceIn(table)
  return boatsAt(race, seat, shown)
    .map((boat) => say.boatHere(boatWords(table, race, boat)))
    .join(', ')
}
