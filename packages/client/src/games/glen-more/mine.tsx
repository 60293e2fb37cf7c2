import { ACTIVATION_OF, type Good, GOODS, type View, type WayShown } from '@bothy/glen-more/data'
import { GoodsIcon } from './art/goods.tsx'
import { stateOf } from '../../board/spot.tsx'
import { Group } from '../../board/spot-group.tsx'
import { addGains, plainWay } from './gains.ts'
import { gainWords, tileLabel, wayLabel } from './labels.ts'
import { at, hasWays } from './presenter.ts'
import { Spot, type Table } from './spot.tsx'
import { GainSigns, Goods, TileArt } from './tile.tsx'
import { type Words, wordsOf } from './words.ts'

function Cards({ table, seat, words }: { table: Table; seat: number; words: Words }) {
  const { cards } = table.view.players[seat]
  if (cards.length === 0) return null
  return (
    <Group label={words.board.yourCards} class="gm-cards" keys={cards}>
      {(tabIndex) =>
        cards.map((card) => (
          <Spot
            key={card}
            table={table}
            target={null}
            thing={`card:${card}`}
            label={words.cardName(card)}
            tabIndex={tabIndex(card)}
            class="gm-card"
          >
            <span aria-hidden="true">
              <GoodsIcon icon="card" size={18} />
              {words.cardName(card)}
            </span>
          </Spot>
        ))
      }
    </Group>
  )
}

/** Coins, cubes, barrels, people and cards. A cube for which the market has coins can be sold from here. */
function Stock({ table, seat, words }: { table: Table; seat: number; words: Words }) {
  const { view } = table
  const { board } = words
  const player = view.players[seat]
  const clan = player.tiles.reduce((n, shown) => n + shown.clan, 0)
  const fact = (icon: 'coin' | 'cask' | 'clan' | 'chieftain', count: number, text: string) => (
    <span class="gm-fact" title={text}>
      <GoodsIcon icon={icon} size={24} />
      <b aria-hidden="true">{count}</b>
      <span class="visually-hidden">{text}</span>
    </span>
  )
  return (
    <div class="gm-stock">
      {fact('coin', player.coins, words.coins(player.coins))}
      <Group label={board.stock} class="gm-goods" keys={GOODS}>
        {(tabIndex) =>
          GOODS.map((good) => {
            const count = player.goods[good]
            const price = view.market[good]
            const sells = stateOf(table, at.sell(good))
            return (
              <Spot
                key={good}
                table={table}
                target={count > 0 ? at.sell(good) : null}
                thing={`good:${good}`}
                label={`${board.youHave(words.goodCount(count, good))}${count > 0 && price > 0 ? `. ${board.sellOne(words.goodName(good), words.coins(price))}` : ''}`}
                tabIndex={tabIndex(good)}
                class="gm-good"
              >
                <span class="gm-good-line" data-none={count === 0 ? '' : undefined} aria-hidden="true">
                  <GoodsIcon icon={good} size={24} />
                  <b>{count}</b>
                </span>
                {count > 0 && (sells === 'lit' || sells === 'picked') && (
                  <small class="gm-good-sale" aria-hidden="true">
                    +{price}
                    <GoodsIcon icon="coin" size={13} />
                  </small>
                )}
              </Spot>
            )
          })
        }
      </Group>
      {fact('cask', player.barrels, words.barrels(player.barrels))}
      {fact('clan', clan, words.clan(clan))}
      {fact('chieftain', player.chieftains, words.chieftains(player.chieftains))}
      {table.layout === 'wide' && <Cards table={table} seat={seat} words={words} />}
    </div>
  )
}

type Option = { readonly goods: readonly Good[]; readonly way: WayShown | null }

/** The choices of cubes that stand open now, best first. */
function optionsOf(
  view: View,
  picked: readonly string[],
): { readonly tile: number | null; readonly options: readonly Option[] } | null {
  const { pending } = view
  if (pending === null) return null
  if (view.cubeChoices.length > 0)
    return { tile: pending.tile, options: view.cubeChoices.map(({ goods }) => ({ goods, way: null })) }
  if (pending.kind === 'spend' && picked.length > 0)
    return { tile: pending.tile, options: [...new Set(pending.goods)].map((good) => ({ goods: [good], way: null })) }
  const it = view.activatable.find(({ tile }) => picked[0] === at.tile(tile) && hasWays(tile))
  if (it === undefined) return null
  const options = it.ways
    .map((way) => ({ goods: way.goods, way }))
    .sort((a, b) => b.way.vp - a.way.vp || a.way.payment.coins - b.way.payment.coins || a.goods.length - b.goods.length)
  return { tile: it.tile, options }
}

