export const lessonEn = {
  host: 'Effie, keeper of the bothy',
  bar: 'Lesson',
  place: (chapter: number, step: number, steps: number) => `Chapter ${chapter} · step ${step} of ${steps}`,
  step: (step: number, steps: number) => `${step} of ${steps}`,
  back: 'Back',
  show: 'Show me',
  skip: 'Skip this step',
  next: 'Next',
  leave: 'Leave the lesson',
  leaveShort: 'Leave',
  leaveAsk: 'Leave the lesson?',
  leaveHelp: 'Your step is kept. You can go on from here at any time.',
  stay: 'Stay',
  again: 'Play it again',
  all: 'All chapters',
  home: 'Home',
  shown: 'This is the move. I’ll take it back so that you can make it.',
  takenBack: 'Taken back.',
  moving: 'Watch what happens.',
  yours: 'Your turn.',
  answers: 'Answers',
  right: 'Right',
  wrong: 'Not this one',
  done: (chapter: number, chapters: number) => `${chapter} of ${chapters} chapters`,
  chapterOf: (game: string, chapter: number) => `${game}, chapter ${chapter}`,
  learnt: 'Well done!',
  youDid: (moves: number, tries: number) =>
    tries === 0
      ? `You made ${moves} moves, every one at the first try.`
      : `You made ${moves} moves and tried ${tries === 1 ? 'one other way' : `${tries} other ways`}. Trying is how one learns.`,
  nextChapter: (chapter: number, title: string) => `Chapter ${chapter}: ${title}`,
  firstGame: 'Play your first game',
  none: 'There is no such lesson.',
  noneHelp: 'It may have another address now.',
  loading: 'Setting up the lesson…',
}

export type LessonWords = typeof lessonEn
