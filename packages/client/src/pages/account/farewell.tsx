import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { Account } from '@bothy/protocol'
import { accountApi, becameSomebody } from '../../net/people/account.ts'
import { Dialog, DialogButtons } from '@bothy/board-kit/ui/controls/dialog.tsx'
import { jsonFile, saveFile } from '@bothy/board-kit/ui/page/save-file.ts'
import { Part } from '../personal/part.tsx'
import { Failed, TextField } from './text-field.tsx'
import { useSend } from './use-send.ts'
import { words } from './words.ts'

export function OwnData({ account }: { readonly account: Account }): JSX.Element {
  const [isLeaving, setLeaving] = useState(false)
  const { busy, failed, send } = useSend()
  const save = (): void =>
    void send(accountApi.data, (data) => saveFile(jsonFile(`bothy-${account.name.replaceAll(/\W+/g, '-')}.json`, data)))
  return (
    <Part title={words.value.data}>
      <p class="soft">{words.value.exportHelp}</p>
      <Failed why={failed} />
      <div class="part-actions">
        <button type="button" class="button" disabled={busy} onClick={save}>
          {words.value.export}
        </button>
        <button type="button" class="button loss" onClick={() => setLeaving(true)}>
          {words.value.delete}
        </button>
      </div>
      {isLeaving && <Farewell account={account} onClose={() => setLeaving(false)} />}
    </Part>
  )
}

function Farewell({ account, onClose }: { readonly account: Account; readonly onClose: () => void }): JSX.Element {
  const [name, setName] = useState('')
  const { busy, failed, send } = useSend()
  const leave = (event: Event): void => {
    event.preventDefault()
    void send(() => accountApi.leave(name), becameSomebody)
  }
  return (
    <Dialog title={words.value.deleteAsk} onClose={onClose}>
      <form class="part-form" onSubmit={leave}>
        <p>{words.value.deleteHelp}</p>
        <TextField label={words.value.deleteConfirm} value={name} autoComplete="off" required onInput={setName} />
        <Failed why={failed} />
        <DialogButtons
          back={{ label: words.value.cancel, onClick: onClose }}
          main={
            <button type="submit" class="button loss" disabled={busy || name.trim() !== account.name}>
              {words.value.deleteNow}
            </button>
          }
        />
      </form>
    </Dialog>
  )
}
