export type EnglishmanReason =
  /** GM2-C6-11: neither a territory tile nor a person. */
  | { readonly why: 'notSwapped'; readonly rule: 'GM2-C6-11' }
  /** Nothing else while a tile is chosen. */
  | { readonly why: 'swap'; readonly rule: 'GM2-C6-11' }
  | { readonly why: 'notForHim'; readonly rule: 'GM2-C4-5' }
  | { readonly why: 'englandRowFull'; readonly rule: 'GM2-C4-3' }
  /** Nothing else while he is to be moved. */
  | { readonly why: 'englishman'; readonly rule: 'GM2-C4-3' }
  /** No tile beyond the new one and its neighbours. */
  | { readonly why: 'notInHisTurn'; readonly rule: 'GM2-C4-4' }
