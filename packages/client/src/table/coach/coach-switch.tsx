import type { FunctionComponent, JSX } from 'preact'
import type { TableInfo } from '@bothy/protocol'
import { Switch } from '@bothy/board-kit/ui/controls/fields.tsx'
import { loadInUse } from '@bothy/board-kit/ui/words/catalogue.ts'
import { switchCoach } from '../../net/people/learning.ts'
import { keepWish } from './kept.ts'
import { speaks } from './may-speak.ts'
import { coachWords, words } from './words.ts'

type Props = { readonly info: TableInfo }

export async function loadCoachSwitch(): Promise<FunctionComponent<Props>> {
  await loadInUse(coachWords)
  return CoachSwitch
}

function CoachSwitch({ info }: Props): JSX.Element {
  return (
    <Switch
      label={words.value.advice}
      help={words.value.adviceHelp}
      checked={speaks(info)}
      onChange={(on) => {
        if (on) switchCoach(false)
        keepWish(info.id, on ? 'on' : 'off')
      }}
    />
  )
}
