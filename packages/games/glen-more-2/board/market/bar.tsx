import { plain } from '@bothy/kernel'
import { type Good, GOODS } from '@bothy/glen-more-2/data'
import { useState } from 'preact/hooks'
import { Coin } from '@bothy/board-kit/art/index.ts'
import { confirm } from '@bothy/board-kit/board/choice/attention.ts'
import type { Target } from '@bothy/board-kit/board/game-client.ts'
import { canAdd, isSame, missing, touched } from '@bothy/board-kit/board/choice/sets.ts'
import { SignIcon } from '../art/signs.tsx'
import { partsOf } from '../chronicles/brought.ts'
import { mover } from '../chronicles/offers.ts'
import { isEntered, wayLabel } from '../labels.ts'
import { proposal } from '../ring/offer.ts'
import { type Option, type Question, questionOf } from './payment.ts'
import { at } from '../presenter.ts'
import type { Table } from '../spot.tsx'
import { type Words, wordsOf } from '../words.ts'

const count = (goods: readonly Good[], good: Good): number => goods.filter((it) => it === good).length

/** A kind of resource that can be put in or taken out: how many are in. */
function Toggle({
  good,
  goods,
  question,
  onTouch,
  words,
}: {
  good: Good
  goods: readonly Good[]
  question: Question
  onTouch: () => void
  words: Words
}) {
  const named = count(goods, good)
  return (
    <button
      type="button"
      class="gm2-toggle"
      aria-pressed={named > 0 ? 'true' : 'false'}
      data-more={canAdd(question, goods, good) ? '' : undefined}
      onClick={onTouch}
    >
      <span class="visually-hidden">{words.goodCount(named, good)}</span>
      <SignIcon sign={good} size={26} />
      <span aria-hidden="true">{named > 0 ? `×${named}` : '–'}</span>
    </button>
  )
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
const dealWords = ({ goods, way }: Option, words: Words): string =>
  capital(way === null ? words.board.wayGet(words.goods(goods)) : wayLabel(way, words))

/** One button for what comes of the set; with Sinclair a set may be paid in two ways. */
function Deal({ table, option, words }: { table: Table; option: Option; words: Words }) {
  const target = at.way(option.goods, option.by)
  const coins = option.way?.payment.coins ?? 0
  return (
    <button
      type="button"
      class="button primary gm2-deal"
      data-state="lit"
      data-target={target}
      onClick={() => table.choice.pick(target)}
    >
      {dealWords(option, words)}
      {coins > 0 && <Coin value={coins} size={20} />}
    </button>
  )
}

/** One toggle for each kind, the best deal put in beforehand, and what comes of it. */
function Till({ table, question }: { table: Table; question: Question }) {
  const words = wordsOf(table.language)
  const { options, tile } = question
  const [goods, setGoods] = useState<readonly Good[]>(options[0]?.goods ?? [])
  const deals = options.filter((option) => isSame(option.goods, goods))
  const used = GOODS.filter((good) => options.some((it) => it.goods.includes(good)))
  return (
    <div class="gm2-till" role="group" aria-label={tile === null ? words.market : words.tileName(tile)}>
      <div class="gm2-toggles">
        {used.map((good) => (
          <Toggle
            key={good}
            good={good}
            goods={goods}
            question={question}
            onTouch={() => setGoods(touched(question, goods, good))}
            words={words}
          />
        ))}
      </div>
      {deals.map((option) => (
        <Deal key={option.by} table={table} option={option} words={words} />
      ))}
      {deals.length === 0 && (
        <button type="button" class="button primary gm2-deal" disabled>
          {words.board.stillMissing(missing(question, goods))}
        </button>
      )}
    </div>
  )
}

/** Effect of a second click, with the tile or field that has been clicked once. */
function proposedWords(table: Table, target: Target, words: Words): string | null {
  const { view } = table
  const [other] = partsOf(view).flatMap((part) => part.proposed?.(target, table, words) ?? [])
  if (other !== undefined) return other
  const offer = proposal(table)
  const asking = mover(view)
  if (offer !== undefined && asking !== undefined) return asking.proposed(words.theTile(offer.tile), words)
  if (offer?.what === 'finish') return words.board.finish
  if (offer !== undefined && isEntered(view, offer))
    return plain(words.texts.action({ type: 'take', tile: offer.tile }, view, table.me), table.names)
  if (offer !== undefined) return words.board[offer.what === 'discard' ? 'discard' : 'take'](words.theTile(offer.tile))
  const shown = view.fields.find(({ field }) => at.field(field) === target)
  return shown === undefined ? null : words.board.claim(words.placeName(shown.field))
}

function Confirm({ table, target, label }: { table: Table; target: Target; label: string }) {
  return (
    <button
      type="button"
      class="button primary gm2-deal"
      data-proposal=""
      onClick={() => {
        table.inspect(null)
        confirm(table, target)
      }}
    >
      {label}
    </button>
  )
}

/** In the prompt bar: the button that chooses what is looked at, or the resources of a payment or of a choice. */
export function Bar(table: Table) {
  const target = table.attention.proposed.value
  const label =
    target === null || !table.choice.lit(target) ? null : proposedWords(table, target, wordsOf(table.language))
  if (target !== null && label !== null) return <Confirm table={table} target={target} label={label} />
  const question = questionOf(table)
  if (question === null || question.options.length === 0) return null
  return <Till key={`${question.tile} ${table.choice.picked.join()}`} table={table} question={question} />
}
