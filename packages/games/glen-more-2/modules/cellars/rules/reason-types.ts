export type CellarsReason =
  | { readonly why: 'nothingToAge'; readonly rule: 'GM2-C3-3' }
  | { readonly why: 'nextSpaceFilled'; readonly rule: 'GM2-C3-3' }
  | { readonly why: 'lastSpace'; readonly rule: 'GM2-C3-3' }
  | { readonly why: 'cellarOrder'; readonly rule: 'GM2-C3-5' }
  | { readonly why: 'saleOccupied'; readonly rule: 'GM2-C3-7' }
  | { readonly why: 'noCaskToSell'; readonly rule: 'GM2-C3-6' }
  | { readonly why: 'saleFull'; readonly rule: 'GM2-C3-6' }
  | { readonly why: 'bonusForVisitor'; readonly rule: 'GM2-C3-6' }
  | { readonly why: 'sellOne'; readonly rule: 'GM2-C3-6' }
  | { readonly why: 'payCask'; readonly rule: 'GM2-C3-2' }
  | { readonly why: 'ageCask'; readonly rule: 'GM2-C3-3' }
  | { readonly why: 'sellCask'; readonly rule: 'GM2-C3-6' }
