export const pitch = 'Pay a toll as you pass the Mountain. Stop there and take it all.'
