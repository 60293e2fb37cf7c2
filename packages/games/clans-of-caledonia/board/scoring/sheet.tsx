import { numberIn, type ScoreLine, type Seat } from '@bothy/kernel'
import { type Event, SCORE_ROWS, type ScoreRow, type Types } from '@bothy/clans-of-caledonia/data'
import type { BoardProps, SheetRow } from '@bothy/board-kit/board/game-board.ts'
import { Icon, type IconName } from '../art/icons.tsx'
import { type Words, wordsOf } from '../words.ts'

function gloryFrom(events: readonly Event[], seat: Seat): string {
  const gains = events.flatMap((event) => {
    if (event.type === 'roundScored') return [event.glory[seat] ?? 0]
    return event.type === 'gloryGained' && event.seat === seat ? [event.glory] : []
  })
  return gains.join(' + ')
}

function fromOf(row: ScoreRow, line: ScoreLine, words: Words): string {
  const counted = (what: string, told: (n: number) => string): string => {
    const n = numberIn(line, what)
    return n === 0 ? '' : told(n)
  }
  switch (row) {
    case 'basicGoods':
    case 'processedGoods':
      return counted('goods', words.board.goodsHeld)
    case 'money':
      return counted('money', words.money)
    case 'hops':
      return counted('imports', (n) => words.importCount(n, 'hops'))
    case 'cotton':
    case 'tobacco':
    case 'sugarCane':
      return counted('imports', (n) => words.board.imported(n, numberIn(line, 'each')))
    case 'exports':
      return counted('contracts', words.exports)
    case 'settlements':
      return counted('settlements', words.settlements)
    case 'glory':
    case 'auctionBid':
      return ''
  }
}

const ICONS: { readonly [R in ScoreRow]?: IconName } = {
  basicGoods: 'wool',
  processedGoods: 'cheese',
  money: 'money',
  hops: 'hops',
  cotton: 'cotton',
  tobacco: 'tobacco',
  sugarCane: 'sugarCane',
  exports: 'contract',
}
export function rowIcon(row: ScoreRow, size = 18): Pick<SheetRow, 'icon'> {
  const icon = ICONS[row]
  return icon === undefined ? {} : { icon: <Icon icon={icon} size={size} /> }
}

/** COC-69 to COC-73, COC-98: the score sheet of the rule book, line by line. */
export function sheet(
  { tally, language, view }: Pick<BoardProps<Types>, 'tally' | 'language' | 'view'>,
  events: readonly Event[],
): readonly SheetRow[] {
  const words = wordsOf(language)
  const rows = SCORE_ROWS.filter((row) => row !== 'auctionBid' || view.options.clans === 'auction')
  return rows.map((row) => ({
    label: words.scoreName(row),
    ...rowIcon(row),
    cells: tally.map((lines, seat) => {
      const line = lines.find(({ category }) => category === row)
      if (line === undefined) return { points: 0 }
      const from = row === 'glory' ? gloryFrom(events, seat) : fromOf(row, line, words)
      return { points: line.points, ...(from === '' ? {} : { from }) }
    }),
  }))
}
