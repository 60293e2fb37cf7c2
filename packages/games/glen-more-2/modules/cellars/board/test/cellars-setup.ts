/** Casks and distilleries from the first tiles on, and cheap cellars: casks are aged and paid, and some players get all cellars. */
export const CELLARS = {
  cellars: true,
  arranged: { A: ['W1'], B: ['W6', 'W2', 'V1', 'B13', 'W3'] },
  corrections: [
    ...['second.cost.stone', 'third.cost.wood', 'third.cost.stone', 'third.cost.coin'].map((cost) => ({
      at: `cellars.${cost}`,
      value: 0,
    })),
    ...['S1', 'S2', 'S3', 'S4', 'S5'].map((tile) => ({ at: `tiles.${tile}.once.cask`, value: 2 })),
    ...['W1', 'W2'].map((tile) => ({ at: `tiles.${tile}.cost.stone`, value: 0 })),
    ...['W3', 'W6'].map((tile) => ({ at: `tiles.${tile}.cost.wood`, value: 0 })),
  ],
}
