/** `line` is the width of the pen; without it the path is filled. */
export type Paint = { readonly fill: string; readonly line?: number; readonly opacity?: number }
export type Layer = Paint & { readonly d: string }

/** Joins everything of one paint at one depth in a single path: a map is a few hundred elements instead of several thousand. */
export function easel() {
  const depths = new Map<number, Map<Paint, string[]>>()
  return {
    /** Greater depths are painted later, over the rest; at one depth paints follow in the order of their first use. */
    paint(depth: number, paint: Paint, d: string): void {
      const paints = depths.get(depth) ?? new Map<Paint, string[]>()
      depths.set(depth, paints)
      const strokes = paints.get(paint)
      if (strokes === undefined) paints.set(paint, [d])
      else strokes.push(d)
    },
    layers(): readonly Layer[] {
      return [...depths]
        .sort(([a], [b]) => a - b)
        .flatMap(([, paints]) => [...paints].map(([paint, strokes]) => ({ ...paint, d: strokes.join('') })))
    },
  }
}
export type Easel = ReturnType<typeof easel>
