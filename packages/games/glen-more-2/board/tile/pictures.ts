import { CARDS, type View } from '@bothy/glen-more-2/data'
import { addLandmarks, isLandmarkId, landmarks } from '../art/landmarks.ts'
import { portraits } from '../art/portraits.tsx'
import { boxOf } from '../labels.ts'
import { faceOf, type TileFace } from './tile-facts.ts'

export async function loadPictures(): Promise<void> {
  if (portraits.peek().HUME !== undefined) return
  const { LATE_PICTURES } = await import('../art/late-pictures.ts')
  addLandmarks(LATE_PICTURES.landmarks)
  portraits.value = { ...portraits.peek(), ...LATE_PICTURES.portraits }
}

const isBareCard = (name: string): boolean => isLandmarkId(name) && landmarks.peek()[name] === undefined
const isBare = (face: TileFace): boolean =>
  'person' in face ? portraits.peek()[face.person] === undefined : isBareCard(face.view)

export function lacksPicture(view: View): boolean {
  const { line, pending, players } = view
  const tiles = [
    ...line.map(({ tile }) => tile),
    pending?.tile ?? null,
    ...players.flatMap(({ persons, tiles: land }) => [...persons, ...land.map(({ tile }) => tile)]),
  ]
  const box = boxOf(view)
  return (
    tiles.some((tile) => tile !== null && isBare(faceOf(box.tiles[tile]))) ||
    players.some(({ cards }) => cards.some((card) => isBareCard(CARDS[card] ?? '')))
  )
}
