import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { TableInfo } from '@bothy/protocol'
import { SeatBadge } from '@bothy/board-kit/art/index.ts'
import { api } from '../../net/api.ts'
import { PopoverButton } from '@bothy/board-kit/ui/controls/popover.tsx'
import type { Run } from '../waiting/run.ts'
import { room } from '../waiting/words.ts'

export function ColourChoice({
  info,
  seat,
  run,
}: {
  readonly info: TableInfo
  readonly seat: number
  readonly run: Run
}): JSX.Element {
  const words = room.value
  const [open, setOpen] = useState(false)
  const ownerOf = (colour: number): string | null => {
    const holder = info.seats[info.colours.indexOf(colour)]
    return holder?.kind === 'person' && !holder.mine ? holder.name : null
  }
  return (
    <PopoverButton
      class="waiting-colour"
      name={words.colour}
      title={words.colour}
      face={<SeatBadge seat={seat} size={40} class="waiting-badge" />}
      label={words.colour}
      open={open}
      onOpen={setOpen}
    >
      <div class="waiting-colours">
        {words.colours.map((name, colour) => {
          const owner = ownerOf(colour)
          const label = owner === null ? name : words.colourOf(name, owner)
          return (
            <button
              key={colour}
              type="button"
              class="waiting-colour"
              aria-label={label}
              title={label}
              aria-pressed={info.colours[seat] === colour}
              disabled={owner !== null}
              onClick={() => {
                setOpen(false)
                void run(() => api.colour(info.id, seat, colour))
              }}
            >
              <SeatBadge seat={seat} worn={colour} size={40} />
            </button>
          )
        })}
      </div>
    </PopoverButton>
  )
}
