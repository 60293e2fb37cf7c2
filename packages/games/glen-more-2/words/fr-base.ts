import type { Message, Seat, Tagged, Texts } from '@bothy/kernel'
import { typesetMessage } from '@bothy/kernel/french'
import type { Action, Event, Reason, Types, View, Warning } from '../rules/types.ts'
import { actions as baseActions } from './fr-actions.ts'
import { brought, notBrought } from './brought.ts'
import { events as baseEvents } from './fr-events.ts'
import type { Reader } from './fr-grammar.ts'
import { options, scoreLine, tieBreaks } from './fr-options.ts'
import { prompt } from './fr-prompts.ts'
import { reasons as baseReasons, warnings } from './fr-reasons.ts'
import { pitch } from './pitch.ts'

export { terms } from './fr-names.ts'
export { words } from './fr-words.ts'

const { events, reasons, actions } = brought.fr
Object.assign(events, baseEvents)
Object.assign(reasons, baseReasons)
Object.assign(actions, baseActions)

const tellEvent = <K extends Event['type']>(e: Tagged<Event, 'type', K>, me: Reader): Message =>
  events[e.type]?.(e, me) ?? notBrought(e.type)
const tellReason = <K extends Reason['why']>(r: Tagged<Reason, 'why', K>, me: Reader): Message => [
  ...(reasons[r.why]?.(r, me) ?? notBrought(r.why)),
  ' ',
  { part: 'rule', rule: r.rule },
]
const tellAction = <K extends Action['type']>(a: Tagged<Action, 'type', K>, view: View): Message =>
  actions[a.type]?.(a, view) ?? notBrought(a.type)
const tellWarning = <K extends Warning['warn']>(it: Tagged<Warning, 'warn', K>): Message => [
  ...warnings[it.warn](it),
  ' ',
  { part: 'rule', rule: it.rule },
]

export const fr: Texts<Types> = {
  title: 'Glen More II: Chronicles',
  pitch: pitch.fr,
  event: (event, me) => typesetMessage(tellEvent(event, me)),
  reason: (reason: Reason, me: Seat | null) => typesetMessage(tellReason(reason, me)),
  warning: (warning: Warning) => typesetMessage(tellWarning(warning)),
  action: (action: Action, view: View, _me: Seat | null) => typesetMessage(tellAction(action, view)),
  prompt: (view, me) => typesetMessage(prompt(view, me)),
  scoreLine: (line) => typesetMessage(scoreLine(line)),
  tieBreaks,
  verdicts: {},
  options,
  optionGroups: { chronicles: 'Chroniques' },
  laws: brought.fr.laws,
}
