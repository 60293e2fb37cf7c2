import type { FunctionComponent, JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { TableInfo, TablePeople } from '@bothy/protocol'
import { SeatBadge } from '@bothy/board-kit/art/index.ts'
import { profileApi } from '../../net/people/profile.ts'
import { loadInUse } from '@bothy/board-kit/ui/words/catalogue.ts'
import { friendsCatalogue, friendsWords } from '@bothy/board-kit/ui/words/friends-words.ts'
import { personPath } from '@bothy/board-kit/ui/page/person-path.ts'

type Props = { readonly info: TableInfo }

export async function loadPeopleHere(): Promise<FunctionComponent<Props>> {
  await loadInUse(friendsCatalogue)
  return PeopleHere
}

function PeopleHere({ info: { id, seats } }: Props): JSX.Element | null {
  const [people, setPeople] = useState<TablePeople>([])
  const held = seats.map((seat) => (seat.kind === 'person' ? seat.name : '')).join('\n')
  useEffect(() => void profileApi.at(id).then((reply) => reply.ok && setPeople(reply.value)), [id, held])
  const others = people.flatMap((name, seat) => {
    const holder = seats.at(seat)
    return name === null || holder?.kind !== 'person' || holder.mine ? [] : [{ seat, name }]
  })
  if (others.length === 0) return null
  return (
    <nav class="stack" aria-label={friendsWords.value.profiles}>
      <h3>{friendsWords.value.profiles}</h3>
      <ul class="stack">
        {others.map(({ seat, name }) => (
          <li key={seat}>
            <SeatBadge seat={seat} size={18} /> <a href={personPath(name)}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
