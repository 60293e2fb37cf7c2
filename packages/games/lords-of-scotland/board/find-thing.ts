import type { View } from '@bothy/lords-of-scotland'
import { CARD_BY_SLUG } from '@bothy/lords-of-scotland/data'
import {
  partsOf,
  placeOf,
  type FindThing,
  type ThingPlace,
  seatNamed,
  thingAt,
} from '@bothy/board-kit/board/find-thing.ts'

/** Of a small screen, where hand and recruits share a place. */
const [HAND, RECRUITS] = ['.los-switch button:nth-child(1)', '.los-switch button:nth-child(2)']

const laneOf = (name: string, part: string): string => `[data-seat-home="${seatNamed(name.charAt(0))}"] ${part}`

/** `b` is the army of a seat, `b2` its second card. */
function armyAt(name: string, { armies }: View): ThingPlace {
  const piece = name.length === 1 ? undefined : armies[seatNamed(name.charAt(0))]?.[Number(name.slice(1)) - 1]
  return { at: [piece === undefined ? laneOf(name, '.los-army') : thingAt(`piece:${piece.id}`)] }
}

function cardAt(name: string, { armies }: View): ThingPlace {
  const card = CARD_BY_SLUG.get(name) ?? -1
  const piece = armies.flat().find((it) => it.card === card)
  return { at: [thingAt(`card:${card}`), ...(piece === undefined ? [] : [thingAt(`piece:${piece.id}`)])], by: HAND }
}

/** Words of the lessons: armies, places and slots count from 1, as in the notation. */
export const findThing: FindThing<View> = (words, { view }) => {
  const [kind, name] = partsOf(words)
  switch (kind) {
    case 'supporters':
      return { at: ['.los-supporters'] }
    case 'supporter':
      return { at: [thingAt(`supporter:${Number(name) - 1}`)] }
    case 'recruits':
      return { at: ['.los-recruits'], by: RECRUITS }
    case 'recruit':
      return { at: [thingAt(`recruit:${Number(name) - 1}`)], by: RECRUITS }
    case 'hand':
      return { at: ['.los-hand'], by: HAND }
    case 'card':
      return cardAt(name, view)
    case 'army':
      return armyAt(name, view)
    case 'total':
      return { at: [`[data-counts="total:${seatNamed(name)}"]`, laneOf(name, '.los-lane-total')] }
    case 'points':
      return { at: [`[data-points="${seatNamed(name)}"]`] }
    case 'initiative':
      return { at: [thingAt('initiative')] }
    default:
      return placeOf(kind, name)
  }
}
