export type EnglishmanReason =
  | { readonly why: 'notSwapped'; readonly rule: 'GM2-C6-11' }
  | { readonly why: 'swap'; readonly rule: 'GM2-C6-11' }
  | { readonly why: 'notForHim'; readonly rule: 'GM2-C4-5' }
  | { readonly why: 'englandRowFull'; readonly rule: 'GM2-C4-3' }
  | { readonly why: 'englishman'; readonly rule: 'GM2-C4-3' }
  | { readonly why: 'notInHisTurn'; readonly rule: 'GM2-C4-4' }
