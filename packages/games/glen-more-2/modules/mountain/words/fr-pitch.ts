/** Two short sentences: the parts it adds. */
export const pitch = 'Payez un péage en passant la Montagne. Arrêtez-vous-y et récupérez tout.'
