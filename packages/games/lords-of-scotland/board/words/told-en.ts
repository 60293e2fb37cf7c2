/** For newcomers, what each step at the end of a skirmish counts; fetched with its scene. */
export const told = {
  /** LOS-61. */
  reveal: 'Face-down cards count, too, but no power activates now.',
  /** LOS-62, LOS-63. */
  totals: 'Strengths are added up. An army of at least two cards, all of one lineage, counts double.',
  /** LOS-64, LOS-65, LOS-71. */
  order: 'The highest total claims first and begins the next skirmish. If tied, the highest-ranked card decides.',
  /** LOS-66, LOS-67. */
  claims: 'In this order, everyone with an army takes a supporter: its strength is their points.',
  /** LOS-55, LOS-73. */
  after:
    'Armies and leftover supporters are discarded, but a marked MacDonnell stays. Hands and victory piles stay, too.',
  /** LOS-77 to LOS-79. */
  end: 'A victory pile has 40 points or more. Most points win; if tied, this skirmish’s order decides.',
}
