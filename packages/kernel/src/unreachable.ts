/** Closes an exhaustive switch: a missing case does not compile. */
export function unreachable(x: never): never {
  throw new Error(`unreachable: ${JSON.stringify(x)}`)
}
