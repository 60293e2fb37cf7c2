import type { FunctionComponent, JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { LONGEST_OWN_BOT_NAME, type MadeOwnBot, type OwnBot } from '@bothy/protocol'
import { announce } from '@bothy/board-kit/ui/controls/announce.tsx'
import { CopyField } from '@bothy/board-kit/ui/controls/copy.tsx'
import { Dialog, DialogButtons } from '@bothy/board-kit/ui/controls/dialog.tsx'
import { Failure } from '@bothy/board-kit/ui/controls/states.tsx'
import { loadInUse } from '@bothy/board-kit/ui/words/catalogue.ts'
import { dateTime } from '@bothy/board-kit/ui/words/i18n.ts'
import { ownBotsApi } from '../../../net/people/own-bots.ts'
import { keepFocus } from '../keep-focus.ts'
import { Part } from '../../personal/part.tsx'
import { Failed, TextField } from '../text-field.tsx'
import { useSend } from '../use-send.ts'
import { botsWords, words } from './words.ts'

export async function loadOwnBots(): Promise<FunctionComponent> {
  await loadInUse(botsWords)
  return OwnBots
}

function OwnBots(): JSX.Element {
  const [bots, setBots] = useState<readonly OwnBot[] | 'failed'>([])
  const [name, setName] = useState('')
  const [made, setMade] = useState<MadeOwnBot | null>(null)
  const [asked, setAsked] = useState<OwnBot | null>(null)
  const { busy, failed, send } = useSend()
  const load = async (): Promise<void> => {
    const reply = await ownBotsApi.list()
    setBots(reply.ok ? reply.value : 'failed')
  }
  useEffect(() => void load(), [])
  const make = (event: Event): void => {
    event.preventDefault()
    void send(
      () => ownBotsApi.make(name.trim()),
      async (bot) => {
        setMade(bot)
        announce(words.value.once)
        setName('')
        await load()
      },
    )
  }
  const done = (): void => {
    const restore = keepFocus()
    setMade(null)
    requestAnimationFrame(restore)
  }
  const revoke = ({ id, name: revoked }: OwnBot): void => {
    setAsked(null)
    void send(
      () => ownBotsApi.revoke(id),
      async () => {
        announce(words.value.revoked(revoked))
        if (made?.bot.id === id) setMade(null)
        await load()
      },
    )
  }
  if (bots === 'failed') return <Failure onRetry={() => void load()} />
  return (
    <Part title={words.value.title}>
      <p class="soft">{words.value.help}</p>
      {bots.length > 0 && (
        <ul class="part-list">
          {bots.map((bot) => (
            <li key={bot.id}>
              <span class="part-words">
                <b>{bot.name}</b>
                <span class="soft small">{newsOf(bot)}</span>
              </span>
              <button
                type="button"
                class="button small"
                disabled={busy}
                aria-label={words.value.revokeOf(bot.name)}
                onClick={() => setAsked(bot)}
              >
                {words.value.revoke}
              </button>
            </li>
          ))}
        </ul>
      )}
      {made === null ? (
        <form class="part-form" onSubmit={make}>
          <TextField
            label={words.value.name}
            help={words.value.nameHelp(LONGEST_OWN_BOT_NAME)}
            value={name}
            autoComplete="off"
            maxLength={LONGEST_OWN_BOT_NAME}
            required
            onInput={setName}
          >
            <button type="submit" class="button" disabled={busy || name.trim() === ''}>
              {words.value.make}
            </button>
          </TextField>
        </form>
      ) : (
        <div class="part-form" role="group" aria-label={words.value.made(made.bot.name)}>
          <CopyField label={words.value.made(made.bot.name)} value={made.token} />
          <p class="note">{words.value.once}</p>
          <p class="soft small">{words.value.where}</p>
          <button type="button" class="button" onClick={done}>
            {words.value.kept}
          </button>
        </div>
      )}
      <Failed why={failed} />
      {asked !== null && (
        <Dialog title={words.value.revokeAsk(asked.name)} onClose={() => setAsked(null)}>
          <p>{words.value.revokeHelp}</p>
          <DialogButtons
            back={{ label: words.value.cancel, onClick: () => setAsked(null) }}
            main={
              <button type="button" class="button loss" onClick={() => revoke(asked)}>
                {words.value.revokeNow}
              </button>
            }
          />
        </Dialog>
      )}
    </Part>
  )
}

function newsOf({ online, seen }: OwnBot): string {
  if (online) return words.value.online
  return seen === null ? words.value.never : words.value.seen(dateTime(seen))
}
