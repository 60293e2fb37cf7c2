import { compositionOf, type Content, content, type MapTables, type View } from '@bothy/clans-of-caledonia/data'

export const boxOf = ({ corrections }: View): Content => content.contentOf(corrections)

export const mapOf = (view: View): MapTables => boxOf(view).mapFor(compositionOf(view.sides), view.seats)
