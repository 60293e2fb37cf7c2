export const SOURCES = [
  { id: 'S1', what: 'The toy game of the kernel', proves: 'the turn, stones face down, the count' },
] as const

export const INFERRED: readonly { readonly what: string; readonly basis: string }[] = []
