import { FACTS, GANGSTERS, type GangsterId, type TileId } from '@bothy/glen-more-2/data'
import { WhyNot } from '@bothy/board-kit/board/details/thing-note.tsx'
import { Facts, Panel, type DetailContext } from '../../../board/details/explain-parts.tsx'
import { boxOf, landName, nameOf } from '../../../board/labels.ts'
import { atGangster, bossIn } from './presenter.ts'
import { nowWords } from './prison.tsx'
import { Penny, Portrait } from './signs.tsx'
import { leftWords } from './dock.tsx'
import { bossName, lurkersSaid } from './things.tsx'
import { mobsIn } from './words.ts'
import { LAIRD } from '@bothy/glen-more-2/data'

export function GangsterPage({ table, words, what }: DetailContext & { what: string }) {
  const { mobs } = table.view.chronicles
  const gangster: GangsterId = what === '' ? Number.NaN : Number(what)
  const name = GANGSTERS[gangster]
  if (mobs === undefined || name === undefined) return null
  const say = mobsIn(table)
  const inPrison = mobs.prison.find((it) => it.gangster === gangster)
  const boss = bossIn(mobs, gangster)
  const lurking = mobs.lurking.find((it) => it.gangster === gangster)
  return (
    <Panel
      table={table}
      words={words}
      title={say.gangsterName(gangster)}
      art={<Portrait gangster={gangster} size={64} isInPrison={inPrison !== undefined} />}
      rules={['GM2-C8-2', 'GM2-C8-4']}
      places={['mobs.penalty', ...(FACTS[name].tokens > 1 ? ['mobs.wander', 'mobs.laird'] : [])]}
    >
      <p>{say.gangsterText(gangster)}</p>
      <Facts
        list={[
          boss === null ? '' : say.takenBy(bossName(table, gangster)),
          boss === null ? nowWords(table, gangster) : leftWords(table, mobs, gangster),
          say.penalty(boxOf(table.view).mobs.penalty[name]),
          inPrison === undefined ? '' : say.pennies(inPrison.pennies),
          inPrison === undefined ? '' : say.worth(inPrison.worth),
          lurking === undefined || lurking.tile === null
            ? ''
            : words.board.named(words.tileName(lurking.tile), landName(table, lurking.of, words)),
        ]}
      />
      <WhyNot table={table} target={atGangster(gangster)} />
    </Panel>
  )
}

export function PrisonPage({ table, words }: DetailContext) {
  const { mobs } = table.view.chronicles
  if (mobs === undefined) return null
  const say = mobsIn(table)
  return (
    <Panel
      table={table}
      words={words}
      title={say.title}
      art={<Penny side="plus" size={40} />}
      rules={['GM2-C8-1', 'GM2-C8-2', 'GM2-C8-3']}
    >
      <p>
        {say.helpMob} {say.about}
      </p>
      <Facts
        list={[
          mobs.hidden > 0 ? say.hidden(mobs.hidden) : '',
          ...mobs.players.map(({ minus, plus }, seat) =>
            words.board.named(nameOf(table, seat, words), say.held(minus, plus)),
          ),
        ]}
      />
    </Panel>
  )
}

export function MobsTileFacts({ table, tile }: DetailContext & { tile: TileId }) {
  const { mobs } = table.view.chronicles
  if (mobs === undefined) return null
  const { reserved } = mobs
  const here = table.view.players.flatMap(({ tiles }, seat) =>
    tiles.filter((shown) => shown.tile === tile).map((shown) => lurkersSaid(table, seat, shown)),
  )
  const text = reserved?.tile === tile ? mobsIn(table).reserved(bossName(table, LAIRD), reserved.coins) : ''
  return <Facts list={[text, ...here]} />
}
