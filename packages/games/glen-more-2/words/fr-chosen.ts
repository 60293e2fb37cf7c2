/** Of a Chronicle that is chosen or not. */
export const values = { false: 'Non', true: 'Oui' }
