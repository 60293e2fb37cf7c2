import type { Seat } from '@bothy/kernel'
import { type GangsterId, MAIL } from '@bothy/glen-more-2/data'
import { Coin } from '@bothy/board-kit/art/index.ts'
import { Group } from '@bothy/board-kit/board/choice/spot-group.tsx'
import { signed } from '@bothy/board-kit/ui/words/i18n.ts'
import { list } from '@bothy/board-kit/board/details/phrases.ts'
import { Spot, type BoardContext } from '../../../board/spot.tsx'
import { atGangster, type MobsShown } from './presenter.ts'
import { gangsterLabel, Pennies } from './prison.tsx'
import { Penny, Portrait } from './signs.tsx'
import { bossName } from './things.tsx'
import { mobsIn } from './words.ts'

export function leftWords(
  { language }: Pick<BoardContext, 'language'>,
  shown: MobsShown,
  gangster: GangsterId,
): string {
  const say = mobsIn({ language })
  if (gangster === MAIL) return say.coinsOnHim(shown.coins)
  const tokens = shown.tokens.find((it) => it.gangster === gangster)
  if (tokens === undefined) return ''
  return tokens.coins.some((coins) => coins > 0) ? say.tokenCoins(tokens.coins) : say.tokens(tokens.left)
}

const leftOf = ({ coins, tokens }: MobsShown, gangster: GangsterId): number | null =>
  gangster === MAIL ? coins : (tokens.find((it) => it.gangster === gangster)?.left ?? null)

function Own({
  table,
  shown,
  gangster,
  tabIndex,
}: {
  table: BoardContext
  shown: MobsShown
  gangster: GangsterId
  tabIndex: number
}) {
  const say = mobsIn(table)
  const left = leftOf(shown, gangster)
  return (
    <Spot
      table={table}
      target={atGangster(gangster)}
      item={atGangster(gangster)}
      label={list([
        say.gangsterName(gangster),
        say.takenBy(bossName(table, gangster)),
        leftWords(table, shown, gangster),
      ])}
      tabIndex={tabIndex}
      lands={atGangster(gangster)}
      class="gm2-mob-chip"
    >
      <Portrait gangster={gangster} size={30} />
      {left !== null && (
        <b class="gm2-mob-left" aria-hidden="true">
          {gangster === MAIL ? <Coin value={left} size={16} /> : left}
        </b>
      )}
    </Spot>
  )
}

export function MobsStrip({ table }: { table: BoardContext }) {
  const { mobs } = table.view.chronicles
  if (mobs === undefined) return null
  const say = mobsIn(table)
  const own = table.me === null ? undefined : mobs.players[table.me]
  const gang = own?.gangsters ?? []
  const keys = [...gang, ...mobs.prison.map(({ gangster }) => gangster)].map(atGangster)
  return (
    <Group label={say.title} class="gm2-strip gm2-mobs-strip" keys={[...keys, 'prison']}>
      {(tabIndex) => (
        <>
          {gang.map((gangster) => (
            <Own
              key={gangster}
              table={table}
              shown={mobs}
              gangster={gangster}
              tabIndex={tabIndex(atGangster(gangster))}
            />
          ))}
          {mobs.prison.map((it) => (
            <Spot
              key={it.gangster}
              table={table}
              target={null}
              item={atGangster(it.gangster)}
              label={gangsterLabel(table, it)}
              tabIndex={tabIndex(atGangster(it.gangster))}
              lands={atGangster(it.gangster)}
              class="gm2-mob-chip"
            >
              <Portrait gangster={it.gangster} size={30} isInPrison />
              <b class="gm2-mob-left" data-good={it.worth >= 0 ? '' : undefined} aria-hidden="true">
                {signed(it.worth)}
              </b>
            </Spot>
          ))}
          <Spot
            table={table}
            target={null}
            item="prison"
            label={list([
              say.title,
              mobs.hidden > 0 ? say.hidden(mobs.hidden) : '',
              own === undefined ? '' : say.held(own.minus, own.plus),
            ])}
            tabIndex={tabIndex('prison')}
            lands="prison"
            class="gm2-mob-chip"
          >
            {mobs.hidden > 0 && (
              <>
                <Portrait gangster={null} size={20} />
                <span aria-hidden="true">{mobs.hidden}</span>
              </>
            )}
            {own !== undefined && <Pennies {...own} size={18} />}
            {own === undefined && mobs.hidden === 0 && <span aria-hidden="true">{say.prison}</span>}
          </Spot>
        </>
      )}
    </Group>
  )
}

/** With this many Chronicles the panel of a seat has no room for portraits: words name the gangsters. */
const MANY = 4
const hasRoom = ({ view }: BoardContext): boolean => Object.keys(view.chronicles).length < MANY

export function MobsSigns({ table, seat }: { table: BoardContext; seat: Seat }) {
  const own = table.view.chronicles.mobs?.players[seat]
  if (own === undefined) return null
  const say = mobsIn(table)
  const text = list([say.held(own.minus, own.plus), ...own.gangsters.map((gangster) => say.gangsterName(gangster))])
  return (
    <span class="gm2-stat gm2-mobs-sign" title={text} data-lands={`pennies:${seat}`}>
      <span class="gm2-pennies" aria-hidden="true">
        <Penny side={own.plus < own.minus ? 'minus' : 'plus'} size={16} />
        {Math.abs(own.plus - own.minus)}
      </span>
      {hasRoom(table) && own.gangsters.map((gangster) => <Portrait key={gangster} gangster={gangster} size={18} />)}
      <span class="visually-hidden">{text}</span>
    </span>
  )
}

export function MobsTab({ table, seat }: { table: BoardContext; seat: Seat }) {
  const { mobs } = table.view.chronicles
  if (mobs === undefined) return null
  const [best = null] = mobs.prison.toSorted((a, b) => b.worth - a.worth)
  return (
    <>
      <Portrait gangster={best?.gangster ?? null} size={22} isInPrison />
      <span aria-hidden="true">{best === null ? '' : signed(best.worth)}</span>
      <span class="visually-hidden">
        {best === null
          ? mobsIn(table).held(mobs.players[seat].minus, mobs.players[seat].plus)
          : gangsterLabel(table, best)}
      </span>
    </>
  )
}
