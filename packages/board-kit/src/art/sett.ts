/** Threads of one colour: `B24`. Letters as weavers write them; two letters for a lighter or darker dye. */
const DYES = {
  A: '#6aa5cf',
  B: '#24427c',
  C: '#8f2440',
  DB: '#16264a',
  DG: '#123b2c',
  DP: '#3d1f4d',
  DT: '#3a241a',
  G: '#2b6446',
  K: '#15120f',
  LG: '#93a95c',
  LN: '#b9bcbb',
  LP: '#a58cc4',
  N: '#5b6b7a',
  O: '#d0662a',
  P: '#6b3a7d',
  R: '#b3202b',
  S: '#e3d5b0',
  T: '#7a4c2c',
  W: '#f4ecda',
  Y: '#d9a521',
} as const

type Band = { readonly colour: string; readonly from: number; readonly width: number }

export type Weave = { readonly size: number; readonly bands: readonly Band[] }

const isDye = (letters: string): letters is keyof typeof DYES => Object.hasOwn(DYES, letters)

/**
 * Reads a thread count. `B/24 K4 G/24` is mirrored at its first and last colour (the pivots, written with a slash);
 * without slashes the threads repeat as they stand. The size is a multiple of four, so that the twill closes.
 */
export function readSett(sett: string): Weave {
  const stripes = sett
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [, letters, slash, count] = /^([A-Z]+)(\/?)(\d+)$/.exec(word) ?? []
      if (letters === undefined || !isDye(letters)) throw new Error(`No thread count: ${word}`)
      return { colour: DYES[letters], pivot: slash === '/', width: Number(count) }
    })
  const mirrored = stripes.length > 2 && stripes[0]?.pivot && stripes.at(-1)?.pivot
  const all = mirrored ? [...stripes, ...stripes.slice(1, -1).toReversed()] : stripes
  let from = 0
  const bands = all.map(({ colour, width }) => {
    const band = { colour, from, width }
    from += width
    return band
  })
  const last = bands.at(-1)
  const rest = (4 - (from % 4)) % 4
  if (last === undefined || rest === 0) return { size: from, bands }
  return { size: from + rest, bands: [...bands.slice(0, -1), { ...last, width: last.width + rest }] }
}

export function stripesOf(
  weave: Weave,
  along: 'warp' | 'weft',
): readonly { readonly colour: string; readonly d: string }[] {
  const paths = new Map<string, string>()
  for (const { colour, from, width } of weave.bands) {
    const piece =
      along === 'warp'
        ? `M${from} 0h${width}v${weave.size}h-${width}z`
        : `M0 ${from}h${weave.size}v${width}h-${weave.size}z`
    paths.set(colour, (paths.get(colour) ?? '') + piece)
  }
  return [...paths].map(([colour, d]) => ({ colour, d }))
}