function Ways({ table, words }: { table: Table; words: Words }) {
  const { view, choice } = table
  const found = optionsOf(view, choice.picked)
  if (found === null) return null
  const { tile } = found
  const options = found.options.filter(({ goods }) => stateOf(table, at.way(goods)) !== 'plain')
  const put = view.pending?.kind === 'choose' || (tile !== null && ACTIVATION_OF[tile].kind === 'produceAny')
  const title = words.board.ways(tile === null ? '' : words.tileName(tile))
  return (
    <div class="gm-tray gm-choosing">
      {view.pending?.kind === 'activate' && <p class="gm-tray-title">{title}</p>}
      <Group label={title} class="gm-ways" keys={options.map(({ goods }) => at.way(goods))}>
        {(tabIndex) =>
          options.map(({ goods, way }) => {
            const text =
              way !== null ? wayLabel(way, words) : put ? words.goods(goods) : words.board.wayPay(words.goods(goods))
            return (
              <Spot
                key={at.way(goods)}
                table={table}
                target={at.way(goods)}
                thing={tile === null ? '' : at.tile(tile)}
                label={text}
                tabIndex={tabIndex(at.way(goods))}
                class="gm-way"
              >
                <span class="gm-way-line" aria-hidden="true">
                  <Goods goods={goods} size={20} />
                  {way !== null && way.payment.coins > 0 && (
                    <small class="gm-way-coins">
                      −{way.payment.coins}
                      <GoodsIcon icon="coin" size={13} />
                    </small>
                  )}
                  {way !== null && !put && (
                    <>
                      <span>›</span>
                      <GainSigns gains={addGains([way])} size={18} />
                    </>
                  )}
                </span>
              </Spot>
            )
          })
        }
      </Group>
    </div>
  )
}

/** While activating: how many tiles are ready (Loch Ness adds one of many), and what the free ones give together. */
function Totals({ table, words }: { table: Table; words: Words }) {
  const { view } = table
  const { board } = words
  const open = view.activatable.filter(({ reason }) => reason === null)
  const count = open.filter(({ extra }) => !extra).length + (open.some(({ extra }) => extra) ? 1 : 0)
  const plain = addGains(view.activatable.flatMap((it) => plainWay(it) ?? []))
  const free = gainWords(plain, words)
  return (
    <div class="gm-tray gm-sums">
      <p class="gm-tray-title">{count > 0 ? board.stillReady(count) : board.nothingReady}</p>
      <p class="gm-totals">
        {free !== '' && (
          <span class="gm-total">
            {board.freeTotal}
            <span class="visually-hidden">{free}</span>
            <span class="gm-total-signs" aria-hidden="true">
              <GainSigns gains={plain} size={20} />
            </span>
          </span>
        )}
        {view.points > 0 && (
          <span class="gm-total">
            <GoodsIcon icon="step" size={20} />
            {board.stepsLeft(view.points)}
          </span>
        )}
      </p>
    </div>
  )
}

function Taken({ table, words }: { table: Table; words: Words }) {
  const { taken } = table.view
  if (taken === null) return null
  return (
    <div class="gm-tray gm-taken">
      <TileArt tile={taken} words={words} moves={at.tile(taken)} />
      <div>
        <p class="gm-tray-title">{tileLabel(taken, words)}</p>
        <p class="gm-soft">{words.tileText(taken)}</p>
      </div>
    </div>
  )
}

function sold({ view }: Table, name: string, words: Words): string | null {
  const good = GOODS.find((it) => it === name)
  return good === undefined ? null : words.board.sellOne(words.goodName(good), words.coins(view.market[good]))
}

/** What is in hand while the prompt asks where it goes. */
function Hint({ table, words }: { table: Table; words: Words }) {
  const [first = ''] = table.choice.picked
  const text = first.startsWith('sell:')
    ? sold(table, first.slice('sell:'.length), words)
    : first.startsWith('clan:')
      ? words.board.clanOn(1, words.theTile(Number(first.slice('clan:'.length))))
      : null
  if (text === null) return null
  return (
    <div class="gm-tray">
      <p class="gm-tray-title">{text}</p>
    </div>
  )
}

/** One's own things, and what is being chosen. */
export function Mine(table: Table) {
  const { view, me, language, layout } = table
  if (me === null) return null
  const words = wordsOf(language)
  const asked = view.pending?.seat === me ? view.pending.kind : null
  const choosing = asked !== null && optionsOf(view, table.choice.picked) !== null
  const hinted = /^(sell|clan):/.test(table.choice.picked[0] ?? '')
  const placed = view.taken !== null && view.players[me].tiles.some(({ tile }) => tile === view.taken)
  const plain = asked !== null && !choosing && !hinted
  const totals = plain && asked === 'activate'
  const gone = view.taken !== null && view.discards.includes(view.taken)
  const taken = plain && !placed && !gone && view.taken !== null
  const free = layout !== 'wide' && !choosing && !hinted && !totals && !taken
  return (
    <div class="gm-mine" data-layout={layout}>
      <Stock table={table} seat={me} words={words} />
      {choosing && <Ways table={table} words={words} />}
      {hinted && <Hint table={table} words={words} />}
      {totals && <Totals table={table} words={words} />}
      {taken && <Taken table={table} words={words} />}
      {free && <Cards table={table} seat={me} words={words} />}
    </div>
  )
}
