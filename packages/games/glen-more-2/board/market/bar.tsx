import { plain } from '@bothy/kernel'
import { type Good, GOODS } from '@bothy/glen-more-2/data'
import { Coin } from '@bothy/board-kit/art/index.ts'
import type { ClickTarget } from '@bothy/board-kit/board/game-board.ts'
import { Confirm } from '@bothy/board-kit/parts/payment/confirm.tsx'
import { type Named, Till } from '@bothy/board-kit/parts/payment/till.tsx'
import { SignIcon } from '../art/signs.tsx'
import { partsOf } from '../chronicles/brought.ts'
import { mover } from '../chronicles/offers.ts'
import { isEntered, wayLabel } from '../labels.ts'
import { proposal } from '../ring/offer.ts'
import { type Option, type Question, questionOf } from './payment.ts'
import { at } from '../presenter.ts'
import type { BoardContext } from '../spot.tsx'
import { type Words, wordsOf } from '../words.ts'

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
const dealWords = ({ goods, way }: Option, words: Words): string =>
  capital(way === null ? words.board.wayGet(words.goods(goods)) : wayLabel(way, words))

const NAMES = { till: 'gm2-till', toggles: 'gm2-toggles', toggle: 'gm2-toggle', deal: 'gm2-deal' }

const dealOf = (option: Option, words: Words) => ({
  target: at.way(option.goods, option.by),
  children: (
    <>
      {dealWords(option, words)}
      {option.way !== null && option.way.payment.coins > 0 && <Coin value={option.way.payment.coins} size={20} />}
    </>
  ),
})

const toggleOf = ({ good, count, hasRoom }: Named<Good>, words: Words) => ({
  label: words.goodCount(count, good),
  more: hasRoom,
  picture: (
    <>
      <SignIcon sign={good} size={26} />
      <span aria-hidden="true">{count > 0 ? `×${count}` : '–'}</span>
    </>
  ),
})

function Payment({ table, question: { tile, options } }: { table: BoardContext; question: Question }) {
  const words = wordsOf(table.language)
  return (
    <Till
      label={tile === null ? words.market : words.tileName(tile)}
      goods={GOODS}
      options={options}
      names={NAMES}
      words={words.board}
      toggle={(named) => toggleOf(named, words)}
      deal={(option) => dealOf(option, words)}
      pick={(target) => table.choice.pick(target)}
    />
  )
}

function previewedWords(table: BoardContext, target: ClickTarget, words: Words): string | null {
  const { view } = table
  const [other] = partsOf(view).flatMap((part) => part.previewed?.(target, table, words) ?? [])
  if (other !== undefined) return other
  const offer = proposal(table)
  const asking = mover(view)
  if (offer !== undefined && asking !== undefined) return asking.previewed(words.theTile(offer.tile), words)
  if (offer?.what === 'finish') return words.board.finish
  if (offer !== undefined && isEntered(view, offer))
    return plain(words.texts.action({ type: 'take', tile: offer.tile }, view, table.me), table.names)
  if (offer !== undefined) return words.board[offer.what === 'discard' ? 'discard' : 'take'](words.theTile(offer.tile))
  const shown = view.fields.find(({ field }) => at.field(field) === target)
  return shown === undefined ? null : words.board.claim(words.placeName(shown.field))
}

export function Bar(table: BoardContext) {
  const target = table.uiState.previewed.value
  const label =
    target === null || !table.choice.isSelectable(target)
      ? null
      : previewedWords(table, target, wordsOf(table.language))
  if (target !== null && label !== null)
    return (
      <Confirm table={table} target={target} class="primary till-deal gm2-deal">
        {label}
      </Confirm>
    )
  const question = questionOf(table)
  if (question === null || question.options.length === 0) return null
  return <Payment key={`${question.tile} ${table.choice.picked.join()}`} table={table} question={question} />
}
