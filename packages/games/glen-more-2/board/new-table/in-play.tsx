import './in-play-styles.css'
import { GAME_ID, isChronicle, MANIFESTS, type Types } from '@bothy/glen-more-2/data'
import type { PrimerPart } from '@bothy/board-kit/board/game-board.ts'
import { paths } from '@bothy/board-kit/ui/page/router.ts'
import { NewTabLink } from '@bothy/board-kit/ui/controls/new-tab-link.tsx'
import { PICTURES } from '../../modules/written/board/pictures.ts'
import { byNumber } from './facts.ts'
import { cardWords } from './words.ts'

/** In one column. */
const FEW = 3

export const inPlay: PrimerPart<Types> = {
  words: cardWords,
  Part({ view, texts, language }) {
    const words = cardWords.of(language)
    const names = byNumber(Object.keys(view.chronicles).filter(isChronicle))
    const isEasier = view.options.introductory && names.length === 0
    return (
      <>
        {names.length > 0 && (
          <>
            <h3>{words.allInPlay}</h3>
            <ul class="gm2-in-play" data-many={names.length > FEW}>
              {names.map((name) => {
                const Picture = PICTURES[name]
                return (
                  <li key={name}>
                    <span class="gm2-in-play-picture" aria-hidden="true">
                      <Picture />
                    </span>
                    <span>
                      <b>
                        {MANIFESTS[name].number}. {texts.options[name]?.label}
                      </b>
                      {words.lines[name]}
                    </span>
                  </li>
                )
              })}
            </ul>
          </>
        )}
        {!isEasier && (
          <p class="soft small">
            {words.easier} <NewTabLink href={paths.make(GAME_ID, 'bots')}>{words.setUpEasier}</NewTabLink>
          </p>
        )}
      </>
    )
  },
}
