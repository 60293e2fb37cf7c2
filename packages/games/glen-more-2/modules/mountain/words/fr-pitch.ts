export const pitch = 'Payez un péage en passant la Montagne. Arrêtez-vous-y et récupérez tout.'
