/** Read without certainty; `alternative` is the other likely value. */
export type Doubt = { readonly at: string; readonly alternative: string | null; readonly why: string }

export const DOUBTS = [
  {
    at: 'sides.A1.hexes.c0r0',
    alternative: null,
    why: 'Outside the photograph; a port on the icon of a public helper.',
  },
  { at: 'sides.A1.hexes.c2r1', alternative: 'GM4', why: 'The digit is blurred on the photograph.' },
  { at: 'sides.D1.hexes.c1r6', alternative: 'GFM6', why: 'The coin is cut off on the photograph.' },
  { at: 'sides.D1.hexes.c3r7', alternative: null, why: 'The cost is outside the photograph.' },
  { at: 'sides.D1.hexes.c5r7', alternative: null, why: 'The cost is outside the photograph.' },
  { at: 'market.large.track.whisky', alternative: '7 8 9 10 11 12 13 14 15 16', why: 'Two public readings differ.' },
  { at: 'market.large.start.whisky', alternative: '£10', why: 'Two public readings differ: £11 and £10.' },
] as const satisfies readonly Doubt[]
