import type { Message, Seat, Tagged, Texts } from '@bothy/kernel'
import type { Action, Event, Reason, Types, View, Warning } from '../rules/types.ts'
import { actions } from './en-actions.ts'
import { events } from './en-events.ts'
import type { Reader } from './en-grammar.ts'
import { laws, optionGroups, options, scoreLine, tieBreaks, verdicts } from './en-options.ts'
import { prompt } from './en-prompts.ts'
import { reasons, warnings } from './en-reasons.ts'
import { pitch } from './pitch.ts'

export { words } from './en-words.ts'
export { terms } from './en-terms.ts'

const tellEvent = <K extends Event['type']>(e: Tagged<Event, 'type', K>, me: Reader): Message => events[e.type](e, me)
const tellReason = <K extends Reason['why']>(r: Tagged<Reason, 'why', K>, me: Reader): Message => [
  ...reasons[r.why](r, me),
  ' ',
  { part: 'rule', rule: r.rule },
]
const tellAction = <K extends Action['type']>(a: Tagged<Action, 'type', K>, view: View): Message =>
  actions[a.type](a, view)
const tellWarning = <K extends Warning['warn']>(it: Tagged<Warning, 'warn', K>): Message => warnings[it.warn](it)

export const en: Texts<Types> = {
  title: 'Clans of Caledonia',
  pitch: pitch.en,
  event: tellEvent,
  reason: (reason: Reason, me: Seat | null) => tellReason(reason, me),
  warning: (warning: Warning) => tellWarning(warning),
  action: (action: Action, view: View, _me: Seat | null) => tellAction(action, view),
  prompt,
  scoreLine,
  tieBreaks,
  verdicts,
  options,
  optionGroups,
  laws,
}
