import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { callDevice } from '../../net/device/device.ts'
import { Dialog, DialogButtons } from '@bothy/board-kit/ui/controls/dialog.tsx'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'

export function RemoveGame({
  table,
  title,
  onRemoved,
}: {
  readonly table: string
  readonly title: string
  readonly onRemoved: () => void
}): JSX.Element {
  const words = t.value.home
  const [asking, setAsking] = useState(false)
  const remove = async (): Promise<void> => {
    await callDevice('remove', { table })
    onRemoved()
  }
  return (
    <>
      <button
        type="button"
        class="button quiet icon"
        aria-label={`${words.remove}: ${title}`}
        onClick={() => setAsking(true)}
      >
        <Icon name="close" />
      </button>
      {asking && (
        <Dialog title={words.removeAsk} onClose={() => setAsking(false)}>
          <DialogButtons
            back={{ onClick: () => setAsking(false) }}
            main={
              <button type="button" class="button loss" onClick={() => void remove().finally(() => setAsking(false))}>
                {words.remove}
              </button>
            }
          />
        </Dialog>
      )}
    </>
  )
}
