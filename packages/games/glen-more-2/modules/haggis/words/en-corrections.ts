export const group = 'Haggis tokens and scoring'

export const keys = {
  copies: 'tokens of value',
  faceUp: 'tokens face up',
  places: 'places on a serving table',
  rolls: 'common rolls',
  turnedUp: 'most tokens turned up',
  casks: 'casks for a private roll',
}

export const law =
  'There must be at least 1 haggis token and at most 20 of a value; tables must have 1 to 9 places, a scoring 1 to 9 rolls, and a private roll must cost 1 to 9 casks.'
