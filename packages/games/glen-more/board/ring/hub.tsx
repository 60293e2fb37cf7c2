import type { Offer, View } from '@bothy/glen-more/data'
import { SCORINGS } from '@bothy/glen-more/data'
import { SeatBadge } from '@bothy/board-kit/art/index.ts'
import { ReadingPlace } from '@bothy/board-kit/board/details/reading-place.tsx'
import { GoodsIcon } from '@bothy/board-kit/art/goods.tsx'
import { plainWay } from '@bothy/board-kit/parts/land/gains.ts'
import { addGains, isFree } from '../land/gains.ts'
import { OfferCard } from './card.tsx'
import { gainWords, nameOf } from '../labels.ts'
import type { WithPreview } from '@bothy/board-kit/parts/ring/stand.tsx'
import { Market } from '../market/market.tsx'
import { finalPointsOf } from '../seats/final-points.ts'
import type { BoardContext } from '../spot.tsx'
import { GainSigns } from '../tile/tile.tsx'
import { type Words, wordsOf } from '../words.ts'

function LeftThisTurn({ table, words }: { table: BoardContext; words: Words }) {
  const { view } = table
  const { board } = words
  const open = view.activatable.filter(({ reason }) => reason === null)
  const count = open.filter(({ extra }) => !extra).length + (open.some(({ extra }) => extra) ? 1 : 0)
  const plain = addGains(view.activatable.flatMap((it) => plainWay(it, isFree) ?? []))
  const free = gainWords(plain, words)
  return (
    <>
      <p class="gm-slot-title">{count > 0 ? board.stillReady(count) : board.nothingReady}</p>
      {free !== '' && (
        <p class="gm-slot-line">
          {board.freeTotal}
          <span class="visually-hidden">{free}</span>
          <span class="gm-signs" aria-hidden="true">
            <GainSigns gains={plain} size={20} />
          </span>
        </p>
      )}
      {view.points > 0 && (
        <p class="gm-slot-line">
          <GoodsIcon icon="step" size={20} />
          {board.stepsLeft(view.points)}
        </p>
      )}
    </>
  )
}

function NextScoring({ table, words }: { table: BoardContext; words: Words }) {
  const { view } = table
  const rows = view.players
    .map((_, seat) => {
      const { next } = finalPointsOf(table, seat)
      return { seat, vp: next.barrels + next.chieftains + next.cards }
    })
    .toSorted((a, b) => b.vp - a.vp)
  return (
    <>
      <p class="gm-slot-title">{words.board.scoringNow(Math.min(SCORINGS, view.scorings + 1))}</p>
      <ul class="gm-slot-seats">
        {rows.map(({ seat, vp }) => (
          <li key={seat}>
            <SeatBadge seat={seat} size={22} />
            <span class="visually-hidden">{nameOf(table, seat, words)} </span>
            <b class={vp > 0 ? 'gm-up' : undefined}>+{vp}</b>
          </li>
        ))}
      </ul>
    </>
  )
}

const isActivating = ({ pending }: View, me: number | null): boolean =>
  pending?.seat === me && pending?.kind === 'activate'

type HubProps = WithPreview<BoardContext, Offer> & {
  explains: boolean
}

export function Hub({ table, preview, explains }: HubProps) {
  const { view, me } = table
  const words = wordsOf(table.language)
  return (
    <>
      <Market table={table} preview={preview} />
      <div class="gm-slot">
        {explains && preview !== undefined && <OfferCard table={table} offer={preview} />}
        {!(explains && preview !== undefined) && view.ranks === null && table.tally.length > 0 && (
          <div class="gm-idle">
            {isActivating(view, me) ? (
              <LeftThisTurn table={table} words={words} />
            ) : (
              <NextScoring table={table} words={words} />
            )}
          </div>
        )}
        {explains && <ReadingPlace grows="up" />}
      </div>
    </>
  )
}
