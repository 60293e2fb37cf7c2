import type { Position } from '@bothy/kernel/book'

const PLIES =
  `c flip 1, c muster fergusson-3 down, a muster macdonnell-10 up, a activate, b muster cochrane-10 up, b activate,
c flip 2, c muster cockburn-9 down, a muster fergusson-11 down, b muster macdonnell-8 up, b refrain, c flip 3, c recruit 1,
a recruit 3, b muster cockburn-1 up, b activate, b exchange 2, c flip 4, c muster scott-4 up, c activate, c copy b2,
a muster makgill-4 up, a activate, a muster fergusson-2 up, a activate, a swap b1, b muster scott-1 up, b activate, b copy b1,
b swap a4, c flip 5, c recruit 2, a muster cockburn-7 down, b muster makgill-5 up, a claim 1, b claim 3, b claim 2, a flip 1,
a recruit 2, b recruit 2, c muster makgill-3 up, c activate, c muster cochrane-9 up, a flip 2, a muster scott-12 down,
b recruit 2, c recruit 1`
    .split(/,\s+/)
    .map((ply) => ply.trim())

export const after = (plies: number): Position => ({
  seats: 3,
  setup: {},
  seed: 'caber',
  before: PLIES.slice(0, plies),
})
