import { CASTLE_X, type RewardId, REWARDS } from '@bothy/glen-more-2/data'
import { WhyNot } from '@bothy/board-kit/board/details/thing-note.tsx'
import { Facts, Panel, type DetailContext } from '../../../board/details/explain-parts.tsx'
import { boxOf } from '../../../board/labels.ts'
import { boatsOn, boatWords, riverName } from './course.tsx'
import { ROW } from './presenter.ts'
import { RewardToken } from './signs.tsx'
import { raceIn } from './words.ts'

export function RiverPage({ table, words, what }: DetailContext & { what: string }) {
  const { race } = table.view.chronicles
  const river = race?.rivers[Number(what)]
  if (race === undefined || river === undefined) return null
  const say = raceIn(table)
  const { left, right, tokens, known, looked } = river
  const { prizes } = boxOf(table.view).race
  return (
    <Panel
      table={table}
      words={words}
      title={riverName(table, river)}
      art={<RewardToken token={null} size={28} />}
      rules={['GM2-C1-4', 'GM2-C1-6', 'GM2-C1-7', 'GM2-C1-8']}
      places={['race.rewards', ...(river.seat === null ? ['race.neutral'] : [])]}
    >
      <p>{say.about}</p>
      <WhyNot table={table} target={ROW} />
      <Facts
        list={[
          say.spacesTo(right - CASTLE_X, CASTLE_X - left),
          say.tokensOn(tokens),
          known === null || tokens === 0 ? '' : say.seen(known.map(say.reward)),
          looked.length === 0 ? '' : say.lookedBy(looked.map((seat) => table.names[seat] ?? '')),
          ...boatsOn(race, Number(what)).map((seat) => boatWords(table, race, seat)),
        ]}
      />
      <p>
        {prizes
          .slice(0, table.view.seats - 1)
          .map((prize, i) => words.board.named(say.place(i + 1), say.prize(prize)))
          .join('. ')}
        . {say.last}.
      </p>
    </Panel>
  )
}

export function RewardPage({ table, words, what }: DetailContext & { what: string }) {
  const reward: RewardId = REWARDS.findIndex((name) => name === what)
  const box = boxOf(table.view).race.rewards[reward]
  if (box === undefined) return null
  const say = raceIn(table)
  const token = { reward, amount: box.amount }
  return (
    <Panel
      table={table}
      words={words}
      title={say.reward(token)}
      art={<RewardToken token={token} size={28} />}
      rules={['GM2-C1-6']}
      places={[`race.rewards.${what}`]}
    >
      <p>{say.helpToken}</p>
      <WhyNot table={table} target={`reward:${what}`} />
      <Facts list={[say.inBox(box.inBox)]} />
    </Panel>
  )
}
