/** Chronicle 1 with a Starting Village that gives 5 points: boats come to castles in a short game. */
export const FAST_RACE = { race: true, corrections: [{ at: 'tiles.HOME-V.activation.amount', value: 5 }] }
