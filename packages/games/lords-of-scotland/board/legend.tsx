import type { Types } from '@bothy/lords-of-scotland'
import { LINEAGES, POWERS } from '@bothy/lords-of-scotland/data'
import type { Translated } from '@bothy/kernel'
import { Points } from '@bothy/board-kit/art/index.ts'
import { type Legend, sign, signsBy } from '@bothy/board-kit/board/legend/legend.ts'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'
import { catalogue } from '@bothy/board-kit/ui/words/catalogue.ts'
import { PlaceArrow } from './armies/total.tsx'
import { Badge } from './art/badges.tsx'
import { PowerIcon } from './art/power-icons.tsx'
import { LINEAGE_ART } from './cards/lineages.ts'
import { InitiativeMark } from './seats/initiative.tsx'
import { HandSign } from './seats/seat-panel.tsx'
import type { legend as en } from './words/legend-en.ts'
import { wordsOf } from './words.ts'

const legendWords = catalogue<Translated<typeof en>>({
  en: async () => (await import('./words/legend-en.ts')).legend,
  fr: async () => (await import('./words/legend-fr.ts')).legend,
})

const SIZE = 28

export const legend: Legend<Types> = async (language) => {
  await legendWords.load(language)
  const [words, own] = [wordsOf(language), legendWords.of(language)]
  return [
    {
      title: own.topics.powers,
      signs: signsBy(POWERS, words.powerName, (power) => <PowerIcon power={power} size={SIZE} />),
    },
    {
      title: own.topics.lineages,
      signs: signsBy(LINEAGES, words.lineageName, (lineage) => (
        <Badge beast={LINEAGE_ART[lineage].beast} ring={LINEAGE_ART[lineage].dye} size={34} />
      )),
    },
    {
      title: own.topics.table,
      signs: [
        sign('points', own.points, <Points value={3} size={30} />),
        sign('initiative', words.initiative, <InitiativeMark size={SIZE} />),
        sign('hand', own.hand, <HandSign />),
        sign('doubled', words.doubled, <i class="los-chip">×2</i>),
        sign('perhaps', own.perhaps, <b>+?</b>),
        sign('active', own.active.yes, <Icon name="check" size={SIZE} />),
        sign('inactive', own.active.no, <Icon name="close" size={SIZE} />),
        ...signsBy(
          ['up', 'down'] as const,
          (moves) => own.moves[moves],
          (moves) => <PlaceArrow moves={moves} />,
        ),
      ],
    },
  ]
}
