import type { WorthUnit } from '@bothy/kernel/strategy'

const spoken = (points: number): string => `${points} ${points === 1 ? 'point' : 'points'}`

export const hintsEn = {
  title: 'Hint',
  note: 'As the expert sees it. Nothing is played.',
  thinking: 'The expert is thinking…',
  look: 'Look here first: your move begins at what is ringed.',
  lookElsewhere: 'Your move begins at something that isn’t shown now.',
  show: (count: number): string => (count === 1 ? 'Show the move' : 'Show the moves'),
  none: 'The expert has no advice here.',
  failed: 'No hint came. Try again later.',
  keys: (count: number): string => (count === 1 ? 'Enter plays it' : `Keys 1 to ${count}, Enter plays`),
  list: 'Moves that the expert would look at',
  number: (number: number) => `Hint ${number}`,
  strength: { best: 'best', near: 'nearly as good', sound: 'sound' },
  worth: (worth: number, unit: WorthUnit, isAlone: boolean): string =>
    unit === 'share'
      ? `wins about ${Math.round(100 * worth)}%`
      : isAlone
        ? `about ${spoken(Math.round(worth))}`
        : Math.round(worth) === 0
          ? 'about level'
          : `about ${spoken(Math.abs(Math.round(worth)))} ${worth > 0 ? 'ahead' : 'behind'}`,
  byExperience: 'Chosen by experience: what it is worth shows only later.',
  less: (points: number) => `−${spoken(Math.round(2 * points) / 2)}`,
  allowed: 'Anyone at the table may ask for hints.',
  given: (told: string) => `Hints: ${told}`,
  inLog: (told: string) => `In the log: ${told}`,
  play: (number: number) => `Play ${number}`,
  told: (count: number): string => (count === 1 ? 'One move.' : `${count} moves, best first.`),
}

export type HintWords = typeof hintsEn
