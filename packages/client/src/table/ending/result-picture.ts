import { readSett, stripesOf } from '@bothy/board-kit/art/sett.ts'
import { SEAT_FIGURES } from '@bothy/board-kit/art/seat-figures.ts'
import { seatArt } from '@bothy/board-kit/art/seats.tsx'
import type { Shape } from '@bothy/board-kit/art/shapes.tsx'
import { signed } from '@bothy/board-kit/ui/words/i18n.ts'

/** 1200 by 630, the size of link previews. */
export const PICTURE = { width: 1200, height: 630 } as const

export type PictureOf = {
  readonly game: string
  readonly title: string
  readonly date: string
  readonly address: string
  readonly lines: readonly {
    readonly seat: number
    readonly rank: number | null
    readonly name: string
    readonly points: number
  }[]
}

const [PEAT, PAPER, SOFT] = ['#241a16', '#fbf4e4', '#cbb99f']
const [DISPLAY, TEXT] = ['"Fraunces Variable", serif', '"Source Sans 3 Variable", sans-serif']
const CLOTH = 150
const MARGIN = 60
const BADGE = 110

/** Warp under half-seen weft: a twill is too fine at this size. */
function weave(pen: CanvasRenderingContext2D, seat: number, from: number, width: number): void {
  const cloth = readSett(seatArt(seat).sett)
  pen.save()
  pen.beginPath()
  pen.rect(from, 0, width, CLOTH)
  pen.clip()
  for (const along of ['warp', 'weft'] as const) {
    pen.globalAlpha = along === 'warp' ? 1 : 0.5
    for (const { colour, d } of stripesOf(cloth, along)) {
      pen.fillStyle = colour
      const thread = new Path2D(d)
      for (let x = from; x < from + width; x += cloth.size * 2)
        for (let y = 0; y < CLOTH; y += cloth.size * 2) {
          pen.setTransform(2, 0, 0, 2, x, y)
          // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a pen, not an array
          pen.fill(thread)
        }
    }
  }
  pen.restore()
}

function drawShapes(
  pen: CanvasRenderingContext2D,
  shapes: readonly Shape[],
  { ink, ground }: { readonly ink: string; readonly ground: string },
): void {
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  for (const { d, line, cut } of shapes) {
    const path = new Path2D(d)
    pen.fillStyle = pen.strokeStyle = cut === true ? ground : ink
    pen.lineWidth = line ?? 0
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a pen, not an array
    if (line === undefined) pen.fill(path)
    else pen.stroke(path)
  }
}

function badge(pen: CanvasRenderingContext2D, seat: number, [x, y]: readonly [x: number, y: number]): void {
  const { shape, colour, ink } = seatArt(seat)
  pen.save()
  pen.translate(x, y)
  pen.scale(BADGE / 48, BADGE / 48)
  for (const [radius, fill] of [
    [24, PEAT],
    [22, colour],
  ] as const) {
    pen.fillStyle = fill
    pen.beginPath()
    pen.arc(24, 24, radius, 0, 2 * Math.PI)
    pen.fill()
  }
  pen.translate(9, 9)
  pen.scale(0.3, 0.3)
  drawShapes(pen, SEAT_FIGURES[shape], { ink, ground: colour })
  pen.restore()
}

function write(pen: CanvasRenderingContext2D, text: string, at: readonly [x: number, y: number], room: number): void {
  pen.fillText(text, at[0], at[1], room)
}

/** The fonts of the page must be loaded. */
export function drawResult(pen: CanvasRenderingContext2D, { game, title, date, lines, address }: PictureOf): void {
  const { width, height } = PICTURE
  pen.fillStyle = PEAT
  pen.fillRect(0, 0, width, height)
  const winners = lines.filter(({ rank }) => rank === null || rank === 1)
  winners.forEach(({ seat }, i) => weave(pen, seat, (width / winners.length) * i, width / winners.length))
  pen.textBaseline = 'alphabetic'
  winners.forEach(({ seat }, i) => badge(pen, seat, [MARGIN + i * (BADGE + 16), CLOTH - BADGE / 2]))
  pen.fillStyle = PAPER
  pen.font = `600 64px ${DISPLAY}`
  write(pen, title, [MARGIN, CLOTH + 108], width - 2 * MARGIN)
  pen.fillStyle = SOFT
  pen.font = `400 28px ${TEXT}`
  write(pen, `${game} · ${date}`, [MARGIN, CLOTH + 150], width - 2 * MARGIN)
  lines.forEach(({ seat, rank, name, points }, i) => {
    const y = CLOTH + 212 + i * 48
    pen.fillStyle = seatArt(seat).colour
    pen.fillRect(MARGIN, y - 30, 10, 40)
    pen.fillStyle = SOFT
    pen.font = `600 30px ${DISPLAY}`
    if (rank !== null) write(pen, String(rank), [MARGIN + 34, y], 40)
    pen.fillStyle = PAPER
    pen.font = `600 32px ${TEXT}`
    write(pen, name, [MARGIN + (rank === null ? 34 : 84), y], 700)
    pen.font = `600 38px ${DISPLAY}`
    pen.textAlign = 'right'
    write(pen, signed(points), [width - MARGIN, y], 200)
    pen.textAlign = 'left'
  })
  pen.fillStyle = SOFT
  pen.font = `600 26px ${DISPLAY}`
  pen.textAlign = 'right'
  write(pen, 'Bothy', [width - MARGIN, height - 30], 200)
  pen.textAlign = 'left'
  pen.font = `400 24px ${TEXT}`
  write(pen, address.replace(/^https?:\/\//, ''), [MARGIN, height - 30], width - 2 * MARGIN - 140)
}
