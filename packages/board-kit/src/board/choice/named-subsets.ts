type Named<G> = { readonly goods: readonly G[] }
type Sets<G, O extends Named<G>> = { readonly options: readonly O[] }

const count = <G>(goods: readonly G[], good: G): number => goods.filter((it) => it === good).length

const holds = <G>(all: readonly G[], part: readonly G[]): boolean =>
  part.every((good) => count(part, good) <= count(all, good))

export const isSame = <G>(all: readonly G[], part: readonly G[]): boolean =>
  all.length === part.length && holds(all, part)

export const chosen = <G, O extends Named<G>>({ options }: Sets<G, O>, goods: readonly G[]): O | undefined =>
  options.find((option) => isSame(option.goods, goods))

export const canAdd = <G>({ options }: Sets<G, Named<G>>, goods: readonly G[], good: G): boolean =>
  options.some((option) => holds(option.goods, [...goods, good]))

/** Adds `good` if a set has room for it; else removes all of it or, if none is in, drops the first goods for it. */
export function touched<G>(question: Sets<G, Named<G>>, goods: readonly G[], good: G): readonly G[] {
  if (canAdd(question, goods, good)) return [...goods, good]
  if (goods.includes(good)) return goods.filter((it) => it !== good)
  for (let drop = 1; drop <= goods.length; drop++) {
    const rest = goods.slice(drop)
    if (canAdd(question, rest, good)) return [...rest, good]
  }
  return goods
}

export function missing<G>({ options }: Sets<G, Named<G>>, goods: readonly G[]): number {
  const sizes = options.filter((option) => holds(option.goods, goods)).map((option) => option.goods.length)
  return sizes.length === 0 ? 0 : Math.max(0, Math.min(...sizes) - goods.length)
}
