import type { Json } from '@bothy/kernel'

const INNS = ['G1', 'G2', 'G3', 'G4']

/** Inns come first and give many tokens and casks, so that tables with this many places are soon full. */
export const haggisSetup = (places: number): { readonly [option: string]: Json } => ({
  haggis: true,
  arranged: { A: INNS.slice(0, 2), B: INNS.slice(2) },
  corrections: [
    { at: 'haggis.places', value: places },
    ...INNS.flatMap((face) => [
      { at: `tiles.${face}.once.haggis`, value: 3 },
      { at: `tiles.${face}.once.cask`, value: 2 },
    ]),
  ],
})
