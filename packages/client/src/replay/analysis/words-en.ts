import type { WorthUnit } from '@bothy/kernel/strategy'

/** A share of the win in whole per cent, or points. */
const amount = (worth: number, unit: WorthUnit): string =>
  unit === 'share'
    ? `${Math.round(100 * worth)}%`
    : `${Math.round(worth)} ${Math.round(worth) === 1 ? 'point' : 'points'}`

type Found = { readonly all: number; readonly sound: number }

export const analysisEn = {
  title: 'Analysis',
  what: 'The expert bot compares each decision with the best that it finds, using what the player could know at that moment. Luck isn’t judged.',
  takes: 'It takes about a minute on this device. You can watch the game meanwhile.',
  open: 'With everything open',
  openHelp: 'Judges with hidden cards and coming draws in sight.',
  begin: 'Analyse',
  stop: 'Stop',
  quick: (done: number, total: number) => `First look: ${done} of ${total} decisions`,
  deep: (done: number, total: number) => `Longer look: ${done} of ${total} decisions`,
  reading: 'Looking for an earlier analysis…',
  unavailable: 'No bot knows these options well enough to judge this game.',
  failed: 'The analysis could not be finished.',
  chart: { share: 'Chance to win', points: 'Points to expect' },
  /** On the axis of the chart, which names the unit. */
  tick: (value: number, unit: WorthUnit) => (unit === 'share' ? `${Math.round(value)}%` : `${Math.round(value)}`),
  player: 'Player',
  summary: (name: string, { all, sound }: Found) =>
    all === 0
      ? `${name} had nothing to decide.`
      : `${name}: nothing better was found in ${sound} of ${all} decisions (${Math.round((100 * sound) / all)}%).`,
  costTogether: (count: number, cost: number, unit: WorthUnit) =>
    count === 1
      ? `One decision cost ${amount(cost, unit)}.`
      : `${count} decisions cost ${amount(cost, unit)} in total.`,
  meaning: {
    share:
      'Both decisions are played on many times from the same position. The cost is how much more often the better one wins. Below 2% it may be chance and isn’t listed.',
    points:
      'Both decisions are played on many times from the same position. The cost is how many more points the better one brings. Below 1 point it may be chance and isn’t listed.',
  },
  costly: 'Costliest decisions',
  praised: 'Best decisions',
  noneCostly: 'No decision cost much.',
  nonePraised: 'No decision stood out from the next best.',
  move: (ply: number, plies: number) => `Move ${ply + 1} of ${plies}`,
  cost: (worth: number, unit: WorthUnit) => `−${amount(worth, unit)}`,
  gain: (worth: number, unit: WorthUnit) => `+${amount(worth, unit)}`,
  gainHelp: 'ahead of the next best',
  played: 'Played',
  better: 'Better',
  moment: (letter: string) => `Decision ${letter}`,
  nextMoment: (letter: string) => `Next: ${letter}`,
  betterSo: (told: string) => `Better: ${told}`,
  toAnalysis: 'All decisions',
}

export type AnalysisWords = typeof analysisEn
