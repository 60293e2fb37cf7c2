export const pitch = 'An Englishman walks the rondel. Hold his token, and he works for you.'
