import type { BoardContext } from './spot.tsx'
import { words } from './words.ts'

export function Explain({ item, language }: BoardContext & { readonly item: string }) {
  const said = words.of(language)
  const stone = Number(item.split(':')[1])
  return (
    <p>
      {said.stone(Number.isNaN(stone) ? null : stone)}. {said.explained}
    </p>
  )
}
