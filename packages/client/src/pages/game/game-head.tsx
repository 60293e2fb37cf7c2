import type { JSX } from 'preact'
import { useCallback, useState } from 'preact/hooks'
import { type GameId, MANIFESTS } from '@bothy/games'
import { lobbyApi } from '../../net/lobby.ts'
import { unbroken } from '@bothy/board-kit/ui/words/unbroken.ts'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'
import { paths } from '@bothy/board-kit/ui/page/router.ts'
import { useFresh } from '@bothy/board-kit/ui/page/use-fresh.ts'
import { startMatch } from '../home/start-match.ts'
import { words } from './words.ts'
import { GamePicture } from '../../games/game-picture.tsx'

const LOOK_EVERY_MS = 30_000

function useLooking(game: GameId): number | null {
  const [count, setCount] = useState<number | null>(null)
  const look = useCallback(async () => {
    const reply = await lobbyApi.look()
    if (reply.ok) setCount(reply.value.wishes.filter(({ wish }) => wish.game === game).length)
  }, [game])
  useFresh(look, LOOK_EVERY_MS)
  return count
}

export function GameHead({ game }: { readonly game: GameId }): JSX.Element {
  const said = words.value
  const { title, seats, minutes } = MANIFESTS[game]
  const looking = useLooking(game)
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const play = (): void => {
    setState('busy')
    startMatch({ game }).catch(() => setState('failed'))
  }
  return (
    <div class="game-head">
      <GamePicture game={game} />
      <div class="game-head-inner">
        <p>{said.facts(seats, minutes)}</p>
        <h1 tabIndex={-1}>{unbroken(title)}</h1>
        <div class="game-head-acts">
          <button
            type="button"
            class="button primary"
            disabled={state === 'busy'}
            aria-label={state === 'busy' ? undefined : said.play}
            onClick={play}
          >
            <Icon name="play" /> {state === 'busy' ? said.starting : <Label whole={said.play} brief={said.playShort} />}
          </button>
          <a class="button" href={paths.make(game, 'friends')} aria-label={said.newTable}>
            <Icon name="plus" /> <Label whole={said.newTable} brief="" />
          </a>
          <a
            class="button"
            href={paths.lobby}
            aria-label={looking ? `${said.find}: ${said.looking(looking)}` : said.find}
          >
            <Icon name="search" /> <Label whole={said.find} brief={said.findShort} />
            {looking !== null && looking > 0 && <span class="game-looking">{looking}</span>}
          </a>
        </div>
        {state === 'failed' && (
          <p class="note bad small" role="alert">
            {said.notStarted}
          </p>
        )}
      </div>
    </div>
  )
}

const Label = ({ whole, brief }: { readonly whole: string; readonly brief: string }): JSX.Element => (
  <>
    <span class="game-label">{whole}</span>
    {brief !== '' && <span class="game-label-brief">{brief}</span>}
  </>
)
