export const ratingsEn = {
  heading: 'Ratings',
  rating: 'Rating',
  tag: 'Rated',
  note: 'Rated game: the result counts for everyone’s rating. Resigning counts as last place.',
  uncounted: {
    'too-short': 'This game didn’t count towards ratings: too few moves were played.',
    'ended-early': 'This game didn’t count towards ratings: it was ended early by agreement.',
    'all-left': 'This game didn’t count towards ratings: nobody played it to the end.',
    'same-address': 'This game didn’t count towards ratings: two players were on the same network.',
  },
  uncountedTag: 'not counted',
  share: (percent: number) =>
    `You’ve played each other often in the last 30 days, so this game counts for ${percent}% of your rating change.`,
}

export type RatingsWords = typeof ratingsEn
