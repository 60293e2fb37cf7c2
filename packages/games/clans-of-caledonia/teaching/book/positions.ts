import type { Position } from '@bothy/kernel/book'

const PLIES =
  `a take 1, b take 2, b place miner c11r4, a place woodcutter c10r4, a place miner c5r2, b place miner c2r3,
b expand field c10r5, b end, a expand cow c9r4, a buy grain 2, a end, b expand miner c2r4, b end, a expand field c10r3, a end,
b obtain 37, b end, a obtain 13, a obtain 49, a end, b hire, b end, a hire, a end, b pass, b end, a sell whisky 1, a end,
a expand sheep c9r3, a end, a pass, a end, b expand sheep c3r2, b end, a expand woodcutter c8r4, a end, b expand cow c1r4, b end,
a expand bakery c5r1, a end, b expand miner c1r5, b end, a sell wool 1, a end, b pass, b end, a sell grain 1, a end,
a improve woodcutter, a end, a expand sheep c11r2, a end, a sell milk 1, a end, a ship, a end, a pass, a end, a process 1 0 0`
    .split(/,\s+/)
    .map((ply) => ply.trim())

export const after = (plies: number): Position => ({
  seats: 2,
  setup: {},
  seed: 'heather',
  before: PLIES.slice(0, plies),
})
