export const group = 'Event cards'

export const keys = {
  bonus: 'bonus of a flipped card',
  tables: 'better scoring table',
  eventScotsmen: 'Scotsmen',
  eventCasks: 'casks',
}
