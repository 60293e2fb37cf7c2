import { FACTORIES, type Factory, GOODS, MADE_FROM, PRODUCT_OF, type View } from '@bothy/clans-of-caledonia/data'
import type { Seat } from '@bothy/kernel'
import { Icon as Sign } from '@bothy/board-kit/ui/controls/icons.tsx'
import { Icon } from '../art/icons.tsx'
import { boxOf } from '../box.ts'
import { allWordsOf, type AllWords } from '../details/explain-words.ts'
import { type Making, oneLess, oneMore } from '../market/making.ts'
import { discardPrice } from '../market/market-facts.ts'
import { Stepper } from '../market/stepper.tsx'
import type { BoardContext } from '../spot.tsx'
import { butterOf, setButter, setMaking } from './making-draft.ts'
import { processedGoods } from './production-facts.ts'
import { Counted } from './production-paper.tsx'
import type { SeatRound } from './rounds-told.ts'
import { type Effect, effectsOf, isFilled, type Lack, stockAfter } from './proposal.ts'

const RAW = ['grain', 'milk'] as const

function effectWords({ now, after }: Effect, words: AllWords): string {
  const { production } = words.explain
  const said = (lack: Lack): string => words.needs(lack)
  if (isFilled(now)) return isFilled(after) ? production.keeps : production.breaks(said(after))
  if (isFilled(after)) return production.fills(said(now))
  return said(now) === said(after) ? production.lacks(said(now)) : production.lacksThen(said(now), said(after))
}

export function Effects({ view, seat, making, words }: MakingProps) {
  const effects = effectsOf(view, seat, making)
  return (
    <>
      {effects.map((effect) => {
        const fills = isFilled(effect.after)
        return (
          <p key={effect.contract} class="coc-production-effect" data-fills={fills ? '' : undefined}>
            {fills && <Sign name="check" size={15} />}
            {effectWords(effect, words)}
          </p>
        )
      })}
    </>
  )
}
type MakingProps = {
  readonly view: View
  readonly seat: Seat
  readonly making: Making
  readonly words: AllWords
}

/** COC-66: grain and milk that the factories could use, and what stays of it. */
export function Left({ view, seat, making, words }: MakingProps) {
  const { goods, income } = view.players[seat]
  const rest = stockAfter(view, seat, making)
  const used = RAW.filter((raw) =>
    FACTORIES.some((factory) => MADE_FROM[PRODUCT_OF[factory]] === raw && income.processed[PRODUCT_OF[factory]] > 0),
  )
  return (
    <span class="coc-production-left">
      {used.map((raw) => (
        <span key={raw}>
          <Icon icon={raw} size={18} />
          <span class="visually-hidden">{words.goodName(raw)} </span>
          {words.explain.production.left(rest[GOODS.indexOf(raw)] ?? 0, goods[raw])}
        </span>
      ))}
    </span>
  )
}

const factoriesOf = (view: View, seat: Seat): readonly Factory[] =>
  FACTORIES.filter((factory) => view.players[seat].placed[factory] > 0)

function Without({ view, seat, words }: Omit<MakingProps, 'making'>) {
  const { placed, goods } = view.players[seat]
  const { production } = words.explain
  return (
    <>
      {RAW.filter((raw) => goods[raw] === 0).map((raw) => {
        const units = factoriesOf(view, seat).filter((factory) => MADE_FROM[PRODUCT_OF[factory]] === raw)
        if (units.length === 0) return null
        return (
          <p key={raw} class="coc-production-without">
            <span>{production.factories(units.map((factory) => [placed[factory], factory] as const))}</span>
            <b>{production.none(raw)}</b>
          </p>
        )
      })}
    </>
  )
}

/** COC-85, COC-91: asked after the factories have worked. */
function Extras({ view, seat, words }: Omit<MakingProps, 'making'>) {
  const { clan, cellar } = view.players[seat]
  const { clans } = boxOf(view)
  const { production } = words.explain
  if (clan === 'cunningham')
    return (
      <p class="coc-production-extra">
        <Icon icon="milk" size={20} />
        <span>{production.milkFor(words.money(clans.cunningham.milk))}</span>
      </p>
    )
  if (clan !== 'mackenzie' || cellar.length === 0) return null
  return (
    <p class="coc-production-extra">
      <Icon icon="whisky" size={20} />
      <span>{production.cellar}</span>
      <b>{clans.mackenzie.cellar.map(words.money).join(' · ')}</b>
    </p>
  )
}

