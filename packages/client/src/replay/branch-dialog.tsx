import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { Json } from '@bothy/kernel'
import { callDevice, markDeviceUsed } from '../net/device/device.ts'
import { SeatFields, type Plan } from '../table/seats/seat-fields.tsx'
import { loadInUse } from '@bothy/board-kit/ui/words/catalogue.ts'
import { Dialog, DialogButtons } from '@bothy/board-kit/ui/controls/dialog.tsx'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { makeCatalogue, makeWords } from '@bothy/board-kit/ui/words/make-words.ts'
import { navigate, paths } from '@bothy/board-kit/ui/page/router.ts'
import { trusted } from '../net/trusted.ts'
import { usualLevel } from '@bothy/board-kit/ui/page/settings.ts'
import { branchSeats } from './branch-seats.ts'
import { replay } from './words.ts'

export async function loadBranchDialog(): Promise<typeof BranchDialog> {
  await loadInUse(makeCatalogue)
  return BranchDialog
}

function BranchDialog({
  game,
  file,
  names,
  levels,
  plies,
  mine = 0,
  onClose,
}: {
  readonly game: string
  readonly file: unknown
  readonly names: readonly string[]
  readonly levels: readonly (string | null)[]
  readonly plies: number
  readonly mine?: number
  readonly onClose: () => void
}): JSX.Element {
  const words = replay.value
  const [seats, setSeats] = useState<readonly Plan[]>(() =>
    branchSeats({ game, names, levels }, mine, usualLevel.peek()),
  )
  const [failed, setFailed] = useState(false)
  const begin = async (): Promise<void> => {
    const id = await callDevice('branch', {
      // The replay has read the file ply by ply, so it is a record.
      record: trusted<Json>(file),
      plies,
      seats: seats.map((seat, i) =>
        seat.kind === 'bot'
          ? { kind: 'bot', level: seat.level }
          : { kind: 'person', name: seat.name.trim() || makeWords.value.person(i + 1) },
      ),
    })
    markDeviceUsed()
    navigate(paths.local(id))
  }
  return (
    <Dialog title={words.branch} onClose={onClose}>
      <p class="soft">{words.branchHelp}</p>
      <SeatFields game={game} seats={seats} where="device" onChange={setSeats} />
      {failed && (
        <p class="note bad" role="alert">
          {t.value.common.failed}
        </p>
      )}
      <DialogButtons
        back={{ onClick: onClose }}
        main={
          <button
            type="button"
            class="button primary"
            disabled={!seats.some((seat) => seat.kind !== 'bot')}
            onClick={() => void begin().catch(() => setFailed(true))}
          >
            {words.branch}
          </button>
        }
      />
    </Dialog>
  )
}
