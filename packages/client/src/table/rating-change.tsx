import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { TableInfo, TableRatings } from '@bothy/protocol'
import { api } from '../net/api.ts'
import { signed } from '../ui/i18n.ts'

/** What a rated match changed, by seat; null until it is known, and where nothing counts. */
export function useRatings(info: TableInfo | null): TableRatings | null {
  const [ratings, setRatings] = useState<TableRatings | null>(null)
  const counted = info !== null && info.rated && info.status === 'over' ? info.id : null
  useEffect(() => {
    let wanted = true
    if (counted !== null) void api.tableRatings(counted).then((reply) => wanted && reply.ok && setRatings(reply.value))
    return () => {
      wanted = false
    }
  }, [counted])
  return ratings?.some((seat) => seat !== null) === true ? ratings : null
}

/** `1512 (+14)`; with a question mark as long as it is provisional. */
export function RatingChange({ rating, change, provisional }: NonNullable<TableRatings[number]>): JSX.Element {
  return (
    <span class="rating-change">
      {rating}
      {provisional && '?'} <span class="soft">({change > 0 ? `+${change}` : signed(change)})</span>
    </span>
  )
}
