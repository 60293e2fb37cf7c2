import type { JSX, RefObject } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { signal } from '@preact/signals'
import type { Mark, Picture } from '@bothy/kernel/book'
import type { GameId } from '@bothy/games'
import { Guard, type TableContext, TableContextProvider } from '@bothy/board-kit/board/table-context.tsx'
import { language } from '@bothy/board-kit/ui/page/settings.ts'
import { crop, type Crop } from './crop.ts'
import { type Drawing, draw } from './board-parts.ts'
import { lacking, type PlacedLetter, placeLetters } from './place-letters.ts'

const DRAWN_AHEAD = '600px'

function useIsNear(box: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (box.current === null || isNear) return
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some((one) => one.isIntersecting)) setNear(true)
      },
      { rootMargin: DRAWN_AHEAD },
    )
    watch.observe(box.current)
    const onPrint = (): void => setNear(true)
    addEventListener('beforeprint', onPrint)
    return () => {
      watch.disconnect()
      removeEventListener('beforeprint', onPrint)
    }
  }, [box, isNear])
  return isNear
}

type Marked = Picture & { readonly marks?: { readonly [letter: string]: Mark } }

function useDrawing(game: GameId, picture: Marked, isNear: boolean): Drawing | null | 'failed' {
  const [drawing, setDrawing] = useState<Drawing | null | 'failed'>(null)
  const lang = language.value
  useEffect(() => {
    if (!isNear) return
    let wanted = true
    draw(game, picture).then(
      (found) => wanted && setDrawing(found),
      () => wanted && setDrawing('failed'),
    )
    return () => {
      wanted = false
    }
  }, [game, picture, isNear, lang])
  return drawing
}

const contextOf = ({ board, props }: Drawing): TableContext => ({
  board,
  props,
  item: signal(null),
  openSeat: null,
  openRule: () => undefined,
})

function Stage({ drawing }: { readonly drawing: Drawing }): JSX.Element {
  const room = useRef<HTMLDivElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<Crop | null>(null)
  const [letters, setLetters] = useState<readonly PlacedLetter[]>([])
  const [gutter, setGutter] = useState(0)
  useLayoutEffect(() => {
    const [frame, box] = [room.current, stage.current]
    if (frame === null || box === null) return
    const look = (): void => setShown(crop(frame.clientWidth - 2 * gutter, box, drawing.selector))
    look()
    const sizes = new ResizeObserver(look)
    sizes.observe(frame)
    return () => sizes.disconnect()
  }, [drawing, gutter])
  useLayoutEffect(() => {
    if (shown === null || room.current === null || stage.current === null) return
    const placed = placeLetters(room.current, stage.current, drawing.letters)
    setLetters(placed)
    setGutter((now) => now + lacking(placed))
  }, [drawing, shown])
  const { board, props } = drawing
  const context = useMemo(() => contextOf(drawing), [drawing])
  return (
    <div class="book-room" ref={room}>
      <div
        class="book-window"
        style={shown === null ? undefined : { width: `${shown.width}px`, height: `${shown.height}px` }}
      >
        <div
          class={`book-stage ${drawing.stage.layout}`}
          data-game={board.id}
          ref={stage}
          inert
          aria-hidden="true"
          style={{
            width: `${drawing.stage.width}px`,
            height: `${drawing.stage.height}px`,
            ...(shown === null ? {} : { transform: shown.transform }),
          }}
        >
          <TableContextProvider value={context}>
            <Guard>
              <div class="table-stage">
                <board.BoardView {...props} />
              </div>
            </Guard>
          </TableContextProvider>
        </div>
      </div>
      {letters.map(({ letter, x, y }) => (
        <b key={letter} class="book-letter placed" style={{ left: `${x}px`, top: `${y}px` }}>
          {letter}
        </b>
      ))}
    </div>
  )
}

/** Until it is drawn, and where it cannot be, its words stand in its place. */
export function BoardPicture({ game, picture }: { readonly game: GameId; readonly picture: Marked }): JSX.Element {
  const box = useRef<HTMLDivElement>(null)
  const drawing = useDrawing(game, picture, useIsNear(box))
  const words = picture.shows[language.value]
  return (
    <div class="book-picture" ref={box}>
      {drawing === null || drawing === 'failed' ? (
        <p class="soft small">{words}</p>
      ) : (
        <div role="img" aria-label={words}>
          <Stage drawing={drawing} />
        </div>
      )}
    </div>
  )
}
