/** GM2-121: VP by the lead over the lowest. */
export type LeadTable = { readonly [lead in '1' | '2' | '3' | '4' | '5' | 'more']: number }

/** From no lead on; the last entry is for every greater one. */
export const leadsOf = (table: LeadTable): readonly number[] => [
  0,
  table['1'],
  table['2'],
  table['3'],
  table['4'],
  table['5'],
  table.more,
]
