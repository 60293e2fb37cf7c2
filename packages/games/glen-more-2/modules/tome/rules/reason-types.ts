export type TomeReason =
  /** No card is left to be turned. */
  | { readonly why: 'noEvent'; readonly rule: 'GM2-C6-3' }
  | { readonly why: 'turned'; readonly rule: 'GM2-C6-3' }
  /** The seat lacks what the event asks for. */
  | { readonly why: 'eventScotsmen'; readonly need: number; readonly has: number; readonly rule: 'GM2-C6-5' }
  | { readonly why: 'eventVp'; readonly need: number; readonly has: number; readonly rule: 'GM2-C6-5' }
  /** Nothing else while an event is asked for or resolved. */
  | { readonly why: 'event'; readonly rule: 'GM2-C6-3' }
