import type { JSX } from 'preact'
import type { Account } from '@bothy/protocol'
import { accountApi, becameSomebody } from '../../net/people/account.ts'
import { dateTime } from '@bothy/board-kit/ui/words/i18n.ts'
import { Part } from '../personal/part.tsx'
import { Failed } from './text-field.tsx'
import { useSend } from './use-send.ts'
import { words } from './words.ts'

export function Devices({
  account,
  onChange,
}: {
  readonly account: Account
  readonly onChange: () => Promise<void>
}): JSX.Element {
  const { busy, failed, send } = useSend()
  return (
    <Part title={words.value.devices}>
      <p class="soft">{words.value.devicesHelp}</p>
      <ul class="part-list">
        {account.devices.map(({ id, device, seen, here }) => {
          const name = device === '' ? words.value.unknownDevice : device
          return (
            <li key={id}>
              <span class="part-words">
                <b>{name}</b>
                {!here && <span class="soft small">{words.value.seen(dateTime(seen))}</span>}
              </span>
              {here && <span class="tag">{words.value.thisDevice}</span>}
              {!here && (
                <button
                  type="button"
                  class="button small"
                  disabled={busy}
                  aria-label={words.value.endDeviceOf(name)}
                  onClick={() => void send(() => accountApi.endDevice(id), onChange)}
                >
                  {words.value.endDevice}
                </button>
              )}
            </li>
          )
        })}
      </ul>
      <Failed why={failed} />
      <p class="soft small">{words.value.signOutHelp}</p>
      <div class="part-actions">
        <button
          type="button"
          class="button"
          disabled={busy}
          onClick={() => void send(accountApi.signOut, becameSomebody)}
        >
          {words.value.signOut}
        </button>
        <button
          type="button"
          class="button"
          disabled={busy}
          onClick={() => void send(accountApi.signOutEverywhere, becameSomebody)}
        >
          {words.value.signOutEverywhere}
        </button>
      </div>
    </Part>
  )
}
