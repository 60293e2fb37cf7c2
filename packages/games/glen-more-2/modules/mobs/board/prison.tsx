import type { GangsterId, GangsterShown } from '@bothy/glen-more-2/data'
import { Group } from '@bothy/board-kit/board/choice/spot-group.tsx'
import { signed } from '@bothy/board-kit/ui/words/i18n.ts'
import { list } from '@bothy/board-kit/board/details/phrases.ts'
import { Spot, type BoardContext } from '../../../board/spot.tsx'
import { countNow } from './now.ts'
import { atGangster, type MobsShown, pickedGangster } from './presenter.ts'
import { Penny, Portrait } from './signs.tsx'
import { mobsIn } from './words.ts'

export function nowWords(table: BoardContext, gangster: GangsterId): string {
  const n = countNow(table, gangster)
  return n === null ? '' : mobsIn(table).now(gangster, n)
}

function gangsterLabel(table: BoardContext, { gangster, penalty, pennies, worth }: GangsterShown): string {
  const say = mobsIn(table)
  return list([say.gangsterName(gangster), say.penalty(penalty), say.pennies(pennies), say.worth(worth)])
}

/** "−5 +3 = −2": his penalty, his pennies, and what he would bring now. */
function Sum({ shown }: { shown: GangsterShown }) {
  const { penalty, pennies, worth } = shown
  return (
    <span class="gm2-mob-sum" aria-hidden="true">
      <span class="gm2-loss">{signed(0 - penalty)}</span>
      <Penny side="plus" size={20} />
      <span>×{pennies}</span>
      <b data-good={worth >= 0 ? '' : undefined}>= {signed(worth)}</b>
    </span>
  )
}

function Inmate({ table, shown, tabIndex }: { table: BoardContext; shown: GangsterShown; tabIndex: number }) {
  const say = mobsIn(table)
  const { gangster } = shown
  const now = nowWords(table, gangster)
  return (
    <Spot
      table={table}
      target={atGangster(gangster)}
      item={atGangster(gangster)}
      label={list([gangsterLabel(table, shown), say.gangsterText(gangster), now])}
      tabIndex={tabIndex}
      lands={atGangster(gangster)}
      class="gm2-mob"
    >
      <span class="gm2-mob-face">
        <Portrait gangster={gangster} isInPrison />
      </span>
      <b class="gm2-mob-name" aria-hidden="true">
        {say.gangsterName(gangster)}
      </b>
      <Sum shown={shown} />
      <span class="gm2-mob-text" aria-hidden="true">
        {say.gangsterText(gangster)} {now !== '' && <i>{now}</i>}
      </span>
    </Spot>
  )
}

const Pennies = ({ minus, plus, size }: { minus: number; plus: number; size: number }) => (
  <span class="gm2-pennies" aria-hidden="true">
    <Penny side="minus" size={size} />
    {minus}
    <Penny side="plus" size={size} />
    {plus}
  </span>
)

/** With more there is no room for words where the territory is low: those of the picked one stand below. */
const FEW = 3

export function Prison({ table, shown }: { table: BoardContext; shown: MobsShown }) {
  const say = mobsIn(table)
  const own = table.me === null ? undefined : shown.players[table.me]
  const picked = pickedGangster(table.choice.picked)
  return (
    <>
      <header class="gm2-mobs-head">
        <h2>{say.prison}</h2>
        {own !== undefined && (
          <span class="gm2-mobs-own">
            {say.yourPennies} <Pennies {...own} size={20} />
            <span class="visually-hidden">{say.held(own.minus, own.plus)}</span>
          </span>
        )}
        {shown.hidden > 0 && (
          <span class="gm2-mobs-own">
            <Portrait gangster={null} size={20} /> {say.hidden(shown.hidden)}
          </span>
        )}
      </header>
      <Group
        label={say.prison}
        class={shown.prison.length > FEW ? 'gm2-inmates gm2-crowd' : 'gm2-inmates'}
        map
        keys={shown.prison.map(({ gangster }) => atGangster(gangster))}
      >
        {(tabIndex) =>
          shown.prison.map((it) => (
            <Inmate key={it.gangster} table={table} shown={it} tabIndex={tabIndex(atGangster(it.gangster))} />
          ))
        }
      </Group>
      {picked !== null && shown.prison.length > FEW && (
        <p class="gm2-crowd-text">
          {say.gangsterText(picked)} {nowWords(table, picked)}
        </p>
      )}
    </>
  )
}
