import { ordinal } from '@bothy/kernel/english'

/** Words of the end of a game and of its replay. */
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

  replay: {
    title: 'Replay',
    titleOf: (game: string) => `Replay: ${game}`,
    ply: (ply: number, plies: number) => `Move ${ply} of ${plies}`,
    goTo: (ply: number) => `Go to move ${ply}`,
    previous: 'One move back',
    next: 'One move forward',
    previousTurn: 'One turn back',
    nextTurn: 'One turn forward',
    previousScoring: 'To the previous scoring or the start',
    nextScoring: 'To the next scoring or the end',
    scoring: 'scoring',
    hands: 'Hands',
    shareTitle: 'Share this move',
    shareLink: 'Link to this move',
    shareText: 'Text to send',
    shareFile: 'This record is on this device only. Download it and send the file.',
    /** What one says of a position to a friend. */
    look: (game: string, ply: number, plies: number, happened: string, points: string) =>
      `Look at this: ${game}, move ${ply} of ${plies}. ${happened === '' ? '' : `${happened} `}${points}.`,
    play: 'Play',
    pause: 'Pause',
    speed: 'Speed',
    position: 'Position in the game',
    view: 'View as',
    acting: 'Active player',
    spectator: 'Spectator',
    more: 'Speed, view and sharing',
    branch: 'Continue from here',
    branchHelp: 'A new game on this device, starting from this position.',
    download: 'Download',
    open: 'Open a file',
    drop: 'Drop a *.bothy.json file here, or choose one.',
    loading: 'Replaying the game…',
    transcriptOnly:
      'The rules have changed since this game. You can read its log and result, but not replay its moves.',
    chart: 'Points',
    problems: {
      'not-a-record': 'This file is not a Bothy record.',
      'unknown-game': 'This is a record of a game that isn’t available here.',
      'bad-setup': 'The options in this record aren’t valid.',
      'bad-revision': 'This record was made with a newer version of the rules.',
      'bad-ply': 'One of the moves in this record can’t be read.',
      'illegal-ply': 'One of the moves in this record is illegal.',
      'hash-differs': 'This record doesn’t lead to the position it states.',
      'result-differs': 'This record doesn’t lead to the result it states.',
    },
    problemAt: (ply: number, text: string) => `Move ${ply + 1}: ${text}`,
  },
}

export type AfterWords = typeof afterEn
