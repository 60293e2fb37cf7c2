import { type Good, GOODS, type TileId } from '@bothy/glen-more/data'
import { useState } from 'preact/hooks'
import { Coin } from '@bothy/board-kit/art/index.ts'
import { canAdd, chosen, missing, touched } from '@bothy/board-kit/board/choice/sets.ts'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'
import { Cube } from '@bothy/board-kit/art/goods.tsx'
import { addGains } from '../land/gains.ts'
import { gainWords } from '../labels.ts'
import { proposal, TakeButton } from '../ring/offer-facts.tsx'
import { type Option, type Question, questionOf } from './payment.ts'
import { at } from '../presenter.ts'
import type { Table } from '../spot.tsx'
import { GainSigns } from '../tile/tile.tsx'
import { type Words, wordsOf } from '../words.ts'

const count = (goods: readonly Good[], good: Good): number => goods.filter((it) => it === good).length

/** A good that can be put in or taken out: how many are in, and what must be bought. */
function Toggle({
  table,
  question,
  goods,
  good,
  onTouch,
  words,
}: {
  table: Table
  question: Question
  goods: readonly Good[]
  good: Good
  onTouch: () => void
  words: Words
}) {
  const own = table.me === null ? 0 : table.view.players[table.me].goods[good]
  const named = count(goods, good)
  const price = question.receives ? 0 : Math.max(0, named + (canAdd(question, goods, good) ? 1 : 0) - own)
  const buys = !question.receives && price > 0
  const market = table.view.market[good] + price
  return (
    <button type="button" class="gm-toggle" aria-pressed={named > 0 ? 'true' : 'false'} onClick={onTouch}>
      <span class="visually-hidden">
        {words.board.putIn(words.goodName(good), named, buys ? words.coins(market) : null)}
      </span>
      <Cube class="gm-cube" good={good} />
      <span class="gm-toggle-count" aria-hidden="true">
        {named > 1 ? `×${named}` : named === 1 ? <Icon name="check" size={16} /> : buys ? null : '–'}
        {buys && <Coin value={market} size={20} />}
      </span>
    </button>
  )
}

/** Label of the button: "Pay 3 › 5". */
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

/** One toggle for each good, the best deal put in beforehand, and one button that says what comes of it. */
function Till({ table, question }: { table: Table; question: Question }) {
  const words = wordsOf(table.language)
  const { options } = question
  const [goods, setGoods] = useState<readonly Good[]>(options[0]?.goods ?? [])
  const option = chosen(question, goods)
  const used = GOODS.filter((good) => options.some((it) => it.goods.includes(good)))
  const left = missing(question, goods)
  return (
    <div class="gm-till" role="group" aria-label={words.board.ways(nameOf(question.tile, words))}>
      <div class="gm-toggles">
        {used.map((good) => (
          <Toggle
            key={good}
            table={table}
            question={question}
            goods={goods}
            good={good}
            onTouch={() => setGoods(touched(question, goods, good))}
            words={words}
          />
        ))}
      </div>
      <button
        type="button"
        class="button primary gm-deal"
        disabled={option === undefined}
        data-state={option === undefined ? undefined : 'lit'}
        data-target={option === undefined ? undefined : at.way(option.goods)}
        onClick={() => option !== undefined && table.choice.pick(at.way(option.goods))}
      >
        {option === undefined ? (
          words.board.stillMissing(left)
        ) : (
          <>
            <span class="visually-hidden">{dealWords(option, question.receives, words)}</span>
            <span class="gm-deal-signs" aria-hidden="true">
              <Deal option={option} receives={question.receives} words={words} />
            </span>
          </>
        )}
      </button>
    </div>
  )
}

const nameOf = (tile: TileId | null, words: Words): string => (tile === null ? '' : words.tileName(tile))

/** In the prompt bar: the button that takes the tile looked at, or the cubes of a payment. */
export function Bar(table: Table) {
  const offer = proposal(table)
  if (offer !== undefined) return <TakeButton table={table} offer={offer} />
  const { view, me, choice } = table
  const question = view.pending?.seat === me ? questionOf(view, choice.picked) : null
  if (question === null || question.options.length === 0) return null
  return <Till key={`${question.tile} ${choice.picked.join()}`} table={table} question={question} />
}
