import type { BoardContext } from './spot.tsx'
import { words } from './words.ts'

export function Explain({ thing, language }: BoardContext & { readonly thing: string }) {
  const said = words.of(language)
  const stone = Number(thing.split(':')[1])
  return (
    <p>
      {said.stone(Number.isNaN(stone) ? null : stone)}. {said.explained}
    </p>
  )
}
