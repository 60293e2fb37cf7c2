import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Account } from '@bothy/protocol'
import { accountApi, becameSomebody } from '../../net/people/account.ts'
import type { Reply } from '../../net/api.ts'
import { hasPasskeys, signInByKey } from '../../net/people/passkeys.ts'
import { Dialog, DialogButtons } from '@bothy/board-kit/ui/controls/dialog.tsx'
import { KnownPasswordField } from './password-fields.tsx'
import { Failed } from './text-field.tsx'
import { end, waiting } from './proving.ts'
import { passkeyOr } from './why-not.ts'
import { words } from './words.ts'

export function Proof(): JSX.Element | null {
  return waiting.value === null ? null : <ProofDialog />
}

function ProofDialog(): JSX.Element {
  const [account, setAccount] = useState<Account | null>(null)
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  useEffect(() => void accountApi.read().then((reply) => (reply.ok ? setAccount(reply.value) : end(false))), [])
  const sign = async (ask: () => Promise<Reply<Account> | null>): Promise<void> => {
    setBusy(true)
    const reply = await ask()
    setBusy(false)
    if (reply?.ok !== true) return setFailed(passkeyOr(reply))
    // The passkey of another account signs in to that one.
    if (reply.value.name !== account?.name) await becameSomebody()
    end(reply.value.name === account?.name)
  }
  return (
    <Dialog title={words.value.prove} onClose={() => end(false)}>
      {account !== null && (
        <form
          class="part-form"
          onSubmit={(event) => {
            event.preventDefault()
            void sign(() => accountApi.signIn({ name: account.name, password }))
          }}
        >
          <p>{words.value.proveHelp}</p>
          <input hidden readOnly value={account.name} autoComplete="username" />
          {account.password && (
            <KnownPasswordField label={words.value.password} value={password} onInput={setPassword} />
          )}
          <Failed why={failed} />
          <DialogButtons
            back={{ label: words.value.cancel, onClick: () => end(false) }}
            main={
              account.password && (
                <button type="submit" class="button primary" disabled={busy}>
                  {words.value.proveNow}
                </button>
              )
            }
          >
            {account.passkeys.length > 0 && hasPasskeys() && (
              <button type="button" class="button" disabled={busy} onClick={() => void sign(signInByKey)}>
                {words.value.provePasskey}
              </button>
            )}
          </DialogButtons>
        </form>
      )}
    </Dialog>
  )
}
