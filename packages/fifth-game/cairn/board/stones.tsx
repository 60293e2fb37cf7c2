const PILE = [
  { y: 118, rx: 66, ry: 24 },
  { y: 82, rx: 46, ry: 20 },
  { y: 52, rx: 28, ry: 16 },
] as const

export function Stones() {
  return (
    <g fill="#b9b4a6" stroke="#55524a" stroke-width="3">
      {PILE.map(({ y, rx, ry }) => (
        <ellipse key={y} cx="130" cy={y} rx={rx} ry={ry} />
      ))}
    </g>
  )
}
