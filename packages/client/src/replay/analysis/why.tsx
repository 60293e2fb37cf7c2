import type { JSX } from 'preact'
import { plain } from '@bothy/kernel'
import { language } from '@bothy/board-kit/ui/page/settings.ts'
import { useAnswer } from '../../games/use-answer.ts'
import type { FullReplay } from '../../table/playback/full-replay.ts'
import { loadMeritCatalogue } from '../../games/merit-words.ts'
import type { LetteredMoment } from './moments.ts'

/** Why the better decision is better, in short sentences; nothing where no reason was found. */
export function Why({
  moment: { why },
  fullReplay: { game, names },
}: {
  readonly moment: LetteredMoment
  readonly fullReplay: FullReplay
}): JSX.Element | null {
  const words = useAnswer(game.id, loadMeritCatalogue).value?.of(language.value)
  if (words === undefined || words === null || why.length === 0) return null
  return <span class="moment-why">{why.map((merit) => plain(words.say(merit), names)).join(' ')}</span>
}
