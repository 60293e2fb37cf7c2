import { CATEGORIES, type Event } from '@bothy/glen-more/data'
import { SeatBadge } from '../../art/index.ts'
import { GoodsIcon } from './art/goods.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { nameOf } from './labels.ts'
import type { Table } from './spot.tsx'
import { wordsOf } from './words.ts'

type Scoring = Extract<Event, { readonly type: 'scoring' }>
type Final = Extract<Event, { readonly type: 'finalScoring' }>

export const startsShow = ({ type }: Event): boolean => type === 'scoring'

const ICONS = ['cask', 'chieftain', 'card'] as const

/** The table of a scoring: what each had, and what it brought; at the end also coins, cards and the penalty. */
export function Show({
  events,
  onDone,
  ...table
}: Table & { readonly events: readonly Event[]; readonly onDone: () => void }) {
  const words = wordsOf(table.language)
  const { board } = words
  const scoring = events.find((event): event is Scoring => event.type === 'scoring')
  const final = events.find((event): event is Final => event.type === 'finalScoring')
  if (scoring === undefined) return null
  const seats = table.names.map((_, seat) => seat).slice(0, table.view.seats)
  const title = final === undefined ? board.scoringTitle(scoring.scoring) : board.finalTitle
  const endVp = (seat: number): number => final?.seats[seat].cards.reduce((sum, { vp }) => sum + vp, 0) ?? 0
  return (
    <Dialog title={title} onClose={onDone}>
      <div class="gm-show">
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span class="visually-hidden">{board.player}</span>
              </th>
              {CATEGORIES.map((category, i) => (
                <th key={category} scope="col">
                  <GoodsIcon icon={ICONS[i]} size={22} />
                  <span class="visually-hidden">{board.comparison[category]}</span>
                </th>
              ))}
              {final === undefined && <th scope="col">{board.line.total}</th>}
              {final !== undefined && (
                <>
                  <th scope="col">{board.line.cards}</th>
                  <th scope="col">{board.line.coins}</th>
                  <th scope="col">{board.line.penalty}</th>
                  <th scope="col">{board.line.total}</th>
                </>
              )}
            </tr>
          </thead>
          <tbody>
            {seats.map((seat) => (
              <tr key={seat}>
                <th scope="row">
                  <SeatBadge seat={seat} size={20} /> {nameOf(table, seat, words)}
                </th>
                {CATEGORIES.map((category, i) => (
                  <td key={category}>
                    <span class="gm-show-value">{scoring.values[i][seat]}</span>{' '}
                    {scoring.vp[i][seat] > 0 && <b>+{scoring.vp[i][seat]}</b>}
                  </td>
                ))}
                {final === undefined && (
                  <td>
                    <b>+{scoring.vp.reduce((sum, vp) => sum + vp[seat], 0)}</b>
                  </td>
                )}
                {final !== undefined && (
                  <>
                    <td>+{endVp(seat)}</td>
                    <td>+{final.seats[seat].coins}</td>
                    <td>{String(final.seats[seat].penalty).replace('-', '−')}</td>
                    <td>
                      <b>{table.view.scores?.[seat] ?? ''}</b>
                    </td>
                  </>
                )}
              </tr>
            ))}
          </tbody>
        </table>
        <p class="gm-soft">{board.differenceHint}</p>
        <button type="button" class="button primary" onClick={onDone}>
          {board.continueLabel}
        </button>
      </div>
    </Dialog>
  )
}
