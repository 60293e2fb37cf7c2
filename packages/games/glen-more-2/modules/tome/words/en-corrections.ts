/** Its part of the box on the page of corrections. */
export const group = 'Event cards'

/** Names of the last parts of a path in its data. */
export const keys = {
  bonus: 'bonus of a flipped card',
  tables: 'better scoring table',
  eventScotsmen: 'Scotsmen',
  eventCasks: 'casks',
}
