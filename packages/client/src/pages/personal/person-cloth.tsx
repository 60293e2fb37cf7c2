import type { JSX } from 'preact'
import { Tartan } from '@bothy/board-kit/art/index.ts'
import { settOf } from './person-sett.ts'

export const PersonCloth = ({
  name,
  large = false,
}: {
  readonly name: string
  readonly large?: boolean
}): JSX.Element => (
  <span class={large ? 'person-cloth large' : 'person-cloth'}>
    <Tartan sett={settOf(name)} scale={large ? 0.9 : 0.6} />
  </span>
)
