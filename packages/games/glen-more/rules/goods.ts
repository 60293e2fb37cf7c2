import { type Bundle, kindsIn } from '@bothy/kit'
import { type Good, GOODS } from '../data/faces.ts'

const lists = new Map<Bundle, readonly Good[]>()

export function goodsIn(bundle: Bundle): readonly Good[] {
  const known = lists.get(bundle)
  if (known !== undefined) return known
  const list = kindsIn(bundle).map((kind) => GOODS[kind])
  lists.set(bundle, list)
  return list
}
