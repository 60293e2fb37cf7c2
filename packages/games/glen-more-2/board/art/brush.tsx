/**
 * One stroke of a picture: a path and its paint, and where it stands. A paint with one digit of opacity (`#0003`) is a veil of
 * light or shade and has no contour; `none` is a line of ink.
 */
export type Brush = readonly [paint: string, d: string, at?: string, scale?: number]

export const INK = '#1f2a33'

export const put = (item: readonly Brush[], x: number, y: number, scale = 1, flip = 1): readonly Brush[] =>
  item.map(([paint, d]) => [paint, d, `translate(${x} ${y}) scale(${scale * flip} ${scale})`, scale] as const)

const isVeil = (paint: string): boolean => paint.length === 5

export function Strokes({ strokes, pen = 1 }: { strokes: readonly Brush[]; pen?: number }) {
  return (
    <g stroke={pen === 0 ? 'none' : INK} stroke-width={pen} stroke-linejoin="round" stroke-linecap="round">
      {strokes.map(([paint, d, where, scale = 1], i) => (
        <path
          key={i}
          fill={paint}
          d={d}
          transform={where}
          stroke={isVeil(paint) ? 'none' : undefined}
          stroke-width={scale === 1 ? undefined : pen / scale}
        />
      ))}
    </g>
  )
}
