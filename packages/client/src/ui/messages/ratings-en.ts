/** What tables and the home page say about ratings. */
export const ratingsEn = {
  heading: 'Ratings',
  rating: 'Rating',
  tag: 'Rated',
  note: 'Rated game: the result counts for everyone’s rating. Resigning counts as last place.',
  choice: 'Rated game',
  choices: { off: 'No', on: 'Yes' },
  choiceHelp: 'Counts towards everyone’s rating. One seat each; no bot can take over from a person.',
  guest: 'Rated games need an account.',
}

export type RatingsWords = typeof ratingsEn
