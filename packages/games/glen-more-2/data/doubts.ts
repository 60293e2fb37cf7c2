/** A value from a book, stated or worked out, but not certain. `alternative` is the other likely value. */
export type Doubt = { readonly at: string; readonly alternative: string | null; readonly why: string }

export const DOUBTS = [
  {
    at: 'rondel.endIsInD',
    alternative: 'true',
    why: 'The list of contents does not name The End; it may be one of the 17 tiles of stack D.',
  },
  {
    at: 'tiles.H3.cost',
    alternative: null,
    why: 'The French book speaks of 1 Scotsman; that it is the price of the tile is our reading.',
  },
  {
    at: 'landmarks.fort-george.effect',
    alternative: null,
    why: 'The French book does not say where the Scotsmen go; any own tile is our reading.',
  },
  {
    at: 'landmarks.fort-george.event',
    alternative: null,
    why: 'The French book prints the event of Castle of Mey; it may be a slip.',
  },
] as const satisfies readonly Doubt[]
