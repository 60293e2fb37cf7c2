export const values = { false: 'Non', true: 'Oui' }
