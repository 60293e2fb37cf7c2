import type { JSX } from 'preact'
import type { Account } from '@bothy/protocol'
import { accountApi } from '../../net/people/account.ts'
import { addKey, hasPasskeys } from '../../net/people/passkeys.ts'
import { dateTime } from '@bothy/board-kit/ui/words/i18n.ts'
import { Part } from '../personal/part.tsx'
import { Failed } from './text-field.tsx'
import { useSend } from './use-send.ts'
import { words } from './words.ts'

type Props = { readonly account: Account; readonly onChange: (account: Account) => void }

export function Passkeys({ account, onChange }: Props): JSX.Element | null {
  const { busy, failed, send } = useSend()
  const { passkeys } = account
  if (passkeys.length === 0 && !hasPasskeys()) return null
  const isLastWay = !account.password && passkeys.length === 1
  return (
    <Part title={words.value.passkeys}>
      <p class="soft">{words.value.passkeysHelp}</p>
      {passkeys.length === 0 ? (
        <p>{words.value.noPasskeys}</p>
      ) : (
        <ul class="part-list">
          {passkeys.map(({ id, label, created, used }, i) => {
            const name = label === '' ? words.value.passkey(i + 1) : label
            const news = used === null ? words.value.added(dateTime(created)) : words.value.used(dateTime(used))
            return (
              <li key={id}>
                <span class="part-words">
                  <b>{name}</b>
                  <span class="soft small">{news}</span>
                </span>
                <button
                  type="button"
                  class="button small"
                  disabled={busy || isLastWay}
                  aria-label={words.value.removePasskeyOf(name)}
                  onClick={() => void send(() => accountApi.removeKey(id), onChange)}
                >
                  {words.value.removePasskey}
                </button>
              </li>
            )
          })}
        </ul>
      )}
      {isLastWay && <p class="soft small">{words.value.lastKey}</p>}
      <Failed why={failed} />
      {hasPasskeys() && (
        <button type="button" class="button" disabled={busy} onClick={() => void send(addKey, onChange)}>
          {words.value.addPasskey}
        </button>
      )}
    </Part>
  )
}
