import { ordinal } from '@bothy/kernel/english'

export const afterEn = {
  ending: {
    title: 'The game is over',
    won: (name: string) => `${name} won`,
    youWon: 'You won',
    shared: (names: string) => `${names} share the victory`,
    rank: (rank: number) => `${ordinal(rank)} place`,
    bracket: (from: number | null, to: number | null) =>
      from === null && to === null
        ? 'any score'
        : from === null
          ? `up to ${to} points`
          : to === null
            ? `${from} points or more`
            : `${from}–${to} points`,
    tied: (names: string, score: number) => `${names} are tied at ${score}. `,
    /** After a sentence that says what is compared. */
    compared: (values: string) => `: ${values}. `,
    sharedPlace: (names: string, rank: number) =>
      rank === 1 ? `${names} share the victory. ` : `${names} share ${ordinal(rank)} place. `,
    chart: 'Score over time',
    chartLoading: 'Replaying the game to plot the scores…',
    chartFailed: 'The scores could not be plotted.',
    rematch: 'Play again',
    replay: 'Replay',
    analyse: 'Analyse',
    export: 'Download the record',
    look: 'Back to the table',
    show: 'Show the result',
    home: 'Home page',
    sheet: 'Score sheet',
    total: 'Total',
    ahead: (points: number, name: string) => `${points} ahead of ${name}`,
    share: 'Share the result',
    shareText: 'As text',
    sharePicture: 'Save the picture',
    shareWith: 'Share…',
  },
}

export type AfterWords = typeof afterEn
