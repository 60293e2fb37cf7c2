import type { Seat } from '@bothy/kernel'
import type { CardId } from '@bothy/lords-of-scotland'
import { LINEAGE_OF, STRENGTH_OF, VICTORY_THRESHOLD } from '@bothy/lords-of-scotland/data'
import { Points, SeatTartan } from '@bothy/board-kit/art/index.ts'
import { ScoreSpot } from '@bothy/board-kit/board/scoring/score-spot.tsx'
import { SeatHead } from '@bothy/board-kit/board/seats/seat-head.tsx'
import { Group } from '@bothy/board-kit/board/choice/spot-group.tsx'
import { type Foreseen, positionOf } from '../foreseen.ts'
import { InitiativeMark } from './initiative.tsx'
import { nameOf } from '../labels.ts'
import { LINEAGE_ART } from '../cards/lineages.ts'
import { at } from '../presenter.ts'
import { Spot, type BoardContext } from '../spot.tsx'
import { type Words, wordsOf } from '../words.ts'

const share = (points: number): string => `${(Math.min(points, VICTORY_THRESHOLD) / VICTORY_THRESHOLD) * 100}%`

export function PointsBar({ points, gain = 0, words }: { points: number; gain?: number; words: Words }) {
  return (
    <span class="los-bar" role="img" aria-label={words.board.ofPoints(points, VICTORY_THRESHOLD)}>
      <span class="los-bar-gain" style={{ width: share(points + gain) }} />
      <span class="los-bar-have" style={{ width: share(points) }} />
    </span>
  )
}

function Prizes({ cards, limit }: { cards: readonly CardId[]; limit: number }) {
  const shown = cards.length > limit ? cards.slice(1 - limit) : cards
  return (
    <span class="los-prizes" data-count={cards.length} aria-hidden="true">
      {shown.length < cards.length && <span class="los-prizes-more">+{cards.length - shown.length}</span>}
      {shown.map((card) => (
        <span
          key={card}
          class="los-prize"
          data-key={at.card(card)}
          style={{ background: LINEAGE_ART[LINEAGE_OF[card]].dye }}
        >
          {STRENGTH_OF[card]}
        </span>
      ))}
    </span>
  )
}

export const pileName = (seat: Seat, table: BoardContext, words: Words): string =>
  seat === table.reader ? words.board.yourPile : words.board.pileOf(nameOf(table, seat, words))

function Race({ table, seat, seen }: { table: BoardContext; seat: Seat; seen: Foreseen }) {
  const { view, language } = table
  const words = wordsOf(language)
  const { board } = words
  const points = view.points[seat]
  const now = positionOf(view.order, seat)
  const then = positionOf(seen.shown?.order ?? view.order, seat)
  const gain = then?.gain ?? 0
  const would = (seen.shown?.points[seat] ?? points) + gain
  const usual = points + (now?.gain ?? 0)
  const said = then === null || then.isCertain ? String(would) : board.perhaps(String(would))
  return (
    <div class="los-race">
      <PointsBar points={points} gain={would - points} words={words} />
      {would > points && <span class="visually-hidden">{board.wouldHave(would)}</span>}
      <span class="los-race-word" aria-hidden="true">
        {would > points ? (
          <b class="los-gain">
            <svg width="12" height="10" viewBox="0 0 13 10">
              <path d="M0 5h11M7 1l4 4-4 4" fill="none" stroke="currentColor" stroke-width="2" />
            </svg>
            {said}
          </b>
        ) : usual > points ? (
          <em class="los-loss">{board.noGain}</em>
        ) : (
          board.toGo(Math.max(0, VICTORY_THRESHOLD - points))
        )}
        {would !== usual && (
          <em class={would < usual ? 'los-loss los-instead' : 'los-instead'}>{board.insteadOf(String(usual))}</em>
        )}
      </span>
    </div>
  )
}

export const HandSign = () => (
  <svg class="los-hand-sign" width="12" height="17" viewBox="0 0 13 18" aria-hidden="true" focusable="false">
    <rect x=".7" y=".7" width="11.6" height="16.6" rx="2" fill="#3c4f73" stroke="#e9dfca" stroke-width="1.4" />
    <path d="M4 1v16M9 1v16M1 6h11M1 12h11" stroke="#b7a5d6" stroke-width=".9" />
  </svg>
)

export function SeatPanel({ table, seat, seen }: { table: BoardContext; seat: Seat; seen: Foreseen }) {
  const { view, language, layout } = table
  const words = wordsOf(language)
  const pile = view.piles[seat]
  const item = `pile:${seat}`
  const claims = pile.length === 0 ? words.board.noClaims : pile.map(words.cardName).join(', ')
  const small = layout === 'phone' || layout === 'low'
  return (
    <div class="los-panel">
      <span class="los-cloth-edge">
        <SeatTartan seat={seat} scale={0.6} />
      </span>
      <div class="los-who">
        <SeatHead seat={seat} size={small ? 26 : 30} brief={small} />
        {view.initiative === seat && (
          <Group label={words.initiative} class="los-initiative" keys={['initiative']}>
            {(tabIndex) => (
              <Spot
                table={table}
                target={null}
                item="initiative"
                label={`${nameOf(table, seat, words)}, ${words.board.holdsInitiative}`}
                tabIndex={tabIndex('initiative')}
                class="los-first"
              >
                <InitiativeMark size={20} />
              </Spot>
            )}
          </Group>
        )}
        <ScoreSpot seat={seat} label={`${nameOf(table, seat, words)}, ${words.points(view.points[seat])}`}>
          <span class="los-points" data-points={seat}>
            <Points value={view.points[seat]} size={26} />
          </span>
        </ScoreSpot>
      </div>
      <Race table={table} seat={seat} seen={seen} />
      <div class="los-facts-row">
        <span class="los-hand-count" data-lands={`hand:${seat}`}>
          <HandSign />
          <span aria-hidden="true">{view.handCounts[seat]}</span>
          <span class="visually-hidden">{words.board.inHand(view.handCounts[seat])}</span>
        </span>
        <Group label={pileName(seat, table, words)} keys={[item]} class="los-pile-group">
          {(tabIndex) => (
            <Spot
              table={table}
              target={null}
              item={item}
              label={`${pileName(seat, table, words)}, ${claims}`}
              tabIndex={tabIndex(item)}
              class="los-pile-chips"
            >
              <Prizes cards={pile} limit={layout === 'hall' ? 6 : 3} />
            </Spot>
          )}
        </Group>
      </div>
    </div>
  )
}
