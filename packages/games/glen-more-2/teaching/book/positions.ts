import type { Position } from '@bothy/kernel/book'

const PLIES =
  `b take A1, b claim maclachlan, b end, a take S3, a place -1,0, a activate HOME-V1, a activate S3, a move HOME-V1 HOME-C1,
a end, a take A5, a spend stone S3, a place 2,0, a activate HOME-C1, a activate A5, a move A5 HOME-C1, a end, a take A2,
a claim mckinnon, a settle S3, a end, b take A10, b place 1,1, b activate HOME-V2, b activate HOME-C2, b activate A10, b end,
b take A6, b spend stone A10, b place -1,0, b activate HOME-V2, b activate A6, b end, a take A3, a place -2,0,
a choose wood stone, a activate S3, a sell wood A3, a end, b take A12, b place 1,-1, b activate HOME-V2, b activate HOME-C2,
b activate A12, b move HOME-V2 HOME-C2, b end, a take B6, a spend stone S3, a place -1,1, a claim mckay, a activate HOME-V1,
a activate S3, a activate B6, a move S3 A3, a move B6 HOME-V1, a end, b take B15, b place 0,-1, b activate HOME-V2,
b activate HOME-C2, b activate A6, b activate A12, b activate B15, b end, b take B1, b claim munro, b build A4`
    .split(/,\s+(?=[ab] )/)
    .map((ply) => ply.trim())

export const before = (ply: string): Position => ({
  seats: 2,
  setup: {},
  seed: 'thistle',
  before: PLIES.slice(0, PLIES.indexOf(ply)),
})
