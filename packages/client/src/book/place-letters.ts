import type { Letter } from './board-parts.ts'

/** In pixels of the window of the picture: its left upper corner. */
export type PlacedLetter = { readonly letter: string; readonly x: number; readonly y: number }

const LETTER_PX = 26
const EDGE = 2

/** So much of a letter is beyond the corner of its thing. */
const BEYOND = 0.6 * LETTER_PX

export function placeLetters(stage: HTMLElement, letters: readonly Letter[]): readonly PlacedLetter[] {
  const frame = stage.parentElement?.getBoundingClientRect()
  if (frame === undefined) return []
  const isShown = ({ left, right, top, bottom }: DOMRect): boolean =>
    right - left > 1 &&
    (left + right) / 2 > frame.left &&
    (left + right) / 2 < frame.right &&
    (top + bottom) / 2 > frame.top &&
    (top + bottom) / 2 < frame.bottom
  return letters.flatMap(({ letter, at }) => {
    const box = at
      .flatMap((selector) => [...stage.querySelectorAll(selector)].map((thing) => thing.getBoundingClientRect()))
      .find(isShown)
    if (box === undefined) return []
    const within = (place: number, room: number): number =>
      Math.round(Math.min(Math.max(EDGE, place), room - LETTER_PX - EDGE))
    return [
      {
        letter,
        x: within(box.left - BEYOND - frame.left, frame.width),
        y: within(box.top - BEYOND - frame.top, frame.height),
      },
    ]
  })
}
