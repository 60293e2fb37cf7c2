import { GOODS, MOUNTAIN, type Offer, type View } from '@bothy/glen-more-2/data'
import { Coin } from '@bothy/board-kit/art/index.ts'
import { steady } from '@bothy/board-kit/art/steady.ts'
import { SignIcon } from '../../../board/art/signs.tsx'
import { list } from '@bothy/board-kit/board/details/phrases.ts'
import { nameOf, spacesAhead } from '../../../board/labels.ts'
import type { BoardContext } from '../../../board/spot.tsx'
import type { Words } from '../../../board/words.ts'
import type { Fact } from '@bothy/board-kit/parts/labels.ts'
import { mountainIn } from './words.ts'

const MountainPicture = steady(function MountainPicture() {
  return (
    <svg
      class="tile-art gm2-picture"
      viewBox="0 0 100 206"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 0h100v206H0z" fill="#8fa6bd" />
      <path d="M0 0h100v40H0z" fill="#6f8aa8" />
      <path d="M-6 118 22 66l12 14 8-10 30 48z" fill="#7f8f9f" />
      <path d="M52 120 78 58l34 62z" fill="#8796a4" />
      <path d="M-10 206V128L34 60 50 20l14 30 12 12 34 66v78z" fill="#56606b" />
      <path d="M50 20l14 30 12 12 34 66v78H62l-8-60 8-40-12-30z" fill="#424b56" />
      <path d="M50 20 36 56l6 6 6-8 6 10 6-8 6 4-2-10z" fill="#f4f6f8" />
      <path d="M50 20l14 30 2 10-6-4-4 4-4-10z" fill="#d3dce4" />
      <path d="M-4 150q40-22 108-6v62H-4z" fill="#4d6a49" />
      <path d="M-4 172q50-20 108-4v38H-4z" fill="#3c5740" />
      <path
        d="M14 206c0-20 38-22 40-38s-24-14-16-32 16-14 14-30"
        fill="none"
        stroke="#d9c48c"
        stroke-width="3.400"
        stroke-linecap="round"
        stroke-dasharray="7 4"
      />
    </svg>
  )
})

type Shown = NonNullable<View['chronicles']['mountain']>

const goodsOf = ({ goods }: Shown) => GOODS.flatMap((good) => Array.from({ length: goods[good] }, () => good))

export const contentsOf = (shown: Shown, words: Words): string =>
  mountainIn(words).contents(shown.coins, goodsOf(shown))

/** GM2-C2-3: a move of a seat's own piece that goes beyond it. */
function passes({ chronicles, pending }: View, { position }: Offer, from: number): boolean {
  const at = chronicles.mountain?.position ?? null
  return pending?.kind === 'turn' && at !== null && from < at && at < position
}

const isPassed = (view: View, offer: Offer): boolean =>
  passes(view, offer, offer.position - spacesAhead(view, offer.position))

function canLeave({ pending, players }: View): boolean {
  if (pending === null) return false
  const { coins, goods } = players[pending.seat]
  return coins > 0 || GOODS.some((good) => goods[good] > 0)
}

export function mountainFacts(view: View, offer: Offer, words: Words): readonly Fact[] {
  const { mountain: shown } = view.chronicles
  if (shown === undefined) return []
  const say = mountainIn(words)
  if (offer.tile === MOUNTAIN) return offer.reason === null ? [{ text: say.stop(contentsOf(shown, words)) }] : []
  if (!isPassed(view, offer)) return []
  return canLeave(view) ? [{ text: say.toll, loss: true }] : [{ text: say.noToll }]
}

export function mountainLabel(table: BoardContext, words: Words): string {
  const { mountain: shown } = table.view.chronicles
  if (shown === undefined) return ''
  const say = mountainIn(words)
  return list([
    say.onIt(contentsOf(shown, words)),
    shown.seat === null ? '' : say.here(nameOf(table, shown.seat, words)),
    shown.position === null ? say.outOfReach : '',
  ])
}

export function MountainFace({ table, preview }: { table: BoardContext; preview: Offer | undefined }) {
  const { view } = table
  const { mountain: shown } = view.chronicles
  if (shown === undefined) return null
  const say = mountainIn(table)
  const isLeft = preview !== undefined && isPassed(view, preview) && canLeave(view)
  return (
    <span
      class="tile-face gm2-tile gm2-mountain"
      data-far={shown.position === null ? '' : undefined}
      aria-hidden="true"
    >
      <MountainPicture />
      {isLeft && <span class="gm2-mountain-toll">{say.leaves}</span>}
      <span class="gm2-mountain-holds">
        {shown.coins > 0 && (
          <span class="gm2-mountain-good">
            <Coin value={shown.coins} size={26} />
          </span>
        )}
        {GOODS.map(
          (good) =>
            shown.goods[good] > 0 && (
              <span key={good} class="gm2-mountain-good">
                <SignIcon sign={good} size={24} />
                {shown.goods[good] > 1 && <b>{shown.goods[good]}</b>}
              </span>
            ),
        )}
      </span>
      <span class="tile-name gm2-plate">
        <span class="gm2-full-name">{say.title}</span>
      </span>
    </span>
  )
}
