import { type GameId, MANIFESTS } from '@bothy/games'
import type { Json } from '@bothy/kernel'
import type { BotLevel } from '@bothy/protocol'
import { api } from '../../net/api.ts'
import { playable } from '../../net/device/levels.ts'
import { createOnDevice } from '../../net/hosts.ts'
import { knownName } from '../../net/people/my-name.ts'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { navigate, paths } from '@bothy/board-kit/ui/page/router.ts'
import { usualLevel } from '@bothy/board-kit/ui/page/settings.ts'

type Wanted = {
  readonly game: GameId
  readonly seats?: number
  readonly level?: BotLevel
  readonly setup?: Json
}

export async function startMatch({
  game,
  seats = MANIFESTS[game].seats.usual,
  level,
  setup = {},
}: Wanted): Promise<void> {
  const played = playable(game, seats, level ?? usualLevel.value)
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: 'bot', level: played }) as const)
  const reply = await api.create({ game, seats: [{ kind: 'me' }, ...bots], setup, visibility: 'private' })
  if (reply.ok) return navigate(paths.table(reply.value.id))
  navigate(
    await createOnDevice(game, [{ kind: 'person', name: knownName() || t.value.common.seat(1) }, ...bots], setup),
  )
}
