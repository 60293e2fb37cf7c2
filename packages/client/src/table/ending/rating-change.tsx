import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Seat } from '@bothy/kernel'
import type { TableInfo, TableRatings } from '@bothy/protocol'
import { api } from '../../net/api.ts'
import { signed, t } from '@bothy/board-kit/ui/words/i18n.ts'

const WHOLE = 100

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
  return ratings
}

export function RatingNote({
  ratings,
  mine,
}: {
  readonly ratings: TableRatings | null
  readonly mine: readonly Seat[]
}): JSX.Element | null {
  const words = t.value.ratings
  if (ratings === null) return null
  if (ratings.why !== null) return <p class="note">{words.uncounted[ratings.why]}</p>
  const share = mine.map((seat) => ratings.seats[seat]?.share ?? WHOLE).find((part) => part < WHOLE)
  return share === undefined ? null : <p class="note">{words.share(share)}</p>
}

/** `1512 (+14)`, with a question mark while it is provisional. */
export function RatingChange({ rating, change, provisional }: NonNullable<TableRatings['seats'][number]>): JSX.Element {
  return (
    <span class="rating-change">
      {rating}
      {provisional && '?'} <span class="soft">({change > 0 ? `+${change}` : signed(change)})</span>
    </span>
  )
}
