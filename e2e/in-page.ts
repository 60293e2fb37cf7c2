/** Functions that run in pages, for `npm run pictures`: each sees nothing outside itself. */

export type Letter = {
  readonly code: number
  readonly advance: number
  readonly box: readonly [x: number, y: number, width: number, height: number]
  readonly ink: readonly number[]
}

/** Runs in the page. Leaves out letters that the font lacks, for which another font would stand in. */
export function drawn({ font, size, text }: { font: string; size: number; text: string }): readonly Letter[] {
  const side = 3 * size
  const pen = new OffscreenCanvas(side, side).getContext('2d', { willReadFrequently: true })
  if (pen === null) throw new Error('no pen')
  // Light on dark, as it will be seen: browsers thicken dark letters.
  pen.fillStyle = '#fff'
  const inkOf = (letter: string, other: string): Uint8ClampedArray => {
    pen.font = `400 ${size}px "${font}", ${other}`
    pen.clearRect(0, 0, side, side)
    pen.fillText(letter, size, 2 * size)
    return pen.getImageData(0, 0, side, side).data.filter((_, i) => i % 4 === 3)
  }
  return Array.from(text).flatMap((letter) => {
    const all = inkOf(letter, 'serif')
    if (inkOf(letter, 'monospace').some((ink, i) => ink !== all[i])) return []
    let [left, top, right, bottom] = [side, side, 0, 0]
    for (const [i, ink] of all.entries()) {
      if (ink === 0) continue
      const [x, y] = [i % side, Math.floor(i / side)]
      ;[left, top, right, bottom] = [
        Math.min(left, x),
        Math.min(top, y),
        Math.max(right, x + 1),
        Math.max(bottom, y + 1),
      ]
    }
    const [width, height] = [Math.max(0, right - left), Math.max(0, bottom - top)]
    const rows = Array.from({ length: height }, (_, y) =>
      Array.from(all.subarray((top + y) * side + left, (top + y) * side + right)),
    )
    return {
      code: letter.codePointAt(0) ?? 0,
      advance: pen.measureText(letter).width,
      box: width === 0 ? [0, 0, 0, 0] : [left - size, top - 2 * size, width, height],
      ink: rows.flat(),
    }
  })
}

export const fontLoaded = async ({ font, text }: { font: string; text: string }): Promise<void> => {
  await document.fonts.load(`400 38px "${font}"`, text)
}

export type Board = {
  readonly board: string
  readonly piece: string
  readonly size: number
  readonly margin: number
}

export function framed({ board, piece, size, margin, seen }: Board & { seen: { width: number; height: number } }) {
  const sheet = new CSSStyleSheet()
  // Patterns that the board is painted with lie in drawings of no height.
  const kept = `${board}, svg[height='0']`
  sheet.replaceSync(`body :not(:is(${kept}), :is(${kept}) *, :has(${board})) { visibility: hidden }`)
  document.adoptedStyleSheets.push(sheet)
  const pieces = Array.from(document.querySelectorAll(piece), (each) => each.getBoundingClientRect())
  const boards = Array.from(document.querySelectorAll(board), (each) => each.getBoundingClientRect())
  const scale = size / pieces[0].width
  const [width, height] = [seen.width / scale, seen.height / scale]
  const [left, right] = [Math.min(...boards.map((box) => box.left)), Math.max(...boards.map((box) => box.right))]
  const [top, bottom] = [Math.min(...boards.map((box) => box.top)), Math.max(...boards.map((box) => box.bottom))]
  const [inX, inY] = [margin * (right - left), margin * (bottom - top)]
  const within = (at: number, from: number, to: number): number => Math.max(from, Math.min(to, at))
  const overlap = (from: number, to: number, start: number, end: number): number =>
    Math.max(0, Math.min(to, end) - Math.max(from, start))
  let best = { x: 0, y: 0, most: -1 }
  for (const { right: edge } of pieces)
    for (const { top: y0 } of pieces) {
      const x = within(edge - width, left + inX, right - inX - width)
      const y = within(y0, top + inY, Math.max(top + inY, bottom - inY - height))
      let most = 0
      for (const box of pieces)
        most += overlap(box.left, box.right, x, x + width) * overlap(box.top, box.bottom, y, y + height)
      if (most > best.most) best = { x, y, most }
    }
  return { x: best.x, y: best.y, width, height, scale }
}

export const outerOf = (element: Element): string => element.outerHTML

export function makeHigh(element: Element, height: number): void {
  if (element instanceof HTMLElement) element.style.height = `${height}px`
}
