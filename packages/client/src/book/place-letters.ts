import type { Letter } from './board-parts.ts'

/** In pixels of the room round the picture: its left upper corner. */
export type PlacedLetter = { readonly letter: string; readonly x: number; readonly y: number }

const LETTER_PX = 26
const EDGE = 2

/** So much of a letter is beyond the corner of its thing. */
const BEYOND = 0.6 * LETTER_PX

export function placeLetters(
  room: HTMLElement,
  stage: HTMLElement,
  letters: readonly Letter[],
): readonly PlacedLetter[] {
  const frame = stage.parentElement?.getBoundingClientRect()
  if (frame === undefined) return []
  const outer = room.getBoundingClientRect()
  const isShown = ({ left, right, top, bottom }: DOMRect): boolean =>
    right - left > 1 &&
    (left + right) / 2 > frame.left &&
    (left + right) / 2 < frame.right &&
    (top + bottom) / 2 > frame.top &&
    (top + bottom) / 2 < frame.bottom
  /** A thing at the left edge begins with its name or its icon: the letter stands before it. */
  const cornerOf = ({ left, top, height }: DOMRect): readonly [number, number] => {
    if (left - frame.left > LETTER_PX) return [left - BEYOND, top - BEYOND]
    return [
      Math.min(left, frame.left) - LETTER_PX - EDGE,
      height < 2 * LETTER_PX ? top + (height - LETTER_PX) / 2 : top,
    ]
  }
  return letters.flatMap(({ letter, at }) => {
    const box = at
      .flatMap((selector) => [...stage.querySelectorAll(selector)].map((thing) => thing.getBoundingClientRect()))
      .find(isShown)
    if (box === undefined) return []
    const [x, y] = cornerOf(box)
    const within = Math.min(Math.max(EDGE, y - outer.top), outer.height - LETTER_PX - EDGE)
    return [{ letter, x: Math.round(x - outer.left), y: Math.round(within) }]
  })
}

/** Room that letters need before the picture, beyond what there is. */
export const lacking = (letters: readonly PlacedLetter[]): number => Math.max(0, ...letters.map(({ x }) => EDGE - x))
