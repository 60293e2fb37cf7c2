import { INK, Strokes } from './brush.tsx'
import type { Bust } from './faces.ts'

const NICHE = 'M7 101V46C7 20 26 5 50 5S93 20 93 46V101z'

export function BustShapes({ bust }: { bust: Bust }) {
  const { wall, face, below, above } = bust
  return (
    <>
      <path fill="#93a1aa" d="M0 0H100V100H0z" />
      <path fill="#a9b5bc" d="M0 0H100L78 9Q50-4 22 9Q8 22 6 44V100H0z" />
      <path fill={wall} stroke={INK} stroke-width="1.2" d={NICHE} />
      <path fill="#fff2" d="M12 101V46C12 24 28 10 50 10 36 18 26 34 26 60V101z" />
      <Strokes strokes={below} />
      <Strokes strokes={face} pen={0.9} />
      <Strokes strokes={above} />
      <path fill="none" stroke="#93a1aa" stroke-width="6" d="M3.5 101V46C3.5 18 24 2 50 2S96.5 18 96.5 46V101" />
      <path
        fill="none"
        stroke="#e6ecee"
        stroke-width="2.6"
        stroke-linecap="round"
        stroke-dasharray="0.1 5.2"
        d="M3.8 100V46C3.8 18 24 2.5 50 2.5S96.2 18 96.2 46V100"
      />
      <path fill="none" stroke={INK} stroke-width="1" d={NICHE} />
      <path fill="none" stroke="#26333d" stroke-opacity="0.75" stroke-width="2" d="M0 0H100V100H0z" />
    </>
  )
}
