export type TomeReason =
  | { readonly why: 'noEvent'; readonly rule: 'GM2-C6-3' }
  | { readonly why: 'turned'; readonly rule: 'GM2-C6-3' }
  | { readonly why: 'eventScotsmen'; readonly need: number; readonly has: number; readonly rule: 'GM2-C6-5' }
  | { readonly why: 'eventVp'; readonly need: number; readonly has: number; readonly rule: 'GM2-C6-5' }
  | { readonly why: 'event'; readonly rule: 'GM2-C6-3' }
