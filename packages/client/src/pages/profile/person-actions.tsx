import type { JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Friends } from '@bothy/protocol'
import { me } from '../../net/api.ts'
import { friendsApi } from '../../net/people/friends.ts'
import { friendsWords } from '@bothy/board-kit/ui/words/friends-words.ts'
import { longDate, t } from '@bothy/board-kit/ui/words/i18n.ts'
import { backHere, paths } from '@bothy/board-kit/ui/page/router.ts'
import { Failed } from '../account/text-field.tsx'
import { useSend } from '../account/use-send.ts'
import { InviteThem } from './invite-them.tsx'
import { type Tie, tieTo } from './tie.ts'
import { words } from './words.ts'

type Act = 'ask' | 'part' | 'block' | 'unblock'
type Button = { readonly act: Act | 'invite'; readonly label: string }
const LOOKS: { readonly [act in Button['act']]?: string } = { block: 'button quiet' }

export function PersonActions({ name }: { readonly name: string }): JSX.Element | null {
  if (me.value === null) return null
  if (!me.value.guest) return <Known name={name} />
  return (
    <p class="profile-links">
      <span class="soft">{words.value.needsAccount}</span>
      <a href={paths.signUp(backHere())}>{friendsWords.value.toAccount}</a>
    </p>
  )
}

function Known({ name }: { readonly name: string }): JSX.Element | null {
  const [known, setKnown] = useState<Friends | 'failed' | null>(null)
  const [isInviting, setInviting] = useState(false)
  const { busy, failed, send } = useSend()
  const said = useRef<HTMLParagraphElement>(null)
  const load = async (): Promise<void> => {
    const reply = await friendsApi.list()
    setKnown(reply.ok ? reply.value : 'failed')
  }
  useEffect(() => void load(), [])
  if (known === null) return null
  if (known === 'failed')
    return (
      <p class="profile-links">
        <span class="soft">{t.value.common.failed}</span>
        <button type="button" class="button small" onClick={() => void load()}>
          {t.value.common.retry}
        </button>
      </p>
    )
  const tie = tieTo(name, known)
  // The pressed button may be gone, so the focus goes to the sentence that tells the outcome.
  const run = (act: Act): void =>
    void send(
      () => friendsApi[act](name),
      (changed) => {
        setKnown(changed)
        if (act === 'block') setInviting(false)
        requestAnimationFrame(() => said.current?.focus())
      },
    )
  return (
    <>
      <p ref={said} tabIndex={-1}>
        {sentence(tie, name)}
      </p>
      {tie.kind === 'blocked' && <p class="soft small">{words.value.blockedHelp}</p>}
      <div class="profile-actions">
        {buttons(tie).map(({ act, label }, i) => (
          <button
            key={act}
            type="button"
            class={i === 0 && tie.kind === 'asking' ? 'button primary' : (LOOKS[act] ?? 'button')}
            disabled={busy}
            {...(act === 'invite' ? { 'aria-expanded': isInviting } : {})}
            onClick={() => (act === 'invite' ? setInviting(!isInviting) : run(act))}
          >
            {label}
          </button>
        ))}
      </div>
      <Failed why={failed} />
      {isInviting && tie.kind !== 'blocked' && <InviteThem name={name} />}
    </>
  )
}

function sentence(tie: Tie, name: string): string {
  const said = words.value
  switch (tie.kind) {
    case 'none':
      return said.stranger(name)
    case 'asking':
      return said.asking(name)
    case 'friend':
    case 'asked':
    case 'blocked':
      return said[tie.kind](longDate(tie.since))
  }
}

function buttons({ kind }: Tie): readonly Button[] {
  const { accept, decline, withdraw, block, unblock } = friendsWords.value
  const { befriend, remove, invite } = words.value
  const inviting: Button = { act: 'invite', label: invite }
  const blocking: Button = { act: 'block', label: block }
  switch (kind) {
    case 'none':
      return [{ act: 'ask', label: befriend }, inviting, blocking]
    case 'asked':
      return [{ act: 'part', label: withdraw }, inviting, blocking]
    case 'asking':
      return [{ act: 'ask', label: accept }, { act: 'part', label: decline }, inviting, blocking]
    case 'friend':
      return [inviting, { act: 'part', label: remove }, blocking]
    case 'blocked':
      return [{ act: 'unblock', label: unblock }]
  }
}
