import { type Bundle, EMPTY, kindsIn, single } from '@bothy/kit'
import { type Good, goodId, GOODS } from './goods.ts'

const lists = new Map<Bundle, readonly Good[]>()

/** In the order of `GOODS`; the same bundle returns the same list object. */
export function namesIn(bundle: Bundle): readonly Good[] {
  const known = lists.get(bundle)
  if (known !== undefined) return known
  const list = kindsIn(bundle).map((kind) => GOODS[kind])
  lists.set(bundle, list)
  return list
}

export function bundleOfNames(goods: readonly Good[]): Bundle {
  let bundle = EMPTY
  for (let i = 0; i < goods.length; i++) bundle += single(goodId(goods[i]))
  return bundle
}
