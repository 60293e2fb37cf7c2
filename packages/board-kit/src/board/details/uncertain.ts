type MarkedPart<P, M extends string> = {
  readonly part: P
  readonly marks: { readonly [mark in M]: number }
  readonly of: number
}

export type UncertainWords<P, M> = {
  /** "Sheep: cost". */
  readonly of: (item: string, property: string) => string
  readonly partName: (part: P) => string
  readonly markName: (mark: M) => string
  readonly someOf: (n: number, of: number, mark: string) => string
  readonly allOf: (mark: string) => string
}

export const uncertainLines = <P, M extends string>(
  parts: readonly MarkedPart<P, M>[],
  order: readonly M[],
  words: UncertainWords<P, M>,
): readonly string[] =>
  parts.map(({ part, marks, of }) => {
    const told = order.flatMap((mark) => {
      const n = marks[mark]
      if (n === 0) return []
      return [n === of ? words.allOf(words.markName(mark)) : words.someOf(n, of, words.markName(mark))]
    })
    return words.of(words.partName(part), told.join(', '))
  })
