import type { Seat } from '@bothy/kernel'
import { GOODS } from '@bothy/glen-more/data'
import { GoodsIcon, type GoodsIconName } from './art/goods.tsx'
import { Icon } from '../../ui/icons.tsx'
import { lookAt } from './look.ts'
import { outlookOf } from './outlook.ts'
import type { Table } from './spot.tsx'
import { wordsOf } from './words.ts'

function Fact({ icon, text, children }: { icon: GoodsIconName; text: string; children: number | string }) {
  return (
    <span class="gm-strip-fact" title={text}>
      <GoodsIcon icon={icon} size={16} />
      <span aria-hidden="true">{children}</span>
      <span class="visually-hidden">{text}</span>
    </span>
  )
}

/** A seat at a glance: points, what is compared, coins, tiles with their penalty, cubes; a click shows the land. */
export function SeatStrip({ seat, ...table }: Table & { readonly seat: Seat }) {
  const { view, language, names } = table
  const words = wordsOf(language)
  const { board } = words
  const player = view.players[seat]
  const outlook = outlookOf(table, seat)
  return (
    <div class="gm-strip">
      <div class="gm-strip-points">
        <b>{player.vp}</b>
        <small>{words.vp(player.vp).replace(/^\S+\s/, '')}</small>
        <span class="gm-strip-total" title={view.ranks === null ? board.ifEnded : board.final}>
          <span class="visually-hidden">{view.ranks === null ? board.ifEnded : board.final}</span>
          <Icon name="next" size={12} />
          {String(outlook.total).replace('-', '−')}
        </span>
        <button
          type="button"
          class="gm-strip-look"
          aria-label={board.show(names[seat] ?? board.seat(seat))}
          title={board.show(names[seat] ?? board.seat(seat))}
          onClick={() => lookAt(table, 'land', seat)}
        >
          <GoodsIcon icon="tile" size={20} />
        </button>
      </div>
      <div class="gm-strip-facts">
        <Fact icon="coin" text={words.coins(player.coins)}>
          {player.coins}
        </Fact>
        <Fact icon="cask" text={words.barrels(player.barrels)}>
          {player.barrels}
        </Fact>
        <Fact icon="chieftain" text={board.chieftainsValue(player.values.chieftains)}>
          {player.values.chieftains}
        </Fact>
        <Fact icon="card" text={board.cards(player.cards.length)}>
          {player.cards.length}
        </Fact>
      </div>
      <div class="gm-strip-facts">
        <Fact icon="tile" text={words.tiles(player.tiles.length)}>
          {outlook.penalty === 0 ? player.tiles.length : `${player.tiles.length} (−${-outlook.penalty})`}
        </Fact>
        {GOODS.map(
          (good) =>
            player.goods[good] > 0 && (
              <Fact key={good} icon={good} text={words.goodCount(player.goods[good], good)}>
                {player.goods[good]}
              </Fact>
            ),
        )}
      </div>
    </div>
  )
}
