import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { noticesApi } from '../../net/people/notices.ts'
import { canPush, keepOwnChannel, subscribe } from '../../net/people/push.ts'
import { language } from '@bothy/board-kit/ui/page/settings.ts'
import { Failed } from '../account/text-field.tsx'
import { useSend } from '../account/use-send.ts'
import { words } from './words.ts'

/** The browser asks for permission after the click, never before. */
export function ThisBrowser({
  serverKey,
  isOn,
  isFirst,
  onChange,
}: {
  readonly serverKey: string
  readonly isOn: boolean
  readonly isFirst: boolean
  readonly onChange: () => Promise<void>
}): JSX.Element {
  const { busy, failed, send } = useSend()
  const [refused, setRefused] = useState<'denied' | 'failed' | null>(null)
  const add = async (): Promise<void> => {
    setRefused(null)
    const given = await subscribe(serverKey)
    if (typeof given === 'string') return setRefused(given)
    await send(
      () => noticesApi.add({ kind: 'push', ...given, lang: language.peek() }),
      async ({ id }) => {
        await keepOwnChannel(id)
        await onChange()
      },
    )
  }
  const { push, pushHelp, pushOn, pushAdd, pushImpossible, pushRefused } = words.value
  return (
    <div class="part-ways">
      <h3>{push}</h3>
      <p class="soft">{!canPush() ? pushImpossible : isOn ? pushOn : pushHelp}</p>
      {canPush() && !isOn && (
        <button type="button" class={isFirst ? 'button primary' : 'button'} disabled={busy} onClick={() => void add()}>
          {pushAdd}
        </button>
      )}
      <Failed why={refused === null ? failed : pushRefused[refused]} />
    </div>
  )
}
