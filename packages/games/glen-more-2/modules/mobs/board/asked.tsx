import './asked-styles.css'
import type { ComponentChildren } from 'preact'
import type { Props } from './head.tsx'
import { Lairs, Territories } from './lairs.tsx'
import { Cards, Demand, Surrender, Trick } from './others.tsx'

const PARTS: { readonly [kind: string]: (props: Props) => ComponentChildren } = {
  lurk: (props) => <Lairs {...props} />,
  rehome: (props) => <Territories {...props} />,
  trick: (props) => <Trick {...props} />,
  stake: (props) => <Cards {...props} />,
  demand: (props) => <Demand {...props} />,
  surrender: (props) => <Surrender {...props} />,
}

export const Asked = (props: Props) => <>{PARTS[props.table.view.pending?.kind ?? '']?.(props)}</>
