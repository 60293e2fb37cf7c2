export type Levels = { readonly tops: readonly number[]; readonly end: number }

export function levels(wanted: readonly number[], heights: readonly number[], gap: number): Levels {
  const tops: number[] = []
  let end = 0
  for (const [i, want] of wanted.entries()) {
    const top = Math.max(want, end === 0 ? 0 : end + gap)
    tops.push(top)
    end = top + (heights[i] ?? 0)
  }
  return { tops, end }
}
