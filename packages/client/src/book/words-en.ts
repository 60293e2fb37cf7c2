export const bookEn = {
  views: 'Ways to read the rules',
  minutes: 'In two minutes',
  rules: 'Rules',
  aid: 'Player aid',
  aim: 'Aim of the game',
  parts: 'Expansions',
  print: 'Print',
  game: 'The game',
  tryIt: 'Try it',
  tryLesson: (lesson: string, minutes: number) => `Try it: lesson “${lesson}”, ${minutes} min`,
  allRules: 'All the rules',
  tryRule: (rule: string, lesson: string) => `Try it: rule ${rule}, in the lesson “${lesson}”`,
  pages: 'Pages of the player aid',
}

export type BookWords = typeof bookEn
