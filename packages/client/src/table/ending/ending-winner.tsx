import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { SeatBadge, SeatTartan } from '@bothy/board-kit/art/index.ts'
import { useTableContext } from '@bothy/board-kit/board/table-context.tsx'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { isAtOnce } from '@bothy/board-kit/ui/page/settings.ts'
import type { Result } from './result-sentence.ts'
import { inOrder } from './ending-places.tsx'

const COUNTING = 1200

export function WinnersCloth({ result }: { readonly result: Result }): JSX.Element {
  const winners = inOrder(result).filter((seat) => result.ranks[seat] === 1)
  return (
    <div class="ending-cloth" aria-hidden="true">
      {winners.map((seat) => (
        <span key={seat}>
          <SeatTartan seat={seat} scale={1.4} />
          <SeatBadge seat={seat} size={96} class="ending-brooch" />
        </span>
      ))}
    </div>
  )
}

export function WinningScore({ result }: { readonly result: Result }): JSX.Element {
  const { names } = useTableContext().props
  const figure = useRef<HTMLElement>(null)
  const [first, second] = inOrder(result)
  const score = result.scores[first]
  useEffect(() => {
    const element = figure.current
    if (element === null || isAtOnce() || score <= 0) return
    const began = performance.now()
    let frame = 0
    const tick = (now: number): void => {
      const part = Math.min(1, (now - began) / COUNTING)
      element.textContent = String(Math.round(score * (1 - (1 - part) ** 3)))
      if (part < 1) frame = requestAnimationFrame(tick)
    }
    frame = requestAnimationFrame(tick)
    return () => {
      cancelAnimationFrame(frame)
      element.textContent = String(score)
    }
  }, [score])
  const ahead = result.verdict === null && second !== undefined ? score - result.scores[second] : 0
  return (
    <p class="ending-score">
      <strong class="ending-figure" ref={figure}>
        {score}
      </strong>{' '}
      {ahead > 0 && <span class="soft">{t.value.ending.ahead(ahead, names[second])}</span>}
    </p>
  )
}
