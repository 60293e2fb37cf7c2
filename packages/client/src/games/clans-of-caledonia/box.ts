import { type Content, content, type MapTables, SIDE_IDS, type View } from '@bothy/clans-of-caledonia/data'

/** What is printed in the box of this table. */
export const boxOf = ({ corrections }: View): Content => content.contentOf(corrections)

/** The map of this table: a bit for each module, set for side 2. */
export function mapOf(view: View): MapTables {
  const composition = view.sides.reduce((bits, side) => bits * 2 + (SIDE_IDS.indexOf(side) % 2), 0)
  return boxOf(view).mapFor(composition, view.seats)
}
