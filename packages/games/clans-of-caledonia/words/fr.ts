import type { Message, Seat, Tagged, Texts } from '@bothy/kernel'
import { typesetAll, typesetMessage } from '@bothy/kernel/french'
import type { Action, Event, Reason, Types, View, Warning } from '../rules/types.ts'
import { actions } from './fr-actions.ts'
import { events } from './fr-events.ts'
import type { Reader } from './fr-grammar.ts'
import { laws, optionGroups, options, scoreLine, tieBreaks, verdicts } from './fr-options.ts'
import { prompt } from './fr-prompts.ts'
import { reasons, warnings } from './fr-reasons.ts'
import { pitch } from './pitch.ts'

export { words } from './fr-words.ts'
export { terms } from './fr-terms.ts'

const tellEvent = <K extends Event['type']>(e: Tagged<Event, 'type', K>, me: Reader): Message => events[e.type](e, me)
const tellReason = <K extends Reason['why']>(r: Tagged<Reason, 'why', K>, me: Reader): Message => [
  ...reasons[r.why](r, me),
  ' ',
  { part: 'rule', rule: r.rule },
]
const tellAction = <K extends Action['type']>(x: Tagged<Action, 'type', K>, view: View): Message =>
  actions[x.type](x, view)
const tellWarning = <K extends Warning['warn']>(it: Tagged<Warning, 'warn', K>): Message => warnings[it.warn](it)

export const fr: Texts<Types> = {
  title: 'Clans of Caledonia',
  pitch: pitch.fr,
  event: (event, me) => typesetMessage(tellEvent(event, me)),
  reason: (reason: Reason, me: Seat | null) => typesetMessage(tellReason(reason, me)),
  warning: (warning: Warning) => typesetMessage(tellWarning(warning)),
  action: (action: Action, view: View, _me: Seat | null) => typesetMessage(tellAction(action, view)),
  prompt: (view, me) => typesetMessage(prompt(view, me)),
  scoreLine: (line) => typesetMessage(scoreLine(line)),
  tieBreaks,
  verdicts,
  options,
  optionGroups,
  laws: typesetAll(laws),
}
