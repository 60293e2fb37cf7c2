import type { JSX } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { GameTypes } from '@bothy/kernel'
import type { GuideNow } from '@bothy/kernel/lessons'
import type { BoardProps } from '@bothy/board-kit/board/game-board.ts'
import type { Pointed, PointedAt } from '@bothy/board-kit/board/pointed.ts'
import { stillness } from '@bothy/board-kit/ui/page/settings.ts'
import { type Box, boxesOf, elementFor, isWithin, sameBoxes } from './pointed-boxes.ts'

const POINTED = import.meta.glob<Pointed<GameTypes['view']>>('../../../games/*/board/pointed.ts', { import: 'pointed' })

/** In ms. */
const LOOK_AGAIN = 120

function usePointed(game: string): Pointed<GameTypes['view']> | null {
  const [pointed, setPointed] = useState<Pointed<GameTypes['view']> | null>(null)
  useEffect(() => {
    // Without it the lesson still says what is meant.
    POINTED[`../../../games/${game}/board/pointed.ts`]?.().then(
      (found) => setPointed(() => found),
      () => undefined,
    )
  }, [game])
  return pointed
}

/** Brings into sight what is behind another part of the board, or beyond its edge. */
function reveal(things: readonly PointedAt[]): void {
  for (const thing of things) {
    const element = elementFor(thing)
    if (element === null && thing.by !== undefined) {
      const button = document.querySelector<HTMLElement>(`.table-stage ${thing.by}`)
      if (button?.getAttribute('aria-pressed') !== 'true' || thing.by.includes('[aria-pressed')) button?.click()
    }
  }
  requestAnimationFrame(() => {
    const first = things.map(elementFor).find((element) => element !== null)
    if (first !== undefined && !isWithin(first))
      first.scrollIntoView({ block: 'center', inline: 'center', behavior: stillness() ? 'auto' : 'smooth' })
  })
}

/** Rings around what the lesson speaks of, numbered if there are several, and dusk over the rest. Nothing of it takes a click. */
export function PointedThings({
  board,
  guide,
  props: { view, me, layout, choice, uiState },
}: {
  readonly board: string
  readonly guide: GuideNow
  readonly props: BoardProps<GameTypes>
}): JSX.Element | null {
  const pointed = usePointed(board)
  const [boxes, setBoxes] = useState<readonly Box[]>([])
  const { points, phase, turn } = guide
  const isShown = phase === 'told' || phase === 'asked' || phase === 'answered'
  const words = isShown ? points.join('|') : ''
  const things = useMemo(
    () =>
      pointed === null || words === '' ? [] : words.split('|').flatMap((word) => pointed(word, { view, me }) ?? []),
    [pointed, words, view, me],
  )
  useLayoutEffect(() => {
    const look = (): void => {
      const found = boxesOf(things)
      setBoxes((before) => (sameBoxes(before, found) ? before : found))
    }
    look()
    if (things.length === 0) return
    const timer = setInterval(look, LOOK_AGAIN)
    addEventListener('resize', look)
    addEventListener('scroll', look, { capture: true, passive: true })
    return () => {
      clearInterval(timer)
      removeEventListener('resize', look)
      removeEventListener('scroll', look, { capture: true })
    }
  }, [things])
  // Once for each step: a reader may look elsewhere.
  const revealed = useRef('')
  useEffect(() => {
    const place = `${turn} ${layout}`
    if (things.length === 0 || revealed.current === place || phase === 'answered') return
    revealed.current = place
    reveal(things)
  }, [things, phase, turn, layout])
  // The rest of a gesture may lead anywhere.
  const isHeld = uiState.previewed.value !== null || choice.picked.length > 0
  if (boxes.length === 0) return null
  const [width, height] = [innerWidth, innerHeight]
  const holes = boxes.map(({ x, y, w, h }) => `M${x} ${y}h${w}v${h}h${-w}z`).join('')
  const frame = { width, height, viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' } as const
  return (
    <>
      <svg class="lesson-dusk" data-lifted={isHeld ? '' : undefined} {...frame}>
        <path fill-rule="evenodd" d={`M0 0h${width}v${height}h${-width}z${holes}`} />
      </svg>
      <svg class="lesson-rings" {...frame}>
        {boxes.map(({ x, y, w, h }, i) => (
          <g key={i}>
            <rect class="lesson-ring-casing" x={x} y={y} width={w} height={h} rx="8" />
            <rect class="lesson-ring" x={x} y={y} width={w} height={h} rx="8" />
            {boxes.length > 1 && (
              <g class="lesson-number" transform={`translate(${Math.min(width - 18, x + w)} ${Math.max(18, y)})`}>
                <circle r="13" />
                <text y="5">{i + 1}</text>
              </g>
            )}
          </g>
        ))}
      </svg>
    </>
  )
}
