import { Note, WhyNot } from '@bothy/board-kit/board/details/thing-note.tsx'
import {
  type Clan,
  CLAN_RULES,
  MODULES,
  mapSizeFor,
  PORT_RULES,
  PORT_TILES,
  type PortTile,
  SCORING_RULES,
  type ScoringTile,
  type StartingTileId,
} from '@bothy/clans-of-caledonia/data'
import { ClanBadge } from '../art/clans.tsx'
import { Icon } from '../art/icons.tsx'
import { boxOf } from '../box.ts'
import { StartingCard } from '../pieces/cards.tsx'
import { isAsked, listedSeats, Panel, tallied, type DetailContext, who } from './explain-parts.tsx'
import { at } from '../targets.ts'

export function PortPage({ told, port }: { told: DetailContext; port: PortTile }) {
  const { table, words } = told
  const { view } = table
  const module = view.ports.findIndex((it) => it.port === port)
  const users = view.players.flatMap(({ portsUsed }, seat) => (portsUsed.includes(port) ? [seat] : []))
  return (
    <Panel
      told={told}
      title={words.explain.portTitle(PORT_TILES.indexOf(port) + 1, words.portName(port))}
      art={<Icon icon="port" size={34} />}
      rules={PORT_RULES[port]}
      places={[
        `portTiles.${port}`,
        ...(module < 0 ? [] : [`ports.${mapSizeFor(view.seats)}.${MODULES[module] ?? MODULES[0]}`]),
      ]}
    >
      <p>{words.portText(port, boxOf(view))}</p>
      <p class="coc-soft">
        {module < 0
          ? words.explain.notInPlay
          : users.length === 0
            ? words.explain.unused
            : words.explain.usedBy(listedSeats(told, users))}
      </p>
      <WhyNot table={table} target={at.port(port)} />
    </Panel>
  )
}

export function ScoringPage({ told, tile }: { told: DetailContext; tile: ScoringTile }) {
  const { table, words } = told
  const { view } = table
  const round = view.scoring.indexOf(tile) + 1
  const isNow = round > 0 && round === view.round && view.ranks === null
  return (
    <Panel
      told={told}
      title={words.scoringName(tile)}
      rules={SCORING_RULES[tile]}
      places={[
        `scoringTiles.${tile}`,
        ...(tile === 'productionUnits' ? ['scoringTiles.fieldGlory'] : []),
        ...(tile === 'expensiveLand' ? ['scoringTiles.expensiveFrom'] : []),
      ]}
    >
      <p>{words.scoringText(tile, boxOf(view))}</p>
      <p class="coc-soft">{round > 0 ? words.explain.forRound(round) : words.explain.notInPlay}</p>
      {isNow && (
        <Note good>
          {words.explain.wouldGive(
            tallied(
              told,
              view.roundGlory.map((n, seat) => ({ seat, n: `+${n}` })),
            ),
          )}
        </Note>
      )}
    </Panel>
  )
}

export function ClanPage({ told, clan }: { told: DetailContext; clan: Clan }) {
  const { table, words } = told
  const { view } = table
  const owner = view.players.findIndex((player) => player.clan === clan)
  return (
    <Panel
      told={told}
      title={words.explain.clanTitle(words.clanName(clan))}
      art={<ClanBadge clan={clan} size={44} />}
      rules={CLAN_RULES[clan]}
      places={[`clans.${clan}`]}
    >
      <p>{words.clanText(clan, boxOf(view), view.seats)}</p>
      {owner >= 0 && (
        <p class="coc-soft">
          {owner === table.reader ? words.explain.yourClan : words.explain.clanOf(who(told, owner))}
        </p>
      )}
    </Panel>
  )
}

const startingPlaces = (tile: StartingTileId): readonly string[] => [`startingTiles.${tile + 1}`]

export function StartingPage({ told, tile }: { told: DetailContext; tile: StartingTileId }) {
  const { table, words } = told
  const box = boxOf(table.view)
  if (box.startingList[tile] === undefined) return null
  return (
    <Panel
      told={told}
      title={words.startingName(tile)}
      art={<StartingCard tile={box.startingList[tile]} />}
      rules={['COC-19', 'COC-97']}
      places={startingPlaces(tile)}
    >
      <p>{words.startingText(tile, box)}</p>
    </Panel>
  )
}

export function PairPage({ told, pair }: { told: DetailContext; pair: number }) {
  const { table, words } = told
  const shown = table.view.pairs[pair] ?? null
  if (shown === null) return null
  const { clan, tile } = shown
  if (clan === null) return <StartingPage told={told} tile={tile} />
  const box = boxOf(table.view)
  return (
    <Panel
      told={told}
      title={words.explain.clanTitle(words.clanName(clan))}
      art={<ClanBadge clan={clan} size={44} />}
      rules={[...CLAN_RULES[clan], 'COC-19']}
      places={[`clans.${clan}`, ...startingPlaces(tile)]}
    >
      <p>{words.clanText(clan, box, table.view.seats)}</p>
      <p>{words.explain.startingAdds(words.startingText(tile, box))}</p>
      {isAsked(table) && <WhyNot table={table} target={at.pair(pair)} />}
    </Panel>
  )
}
