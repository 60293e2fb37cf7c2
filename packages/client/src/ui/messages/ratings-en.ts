/** What tables and the home page say about ratings. */
export const ratingsEn = {
  heading: 'Ratings',
  rating: 'Rating',
  tag: 'Rated',
  note: 'Rated game: the result counts for everyone’s rating. Resigning counts as last place.',
}

export type RatingsWords = typeof ratingsEn
