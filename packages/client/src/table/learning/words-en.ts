export const offersEn = {
  first: (minutes: number) => `Learn it first (${minutes} min)`,
  seatKept: 'During the lesson your seat is kept.',
  meanwhile: (minutes: number) => `New to this game? Learn it while you wait (${minutes} min)`,
  afterLoss: (title: string, minutes: number) =>
    `New to this game? “${title}” shows it on the real board in ${minutes} min.`,
  learn: 'Learn it',
}

export type OfferWords = typeof offersEn
