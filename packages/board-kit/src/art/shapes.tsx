/** A shape of a badge on a field of 100 by 100. Without `line` it is filled; else `line` is its width. `cut` is drawn in the colour of the ground. */
export type Shape = { readonly d: string; readonly line?: number; readonly cut?: true }

export function Shapes({ shapes, ink, ground }: { shapes: readonly Shape[]; ink: string; ground: string }) {
  return (
    <g stroke-linecap="round" stroke-linejoin="round">
      {shapes.map(({ d, line, cut }) => {
        const colour = cut === true ? ground : ink
        return line === undefined ? (
          <path key={d} d={d} fill={colour} />
        ) : (
          <path key={d} d={d} fill="none" stroke={colour} stroke-width={line} />
        )
      })}
    </g>
  )
}
