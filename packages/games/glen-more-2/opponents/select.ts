export function best<A>(list: readonly A[], measure: (a: A) => number): readonly A[] {
  let found = 0
  let most = -Infinity
  for (let i = 0; i < list.length; i++) {
    const value = measure(list[i])
    if (value <= most) continue
    most = value
    found = i
  }
  return [list[found]]
}

export const bestFew = <A>(list: readonly A[], count: number, measure: (a: A) => number): readonly A[] =>
  list
    .map((a) => ({ a, worth: measure(a) }))
    .toSorted((x, y) => y.worth - x.worth)
    .slice(0, count)
    .map(({ a }) => a)
