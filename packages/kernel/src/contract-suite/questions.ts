import type { Game, GameTypes } from '../contract.ts'
import { answersCommute } from './answers.ts'
import { arrangementsAreChecked } from './arrangements.ts'
import { correctionsAreChecked } from './corrections.ts'
import {
  cloneIsEqual,
  cloneStays,
  eventsChangeNothing,
  everyActionApplies,
  jsonRoundTrip,
  playsOnAfterJson,
} from './copies.ts'
import type { Demands } from './demands.ts'
import { refusalsChangeNothing } from './doors.ts'
import { draftsComeBack, turnsEndInTheOpen, whatWasShownIsFinal } from './drafts.ts'
import {
  progressIsAShare,
  ranksFollow,
  recordIsTheMatch,
  resultIsComplete,
  tallyExplainsTheScore,
  verdictIsThatOfTheScore,
} from './ending.ts'
import { imagineKnowsNoMore, imaginedStatesArePlayable, imaginedStatesLookTheSame } from './knowledge.ts'
import {
  actorsAreSeats,
  answersArePlainData,
  blockedIsTheRest,
  idleSeatsHaveNoActions,
  listsAreSets,
  listsAreStable,
  nobodyIsStuck,
  oneReasonIsThatOfTheList,
  questionsChangeNothing,
  warningsAreAboutChoices,
} from './lists.ts'
import { brokenNotationIsRefused, notationComesBack } from './notation.ts'
import { openingTellsNothingHidden } from './opening.ts'
import type { Position } from './position.ts'
import { seedDecides, setupsAreChecked } from './setups.ts'
import { witnessOnlyHides, witnessedEventsLookTheSame } from './witnesses.ts'

type Ask = <T extends GameTypes>(at: Position<T>) => void
type TableAsk = <T extends GameTypes>(game: Game<T>, demands: Demands<T>, seats: number) => void
/** `often` and `sometimes`: at the shares `often` and `share` of the plies. */
type When = 'always' | 'often' | 'sometimes' | 'end'

const ask = <N extends string>(
  name: N,
  when: When,
  question: Ask,
): { readonly name: N; readonly when: When; readonly ask: Ask } => ({ name, when, ask: question })

export const QUESTIONS = [
  ask('questions change nothing', 'often', questionsChangeNothing),
  ask('a seat can act, or there is a result', 'always', nobodyIsStuck),
  ask('those to act are seats', 'always', actorsAreSeats),
  ask('idle seats have no actions', 'always', idleSeatsHaveNoActions),
  ask('no duplicates, at most 512 choices', 'always', listsAreSets),
  ask('lists are stable', 'sometimes', listsAreStable),
  ask('what is blocked is not legal', 'often', blockedIsTheRest),
  ask('one reason is that of the list', 'sometimes', oneReasonIsThatOfTheList),
  ask('warnings are about legal choices', 'often', warningsAreAboutChoices),
  ask('answers are plain data', 'sometimes', answersArePlainData),
  ask('the invariants of the game hold', 'always', (at) => at.demands.invariants?.(at.state)),
  ask('every legal action applies', 'often', everyActionApplies),
  ask('a clone is equal', 'often', cloneIsEqual),
  ask('a clone is independent', 'sometimes', cloneStays),
  ask('a state survives JSON', 'often', jsonRoundTrip),
  ask('a state from JSON plays on', 'sometimes', playsOnAfterJson),
  ask('events change nothing', 'sometimes', eventsChangeNothing),
  ask('notation comes back', 'often', notationComesBack),
  ask('broken notation is refused', 'sometimes', brokenNotationIsRefused),
  ask('progress goes from 0 to 1', 'always', progressIsAShare),
  ask('the result is complete', 'always', resultIsComplete),
  ask('ranks follow scores and tie-breaks', 'always', ranksFollow),
  ask('a verdict is that of the score', 'always', verdictIsThatOfTheScore),
  ask('the tally explains the score', 'sometimes', tallyExplainsTheScore),
  ask('refusals change nothing', 'sometimes', refusalsChangeNothing),
  ask('what was shown is final', 'always', whatWasShownIsFinal),
  ask('turns end in the open', 'always', turnsEndInTheOpen),
  ask('drafts can be taken back and played again', 'sometimes', draftsComeBack),
  ask('answers to one question commute and show nothing', 'sometimes', answersCommute),
  ask('a witness sees the event or less', 'often', witnessOnlyHides),
  ask('imagined states look the same', 'sometimes', imaginedStatesLookTheSame),
  ask('imagined states can be played', 'sometimes', imaginedStatesArePlayable),
  ask('imagining knows no more than the seat', 'sometimes', imagineKnowsNoMore),
  ask('witnessed events look the same', 'sometimes', witnessedEventsLookTheSame),
  ask('the record is the match', 'end', recordIsTheMatch),
] as const

export const TABLE_QUESTIONS = [
  { name: 'setups are checked', ask: setupsAreChecked },
  { name: 'arrangements are checked', ask: arrangementsAreChecked },
  { name: 'corrections are checked', ask: correctionsAreChecked },
  { name: 'the seed decides', ask: seedDecides },
  { name: 'the opening tells nothing hidden', ask: openingTellsNothingHidden },
] as const satisfies readonly { readonly name: string; readonly ask: TableAsk }[]

export type QuestionName =
  | (typeof QUESTIONS)[number]['name']
  | (typeof TABLE_QUESTIONS)[number]['name']
  | 'ends within the bound'
  | 'imagined states really differ'

export const ALL_QUESTIONS: readonly QuestionName[] = [
  ...TABLE_QUESTIONS.map((question) => question.name),
  'ends within the bound',
  ...QUESTIONS.map((question) => question.name),
  'imagined states really differ',
]
