import { computed } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { OwnBot, TableInfo } from '@bothy/protocol'
import { catalogue } from '@bothy/board-kit/ui/words/catalogue.ts'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'
import { language } from '@bothy/board-kit/ui/page/settings.ts'
import { ownBotsApi } from '../../net/people/own-bots.ts'
import type { OwnBotsWords } from './own-bots-words-en.ts'
import type { Run } from './run.ts'

export const ownBotsWords = catalogue<OwnBotsWords>({
  en: async () => (await import('./own-bots-words-en.ts')).ownBotsEn,
  fr: async () => (await import('./own-bots-words-fr.ts')).ownBotsFr,
})
const words = computed<OwnBotsWords>(() => ownBotsWords.of(language.value))

type Offer = { readonly bot: OwnBot; readonly seat: number; readonly label: string }

function offersFor(info: TableInfo, bots: readonly OwnBot[]): readonly Offer[] {
  const free = info.seats.findIndex(({ kind }) => kind === 'open')
  return bots.flatMap((bot): readonly Offer[] => {
    const seat = info.seats.findIndex((held) => held.kind === 'person' && held.name === bot.name)
    const held = info.seats[seat]
    if (held?.kind === 'person') return held.ready ? [] : [{ bot, seat, label: words.value.ready(bot.name) }]
    const mayGive = info.host && info.visibility === 'private' && !info.rated && free >= 0
    return mayGive ? [{ bot, seat: free, label: words.value.give(bot.name) }] : []
  })
}

export function OwnBots({ info, run }: { readonly info: TableInfo; readonly run: Run }): JSX.Element | null {
  const [bots, setBots] = useState<readonly OwnBot[]>([])
  useEffect(() => void ownBotsApi.list().then((reply) => reply.ok && setBots(reply.value)), [])
  const offers = offersFor(info, bots)
  if (offers.length === 0) return null
  return (
    <div class="invite-friend stack">
      <h3>{words.value.title}</h3>
      <ul class="invite-friend-list">
        {offers.map(({ bot, seat, label }) => (
          <li key={bot.id}>
            <button type="button" class="button" onClick={() => void run(() => ownBotsApi.seat(info.id, seat, bot.id))}>
              <Icon name="robot" /> {label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
