import type { Message, Seat, Tagged, Texts } from '@bothy/kernel'
import type { Action, Event, Reason, Types, View, Warning } from '../rules/types.ts'
import { actions as baseActions } from './en-actions.ts'
import { brought, notBrought } from './brought.ts'
import { events as baseEvents } from './en-events.ts'
import type { Reader } from './en-grammar.ts'
import { options, scoreLine, tieBreaks } from './en-options.ts'
import { prompt } from './en-prompts.ts'
import { reasons as baseReasons, warnings } from './en-reasons.ts'
import { pitch } from './pitch.ts'

export { terms } from './en-names.ts'
export { words } from './en-words.ts'

const { events, reasons, actions } = brought.en
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

export const en: Texts<Types> = {
  title: 'Glen More II: Chronicles',
  pitch: pitch.en,
  event: tellEvent,
  reason: (reason: Reason, me: Seat | null) => tellReason(reason, me),
  warning: (warning: Warning) => tellWarning(warning),
  action: (action: Action, view: View, _me: Seat | null) => tellAction(action, view),
  prompt,
  scoreLine,
  tieBreaks,
  verdicts: {},
  options,
  optionGroups: { chronicles: 'Chronicles' },
  laws: brought.en.laws,
}
