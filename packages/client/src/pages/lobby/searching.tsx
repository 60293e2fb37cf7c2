import type { JSX } from 'preact'
import { useEffect, useId, useRef, useState } from 'preact/hooks'
import { isGameId, MANIFESTS } from '@bothy/games'
import type { BotLevel, Wish } from '@bothy/protocol'
import { GameEmblem } from '../../games/game-emblem.tsx'
import { levelsFor, playable } from '../../net/device/levels.ts'
import { Segments } from '@bothy/board-kit/ui/controls/fields.tsx'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'
import { paths } from '@bothy/board-kit/ui/page/router.ts'
import { usualLevel } from '@bothy/board-kit/ui/page/settings.ts'
import { wishFacts } from './facts.ts'
import type { Searching as Search } from './use-search.ts'
import { words } from './words.ts'

const OFFER_MS = 30_000
const SECOND = 1000
const MINUTE = 60

type Props = {
  readonly searching: Search
  readonly trouble: string | null
  readonly onBots: (level: BotLevel) => void
  readonly onStop: () => void
}

export function Searching({ searching, trouble, onBots, onStop }: Props): JSX.Element {
  const said = words.value
  const { wish, company, since, bots } = searching
  const heading = useRef<HTMLHeadingElement>(null)
  const waited = useWaited(since)
  const here = Math.min(company.waiting, wish.seats)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section class="panel padded stack lobby-search" aria-label={said.searching}>
      <h2 ref={heading} tabIndex={-1}>
        {said.searching}
      </h2>
      <WishLine wish={wish} />
      <div class="lobby-here">
        <span class="lobby-chairs" aria-hidden="true">
          {Array.from({ length: wish.seats }, (_, i) => (
            <span key={i} class={i < here ? 'taken' : undefined}>
              <Icon name="people" size={18} />
            </span>
          ))}
        </span>
        <strong role="status" aria-label={said.foundAria(here, wish.seats)}>
          {said.found(here, wish.seats)}
        </strong>
        <span class="soft small">{said.elapsed(clock(waited))}</span>
      </div>
      <p class="soft">
        {here === 1 ? said.onlyYou : ''} {said.stay}
      </p>
      {trouble !== null && (
        <p class="note bad small" role="alert">
          {trouble}
        </p>
      )}
      {bots ? (
        <p class="note small" role="status">
          {said.botsSoon}
        </p>
      ) : (
        (waited >= OFFER_MS || company.willing > 0) && (
          <BotOffer wish={wish} free={wish.seats - here} willing={company.willing} onBots={onBots} />
        )
      )}
      <button type="button" class="button" onClick={onStop}>
        {said.cancel}
      </button>
    </section>
  )
}

function BotOffer({
  wish,
  free,
  willing,
  onBots,
}: {
  readonly wish: Wish
  readonly free: number
  readonly willing: number
  readonly onBots: (level: BotLevel) => void
}): JSX.Element {
  const said = words.value
  const heading = useId()
  const game = isGameId(wish.game) ? wish.game : null
  return (
    <section class="lobby-offer stack" aria-labelledby={heading}>
      <h3 id={heading}>{said.botsTitle}</h3>
      <p role="status">{willing > 0 ? said.botsAsked(willing) : said.botsOffer(free)}</p>
      {game !== null && willing === 0 && (
        <Segments
          label={said.level}
          value={usualLevel.value}
          choices={levelsFor(game, wish.seats).map((value) => ({ value, label: t.value.levels[value] }))}
          onChange={(level) => (usualLevel.value = level)}
        />
      )}
      <div class="lobby-actions">
        <button
          type="button"
          class="button primary"
          onClick={() => onBots(game === null ? usualLevel.value : playable(game, wish.seats, usualLevel.value))}
        >
          <Icon name="robot" /> {said.bots}
        </button>
        <a class="button" href={paths.make(wish.game, 'friends')}>
          {said.openInstead}
        </a>
      </div>
    </section>
  )
}

export function WishLine({
  wish,
  here,
  rating = null,
}: {
  readonly wish: Wish
  readonly here?: number
  readonly rating?: number | null
}): JSX.Element {
  const said = words.value
  const players = here === undefined ? said.players(wish.seats) : said.found(here, wish.seats)
  return (
    <p class="lobby-wish">
      {isGameId(wish.game) && <GameEmblem game={wish.game} />}
      <span>
        <strong>{isGameId(wish.game) ? MANIFESTS[wish.game].title : wish.game}</strong>
        <span class="soft small">
          {[players, ...(isGameId(wish.game) ? [wishFacts(wish.game, { wish, rating })] : [])].join(' · ')}
        </span>
      </span>
    </p>
  )
}

function useWaited(since: number): number {
  const [now, setNow] = useState(since)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, now - since)
}

const clock = (ms: number): string => {
  const seconds = Math.floor(ms / SECOND)
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`
}