/** COC-66: the choice itself, where the reader has one. */
export function Choosing({ table, seat, making }: ProcessingProps) {
  const words = allWordsOf(table.language)
  const { view, choice } = table
  const { production } = words.explain
  const { placed, income } = view.players[seat]
  const set = (next: Making | null) => (next === null ? null : () => setMaking(table, next))
  return (
    <div class="coc-production-choice" role="group" aria-label={production.yourChoice}>
      <div class="coc-production-head">
        <h3>{production.yourChoice}</h3>
        <Left view={view} seat={seat} making={making} words={words} />
      </div>
      {factoriesOf(view, seat)
        .filter((factory) => income.processed[PRODUCT_OF[factory]] > 0)
        .map((factory) => {
          const good = PRODUCT_OF[factory]
          const { price } = view.prices[GOODS.indexOf(good)]
          return (
            <div key={good} class="coc-production-row">
              <Icon icon={good} size={26} />
              <span>
                <b>{words.explain.goodTitle(words.goodName(good))}</b>
                <small>{production.sellsAt(placed[factory], factory, words.money(price))}</small>
              </span>
              <Stepper
                good={good}
                n={making[good]}
                less={set(oneLess(making, good))}
                more={set(oneMore(choice, making, good))}
                words={words}
                isBare
              />
            </div>
          )
        })}
      <Without view={view} seat={seat} words={words} />
      <Extras view={view} seat={seat} words={words} />
      <Effects view={view} seat={seat} making={making} words={words} />
    </div>
  )
}

/** COC-85, COC-91: a clan's question after its factories, in the same step. */
export function ClanChoice({ table, seat }: Omit<ProcessingProps, 'making'>) {
  const words = allWordsOf(table.language)
  const { view } = table
  const { production } = words.explain
  if (view.pending?.kind !== 'milk')
    return (
      <div class="coc-production-choice">
        <Extras view={view} seat={seat} words={words} />
      </div>
    )
  const { milk } = view.players[seat].goods
  const n = butterOf(table)
  const set = (next: number) => (next < 0 || next > milk ? null : () => setButter(table, next))
  return (
    <div class="coc-production-choice" role="group" aria-label={production.yourChoice}>
      <div class="coc-production-head">
        <h3>{production.yourChoice}</h3>
        <b class="coc-production-money">{words.money(n * discardPrice(view, 'milk'))}</b>
      </div>
      <div class="coc-production-row">
        <Icon icon="milk" size={26} />
        <span>
          <b>{production.milkSold}</b>
          <small>{production.butterFor(words.money(discardPrice(view, 'milk')))}</small>
        </span>
        <Stepper good="milk" n={n} less={set(n - 1)} more={set(n + 1)} words={words} isBare />
      </div>
    </div>
  )
}

/** COC-66, COC-85, COC-91: what factories and clan have brought. */
export function WorkDone({ table, seat, round, making }: ProcessingProps & { readonly round: SeatRound }) {
  const words = allWordsOf(table.language)
  const { production } = words.explain
  const isWhisky = table.view.players[seat].clan === 'mackenzie'
  return (
    <>
      <Made table={table} making={making} />
      {round.extra > 0 && (
        <p class="coc-production-extra">
          <Icon icon={isWhisky ? 'whisky' : 'milk'} size={20} />
          <span>{isWhisky ? production.whiskyPaid : production.milkSold}</span>
          <b class="coc-production-money">{words.money(round.extra)}</b>
        </p>
      )}
      {round.stored && (
        <p class="coc-production-extra">
          <Icon icon="whisky" size={20} />
          <span>{production.stored}</span>
        </p>
      )}
    </>
  )
}

/** COC-66: what the factories made, or that they had no work. */
export function Made({ table, making }: Omit<ProcessingProps, 'seat'>) {
  const words = allWordsOf(table.language)
  const { production } = words.explain
  const counts = processedGoods(making)
  const isNothing = counts.every((n) => n === 0)
  return (
    <div class="coc-production-choice">
      {isNothing ? (
        <p class="coc-production-note">{production.nothing}</p>
      ) : (
        <p class="coc-production-made">
          <span>{production.made}</span>
          <Counted counts={counts} said={words.goods(counts)} />
        </p>
      )}
    </div>
  )
}
type ProcessingProps = { readonly table: BoardContext; readonly seat: Seat; readonly making: Making }
