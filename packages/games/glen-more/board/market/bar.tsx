import { type Good, GOODS } from '@bothy/glen-more/data'
import { Coin } from '@bothy/board-kit/art/index.ts'
import { type Named, Till } from '@bothy/board-kit/parts/payment/till.tsx'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'
import { Cube } from '@bothy/board-kit/art/goods.tsx'
import { addGains } from '../land/gains.ts'
import { gainWords } from '../labels.ts'
import { proposal, TakeButton } from '../ring/offer-facts.tsx'
import { type Option, questionOf } from './payment.ts'
import { at } from '../presenter.ts'
import type { BoardContext } from '../spot.tsx'
import { GainSigns } from '../tile/tile.tsx'
import { type Words, wordsOf } from '../words.ts'

function toggleOf({ view, me }: BoardContext, receives: boolean, { good, count, hasRoom }: Named<Good>, words: Words) {
  const own = me === null ? 0 : view.players[me].goods[good]
  const price = receives ? 0 : Math.max(0, count + (hasRoom ? 1 : 0) - own)
  const buys = price > 0
  const market = view.market[good] + price
  return {
    label: words.board.putIn(words.goodName(good), count, buys ? words.coins(market) : null),
    picture: (
      <>
        <Cube class="gm-cube" good={good} />
        <span class="gm-toggle-count" aria-hidden="true">
          {count > 1 ? `×${count}` : count === 1 ? <Icon name="check" size={16} /> : buys ? null : '–'}
          {buys && <Coin value={market} size={20} />}
        </span>
      </>
    ),
  }
}

function Deal({ option, receives, words }: { option: Option; receives: boolean; words: Words }) {
  const { board } = words
  if (receives) return <>{board.takeCubes(option.goods.length)}</>
  const gains = option.way === null ? null : addGains([option.way])
  return (
    <>
      {board.payCubes(option.goods.length)}
      {option.coins > 0 && <Coin value={option.coins} size={22} />}
      {gains !== null && (
        <>
          <span aria-hidden="true">›</span>
          <span class="gm-signs" aria-hidden="true">
            <GainSigns gains={gains} size={20} />
          </span>
        </>
      )}
    </>
  )
}

function dealWords({ goods, way, coins }: Option, receives: boolean, words: Words): string {
  const { board } = words
  if (receives) return board.wayGet(words.goods(goods))
  const got = way === null ? '' : gainWords(addGains([way]), words)
  return [board.wayPay(words.goods(goods)), coins > 0 ? words.coins(coins) : '', got === '' ? '' : board.wayGet(got)]
    .filter((part) => part !== '')
    .join(', ')
}

const NAMES = { till: 'gm-till', toggles: 'gm-toggles', toggle: 'gm-toggle', deal: 'gm-deal' }

export function Bar(table: BoardContext) {
  const offer = proposal(table)
  if (offer !== undefined) return <TakeButton table={table} offer={offer} />
  const { view, me, choice } = table
  const question = view.pending?.seat === me ? questionOf(view, choice.picked) : null
  if (question === null || question.options.length === 0) return null
  const { tile, options, receives } = question
  const words = wordsOf(table.language)
  const dealOf = (option: Option) => ({
    target: at.way(option.goods),
    children: (
      <>
        <span class="visually-hidden">{dealWords(option, receives, words)}</span>
        <span class="gm-deal-signs" aria-hidden="true">
          <Deal option={option} receives={receives} words={words} />
        </span>
      </>
    ),
  })
  return (
    <Till
      key={`${tile} ${choice.picked.join()}`}
      label={words.board.ways(tile === null ? '' : words.tileName(tile))}
      goods={GOODS}
      options={options}
      names={NAMES}
      words={words.board}
      toggle={(named) => toggleOf(table, receives, named, words)}
      deal={dealOf}
      pick={(target) => choice.pick(target)}
    />
  )
}
