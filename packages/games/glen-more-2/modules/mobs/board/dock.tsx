import type { Seat } from '@bothy/kernel'
import { type GangsterId, MAIL } from '@bothy/glen-more-2/data'
import { Coin } from '@bothy/board-kit/art/index.ts'
import { Group } from '@bothy/board-kit/board/choice/spot-group.tsx'
import { signed } from '@bothy/board-kit/ui/words/i18n.ts'
import { list } from '@bothy/board-kit/board/details/phrases.ts'
import { laterPicture } from '../../../board/chronicles/later-picture.ts'
import type { ChronicleSlots, Figure } from '../../../board/chronicles/part.ts'
import { Spot, type BoardContext } from '../../../board/spot.tsx'
import { atGangster, type MobsShown } from './presenter.ts'
import { Prison } from './prison.tsx'
import { isMobsLine } from './sheet.tsx'
import { Portrait } from './signs.tsx'
import { bossName } from './things.tsx'
import { mobsIn } from './words.ts'

const ON_THE_SIGN: GangsterId = 1

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
      <Portrait gangster={gangster} size={44} />
      {left !== null && (
        <b class="gm2-mob-left" aria-hidden="true">
          {gangster === MAIL ? <Coin value={left} size={20} /> : left}
        </b>
      )}
    </Spot>
  )
}

function MobsOpened({ table, seat }: { table: BoardContext; seat: Seat }) {
  const { mobs: shown } = table.view.chronicles
  if (shown === undefined) return null
  const say = mobsIn(table)
  const { gangsters } = shown.players[seat]
  return (
    <section class="gm2-mobs" aria-label={say.title}>
      {gangsters.length > 0 && (
        <Group label={say.gangsters} class="gm2-mobs-gang" keys={gangsters.map(atGangster)}>
          {(tabIndex) =>
            gangsters.map((gangster) => (
              <Own
                key={gangster}
                table={table}
                shown={shown}
                gangster={gangster}
                tabIndex={tabIndex(atGangster(gangster))}
              />
            ))
          }
        </Group>
      )}
      <Prison table={table} shown={shown} />
    </section>
  )
}

function Sign({ size }: { size: number }) {
  return <Portrait gangster={ON_THE_SIGN} size={size} />
}

/** GM2-C8-3: the bill so far. */
function figure(table: BoardContext, seat: Seat): Figure {
  const { dock } = mobsIn(table)
  const points = (table.tally[seat] ?? []).filter(isMobsLine).reduce((sum, line) => sum + line.points, 0)
  return { value: signed(points), unit: dock.unit, said: dock.said(points) }
}

export const mobsDock: ChronicleSlots['dock'] = {
  name: (words) => mobsIn(words).dock.name,
  title: (words) => mobsIn(words).title,
  Picture: laterPicture(async () => (await import('./picture.tsx')).Picture),
  Sign,
  figure,
  Opened: MobsOpened,
}
